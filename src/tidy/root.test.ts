import { expect, test } from 'bun:test'
import { strayEntries } from '#tidy/root.ts'

const at = (path: string) => ({ path, text: '' })

test('what belongs in the root passes', () => {
  const files = ['README.md', 'LICENSE', 'package.json', '.ci/run', 'src/a.ts', 'docs/b.md']
  expect(strayEntries(files.map(at))).toEqual([])
})

test('what does not is found, a folder once', () => {
  const found = strayEntries(['notes.md', 'lib/a.ts', 'lib/b.ts', '.npmrc'].map(at))
  expect(found.map(({ path }) => path)).toEqual(['notes.md', 'lib', '.npmrc'])
})
