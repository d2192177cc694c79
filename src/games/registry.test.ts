import { expect, test } from 'bun:test'
import { type Registered, rulesOf } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { dash } from '#kernel/toys/dash.ts'

const survey = () => ({ add: () => {}, lines: () => [] })
const newer = { ...dash, version: 2 }
const entry: Registered<Vocabulary> = {
  game: newer,
  earlier: [dash],
  bots: [],
  understudy: null,
  manners: {},
  survey,
}

test('a journal is read by the rules it was played by', () => {
  expect(rulesOf('dash', 2, [entry])).toBe(newer)
  expect(rulesOf('dash', 1, [entry])).toBe(dash)
})

test('there are no rules for a version or a game that never was', () => {
  expect(rulesOf('dash', 3, [entry])).toBeNull()
  expect(rulesOf('snakes', 1, [entry])).toBeNull()
  expect(rulesOf('dash', 1, [{ ...entry, earlier: [] }])).toBeNull()
})
