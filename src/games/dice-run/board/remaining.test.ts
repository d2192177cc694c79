import { expect, test } from 'bun:test'
import { remaining } from './remaining.ts'

test.each([
  [60_000, 'en', '1:00'],
  [9_400, 'fr', '0:10'],
  [-50, 'de', '0:00'],
  [3 * 86_400_000, 'de', '3 Tage'],
  [5 * 3_600_000, 'en', '5 hours'],
] as const)('%d ms in %s read %s', (left, language, written) => {
  expect(remaining(left, language)).toBe(written)
})
