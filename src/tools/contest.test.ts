import { expect, test } from 'bun:test'
import type { Bot } from '#kernel/game.ts'
import { wanderer } from '#kernel/simulation.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import { contest, ratings, type Score, timed, winShare } from '#tools/contest.ts'

const OPENING = { options: { goal: 50, turnLimit: 20_000 }, seats: 4 }
const steady: Bot<Pig> = {
  name: 'steady',
  choose(view) {
    if (view.viewer !== view.turn) return null
    return { action: { type: view.pot >= 15 ? 'hold' : 'roll' }, after: 100, why: 'enough' }
  },
}
const entry = {
  game: pig,
  bots: [wanderer(pig), steady],
  understudy: null,
  manners: {},
  survey: () => ({ add() {}, lines: () => [] }),
}
const run = { matches: 200, seed: 'contest', reached() {} }

test('a bot that knows what it does beats one that does not, repeatably', () => {
  const pairing = { one: steady, against: wanderer(pig) }
  const score = contest(entry, OPENING, pairing, run)
  expect(winShare(score).low).toBeGreaterThan(0.4)
  expect(contest(entry, OPENING, pairing, run)).toEqual(score)
})

test('equals win their share', () => {
  const { share } = winShare(contest(entry, OPENING, { one: steady, against: steady }, run))
  expect(share).toBe(0.25)
})

test('ratings recover the strengths that made the results', () => {
  // One against three: twice as strong wins 2 of 5, half as strong 1 of 7.
  const scores: Score[] = [
    { one: 'strong', against: 'weak', matches: 5000, won: 2000, squares: 2000 },
    { one: 'weak', against: 'strong', matches: 7000, won: 1000, squares: 1000 },
  ]
  const rated = ratings(['weak', 'strong'], scores, 4)
  expect(rated.get('weak')).toBe(0)
  expect(rated.get('strong')).toBeCloseTo(400 * Math.log10(2), 3)
})

test('the bounds are those of a normal approximation', () => {
  const { low, high } = winShare({ one: '', against: '', matches: 400, won: 100, squares: 100 })
  expect(low).toBeCloseTo(0.25 - 1.96 * Math.sqrt((0.25 * 0.75) / 400), 10)
  expect(high).toBeCloseTo(0.25 + 1.96 * Math.sqrt((0.25 * 0.75) / 400), 10)
})

test('a stopwatch counts choices and changes none', () => {
  const timing = { choices: 0, spent: 0, longest: 0 }
  const pairing = { one: timed(steady, timing), against: wanderer(pig) }
  const plain = contest(entry, OPENING, { one: steady, against: wanderer(pig) }, run)
  expect(contest(entry, OPENING, pairing, run)).toEqual(plain)
  expect(timing.choices).toBeGreaterThan(200)
})
