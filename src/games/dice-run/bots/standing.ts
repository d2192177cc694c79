// How well targets stand in a race.

import type { Race } from '#games/dice-run/race.ts'
import { compared, countsOf } from '#games/dice-run/scoring.ts'
import { TARGETS, type Target } from '#games/dice-run/targets.ts'
import type { Open, Own, View } from '#games/dice-run/vocabulary.ts'

/** What a group counts for, compared with the one ahead of it. */
const NEXT_GROUP = 1 / 4

/** What a target counts in the leading group, and a little for what it counts behind. */
export function standing(target: Target, race: Race): number {
  let worth = 0
  let weight = 1
  for (const points of countsOf(target, race)) {
    worth += weight * points
    weight *= NEXT_GROUP
  }
  return worth
}

/** The target that counts in this stage if it is known, or all that still may. */
export function hopesOf({ viewer, open }: View, own: Own): readonly Target[] {
  const played = viewer === 'spectator' ? null : open.players[viewer]!.target
  return played === null ? own.targets : [played]
}

export function bestStanding(targets: readonly Target[], race: Race): number {
  return Math.max(...targets.map(target => standing(target, race)))
}

/** The targets that a rival may hold or that are out of play. */
export function unseenTargets({ players }: Open, own: Own): readonly Target[] {
  const seen = new Set(own.targets)
  for (const { spent, target } of players) {
    for (const used of spent) seen.add(used)
    if (target !== null) seen.add(target)
  }
  return TARGETS.filter(target => !seen.has(target))
}

/** The share of these targets that would come before this one, if the stage ended now. */
export function shareAhead(target: Target, others: readonly Target[], race: Race): number {
  if (others.length === 0) return 0
  const counts = countsOf(target, race)
  let ahead = 0
  for (const other of others) {
    const difference = compared(countsOf(other, race), counts)
    if (difference > 0) ahead += 1
    else if (difference === 0) ahead += 0.5
  }
  return ahead / others.length
}
