// What a player does on the spur of the moment: plays the rest of a round in thought, thousands of
// times a second, so it looks at totals only.

import { highestIn, only, sumOf } from '#games/jelly-monster/bots/faces.ts'
import {
  DICE,
  DISTRICTS,
  LEFT,
  LOCK,
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
/** What a Jelly for somebody else costs. */
const GRIEF = 0.27

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

/** Among the others: whose total is the highest, how high it is, and the next one. */
let leader = 0
let highest = 0
let second = 0
/** Where the chances are for as many dice as are still to come. */
let row = 0
/** Where the worths of a district are for the seat that plays. */
let at = 0

/** Finds the best way to place one of these faces, a bit each, bit 1 for a one. */
export function feelImpulse(model: Model, worths: Worths, seat: Seat, faces: number): void {
  row = comingIn(model) * MARGINS + WIDEST
  impulse.gain = Number.NEGATIVE_INFINITY
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    findLeader(model, district, seat)
    const place = district * MOST_SEATS + seat
    const target = model[TARGET + district]!
    at = worthAt(seat, district)
    const before = promise(worths, target, model[TOTAL + place]!, highest)
    for (let rest = faces; rest !== 0; rest &= rest - 1) {
      const face = 31 - Math.clz32(rest & -rest)
      const bare = ply(face, district)
      const sum = sumOf(model[DICE + place]! + only(face))
      consider(bare, promise(worths, target, sum, highest) - before)
      if (face === 3 || face === 4) {
        for (let zone = target === 0 ? 1 : target - 1; zone < ZONES; zone += 2) {
          consider(movingTo(zone, bare), promise(worths, zone, sum, highest) - before)
        }
      } else if (face <= 2 && highest > 0) {
        // Only of the die that counts most for whoever leads.
        const dice = model[DICE + district * MOST_SEATS + leader]!
        const removed = highestIn(dice)
        const rival = Math.max(sumOf(dice - only(removed)), second)
        consider(removing(leader, removed, bare), promise(worths, target, sum, rival) - before)
      }
    }
  }
}

/** What a district promises with such totals: its reward if one holds it, grief if another does. */
function promise(worths: Worths, zone: number, own: number, rival: number): number {
  const worth = worths[at + zone]!
  const hold = own === 0 ? 0 : HOLDS[row + own - rival]!
  return rival === 0 ? worth * hold : worth * (hold - GRIEF * (1 - hold))
}

function consider(one: Ply, gain: number): void {
  if (gain <= impulse.gain) return
  impulse.gain = gain
  impulse.ply = one
}

function findLeader(model: Model, district: number, seat: Seat): void {
  leader = 0
  highest = 0
  second = 0
  for (let other = 0; other < model[SEATS]!; other++) {
    if (other === seat) continue
    const total = model[TOTAL + district * MOST_SEATS + other]!
    if (total > highest) {
      second = highest
      highest = total
      leader = other
    } else if (total > second) second = total
  }
}

export function comingIn(model: Model): number {
  let coming = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) coming += model[LEFT + seat]!
  return coming
}

/** [J3.6] Where a seat that leads has most to lose; -1 if it leads nowhere. */
export function lockOnImpulse(model: Model, worths: Worths, seat: Seat): number {
  row = comingIn(model) * MARGINS + WIDEST
  let best = -1
  let most = 0
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    const total = model[TOTAL + district * MOST_SEATS + seat]!
    if (total === 0) continue
    findLeader(model, district, seat)
    if (total < highest) continue
    const worth = worths[worthAt(seat, district) + model[TARGET + district]!]!
    const risk = worth * (1 - HOLDS[row + total - highest]!)
    if (risk > most) {
      most = risk
      best = district
    }
  }
  return best
}
