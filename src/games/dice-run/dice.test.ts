import { expect, test } from 'bun:test'
import {
  ALL_DICE,
  COLOURS,
  colourOf,
  count,
  faceOf,
  has,
  isWithin,
  listed,
  lowest,
  NO_DICE,
  nth,
  ofColour,
  only,
  rolled,
  turnOver,
  VALUES,
  type Value,
  withoutLowest,
} from '#games/dice-run/dice.ts'

test('[R1.1] there are thirty dice, six of each of five colours', () => {
  expect(COLOURS).toEqual(['yellow', 'blue', 'orange', 'green', 'lilac'])
  expect(count(ALL_DICE)).toBe(30)
  let all = NO_DICE
  for (const colour of COLOURS.keys()) {
    expect(count(ofColour(colour))).toBe(6)
    for (const die of listed(ofColour(colour))) expect(colourOf(die)).toBe(colour)
    expect(all & ofColour(colour)).toBe(NO_DICE)
    all |= ofColour(colour)
  }
  expect(all).toBe(ALL_DICE)
})

test('a set of dice counts, lists and finds its dice', () => {
  const dice = only(0) | only(7) | only(29)
  expect(count(dice)).toBe(3)
  expect(listed(dice)).toEqual([0, 7, 29])
  expect(lowest(dice)).toBe(0)
  expect(listed(withoutLowest(dice))).toEqual([7, 29])
  expect([nth(dice, 0), nth(dice, 1), nth(dice, 2)]).toEqual([0, 7, 29])
  expect(has(dice, 7)).toBe(true)
  expect(has(dice, 8)).toBe(false)
  expect(isWithin(only(7), dice)).toBe(true)
  expect(isWithin(only(7) | only(8), dice)).toBe(false)
  expect(count(NO_DICE)).toBe(0)
})

test('counting agrees with listing, whatever the set', () => {
  for (let i = 0; i < 2000; i++) {
    const dice = Math.imul(i, 0x9e3779b1) & ALL_DICE
    expect(count(dice)).toBe(listed(dice).length)
  }
})

test('rolled dice show what they fell on, the others what they showed', () => {
  const before = rolled([ALL_DICE, 0, 0, 0, 0, 0], ALL_DICE, new Array<Value>(30).fill(2))
  const after = rolled(before, only(3) | only(10), [6, 1])
  expect(faceOf(after, 3)).toBe(6)
  expect(faceOf(after, 10)).toBe(1)
  expect(faceOf(after, 4)).toBe(2)
  expect(after.reduce((sum, shown) => sum + count(shown), 0)).toBe(30)
})

test('[R5.7] opposite faces add up to seven', () => {
  for (const value of VALUES) {
    const faces = rolled([ALL_DICE, 0, 0, 0, 0, 0], ALL_DICE, new Array<Value>(30).fill(value))
    const turned = faces.slice()
    turnOver(turned, only(5))
    expect(faceOf(turned, 5)).toBe((7 - value) as Value)
    expect(faceOf(turned, 6)).toBe(value)
    // Nor does any die show two faces.
    for (const die of [5, 6]) expect(turned.filter(dice => has(dice, die))).toHaveLength(1)
  }
})

test('a die that does not exist shows nothing', () => {
  expect(() => faceOf([ALL_DICE, 0, 0, 0, 0, 0], 30)).toThrow('there is no die 30')
})
