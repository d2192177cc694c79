// A share of the campaigns.

import { expect, test } from 'bun:test'
import { secondScorer, twins } from '#games/jelly-monster/trials/campaign.ts'

test('[J4.1] [J5.5] [J5.6] a second scorer agrees on 2,000 random rounds', () => {
  expect(secondScorer({ count: 2000, seed: 'share', from: 0 })).toBe(null)
})

test('[J3.3] [J5.2] twins with other secrets look the same in 15 random matches', () => {
  expect(twins({ count: 15, seed: 'share', from: 0 })).toBe(null)
})
