// What is at a district's entrance now, and what would come of it if the round ended here.

import { cancellationsIn, leadersOf, totalsOf } from '#games/jelly-monster/control.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { DieId, District, PlacedDie } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

export interface Outlook {
  /** Dice that would cancel each other. */
  readonly dead: ReadonlySet<DieId>
  readonly totals: readonly number[]
  readonly leaders: readonly Seat[]
  readonly highest: number
  /** [J5.11] Nobody can tell: these dice are rolled anew. */
  readonly isOpen: boolean
}

type Lying = Pick<District, 'zones' | 'target' | 'dice'>

export function outlookOf(district: Lying, order: readonly Seat[]): Outlook {
  const isOpen = isRerolled(district)
  const cancelled = isOpen ? [] : cancellationsIn(district.dice).flatMap(({ dice }) => dice)
  const dead = new Set(cancelled)
  const counting = district.dice.filter(({ die }) => !dead.has(die))
  const totals = totalsOf(counting, order.length)
  return { dead, totals, leaders: leadersOf(totals, order), highest: Math.max(...totals), isOpen }
}

function isRerolled({ zones, target }: Lying): boolean {
  return zones[target]![0]!.type === 'reroll'
}

/** [J4.2] Whether this face would cancel dice of the same owner there that still count. */
export function wouldCancel(district: Lying, seat: Seat, face: Face): boolean {
  if (isRerolled(district)) return false
  return district.dice.some(placed => isEqual(placed, seat, face))
}

function isEqual({ die, face }: PlacedDie, seat: Seat, wanted: Face): boolean {
  return face === wanted && ownerOf(die) === seat
}
