import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dir, '..')

/** Every name under which something is kept, as it is written in the files that keep it. */
function keysKept(): readonly string[] {
  const files = [...new Bun.Glob('**/*.{ts,svelte}').scanSync({ cwd: SOURCE })]
  return files.flatMap(file => {
    const text = readFileSync(join(SOURCE, file), 'utf8')
    if (!text.includes("from '#screen/storage.ts'")) return []
    const names = [...text.matchAll(/\brecall\(([A-Z]+)\)/g)].map(([, name]) => name!)
    return names.map(name => {
      const [, key = ''] = text.match(new RegExp(`const ${name} = '([^']+)'`)) ?? []
      return `${file}: ${key}`
    })
  })
}

test('all that is kept on a device bears the name by which it is forgotten', () => {
  const kept = keysKept()
  expect(kept.length).toBeGreaterThan(4)
  expect(kept.filter(key => !key.includes(': gobelet.'))).toEqual([])
})
