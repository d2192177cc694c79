import { expect, test } from 'bun:test'
import { company } from '#games/dice-run/trials/company.ts'

test('bots of all levels play to the end with all sorts of options, and nothing is refused', () => {
  expect(company(20, 'share')).toBeNull()
}, 60_000)
