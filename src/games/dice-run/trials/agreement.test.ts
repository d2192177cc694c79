import { expect, test } from 'bun:test'
import { disagreement } from '#games/dice-run/trials/agreement.ts'

test('[R3.3] [R7.5] the naive reading of the rules agrees on random positions', () => {
  expect(disagreement(3000, 'agreement')).toBeNull()
})
