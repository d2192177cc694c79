import { expect, test } from 'bun:test'
import { nextHand } from './turn.ts'

const hands = (...asked: number[]) =>
  [3, 0, 2].map(seat => ({ seat, isAsked: asked.includes(seat) }))

test.each([
  ['stays with whoever has something to do', [0, 2], 0, 0],
  ['goes to the next round the table', [0, 3], 2, 3],
  ['goes round past the last seat', [0], 3, 0],
  ['stays while only others, bots or clocks, are asked', [], 2, 2],
])('the device %s', (_, asked, current, next) => {
  expect(nextHand(hands(...asked), current)).toBe(next)
})
