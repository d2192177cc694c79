// What a player does on the spur of the moment: plays the rest of a round in thought, thousands of
// times a second, so it looks at totals only.

import { countOf, highestIn, only, sumOf } from '#games/jelly-monster/bots/faces.ts'
import {
  DICE,
  DISTRICTS,
  LEFT,
  LOCK,
  MOST_DISTRICTS,
  MOST_SEATS,
  type Model,
  SEATS,
  TARGET,
  TOTAL,
  ZONES,
} from '#games/jelly-monster/bots/model.ts'
import { movingTo, type Ply, ply, removing } from '#games/jelly-monster/bots/ply.ts'
import { type Worths, worthAt } from '#games/jelly-monster/bots/worths.ts'
import type { Seat } from '#kernel/game.ts'

/** Totals never differ by more. */
const WIDEST = 21
const MARGINS = 2 * WIDEST + 1
const MOST_COMING = 35
const DRIFT = 0.75
const STILL = 0.15
/** What a Jelly less for whoever leads is worth. */
const SPITE = 0.3

/** How likely a lead of so much holds while so many dice are to come. */
const HOLDS = new Float64Array((MOST_COMING + 1) * MARGINS)
for (let coming = 0; coming <= MOST_COMING; coming++) {
  const drift = Math.max(STILL, DRIFT * Math.sqrt(coming))
  for (let margin = -WIDEST; margin <= WIDEST; margin++) {
    HOLDS[coming * MARGINS + margin + WIDEST] = 1 / (1 + Math.exp(-margin / drift))
  }
}

/** The best that was found: read after asking. */
export const impulse = { ply: 0, gain: 0 }

/** By district, for the seat that plays: whose total is the highest among the others, and so on. */
const leaders = new Int32Array(MOST_DISTRICTS)
const highest = new Int32Array(MOST_DISTRICTS)
const second = new Int32Array(MOST_DISTRICTS)

/** Finds the best way to place one of these faces, a bit each, bit 1 for a one. */
export function feelImpulse(model: Model, worths: Worths, seat: Seat, faces: number): void {
  const row = comingIn(model) * MARGINS + WIDEST
  impulse.gain = Number.NEGATIVE_INFINITY
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    findLeader(model, district, seat)
    const at = worthAt(seat, district)
    const target = model[TARGET + district]!
    const worth = worths[at + target]!
    const own = model[DICE + district * MOST_SEATS + seat]!
    const rival = highest[district]!
    const total = model[TOTAL + district * MOST_SEATS + seat]!
    const before = total === 0 ? 0 : worth * HOLDS[row + total - rival]!
    const spite =
      rival > total ? SPITE * worths[worthAt(leaders[district]!, district) + target]! : 0
    for (let face = 1; face <= 6; face++) {
      if ((faces & (1 << face)) === 0) continue
      const sum = sumOf(own + only(face))
      const hold = sum === 0 ? 0 : HOLDS[row + sum - rival]!
      consider(ply(face, district), worth * hold - before)
      if (face === 3 || face === 4) {
        const harm = rival > sum ? spite : 0
        if (target > 0) {
          const gain = worths[at + target - 1]! * hold - before
          const lost = harm - (rival > sum ? SPITE * worths[at + target - 1]! : 0)
          consider(movingTo(target - 1, ply(face, district)), gain + lost)
        }
        if (target < ZONES - 1) {
          const gain = worths[at + target + 1]! * hold - before
          const lost = harm - (rival > sum ? SPITE * worths[at + target + 1]! : 0)
          consider(movingTo(target + 1, ply(face, district)), gain + lost)
        }
      } else if (face <= 2 && rival > 0) {
        considerRemoval(model, { seat, district, face, row, worth, before, spite })
      }
    }
  }
}

function consider(one: Ply, gain: number): void {
  if (gain <= impulse.gain) return
  impulse.gain = gain
  impulse.ply = one
}

interface Removal {
  readonly seat: Seat
  readonly district: number
  readonly face: number
  readonly row: number
  readonly worth: number
  readonly before: number
  readonly spite: number
}

/** Only of the die that counts most for whoever leads. */
function considerRemoval(model: Model, removal: Removal): void {
  const { seat, district, face, row, worth, before, spite } = removal
  const leader = leaders[district]!
  const dice = model[DICE + district * MOST_SEATS + leader]!
  const removed = highestIn(dice)
  const rest = sumOf(dice - only(removed))
  const rival = Math.max(rest, second[district]!)
  const sum = sumOf(model[DICE + district * MOST_SEATS + seat]! + only(face))
  const hold = sum === 0 ? 0 : HOLDS[row + sum - rival]!
  const relief = rival < highest[district]! ? 0.5 * spite : 0
  consider(removing(leader, removed, ply(face, district)), worth * hold - before + relief)
}

function findLeader(model: Model, district: number, seat: Seat): void {
  let leader = -1
  let most = 0
  let next = 0
  for (let other = 0; other < model[SEATS]!; other++) {
    if (other === seat) continue
    const total = model[TOTAL + district * MOST_SEATS + other]!
    if (total > most) {
      next = most
      most = total
      leader = other
    } else if (total > next) next = total
  }
  leaders[district] = Math.max(0, leader)
  highest[district] = most
  second[district] = next
}

export function comingIn(model: Model): number {
  let coming = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) coming += model[LEFT + seat]!
  return coming
}

/** [J3.6] Where a seat that leads has most to lose; -1 if it leads nowhere. */
export function lockOnImpulse(model: Model, worths: Worths, seat: Seat): number {
  const row = comingIn(model) * MARGINS + WIDEST
  let best = -1
  let most = 0
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    const total = model[TOTAL + district * MOST_SEATS + seat]!
    if (total === 0) continue
    findLeader(model, district, seat)
    if (total < highest[district]!) continue
    const worth = worths[worthAt(seat, district) + model[TARGET + district]!]!
    const risk = worth * (1 - HOLDS[row + total - highest[district]!]!)
    if (risk > most) {
      most = risk
      best = district
    }
  }
  return best
}

/** Whether a seat has dice of this face there that would cancel another. */
export function wouldCancel(model: Model, seat: Seat, face: number, district: number): boolean {
  return countOf(model[DICE + district * MOST_SEATS + seat]!, face) > 0
}
