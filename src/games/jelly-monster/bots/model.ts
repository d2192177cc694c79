// A round as one array of numbers, for bots that think ahead. Pods have no value here: they are
// counted.

import { type Faces, only, sumOf } from '#games/jelly-monster/bots/faces.ts'
import type { DistrictIndex, Zone } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

export type Model = Int32Array

export const MOST_SEATS = 5
export const MOST_DISTRICTS = 7
export const ZONES = 3
export const MOST_ICONS = 4

export const SEATS = 0
export const DISTRICTS = 1
export const DRONE = 2
/** The first seat clockwise from the drone. */
export const FIRST = 3
/** How many pods are left. */
export const STACK = 4
/** By seat: dice not placed yet, dice on the city centre, Jelly, pods. */
export const LEFT = 5
export const CENTRE = LEFT + MOST_SEATS
export const JELLY = CENTRE + MOST_SEATS
export const PODS = JELLY + MOST_SEATS
/** By district. */
export const TARGET = PODS + MOST_SEATS
/** Not 0: nobody places there any more. */
export const LOCK = TARGET + MOST_DISTRICTS
/** Which neighbour is copied where those in control may choose. */
export const ARROW = LOCK + MOST_DISTRICTS
/** By district and seat: the dice there, and what they sum up to. */
export const DICE = ARROW + MOST_DISTRICTS
export const TOTAL = DICE + MOST_DISTRICTS * MOST_SEATS
/** By district, zone and place in the reward. */
export const ICONS = TOTAL + MOST_DISTRICTS * MOST_SEATS
export const SIZE = ICONS + MOST_DISTRICTS * ZONES * MOST_ICONS

export function blankModel(): Model {
  return new Int32Array(SIZE)
}

export function placeIn(district: DistrictIndex, seat: Seat): number {
  return district * MOST_SEATS + seat
}

export function iconsAt(district: DistrictIndex, zone: Zone): number {
  return ICONS + (district * ZONES + zone) * MOST_ICONS
}

/** [J3.4] A die out of the screen, without its effect. */
export function placeDie(model: Model, seat: Seat, face: number, district: DistrictIndex): void {
  model[LEFT + seat]! -= 1
  const place = placeIn(district, seat)
  setFaces(model, place, model[DICE + place]! + only(face))
}

/** [J3.5a] To the city centre. */
export function removeDie(model: Model, owner: Seat, face: number, district: DistrictIndex): void {
  model[CENTRE + owner]! += 1
  const place = placeIn(district, owner)
  setFaces(model, place, model[DICE + place]! - only(face))
}

export function setFaces(model: Model, place: number, faces: Faces): void {
  model[DICE + place] = faces
  model[TOTAL + place] = sumOf(faces)
}
