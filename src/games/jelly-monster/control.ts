// Who controls a district: what cancels, what is left, whose total is highest.

import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { DieId, PlacedDie } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

export interface Cancellation {
  readonly seat: Seat
  readonly face: Face
  readonly dice: readonly DieId[]
}

/** [J4.2] Dice of one colour with the same value cancel each other, all of them. */
export function cancellationsIn(dice: readonly PlacedDie[]): readonly Cancellation[] {
  const found: Cancellation[] = []
  for (let index = 1; index < dice.length; index++) {
    const { die, face } = dice[index]!
    if (!hasEqual(dice, index)) continue
    const seat = ownerOf(die)
    const known = found.findIndex(other => other.seat === seat && other.face === face)
    if (known < 0) found.push({ seat, face, dice: equalsOf(dice, seat, face) })
  }
  return found
}

/** Whether an earlier die equals this one. Ordered by their ids, dice of a colour lie together. */
function hasEqual(dice: readonly PlacedDie[], index: number): boolean {
  const { die, face } = dice[index]!
  const seat = ownerOf(die)
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const other = dice[earlier]!
    if (ownerOf(other.die) !== seat) return false
    if (other.face === face) return true
  }
  return false
}

function equalsOf(dice: readonly PlacedDie[], seat: Seat, face: Face): readonly DieId[] {
  const equals: DieId[] = []
  for (const placed of dice) {
    if (placed.face === face && ownerOf(placed.die) === seat) equals.push(placed.die)
  }
  return equals
}

/** By seat; 0 for a player who is not present, since no die shows less than 1. */
export function totalsOf(dice: readonly PlacedDie[], seats: number): readonly number[] {
  const totals = new Array<number>(seats).fill(0)
  for (const { die, face } of dice) totals[ownerOf(die)]! += face
  return totals
}

/** By seat, how many dice lie there. */
export function countsOf(dice: readonly PlacedDie[], seats: number): readonly number[] {
  const counts = new Array<number>(seats).fill(0)
  for (const { die } of dice) counts[ownerOf(die)]! += 1
  return counts
}

/** [J4.3] [J6.2] Everybody with the highest amount, in the given order; nobody if it is 0. */
export function leadersOf(amounts: readonly number[], order: readonly Seat[]): readonly Seat[] {
  let highest = 0
  for (const amount of amounts) if (amount > highest) highest = amount
  if (highest === 0) return []
  const leaders: Seat[] = []
  for (const seat of order) if (amounts[seat] === highest) leaders.push(seat)
  return leaders
}

/** [J5.9] 0 for the highest total, 1 for the second highest, however many are first. */
export function rankOf(totals: readonly number[], seat: Seat): number {
  let rank = 0
  let below = Number.POSITIVE_INFINITY
  for (;;) {
    let highest = 0
    for (const total of totals) if (total < below && total > highest) highest = total
    if (highest <= totals[seat]!) return rank
    below = highest
    rank += 1
  }
}

/** All who do not control the district, present there or not. */
export function othersThan(controllers: readonly Seat[], order: readonly Seat[]): readonly Seat[] {
  const others: Seat[] = []
  for (const seat of order) if (!controllers.includes(seat)) others.push(seat)
  return others
}
