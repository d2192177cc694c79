import { describe, expect, test } from 'bun:test'
import { aimOf, isDrag, type Sample } from '#games/jelly-monster/board/gesture.ts'

const SPOTS = [
  { x: 100, y: 100, width: 80, height: 80 },
  { x: 300, y: 100, width: 80, height: 80 },
]

function stroke(from: readonly [number, number], to: readonly [number, number], span: number) {
  return Array.from({ length: 6 }, (_, step): Sample => {
    const along = step / 5
    const x = from[0] + (to[0] - from[0]) * along
    return { x, y: from[1] + (to[1] - from[1]) * along, at: along * span }
  })
}

describe('a die', () => {
  test('that is dropped on a district goes there, however slowly', () => {
    expect(aimOf(stroke([200, 500], [110, 120], 2000), SPOTS)).toBe(0)
  })

  test('that is flicked flies on in that direction', () => {
    expect(aimOf(stroke([200, 500], [170, 420], 60), SPOTS)).toBe(0)
    expect(aimOf(stroke([200, 500], [230, 420], 60), SPOTS)).toBe(1)
  })

  test('that is let go halfway goes home', () => {
    expect(aimOf(stroke([200, 500], [170, 420], 900), SPOTS)).toBeNull()
  })

  test('that is held still before it is let go goes home', () => {
    const path = stroke([200, 500], [170, 420], 60)
    const last = path.at(-1)!
    expect(aimOf([...path, { ...last, at: last.at + 400 }], SPOTS)).toBeNull()
  })

  test('that is flicked away from all districts goes home', () => {
    expect(aimOf(stroke([200, 500], [200, 600], 60), SPOTS)).toBeNull()
  })

  test('that nobody touched goes nowhere', () => {
    expect(aimOf([], SPOTS)).toBeNull()
  })
})

test('a shaky finger still taps', () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe(false)
  expect(isDrag({ x: 0, y: 0 }, { x: 12, y: 5 })).toBe(true)
})
