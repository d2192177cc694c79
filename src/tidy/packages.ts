// Which packages and built-in modules each layer may use.

import { isScript, isTest, placeOf } from '#tidy/place.ts'
import { importsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

interface Manifest {
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

/** `npm start` installs no development dependencies, so only these layers may count on them. */
const DEVELOPMENT_LAYERS = ['tools', 'tidy', 'e2e']

const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['valibot'],
  protocol: ['valibot'],
  table: [],
}

export function manifestOf(files: readonly TreeFile[]): Manifest {
  const text = files.find(file => file.path === 'package.json')?.text ?? '{}'
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
  return {
    dependencies: Object.keys(dependencies),
    devDependencies: Object.keys(devDependencies),
  }
}

/** Imports of packages or built-in modules that the layer must do without. */
export function strayPackages(files: readonly TreeFile[]): Finding[] {
  const manifest = manifestOf(files)
  return files
    .filter(file => isScript(file.path) && placeOf(file.path).layer !== 'bench')
    .flatMap(file =>
      importsOf(file).flatMap(({ specifier, line }) => {
        const remedy = /^[.#]/.test(specifier) ? null : remedyFor(file.path, specifier, manifest)
        const problem = `${placeOf(file.path).layer ?? 'this'} imports ${specifier}`
        return remedy === null ? [] : [{ path: file.path, line, problem, remedy }]
      }),
    )
}

function remedyFor(path: string, specifier: string, manifest: Manifest): string | null {
  if (/^(?:node:|bun$|bun:)/.test(specifier)) return remedyForBuiltIn(path, specifier)
  const { layer, zone } = placeOf(path)
  const name = specifier.match(/^(?:@[^/]+\/)?[^/]+/)![0]
  if (isTest(path) || DEVELOPMENT_LAYERS.includes(layer ?? '')) {
    const all = [...manifest.dependencies, ...manifest.devDependencies]
    return all.includes(name) ? null : 'add it to package.json (a built-in needs its node: prefix)'
  }
  if (layer === 'launcher') return 'the launcher runs before anything is installed: node: only'
  const allowed = zone === 'board' || path === 'src/games/boards.ts' ? null : PURE_PACKAGES[layer!]
  if (allowed === undefined || allowed === null) {
    return manifest.dependencies.includes(name) ? null : 'add it to dependencies in package.json'
  }
  if (allowed.includes(name)) return null
  return allowed.length === 0 ? `${layer} has no dependencies` : `${layer} may use ${allowed}`
}

function remedyForBuiltIn(path: string, specifier: string): string | null {
  const { layer } = placeOf(path)
  if (isTest(path)) return null
  if (layer === 'launcher') return specifier.startsWith('node:') ? null : 'Node runs the launcher'
  if (layer === 'web' || layer === 'screen')
    return /\.config\.ts$/.test(path) ? null : 'a browser has no such module'
  if (layer === 'games' || layer! in PURE_PACKAGES) return 'the pure world is handed what it needs'
  return null
}
