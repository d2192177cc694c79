import { expect, setDefaultTimeout, test } from 'bun:test'
import { disagreement } from '#games/dice-run/trials/agreement.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

test('[R3.3] [R7.5] the naive reading of the rules agrees on random positions', () => {
  expect(disagreement(3000, 'agreement')).toBeNull()
})
