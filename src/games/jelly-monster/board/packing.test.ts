import { expect, test } from 'bun:test'
import { packing } from '#games/jelly-monster/board/packing.ts'

const STREET = { width: 110, height: 60, largest: 24 }

test('a few dice lie in one row, as large as they may be', () => {
  expect(packing(4, STREET)).toEqual({ size: 24, rows: 1 })
})

test('all thirty-five find a place, whatever the street', () => {
  for (const width of [80, 110, 238, 400]) {
    for (let count = 1; count <= 35; count++) {
      const { size, rows } = packing(count, { ...STREET, width })
      expect(size).toBeGreaterThanOrEqual(10)
      expect(Math.floor(width / size) * rows).toBeGreaterThanOrEqual(count)
      expect(rows * size).toBeLessThanOrEqual(STREET.height)
    }
  }
})

test('an empty street has nothing to pack', () => {
  expect(packing(0, STREET).rows).toBe(1)
})
