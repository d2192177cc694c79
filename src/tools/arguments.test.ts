import { expect, test } from 'bun:test'
import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { dash } from '#kernel/toys/dash.ts'
import { openingOf } from '#tools/arguments.ts'

function forSeats(min: number, max: number): Registered<Vocabulary> {
  const game = { ...dash, seats: () => ({ min, max }) }
  const survey = () => ({ add: () => {}, lines: () => [] })
  return { game, bots: [], understudy: null, manners: {}, survey }
}

test.each([
  [2, 10, 4],
  [2, 3, 3],
  [5, 8, 5],
])('of a game for %d to %d, about four play it as %d', (min, max, seats) => {
  expect(openingOf(forSeats(min, max), {}, 4).seats).toBe(seats)
})

test('unless told, as few as can play', () => {
  expect(openingOf(forSeats(2, 10), {}).seats).toBe(2)
  expect(openingOf(forSeats(2, 10), { players: '7' }, 4).seats).toBe(7)
  expect(() => openingOf(forSeats(2, 10), { players: '11' }, 4)).toThrow('is for 2 to 10 players')
})
