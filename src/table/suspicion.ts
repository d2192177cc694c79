// Notices lines that seem long only when it pays: round trips that grow around one's own claims and
// nowhere else, or hands quicker than hands are. It is told to the host of the server and decides
// nothing, because an honest line can do the same by accident.

import type { Millis } from '#kernel/game.ts'
import { LONGEST_HOLD } from '#table/contest.ts'

export interface Habit {
  /** Round trips measured close to a claim of this seat, and all others. */
  readonly around: Millis[]
  readonly elsewhere: Millis[]
  claimedAt: Millis | null
  claims: number
  /** Claims that would have been quicker than a hand. */
  tooQuick: number
  isReported: boolean
}

export type Suspicion = 'line-grows-for-claims' | 'quicker-than-a-hand'

/** A ping a second is sent; one that was on its way during the claim has arrived by then. */
const NEAR: Millis = 1500
const KEPT = 50
const ENOUGH = 8
/** What a line may be longer by, and no more than so many times. */
const MARGIN: Millis = 60
const TIMES = 2
const QUICK: Millis = 150
const TOO_OFTEN = 0.2

export function newHabit(): Habit {
  return {
    around: [],
    elsewhere: [],
    claimedAt: null,
    claims: 0,
    tooQuick: 0,
    isReported: false,
  }
}

export function noteTrip(habit: Habit, now: Millis, trip: Millis): void {
  const isNear = habit.claimedAt !== null && now - habit.claimedAt < NEAR
  const samples = isNear ? habit.around : habit.elsewhere
  samples.push(trip)
  if (samples.length > KEPT) samples.shift()
}

/** `reaction`: from when it was shown to when the hand moved, the round trip taken off. */
export function noteClaim(habit: Habit, now: Millis, reaction: Millis | null): void {
  habit.claimedAt = now
  habit.claims += 1
  if (reaction !== null && reaction < QUICK) habit.tooQuick += 1
}

/** What there is to say of this line, once. */
export function suspicionOf(habit: Habit): Suspicion | null {
  const found = habit.isReported ? null : suspected(habit)
  if (found !== null) habit.isReported = true
  return found
}

function suspected({ around, elsewhere, claims, tooQuick }: Habit): Suspicion | null {
  if (claims >= ENOUGH && tooQuick > TOO_OFTEN * claims) return 'quicker-than-a-hand'
  if (around.length < ENOUGH || elsewhere.length < ENOUGH) return null
  const usual = median(elsewhere)
  const then = Math.min(median(around), LONGEST_HOLD)
  return then > usual * TIMES && then - usual > MARGIN ? 'line-grows-for-claims' : null
}

function median(samples: readonly Millis[]): Millis {
  return samples.toSorted((one, other) => one - other)[samples.length >> 1]!
}
