// Large counts of what the tests do a share of. Each says what went wrong first, or `null`.

import { readOptions } from '#games/dice-run/options.ts'
import { disagreement } from '#games/dice-run/trials/agreement.ts'
import { twins } from '#games/dice-run/trials/twins.ts'

export const trials = { agreement: disagreement, twins: leak } as const

/** Random matches played again with one secret changed, for everybody who may not know it. */
function leak(count: number, seed: string): string | null {
  const options = readOptions({})
  if (!options.ok) throw new Error(options.problem)
  return twins(count, seed, options.value).leak
}
