import { describe, expect, test } from 'bun:test'
import { lengthOf, RECIPES, SOUNDS, TOUCHES } from './recipes.ts'

describe.each([...SOUNDS])('%s', name => {
  test('can be heard, and is over in a second', () => {
    const voices = RECIPES[name]
    expect(voices.length).toBeGreaterThan(0)
    expect(Math.max(...voices.map(({ gain }) => gain))).toBeGreaterThan(0.1)
    expect(lengthOf(voices)).toBeLessThanOrEqual(1)
  })

  test('stays within what ears and loudspeakers can do', () => {
    for (const { from, to, gain, length } of RECIPES[name]) {
      for (const frequency of [from, to]) {
        expect(frequency).toBeGreaterThan(40)
        expect(frequency).toBeLessThan(8000)
      }
      expect(gain).toBeLessThanOrEqual(1)
      expect(length).toBeGreaterThan(0.01)
    }
  })
})

test('no touch lasts longer than the sound it goes with, or than a quarter of a second', () => {
  for (const pattern of Object.values(TOUCHES)) {
    expect(pattern.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(250)
  }
})
