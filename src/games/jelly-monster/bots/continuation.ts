// The rest of a round, played on in thought: everybody at their pace, until the sand has run out.

import { type Hand, usualTime } from '#games/jelly-monster/bots/hand.ts'
import { feelImpulse, impulse, lockOnImpulse } from '#games/jelly-monster/bots/impulse.ts'
import { LEFT, LOCK, MOST_SEATS, type Model, SEATS } from '#games/jelly-monster/bots/model.ts'
import { carryOut } from '#games/jelly-monster/bots/ply.ts'
import { settle } from '#games/jelly-monster/bots/settling.ts'
import type { Swift } from '#games/jelly-monster/bots/swift.ts'
import type { Worths } from '#games/jelly-monster/bots/worths.ts'
import type { Millis, Seat } from '#kernel/game.ts'

/** What does not change from one continuation to the next. */
export interface Course {
  readonly worths: Worths
  readonly hand: Hand
  readonly sand: Millis
  /** From now on; `Infinity` while nobody has flipped the timer. */
  readonly endsIn: Millis
  /** By seat: when it will place its next die, from now on, on average. */
  readonly firstIn: Float64Array
  /** By seat: how long it takes from one die to the next, on average. */
  readonly turns: Float64Array
}

/** Below this gain people throw again, if they have not done so too often. */
const ENOUGH = 0.7
const MOST_THROWS = 2

const nextAt = new Float64Array(MOST_SEATS)

/** Plays on from here and gives everybody what the round brings. */
export function playOn(model: Model, course: Course, luck: Swift): void {
  const { worths, hand, sand, firstIn, turns } = course
  const seats = model[SEATS]!
  const again = usualTime(hand.refusing)
  let endsAt = course.endsIn
  for (let seat = 0; seat < seats; seat++)
    nextAt[seat] = firstIn[seat]! * (0.6 + 0.8 * luck.share())
  for (;;) {
    const seat = nextSeat(model)
    if (seat < 0 || nextAt[seat]! >= endsAt) break
    feelImpulse(model, worths, seat, rolled(model[LEFT + seat]!, luck))
    for (let throws = 1; impulse.gain < ENOUGH && throws < MOST_THROWS; throws++) {
      nextAt[seat]! += again
      feelImpulse(model, worths, seat, rolled(model[LEFT + seat]!, luck))
    }
    if (nextAt[seat]! >= endsAt) {
      model[LEFT + seat] = 0
      continue
    }
    carryOut(model, seat, impulse.ply)
    if (model[LEFT + seat]! > 0) nextAt[seat]! += turns[seat]! * (0.7 + 0.6 * luck.share())
    else endsAt = Math.min(endsAt, finishes(model, course, seat) + sand)
  }
  settle(model, luck)
}

/** Locks and flips, and says when. */
function finishes(model: Model, { worths, hand }: Course, seat: Seat): Millis {
  const locked = lockOnImpulse(model, worths, seat)
  if (locked >= 0) model[LOCK + locked] = 1
  return nextAt[seat]! + 2 * usualTime(hand.reaching)
}

function nextSeat(model: Model): Seat {
  let first = -1
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (model[LEFT + seat] === 0) continue
    if (first < 0 || nextAt[seat]! < nextAt[first]!) first = seat
  }
  return first
}

/** The faces that so many dice show, a bit each. */
function rolled(dice: number, luck: Swift): number {
  let faces = 0
  for (let nth = 0; nth < dice; nth++) faces |= 2 << luck.below(6)
  return faces
}
