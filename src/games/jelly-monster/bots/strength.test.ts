// A few matches with fixed seeds: whoever changes how a bot thinks sees what it does to the ladder.

import { expect, test } from 'bun:test'
import { devouring } from '#games/jelly-monster/bots/devourer.ts'
import { gobbling } from '#games/jelly-monster/bots/gobbler.ts'
import { QUICK_HAND } from '#games/jelly-monster/bots/hand.ts'
import { botOf, type Mind } from '#games/jelly-monster/bots/mind.ts'
import { nibbling } from '#games/jelly-monster/bots/nibbler.ts'
import { drifting } from '#games/jelly-monster/bots/references.ts'
import { wobbling } from '#games/jelly-monster/bots/wobbler.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play } from '#kernel/simulation.ts'

const PLAYERS = 4

/** How many of so many matches one wins against three others, all with the same hand. */
function won(one: Mind, others: Mind, matches: number): number {
  let sum = 0
  for (let match = 0; match < matches; match++) {
    const seat = match % PLAYERS
    const bots = Array.from({ length: PLAYERS }, (_, at) => {
      return botOf(at === seat ? one : others, QUICK_HAND)
    })
    const seed = `strength/${Math.floor(match / PLAYERS)}`
    const cast = { game: jellyMonster, bots, luck: swiftLuck(seed), mindSeed: `${seed}/minds` }
    const { match: played } = play(cast, { options: usualOptions(), seats: PLAYERS })
    const { winners } = jellyMonster.ending(played.state)!
    if (winners.includes(seat)) sum += 1 / winners.length
  }
  return sum
}

test('the first-time player against three that do anything', () => {
  expect(won(wobbling, drifting, 20)).toBe(12.5)
}, 60_000)

test('the casual player against three first-time players, and one of those against three', () => {
  expect([won(nibbling, wobbling, 20), won(wobbling, nibbling, 20)]).toEqual([19, 0])
}, 60_000)

test('the good player against three casual ones, and one of those against three', () => {
  expect([won(gobbling, nibbling, 20), won(nibbling, gobbling, 20)]).toEqual([15, 1])
}, 60_000)

test('the best player against three good ones', () => {
  expect(won(devouring, gobbling, 8)).toBe(6)
}, 60_000)
