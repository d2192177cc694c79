import { describe, expect, test } from 'bun:test'
import { outlookOf, wouldCancel } from '#games/jelly-monster/board/outlook.ts'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import type { PlacedDie } from '#games/jelly-monster/vocabulary.ts'

const SIX: Reward = [{ type: 'jelly', amount: 6 }]
const AGAIN: Reward = [{ type: 'reroll' }, { type: 'podium', gains: [7, 4, 2] }]
const ORDER = [0, 1, 2]

function lying(dice: readonly PlacedDie[], reward = SIX) {
  return { zones: [reward, SIX, SIX], target: 0, dice }
}

describe('the outlook', () => {
  test('[J4.2] equal dice of one colour are dead, and do not count', () => {
    const dice = [
      { die: 0, face: 6 },
      { die: 1, face: 6 },
      { die: 7, face: 4 },
      { die: 14, face: 6 },
    ] as const
    const { dead, totals, leaders, highest } = outlookOf(lying(dice), ORDER)
    expect([...dead]).toEqual([0, 1])
    expect(totals).toEqual([0, 4, 6])
    expect(leaders).toEqual([2])
    expect(highest).toBe(6)
  })

  test('[J5.11] is open where dice are rolled anew', () => {
    const dice = [
      { die: 0, face: 6 },
      { die: 1, face: 6 },
    ] as const
    expect(outlookOf(lying(dice, AGAIN), ORDER)).toMatchObject({ isOpen: true, totals: [12, 0, 0] })
    expect(wouldCancel(lying(dice, AGAIN), 0, 6)).toBe(false)
  })
})

test('[J4.2] a warning comes for one’s own equal, not for another’s', () => {
  const dice = [{ die: 7, face: 4 }] as const
  expect(wouldCancel(lying(dice), 1, 4)).toBe(true)
  expect(wouldCancel(lying(dice), 1, 5)).toBe(false)
  expect(wouldCancel(lying(dice), 0, 4)).toBe(false)
})
