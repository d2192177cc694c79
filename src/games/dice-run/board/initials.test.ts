import { expect, test } from 'bun:test'
import { initialsOf } from './initials.ts'

test.each([
  [
    ['Ana', 'Bo', 'Cléo'],
    ['A', 'B', 'C'],
  ],
  [
    ['Stroller 1', 'Stroller 2', 'Eve'],
    ['S1', 'S2', 'E'],
  ],
  [
    ['anna', 'Anton'],
    ['An', 'At'],
  ],
  [
    ['Max', 'Max'],
    ['M1', 'M2'],
  ],
  [
    ['Élise', '🚲 Jo'],
    ['É', '🚲'],
  ],
  [
    ['', 'Bo'],
    ['?', 'B'],
  ],
])('%j wear %j', (names, initials) => {
  expect(initialsOf(names)).toEqual(initials)
})
