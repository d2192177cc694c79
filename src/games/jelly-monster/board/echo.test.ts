import { describe, expect, test } from 'bun:test'
import { concerns, isPressing } from '#games/jelly-monster/board/echo.ts'

const origin = { district: 0, of: 0, zone: 0, icon: 'jelly' } as const

describe('a listener', () => {
  test('hears of their own gains, not of others’', () => {
    const gained = { type: 'gained', seat: 1, jelly: 3, origin } as const
    expect(concerns(gained, 1)).toBe(true)
    expect(concerns(gained, 2)).toBe(false)
    expect(concerns(gained, null)).toBe(false)
  })

  test('hears of a gift on both ends', () => {
    const gave = { type: 'gave', seat: 1, to: 2, jelly: 1, origin } as const
    expect([0, 1, 2].map(seat => concerns(gave, seat))).toEqual([false, true, true])
  })

  test('hears at once that the sand is running, and nothing of every placed die', () => {
    const flipped = { type: 'flipped', seat: 3, endsAt: 10 } as const
    expect([concerns(flipped, 0), isPressing(flipped)]).toEqual([true, true])
    expect(concerns({ type: 'placed', seat: 3, die: 21, face: 2, district: 0 }, 0)).toBe(false)
  })
})
