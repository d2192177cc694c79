// Large counts of what the tests do a share of.

import { scorersDiffer } from '#games/jelly-monster/trials/rounds.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import { twinsDiffer } from '#games/jelly-monster/trials/twins.ts'
import type { Options } from '#games/jelly-monster/vocabulary.ts'

export interface Campaign {
  readonly count: number
  /** Seeds are this and a number counted from `from`. */
  readonly seed: string
  readonly from: number
}

/** `null`, or what went wrong first. */
export type Verdict = string | null

export const CAMPAIGNS = {
  'second-scorer': secondScorer,
  twins,
} as const

/** Random rounds, scored by the game and by a scorer written from the text of the rules. */
export function secondScorer({ count, seed, from }: Campaign): Verdict {
  for (let nth = from; nth < from + count; nth++) {
    const difference = scorersDiffer(`${seed} ${nth}`)
    if (difference !== null) return difference
  }
  return null
}

/** Random matches played again with other secrets, for every viewer. */
export function twins({ count, seed, from }: Campaign): Verdict {
  for (let nth = from; nth < from + count; nth++) {
    const options = OPTIONS[nth % OPTIONS.length]!
    const difference = twinsDiffer(options, 3 + (nth % 3), `${seed} ${nth}`)
    if (difference !== null) return difference
  }
  return null
}

/** Every option at both of its ends, in few tables. */
export const OPTIONS: readonly Options[] = [
  usualOptions(),
  usualOptions({ promoBoards: true, rollInterval: 300 }),
  usualOptions({ firstGame: true, relaxed: true, stallLimit: 300_000 }),
  usualOptions({ stallLimit: null, readyLimit: null, rollInterval: 1500, promoBoards: true }),
  usualOptions({ stallLimit: 60_000, choiceLimit: 5000, readyLimit: 5000, countdown: 1000 }),
]
