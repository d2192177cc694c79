import { expect, test } from 'bun:test'
import { pleasesEverybody } from './npm.mjs'

test.each([
  ['20.0.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('whether Node %s is new enough for every package: %p', (version, isEnough) => {
  expect(pleasesEverybody(version)).toBe(isEnough)
})
