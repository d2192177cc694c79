import { describe, expect, test } from 'bun:test'
import { EMPTY, isOwnRemoval, withEvents } from '#games/jelly-monster/board/chronicle.ts'

describe('the chronicle', () => {
  test('counts own rolls and everybody’s placed dice apart', () => {
    const seen = withEvents(EMPTY, [
      { type: 'peeked', seat: 0, faces: [1, 1, 6], rollableAt: 0 },
      { type: 'placed', seat: 1, die: 7, face: 6, district: 0 },
    ])
    expect(seen.rolled).toEqual([2, 0, 0, 0, 0, 1])
    expect(seen.placed).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('knows what each player did last, until the next round', () => {
    const seen = withEvents(EMPTY, [
      { type: 'rolled', seat: 1 },
      { type: 'placed', seat: 1, die: 7, face: 6, district: 0 },
      { type: 'flipped', seat: null, endsAt: 10 },
    ])
    expect(seen.latest[1]?.type).toBe('placed')
    const next = withEvents(seen, [{ type: 'roundPrepared', round: 2, startsBy: null }])
    expect(next.latest[1]).toBeNull()
  })
})

test('whose die was knocked out', () => {
  expect(isOwnRemoval({ type: 'removed', seat: 1, die: 8, district: 0 })).toBe(true)
  expect(isOwnRemoval({ type: 'removed', seat: 1, die: 6, district: 0 })).toBe(false)
})
