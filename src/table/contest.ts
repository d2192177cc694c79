// Who was first when several reached for the same thing. Arrival alone would favour short lines, so
// the table waits a moment for those as quick but further away.

import { pick, shuffled } from '#kernel/chance.ts'
import type { Chance, Millis, Seat } from '#kernel/game.ts'
import type { Fairness } from '#protocol/client.ts'

/** Nobody is given back more than this, nor waited for any longer. */
export const LONGEST_HOLD: Millis = 250
export const STRICT_WINDOW: Millis = 300
/** Closer together than this, chance decides: no line is measured more exactly. */
export const TIE: Millis = 25
/** No hand is quicker after something has appeared. */
export const QUICKEST_HAND: Millis = 120

export interface Contender {
  readonly seat: Seat
  readonly arrivedAt: Millis
  readonly trip: Millis
  /** From when on it could be claimed, if that is known. */
  readonly since: Millis | null
}

/**
 * How long the first to arrive is held: until everybody who reached for it as early, up to a tie,
 * would have been heard. `rivals` are the round trips of the others who may.
 */
export function holdFor(fairness: Fairness, own: Millis, rivals: readonly Millis[]): Millis {
  if (rivals.length === 0) return 0
  if (fairness === 'strict') return STRICT_WINDOW
  const furthest = Math.max(...rivals.map(capped))
  return Math.min(LONGEST_HOLD, Math.max(0, furthest - capped(own) + TIE))
}

/** When the hand moved, as seen from the server: what was shown was a trip on its way and back. */
export function correctedTime({ arrivedAt, trip, since }: Contender): Millis {
  const corrected = arrivedAt - capped(trip)
  // A corrected time before what a hand can do is a line that was measured wrongly, or a lie.
  return since === null
    ? corrected
    : Math.min(arrivedAt, Math.max(corrected, since + QUICKEST_HAND))
}

export function ranked<C extends Contender>(
  fairness: Fairness,
  contenders: readonly C[],
  chance: Chance,
): readonly C[] {
  const bySeat = contenders.toSorted((one, other) => one.seat - other.seat)
  return fairness === 'strict' ? shuffled(bySeat, chance) : rankedByTime(bySeat, chance)
}

function rankedByTime<C extends Contender>(contenders: readonly C[], chance: Chance): readonly C[] {
  const order: C[] = []
  let left = contenders
  while (left.length > 0) {
    const earliest = Math.min(...left.map(correctedTime))
    const tied = left.filter(one => correctedTime(one) - earliest < TIE)
    const next = tied.length === 1 ? tied[0]! : pick(tied, chance)
    order.push(next)
    left = left.filter(one => one !== next)
  }
  return order
}

const LONGEST_GRACE: Millis = 150
const GRACE_MARGIN: Millis = 20

/** An action counts that was on its way when the time ran out: half a trip, and a little. */
export function graceFor(trip: Millis): Millis {
  return Math.min(LONGEST_GRACE, Math.floor(trip / 2) + GRACE_MARGIN)
}

function capped(trip: Millis): Millis {
  return Math.min(trip, LONGEST_HOLD)
}
