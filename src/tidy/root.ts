// What may lie in the root of the repository.

import type { Finding, TreeFile } from '#tidy/tree.ts'

/** Each entry, and why it cannot lie elsewhere where that is not plain. */
const ENTRIES: Readonly<Record<string, string>> = {
  'README.md': '',
  'ARCHITECTURE.md': '',
  'CONTRIBUTING.md': '',
  'CHANGELOG.md': '',
  LICENSE: '',
  'package.json': '',
  'package-lock.json': '',
  '.gitignore': '',
  'tsconfig.json': 'editors look for it here; it only points at worlds/',
  'biome.json': 'Biome and editors look for it here',
  '.ci': 'where continuous integration looks for its command',
  worlds: 'the TypeScript settings, one file per world',
  docs: '',
  src: '',
  e2e: 'journeys in a real browser, which belong to no layer',
  bench: 'what the README claims about speed, with the rivals and their dependencies',
}

export function strayEntries(files: readonly TreeFile[]): Finding[] {
  const entries = new Set(files.map(file => file.path.split('/')[0]!))
  return [...entries]
    .filter(entry => !(entry in ENTRIES))
    .map(entry => ({
      path: entry,
      line: 1,
      problem: 'a stray entry in the root',
      remedy: 'move it into a folder, or give it its reason in src/tidy/root.ts',
    }))
}
