// What a player may do with one die, as a number: face, district, effect and what it acts upon.

import { countOf } from '#games/jelly-monster/bots/faces.ts'
import {
  DICE,
  DISTRICTS,
  LOCK,
  type Model,
  placeDie,
  placeIn,
  removeDie,
  SEATS,
  TARGET,
  ZONES,
} from '#games/jelly-monster/bots/model.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import { canMove, canRemove } from '#games/jelly-monster/placement.ts'
import type { Effect, Placement, View } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

export type Ply = number

const DISTRICT_SHIFT = 3
const EFFECT_SHIFT = 6
const OBJECT_SHIFT = 8
const OWNER_SHIFT = 11
const THREE_BITS = 7
const TWO_BITS = 3

export const EFFECTS = { none: 0, move: 1, remove: 2 } as const

export function ply(face: number, district: number): Ply {
  return face | (district << DISTRICT_SHIFT)
}

export function movingTo(zone: number, bare: Ply): Ply {
  return bare | (EFFECTS.move << EFFECT_SHIFT) | (zone << OBJECT_SHIFT)
}

export function removing(owner: Seat, face: number, bare: Ply): Ply {
  const object = (face << OBJECT_SHIFT) | (owner << OWNER_SHIFT)
  return bare | (EFFECTS.remove << EFFECT_SHIFT) | object
}

export function faceOf(one: Ply): number {
  return one & THREE_BITS
}

export function districtOf(one: Ply): number {
  return (one >> DISTRICT_SHIFT) & THREE_BITS
}

export function effectOf(one: Ply): number {
  return (one >> EFFECT_SHIFT) & TWO_BITS
}

/** The zone to move to, or the face to remove. */
export function objectOf(one: Ply): number {
  return (one >> OBJECT_SHIFT) & THREE_BITS
}

export function ownerIn(one: Ply): Seat {
  return one >> OWNER_SHIFT
}

export function carryOut(model: Model, seat: Seat, one: Ply): void {
  const district = districtOf(one)
  placeDie(model, seat, faceOf(one), district)
  const effect = effectOf(one)
  if (effect === EFFECTS.move) model[TARGET + district] = objectOf(one)
  if (effect === EFFECTS.remove) removeDie(model, ownerIn(one), objectOf(one), district)
}

/** Every way to place a die that shows this. Dice of one colour and value are all alike. */
export function pliesWith(model: Model, face: Face): readonly Ply[] {
  const plies: Ply[] = []
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    const bare = ply(face, district)
    plies.push(bare)
    if (canMove(face)) {
      const target = model[TARGET + district]!
      if (target > 0) plies.push(movingTo(target - 1, bare))
      if (target < ZONES - 1) plies.push(movingTo(target + 1, bare))
    }
    if (canRemove(face)) addRemovals(model, bare, plies)
  }
  return plies
}

function addRemovals(model: Model, bare: Ply, plies: Ply[]): void {
  for (let owner = 0; owner < model[SEATS]!; owner++) {
    const faces = model[DICE + placeIn(districtOf(bare), owner)]!
    for (let face = 1; face <= 6; face++) {
      if (countOf(faces, face) > 0) plies.push(removing(owner, face, bare))
    }
  }
}

export function plyOf(view: View, seat: Seat, { die, district, effect }: Placement): Ply {
  const { dice, shown } = view.screens[seat]!
  const bare = ply(shown![dice.indexOf(die)]!, district)
  if (effect === null) return bare
  if (effect.type === 'move') return movingTo(effect.to, bare)
  const removed = view.districts[district]!.dice.find(placed => placed.die === effect.die)!
  return removing(ownerOf(effect.die), removed.face, bare)
}

export function actionOf(view: View, seat: Seat, one: Ply): Placement {
  const { dice, shown } = view.screens[seat]!
  const die = dice[shown!.indexOf(faceOf(one) as Face)]!
  return { type: 'place', die, district: districtOf(one), effect: effectFrom(view, one) }
}

function effectFrom(view: View, one: Ply): Effect | null {
  const effect = effectOf(one)
  if (effect === EFFECTS.none) return null
  if (effect === EFFECTS.move) return { type: 'move', to: objectOf(one) }
  const { dice } = view.districts[districtOf(one)]!
  const removed = dice.find(({ die, face }) => {
    return face === objectOf(one) && ownerOf(die) === ownerIn(one)
  })
  return { type: 'remove', die: removed!.die }
}
