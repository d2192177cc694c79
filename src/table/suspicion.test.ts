import { describe, expect, test } from 'bun:test'
import { swiftLuck } from '#kernel/luck.ts'
import { newHabit, noteClaim, noteTrip, suspicionOf } from '#table/suspicion.ts'

const SECOND = 1000

/** A minute with a claim every eight seconds, and a ping each second. */
function lineOf(trip: (isNearClaim: boolean, nth: number) => number, minutes = 1) {
  const habit = newHabit()
  let found: string | null = null
  for (let nth = 0; nth < 60 * minutes; nth++) {
    const isNear = nth % 8 <= 1 && nth >= 8
    if (nth % 8 === 0 && nth > 0) noteClaim(habit, nth * SECOND, null)
    noteTrip(habit, nth * SECOND + 100, trip(isNear, nth))
    found ??= suspicionOf(habit)
  }
  return found
}

describe('a line', () => {
  test('that grows around claims and nowhere else is told of, once', () => {
    expect(lineOf(isNear => (isNear ? 200 : 20))).toBe('line-grows-for-claims')
    const habit = newHabit()
    for (let nth = 0; nth < 20; nth++) {
      noteTrip(habit, nth * 10 * SECOND, 20)
      noteClaim(habit, nth * 10 * SECOND + 5 * SECOND, null)
      noteTrip(habit, nth * 10 * SECOND + 5 * SECOND + 10, 220)
    }
    expect(suspicionOf(habit)).toBe('line-grows-for-claims')
    expect(suspicionOf(habit)).toBeNull()
  })

  test.each([20, 80, 200, 400])('of %d ms with honest jitter is not', trip => {
    const chance = swiftLuck(`jitter ${trip}`).chance('table', 0)
    for (let match = 0; match < 200; match++) {
      expect(lineOf(() => trip + chance.below(60), 3)).toBeNull()
    }
  })

  test('that is long all the time is not', () => {
    expect(lineOf(() => 250)).toBeNull()
  })

  test('with hands quicker than hands are is told of', () => {
    const habit = newHabit()
    for (let nth = 0; nth < 10; nth++) noteClaim(habit, nth * SECOND, nth % 3 === 0 ? 90 : 300)
    expect(suspicionOf(habit)).toBe('quicker-than-a-hand')
    const honest = newHabit()
    for (let nth = 0; nth < 50; nth++) noteClaim(honest, nth * SECOND, nth % 10 === 0 ? 140 : 300)
    expect(suspicionOf(honest)).toBeNull()
  })
})
