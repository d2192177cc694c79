// Large counts of what the tests do a share of. Each says what went wrong first, or `null`.

import { jellyMonster } from '#games/jelly-monster/game.ts'
import { company } from '#games/jelly-monster/trials/company.ts'
import { honesty } from '#games/jelly-monster/trials/honesty.ts'
import { HOSTS } from '#games/jelly-monster/trials/hosts.ts'
import { likeness } from '#games/jelly-monster/trials/likeness.ts'
import { scorersDiffer } from '#games/jelly-monster/trials/rounds.ts'
import { twinsDiffer } from '#games/jelly-monster/trials/twins.ts'
import { breachOf } from '#kernel/laws.ts'

const BOUND = 20_000

export const trials = {
  scorer,
  twins,
  hosts,
  /** The bots' model against the rules, by positions. */
  likeness,
  /** Bots choose the same whatever is hidden from them, by choices. */
  honesty: (choices: number, seed: string) => honesty(choices, seed),
  /** Tables of bots of all levels, by matches. */
  company,
} as const

/** Random rounds, scored by the game and by a scorer written from the text of the rules. */
export function scorer(count: number, seed: string): string | null {
  for (let nth = 0; nth < count; nth++) {
    const difference = scorersDiffer(`${seed} ${nth}`)
    if (difference !== null) return difference
  }
  return null
}

/** Random matches played again with other secrets, for every viewer. */
export function twins(count: number, seed: string): string | null {
  for (let nth = 0; nth < count; nth++) {
    const difference = twinsDiffer(HOSTS[nth % HOSTS.length]!, 3 + (nth % 3), `${seed} ${nth}`)
    if (difference !== null) return difference
  }
  return null
}

/** Random matches through all laws, with the options of every host. */
export function hosts(count: number, seed: string): string | null {
  for (let nth = 0; nth < count; nth++) {
    const options = HOSTS[nth % HOSTS.length]!
    const trial = { options, seats: 3 + (nth % 3), seed: `${seed} ${nth}`, bound: BOUND }
    const breach = breachOf(jellyMonster, trial)
    if (breach !== null) return `${breach.law}, seed ${breach.seed}: ${breach.detail}`
  }
  return null
}
