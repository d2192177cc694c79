// Whether a die may be placed as asked: all of it, with its effect, or nothing.

import { indexOfDie, ownerOf, positionOf } from '#games/jelly-monster/dice.ts'
import type {
  District,
  Effect,
  Placement,
  Refusal,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import { DICE_PER_SEAT } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

export function placementRefusal(state: State, seat: Seat, action: Placement): Refusal | null {
  const { die, effect } = action
  if (!(die >= 0 && die < state.screens.length * DICE_PER_SEAT)) return 'no-such-die'
  if (ownerOf(die) !== seat) return 'not-your-die'
  const { dice, shown } = state.screens[seat]!
  const index = positionOf(die, dice)
  // [J3.4] Once placed it is never taken back nor moved.
  if (index < 0) return 'already-placed'
  if (shown.length === 0) return 'not-rolled'
  const district = state.districts[action.district]
  if (district === undefined) return 'no-such-district'
  // [J3.4] [J3.6]
  if (district.lock !== null) return 'district-locked'
  return effect === null ? null : effectRefusal(district, shown[index]!, effect)
}

/** [J3.12] An effect that has become impossible refuses the whole, so the player chooses again. */
function effectRefusal(district: District, face: Face, effect: Effect): Refusal | null {
  if (effect.type === 'remove') {
    if (!canRemove(face)) return 'effect-not-of-this-value'
    return indexOfDie(district.dice, effect.die) < 0 ? 'target-die-gone' : null
  }
  if (!canMove(face)) return 'effect-not-of-this-value'
  const { target, zones } = district
  if (effect.to < 0 || effect.to >= zones.length) return 'marker-at-its-end'
  return Math.abs(effect.to - target) === 1 ? null : 'zone-not-adjacent'
}

/** [J3.5a] */
export function canRemove(face: Face): boolean {
  return face <= 2
}

/** [J3.5b] [J3.5c] */
export function canMove(face: Face): boolean {
  return face === 3 || face === 4
}
