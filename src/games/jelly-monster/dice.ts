// Dice and whose they are.

import { DICE_PER_SEAT, type DieId, type PlacedDie } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** [J1.1] Seven in each of five colours: every die a player has, in the order of their ids. */
const OWN_DICE: readonly (readonly DieId[])[] = [0, 1, 2, 3, 4].map(seat => {
  return [...Array(DICE_PER_SEAT).keys()].map(nth => seat * DICE_PER_SEAT + nth)
})

export function ownDice(seat: Seat): readonly DieId[] {
  return OWN_DICE[seat]!
}

export function ownerOf(die: DieId): Seat {
  return Math.trunc(die / DICE_PER_SEAT)
}

/** Where a die lies among dice; -1 if it does not. */
export function indexOfDie(dice: readonly PlacedDie[], die: DieId): number {
  for (let index = 0; index < dice.length; index++) {
    if (dice[index]!.die === die) return index
  }
  return -1
}

/** Where an id stands among ids; -1 if it does not. For lists this short a loop beats `indexOf`. */
export function positionOf(die: DieId, dice: readonly DieId[]): number {
  for (let index = 0; index < dice.length; index++) if (dice[index] === die) return index
  return -1
}

/** The same dice and one more, still in the order of their ids. */
export function withDie(dice: readonly PlacedDie[], added: PlacedDie): readonly PlacedDie[] {
  const count = dice.length
  const all = new Array<PlacedDie>(count + 1)
  let index = count
  while (index > 0 && dice[index - 1]!.die > added.die) {
    all[index] = dice[index - 1]!
    index--
  }
  all[index] = added
  while (index > 0) {
    index--
    all[index] = dice[index]!
  }
  return all
}

export function without<T>(items: readonly T[], index: number): readonly T[] {
  const rest = new Array<T>(items.length - 1)
  for (let nth = 0; nth < index; nth++) rest[nth] = items[nth]!
  for (let nth = index + 1; nth < items.length; nth++) rest[nth - 1] = items[nth]!
  return rest
}
