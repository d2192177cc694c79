import { expect, test } from 'bun:test'
import { CAPS, commandOf } from '#games/jelly-monster/board/keyboard.ts'
import { DICE_PER_SEAT } from '#games/jelly-monster/vocabulary.ts'

test('seven keys for seven dice, by their place on the keyboard', () => {
  const codes = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU']
  expect(codes.map(commandOf)).toEqual(codes.map((_, nth) => ({ type: 'die', nth })))
  for (const caps of Object.values(CAPS)) expect(new Set(caps).size).toBe(DICE_PER_SEAT)
})

test('numbers are districts, in the row and on the pad', () => {
  expect(commandOf('Digit1')).toEqual({ type: 'district', slot: 0 })
  expect(commandOf('Numpad7')).toEqual({ type: 'district', slot: 6 })
  expect(commandOf('Digit8')).toBeNull()
})

test('the rest has one key each', () => {
  expect(commandOf('Space')).toEqual({ type: 'roll' })
  expect(commandOf('Escape')).toEqual({ type: 'leave' })
  expect(commandOf('KeyL')).toEqual({ type: 'lock' })
  expect(commandOf('KeyF')).toEqual({ type: 'flip' })
  expect(commandOf('KeyA')).toBeNull()
})
