import { expect, test } from 'bun:test'
import { ARROW_KEYS, letterOf, neighbour, numberFor } from './keyboard.ts'

test('every letter names one group, and none of them has another meaning', () => {
  const letters = [...new Array(30).keys()].map(group => letterOf(group + 1)).filter(Boolean)
  expect(new Set(letters).size).toBe(letters.length)
  for (const letter of letters) {
    expect(numberFor(letter.toUpperCase())).toBe(letters.indexOf(letter) + 1)
    expect('ertvz').not.toContain(letter)
  }
  expect(numberFor('Enter')).toBe(0)
  expect(numberFor('z')).toBe(0)
})

test('an arrow leads to the nearest die that way', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 4 },
    { x: 100, y: 0 },
    { x: 2, y: 60 },
  ]
  expect(neighbour(spots, 0, ARROW_KEYS['ArrowRight']!)).toBe(1)
  expect(neighbour(spots, 1, ARROW_KEYS['ArrowLeft']!)).toBe(0)
  expect(neighbour(spots, 0, ARROW_KEYS['ArrowDown']!)).toBe(3)
  expect(neighbour(spots, 0, ARROW_KEYS['ArrowUp']!)).toBeNull()
})
