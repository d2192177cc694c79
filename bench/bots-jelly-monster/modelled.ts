// The same random rounds on the bots' model: luck is asked for in the same order, so that both come
// to the same Jelly and pods.

import { countOf } from '#games/jelly-monster/bots/faces.ts'
import { packedIcon } from '#games/jelly-monster/bots/icons.ts'
import {
  blankModel,
  CENTRE,
  DICE,
  DISTRICTS,
  ICONS,
  iconsAt,
  JELLY,
  LEFT,
  PODS,
  placeIn,
  SEATS,
  STACK,
  TARGET,
} from '#games/jelly-monster/bots/model.ts'
import { carryOut, movingTo, ply, removing } from '#games/jelly-monster/bots/ply.ts'
import { settle } from '#games/jelly-monster/bots/settling.ts'
import type { Chance } from '#kernel/game.ts'
import { CITY, PILE, POD, ROUNDS } from './compact.ts'

const PLAYERS = 4
const PLACES = 6
const DICE_EACH = 7

const PACKED = CITY.map(zones => zones.map(packed))

function packed(amount: number): number {
  return packedIcon(amount === POD ? { type: 'pod' } : { type: 'jelly', amount })
}

const model = blankModel()
let luck = 1

const chance: Chance = {
  below(n) {
    luck ^= luck << 13
    luck ^= luck >>> 17
    luck ^= luck << 5
    return ((luck >>> 0) * n * 2 ** -32) | 0
  },
}

/** Plays a match and returns how many dice were placed. */
export function playModel(seed: number): number {
  luck = Math.imul(seed + 1, 0x9e3779b9) | 1
  model.fill(0)
  model[SEATS] = PLAYERS
  model[DISTRICTS] = PLACES
  model[STACK] = PILE
  for (let district = 0; district < PLACES; district++) {
    for (let zone = 0; zone < 3; zone++) model[iconsAt(district, zone)] = PACKED[district]![zone]!
  }
  for (let round = 0; round < ROUNDS; round++) {
    model.fill(0, CENTRE, CENTRE + PLAYERS)
    model.fill(0, TARGET, ICONS)
    model.fill(DICE_EACH, LEFT, LEFT + PLAYERS)
    for (let nth = 0; nth < PLAYERS * DICE_EACH; nth++) carryOut(model, nth & 3, anyPly())
    settle(model, chance)
  }
  return ROUNDS * PLAYERS * DICE_EACH
}

export function modelResult(): string {
  const jelly = model.slice(JELLY, JELLY + PLAYERS)
  const pods = model.slice(PODS, PODS + PLAYERS)
  return [...jelly, ...pods].join()
}

let seat = 0

function anyPly(): number {
  const face = 1 + chance.below(6)
  const district = chance.below(PLACES)
  const bare = ply(face, district)
  const own = seat
  seat = (seat + 1) & 3
  if (face <= 2) {
    const owner = chance.below(PLAYERS)
    const removed = 1 + chance.below(6)
    const placed = owner === own && removed === face ? 1 : 0
    const lying = countOf(model[DICE + placeIn(district, owner)]!, removed) + placed
    return lying > 0 ? removing(owner, removed, bare) : bare
  }
  if (face > 4) return bare
  const target = model[TARGET + district]!
  return movingTo(target === 1 ? 2 * chance.below(2) : 1, bare)
}
