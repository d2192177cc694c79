import { expect, test } from 'bun:test'
import { packed, unpacked } from '#games/dice-run/bots/packing.ts'

test('numbers come back as they were, to four digits', () => {
  const numbers = Float64Array.from([0, 1, -1, 0.1234, -3.25, 15.9, -15.9, 1e-9])
  const back = unpacked(packed(numbers))
  for (const [place, number] of numbers.entries()) expect(back[place]).toBeCloseTo(number, 4)
})

test('a number that is too large is no number to pack', () => {
  expect(() => packed(Float64Array.of(16))).toThrow('does not fit')
  expect(() => packed(Float64Array.of(-16.001))).toThrow('does not fit')
  expect(() => packed(Float64Array.of(Number.NaN))).toThrow('does not fit')
})

test('text that was not packed here is noticed', () => {
  expect(() => unpacked('AA!')).toThrow('not a packed number')
})
