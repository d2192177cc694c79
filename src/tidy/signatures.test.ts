import { expect, test } from 'bun:test'
import { heavySignatures } from '#tidy/signatures.ts'

const path = 'src/kernel/match.ts'

test.each([
  'function submit(one, two, three, four, five) {}',
  'const submit = (one, two, three, four, five) => one',
  'const referee = { submit(one, two, three, four, five) {} }',
  'function open(table: Table, isQuiet: boolean) {}',
  'const open = (isQuiet: boolean) => isQuiet',
])('%s is found', text => {
  expect(heavySignatures([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
})

test.each([
  'function submit(one, two, three, four) {}',
  'function open(table: Table, { isQuiet }: { isQuiet: boolean }) {}',
  'function isOpen(table: Table): boolean { return true }',
  'interface Foreign { stop(isHard: boolean): void }',
  'type Foreign = (one, two, three, four, five) => void',
])('%s passes', text => {
  expect(heavySignatures([{ path, text }])).toEqual([])
})
