// Weighs candidates by playing the rest of the round on, many times, and giving most of the thought
// to those that look best.

import { type Course, playOn } from '#games/jelly-monster/bots/continuation.ts'
import {
  blankModel,
  JELLY,
  MOST_SEATS,
  type Model,
  PODS,
  SEATS,
} from '#games/jelly-monster/bots/model.ts'
import type { Swift } from '#games/jelly-monster/bots/swift.ts'
import type { Seat } from '#kernel/game.ts'

export interface Candidate {
  /** What it does to the table. */
  apply(model: Model): void
  /** What it means for the time to come. */
  readonly course: Course
}

export interface Stakes {
  readonly model: Model
  readonly seat: Seat
  readonly podWorth: number
  /** How many Jelly more make a lead likely to last: little in the last round. */
  readonly scale: number
}

/** How often those still in question are played on in each heat, and how many are left after it. */
const HEATS = [
  { plays: 8, left: 4 },
  { plays: 12, left: 2 },
  { plays: 25, left: 1 },
] as const

const trial = blankModel()
const wealth = new Float64Array(MOST_SEATS)

/** The place of the best candidate. */
export function foresee(candidates: readonly Candidate[], stakes: Stakes, luck: Swift): number {
  const hopes = candidates.map((_, nth) => ({ nth, sum: 0 }))
  let played = 0
  for (const { plays, left } of HEATS) {
    if (hopes.length === 1) break
    for (const hope of hopes) {
      for (let play = played; play < played + plays; play++) {
        luck.restart(play)
        hope.sum += outcome(candidates[hope.nth]!, stakes, luck)
      }
    }
    played += plays
    hopes.sort((one, other) => other.sum - one.sum)
    hopes.length = Math.min(hopes.length, left)
  }
  return hopes[0]!.nth
}

function outcome({ apply, course }: Candidate, stakes: Stakes, luck: Swift): number {
  trial.set(stakes.model)
  apply(trial)
  playOn(trial, course, luck)
  return victory(trial, stakes)
}

/** How likely this seat is to win, by how much it has more than each of the others. */
function victory(model: Model, { seat, podWorth, scale }: Stakes): number {
  const seats = model[SEATS]!
  let all = 0
  for (let other = 0; other < seats; other++) {
    wealth[other] = model[JELLY + other]! + podWorth * model[PODS + other]!
  }
  for (let other = 0; other < seats; other++) {
    all += Math.exp((wealth[other]! - wealth[seat]!) / scale)
  }
  return 1 / all
}
