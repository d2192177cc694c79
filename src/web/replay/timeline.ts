// When a replay shows what: match time, with long waits cut short where that is wanted.

import type { Millis } from '#kernel/game.ts'

export interface Timeline {
  /** When in the film each step is shown. */
  readonly shownAt: readonly Millis[]
  /** The match time that a board's clocks show at this instant of the film. */
  matchTime(film: Millis): Millis
  /** How many steps have been shown by then. */
  stepsBy(film: Millis): number
}

/** What a wait is cut down to. */
export const LONGEST_WAIT = 2500

export function timelineOf(instants: readonly Millis[], longestWait: Millis): Timeline {
  const shownAt: Millis[] = []
  let film = 0
  let before = 0
  for (const instant of instants) {
    film += Math.min(instant - before, longestWait)
    shownAt.push(film)
    before = instant
  }

  function stepsBy(instant: Millis): number {
    let low = 0
    let high = shownAt.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (shownAt[middle]! <= instant) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    shownAt,
    stepsBy,
    matchTime(instant) {
      const next = stepsBy(instant)
      if (next === shownAt.length) return instants[next - 1] ?? 0
      // A wait is cut at its beginning, so that clocks run towards what happens next.
      return Math.max(instants[next]! - (shownAt[next]! - instant), instants[next - 1] ?? 0)
    },
  }
}
