import { expect, test } from 'bun:test'
import { debts } from '#server/journal/debts.ts'

const FENCED = { type: 'fenced' } as const
const ABSENT = { type: 'absent' } as const

test('a debt is settled once', () => {
  const { owe, settle, settleAll, count } = debts()
  const heard: unknown[] = []
  const number = owe(answer => heard.push(answer))
  settle([[number, FENCED]])
  settle([[number, ABSENT]])
  settleAll(ABSENT)
  expect(heard).toEqual([FENCED])
  expect(count()).toBe(0)
})

test('the mistake of one who is told keeps nobody else from hearing', () => {
  const { owe, settleAll } = debts()
  const heard: unknown[] = []
  owe(() => {
    throw new Error('a mistake')
  })
  owe(answer => heard.push(answer))
  expect(() => settleAll(FENCED)).toThrow('a mistake')
  expect(heard).toEqual([FENCED])
})
