// Large counts of what the tests do a share of. Each says what went wrong first, or `null`.

import { readOptions } from '#games/dice-run/options.ts'
import { disagreement } from '#games/dice-run/trials/agreement.ts'
import { company } from '#games/dice-run/trials/company.ts'
import { honesty } from '#games/dice-run/trials/honesty.ts'
import { likeness } from '#games/dice-run/trials/likeness.ts'
import { twins } from '#games/dice-run/trials/twins.ts'

export const trials = {
  agreement: disagreement,
  twins: leak,
  /** The bots' model against the rules, by positions. */
  likeness,
  /** Bots choose the same whatever is hidden from them, by choices. */
  honesty: (choices: number, seed: string) => honesty(choices, seed),
  /** Tables of bots of all levels, by matches. */
  company,
} as const

/** Random matches played again with one secret changed, for everybody who may not know it. */
function leak(count: number, seed: string): string | null {
  const options = readOptions({})
  if (!options.ok) throw new Error(options.problem)
  return twins(count, seed, options.value).leak
}
