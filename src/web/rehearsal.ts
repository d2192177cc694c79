// For tests of modules that hold state for pages: loads them as the build would compile them, and
// gives them a time in hand.

import { compileModule } from 'svelte/compiler'
import { handClock } from '#table/rehearsal/clock.ts'
import type { Time } from '#web/time.ts'

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

export interface HandTime extends Time {
  /** Lets so much time pass, and whatever is due on the way happen. */
  pass(by: number): Promise<void>
  /** The page stood still for so long. */
  sleep(by: number): void
}

const STEP = 100

export function handTime(): HandTime {
  const clock = handClock(0)
  return {
    now: clock.now,
    after: (wait, call) => clock.wake(clock.now() + wait, call),
    async pass(by) {
      for (let left = by; left > 0; left -= STEP) {
        clock.advance(Math.min(left, STEP))
        for (let i = 0; i < 10; i++) await Promise.resolve()
      }
    },
    sleep: clock.oversleep,
  }
}
