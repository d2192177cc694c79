// Into whose hands a device belongs that several share.

import type { Seat } from '#kernel/game.ts'

export interface Hand {
  readonly seat: Seat
  /** Whether there is something for this person to decide. */
  readonly isAsked: boolean
}

/** Stays where it is as long as there is something to do; then goes round to the next who has. */
export function nextHand(hands: readonly Hand[], current: Seat): Seat {
  const sorted = hands.toSorted((one, other) => one.seat - other.seat)
  if (sorted.some(({ seat, isAsked }) => seat === current && isAsked)) return current
  const after = sorted.filter(({ seat }) => seat > current)
  const round = [...after, ...sorted.filter(({ seat }) => seat < current)]
  return round.find(({ isAsked }) => isAsked)?.seat ?? current
}
