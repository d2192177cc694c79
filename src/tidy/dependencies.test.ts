import { expect, test } from 'bun:test'
import { unexplainedDependencies } from '#tidy/dependencies.ts'

const manifest = {
  path: 'package.json',
  text: '{\n"dependencies": { "valibot": "1" },\n"devDependencies": { "@types/bun": "1" }\n}',
}
const page = (text: string) => ({ path: 'CONTRIBUTING.md', text })

test('a list item or a row with a reason each', () => {
  const items = page('- `valibot` checks what comes in\n- `@types/bun`: the types of the runtime')
  const rows = page('| `valibot` | checks what comes in |\n| `@types/bun` | its types |')
  expect(unexplainedDependencies([manifest, items])).toEqual([])
  expect(unexplainedDependencies([manifest, rows])).toEqual([])
})

test.each([
  ['no page', []],
  ['no line', [page('- `@types/bun`: the types of the runtime')]],
  ['no reason', [page('- `valibot`\n- `@types/bun`: the types of the runtime')]],
  ['only prose', [page('We use `valibot` to check what comes in.\n- `@types/bun`: its types')]],
])('%s', (_, pages) => {
  const found = unexplainedDependencies([manifest, ...pages])
  expect(found[0]).toMatchObject({ path: 'package.json', line: 2 })
  expect(found[0]?.problem).toContain('valibot')
})
