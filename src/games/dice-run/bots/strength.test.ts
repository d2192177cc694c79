import { expect, setDefaultTimeout, test } from 'bun:test'
import { breakaway } from '#games/dice-run/bots/breakaway.ts'
import { pacemaker } from '#games/dice-run/bots/pacemaker.ts'
import { drifter, greedy } from '#games/dice-run/bots/references.ts'
import { stroller } from '#games/dice-run/bots/stroller.ts'
import { tumbler } from '#games/dice-run/bots/tumbler.ts'
import { diceRun } from '#games/dice-run/game.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play } from '#kernel/simulation.ts'

// A strong bot thinks for some milliseconds each time, longer on a busy machine.
setDefaultTimeout(120_000)

const SEATS = 4

/**
 * How many of the ladder's first matches one bot wins against three of another; who shares a
 * victory has a part of it.
 */
function won(one: Bot<DiceRun>, against: Bot<DiceRun>, matches: number): number {
  const options = diceRun.readOptions({})
  if (!options.ok) throw new Error(options.problem)
  let victories = 0
  for (let match = 0; match < matches; match++) {
    const seat = match % SEATS
    const bots = Array.from({ length: SEATS }, (_, at) => (at === seat ? one : against))
    const seed = `ladder/${Math.floor(match / SEATS)}`
    const cast = { game: diceRun, bots, luck: swiftLuck(seed), mindSeed: `${seed}/minds` }
    const { match: played } = play(cast, { options: options.value, seats: SEATS })
    const { winners } = diceRun.ending(played.state)!
    if (winners.includes(seat)) victories += 1 / winners.length
  }
  return victories
}

test('the casual player beats first-time players', () => {
  expect(won(stroller, tumbler, 120)).toBe(48)
})

test('the good player beats casual ones', () => {
  expect(won(pacemaker, stroller, 80)).toBe(37)
})

test('the best player beats good ones', () => {
  expect(won(breakaway, pacemaker, 80)).toBe(26)
})

test('the best player beats greedy ones', () => {
  expect(won(breakaway, greedy, 24)).toBe(16)
})

test('greedy beats chance', () => {
  expect(won(greedy, drifter, 120)).toBe(69)
})
