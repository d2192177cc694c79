// Many simulations, one seed after another, and what they had in common.

import { registry } from '#games/registry.ts'
import { addFaults, type FaultCounts, noFaults } from '#sim/fault.ts'
import { type Simulated, simulated } from '#sim/simulation.ts'

export interface Campaign {
  readonly seed: string
  /** Matches to be played, or a few more. */
  readonly matches: number
  /** Of so many who share the work, this one; alone, it is the first of one. */
  readonly share?: { readonly nth: number; readonly of: number }
  /** `null`: all of them. */
  readonly game?: string | null
}

export interface Tally {
  readonly matches: number
  readonly worlds: number
  readonly entries: number
  readonly messages: number
  readonly faults: FaultCounts
  /** The first that failed. */
  readonly failed: Pick<Simulated, 'seed' | 'failure'> | null
}

export function campaign(plan: Campaign): Tally {
  const { seed, matches, share = { nth: 0, of: 1 }, game = null } = plan
  const games = registry.filter(entry => game === null || entry.game.id === game)
  let sum: Tally = empty()
  for (let nth = share.nth; sum.matches < matches; nth += share.of) {
    const one = simulated({ seed: `${seed}/${nth}`, games })
    sum = added(sum, { ...one, worlds: 1, failed: one.failure === null ? null : one })
    if (sum.failed !== null) break
  }
  return sum
}

function empty(): Tally {
  return { matches: 0, worlds: 0, entries: 0, messages: 0, faults: noFaults(), failed: null }
}

export function added(one: Tally, other: Tally): Tally {
  const faults = noFaults()
  addFaults(faults, one.faults)
  addFaults(faults, other.faults)
  return {
    matches: one.matches + other.matches,
    worlds: one.worlds + other.worlds,
    entries: one.entries + other.entries,
    messages: one.messages + other.messages,
    faults,
    failed: one.failed ?? other.failed,
  }
}
