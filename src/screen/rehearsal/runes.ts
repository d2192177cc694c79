// For tests of modules that hold state for a screen: loads them as the build would compile them.

import { compileModule } from 'svelte/compiler'

/** As much as is needed of what runs the tests. */
interface Runtime {
  readonly Transpiler: new (options: object) => { transformSync(code: string): string }
  file(path: string): { text(): Promise<string> }
  plugin(plugin: { readonly name: string; setup(build: Build): void }): void
}

interface Build {
  onLoad(
    which: { readonly filter: RegExp },
    load: (file: { readonly path: string }) => Promise<object>,
  ): void
}

/** Before the first such module is imported. */
export function understandRunes(): void {
  const runtime = (globalThis as unknown as { readonly Bun: Runtime }).Bun
  const plain = new runtime.Transpiler({ loader: 'ts', target: 'bun' })
  runtime.plugin({
    name: 'runes',
    setup(build) {
      build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
        const code = plain.transformSync(await runtime.file(path).text())
        const { js } = compileModule(code, { filename: path, generate: 'client' })
        return { contents: js.code, loader: 'js' }
      })
    },
  })
}
