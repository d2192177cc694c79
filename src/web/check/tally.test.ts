import { expect, test } from 'bun:test'
import { clockText, faceCounts } from '#web/check/tally.ts'

test('faces are counted, shuffles and picks are not', () => {
  const draw = (sides: number, number: number) => ({ sides, number })
  const dice = { who: 0, nth: 0, draws: [draw(6, 5), draw(6, 0), draw(6, 5)] }
  const cards = { who: 'table' as const, nth: 0, draws: [draw(3, 0), draw(2, 1), draw(9, 4)] }
  expect(faceCounts([dice, cards])).toEqual([1, 0, 0, 0, 0, 2])
})

test.each([
  [0, '0:00.0'],
  [999, '0:00.9'],
  [61_250, '1:01.2'],
  [3_600_000, '60:00.0'],
])('%i milliseconds are written %s', (at, text) => {
  expect(clockText(at)).toBe(text)
})
