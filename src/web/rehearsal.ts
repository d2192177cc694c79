// For tests of modules that hold state for pages: gives them a time in hand.

import { handClock } from '#table/rehearsal/clock.ts'
import type { Time } from '#web/time.ts'

export interface HandTime extends Time {
  /** Lets so much time pass, and whatever is due on the way happen. */
  pass(by: number): Promise<void>
  /** The page stood still for so long. */
  sleep(by: number): void
}

const STEP = 100

export function handTime(): HandTime {
  const clock = handClock(0)
  return {
    now: clock.now,
    after: (wait, call) => clock.wake(clock.now() + wait, call),
    async pass(by) {
      for (let left = by; left > 0; left -= STEP) {
        clock.advance(Math.min(left, STEP))
        for (let i = 0; i < 10; i++) await Promise.resolve()
      }
    },
    sleep: clock.oversleep,
  }
}
