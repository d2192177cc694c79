import { expect, test } from 'bun:test'
import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { dash } from '#kernel/toys/dash.ts'
import { found } from '#tools/record.ts'

const survey = () => ({ add: () => {}, lines: () => [] })
const entry: Registered<Vocabulary> = {
  game: dash,
  bots: [],
  understudy: null,
  manners: {},
  survey,
}
const opening = { options: {}, seats: 2 }

test('a match that ends as it should is found', () => {
  const { played } = found(entry, opening, { seed: '1', reason: 'goal-reached', tries: 3 })
  expect(dash.ending(played.match.state as Parameters<typeof dash.ending>[0])).toMatchObject({
    reason: 'goal-reached',
  })
})

test('whoever asks for an ending that never comes is told which there are', () => {
  const wish = { seed: '1', reason: 'most-points', tries: 3 }
  expect(() => found(entry, opening, wish)).toThrow(
    'No match out of 3 ended by "most-points". They ended by: goal-reached.',
  )
})
