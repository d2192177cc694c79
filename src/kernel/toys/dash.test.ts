import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breachOf } from '#kernel/laws.ts'
import { dash } from '#kernel/toys/dash.ts'

test('the smallest game keeps every law', () => {
  for (let nth = 0; nth < 50; nth++) {
    const trial = { seed: `dash ${nth}`, seats: 2 + (nth % 5), options: {}, bound: 200 }
    expect(breachOf(dash, trial)).toBeNull()
  }
})

test('the README shows the smallest game as it is compiled', () => {
  const root = join(import.meta.dir, '..', '..', '..')
  const source = readFileSync(join(import.meta.dir, 'dash.ts'), 'utf8')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``)
})
