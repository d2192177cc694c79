// Why a bot does what it does, told by what the action does for it: keys into the game's words.

import { cancellationsIn, totalsOf } from '#games/jelly-monster/control.ts'
import { indexOfDie, ownerOf, withDie, without } from '#games/jelly-monster/dice.ts'
import type {
  Action,
  District,
  PlacedDie,
  Placement,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import { worthOf } from '#games/jelly-monster/worth.ts'
import type { Seat } from '#kernel/game.ts'

export const REASONS = [
  'whim',
  'ready',
  'roll',
  'roll-again',
  'lead',
  'share',
  'footing',
  'nowhere-better',
  'out-of-the-way',
  'own-aside',
  'new-target',
  'locked',
  'hurry',
  'lowest-pod',
  'better-neighbour',
  'fewest-jelly',
] as const
export type Reason = (typeof REASONS)[number]

export function reasonFor(view: View, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'roll':
      return view.screens[seat]!.shown?.length ? 'roll-again' : 'roll'
    case 'place':
      return reasonToPlace(view, seat, action)
    case 'lock':
      return 'locked'
    case 'flip':
      return 'hurry'
    case 'return':
      return 'lowest-pod'
    case 'copy':
      return 'better-neighbour'
    case 'give':
      return 'fewest-jelly'
    default:
      return 'ready'
  }
}

function reasonToPlace(view: View, seat: Seat, { die, district, effect }: Placement): Reason {
  if (effect?.type === 'move') return 'new-target'
  if (effect?.type === 'remove') {
    return ownerOf(effect.die) === seat ? 'own-aside' : 'out-of-the-way'
  }
  const { zones, target } = view.districts[district]!
  const worth = zones[target]!.reduce((sum, icon) => sum + worthOf(icon, view, seat), 0)
  const { dice, shown } = view.screens[seat]!
  const face = shown![dice.indexOf(die)]!
  const before = view.districts[district]!.dice
  const after = countingTotals(withDie(before, { die, face }), view.screens.length)
  const own = after[seat]!
  const isMore = own > countingTotals(before, view.screens.length)[seat]!
  if (!isMore || worth <= 0) return 'nowhere-better'
  const rival = Math.max(...after.filter((_, other) => other !== seat))
  if (own > rival) return 'lead'
  return own === rival ? 'share' : 'footing'
}

/** [J4.2] What every seat would have there if the round were over. */
export function countingTotals(dice: readonly PlacedDie[], seats: number): readonly number[] {
  const cancelled = cancellationsIn(dice).flatMap(cancellation => cancellation.dice)
  const counting = dice.filter(({ die }) => !cancelled.includes(die))
  return totalsOf(counting, seats)
}

/** A district once a die lies there and its effect is done. */
export function districtAfter(district: District, placed: PlacedDie, { effect }: Placement) {
  const dice = withDie(district.dice, placed)
  if (effect === null) return { ...district, dice }
  if (effect.type === 'move') return { ...district, dice, target: effect.to }
  return { ...district, dice: without(dice, indexOfDie(dice, effect.die)) }
}
