// A share of the trials.

import { expect, test } from 'bun:test'
import { hosts, scorer, twins } from '#games/jelly-monster/trials/trials.ts'

test('[J4.1] [J5.5] [J5.6] a second scorer agrees on 2,000 random rounds', () => {
  expect(scorer(2000, 'share')).toBe(null)
})

test('[J3.3] [J5.2] twins with other secrets look the same in 21 random matches', () => {
  expect(twins(21, 'share')).toBe(null)
})

test('[J2.1] [J2.2] all laws hold with the options of every host', () => {
  expect(hosts(21, 'share')).toBe(null)
}, 30_000)
