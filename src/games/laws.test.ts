// The laws, over everything in the registry. `npm run -s gobelet -- laws GAME` runs as many more as
// you like.

import { expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { breachOf } from '#kernel/laws.ts'

const MATCHES = 60
const BOUND = 20_000

test.each(registry)(
  '$game.id keeps every law',
  ({ game }) => {
    const options = game.readOptions({})
    if (!options.ok) throw new Error(options.problem)
    const { min, max } = game.seats(options.value)
    for (let nth = 0; nth < MATCHES; nth++) {
      const seats = min + (nth % (max - min + 1))
      const trial = { options: options.value, seats, seed: `test/${nth}`, bound: BOUND }
      expect(breachOf(game, trial)).toBeNull()
    }
  },
  60_000,
)
