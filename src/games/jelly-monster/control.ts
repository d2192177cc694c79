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
  for (let index = 0; index < dice.length; index++) {
    const { die, face } = dice[index]!
    const seat = ownerOf(die)
    if (found.some(known => known.seat === seat && known.face === face)) continue
    const equals = [die]
    for (let later = index + 1; later < dice.length; later++) {
      const other = dice[later]!
      if (other.face === face && ownerOf(other.die) === seat) equals.push(other.die)
    }
    if (equals.length > 1) found.push({ seat, face, dice: equals })
  }
  return found
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
  return order.filter(seat => amounts[seat] === highest)
}

/** [J5.9] 0 for the highest total, 1 for the second highest, however many are first. */
export function rankOf(totals: readonly number[], seat: Seat): number {
  const own = totals[seat]!
  const higher = new Set<number>()
  for (const total of totals) if (total > own) higher.add(total)
  return higher.size
}

/** All who do not control the district, present there or not. */
export function othersThan(controllers: readonly Seat[], order: readonly Seat[]): readonly Seat[] {
  return order.filter(seat => !controllers.includes(seat))
}
