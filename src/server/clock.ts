// The server's time, for tables: it never goes back, whatever becomes of the clock on the wall.

import type { Clock } from '#table/ports.ts'

/** Longer than this no timer runs; it is wound up again. */
const LONGEST_SLEEP = 2_000_000_000

export function serverClock(): Clock {
  const now = () => Math.floor(performance.now())
  return {
    now,
    wake(at, call) {
      let timer = sleep()
      function sleep(): Timer {
        const left = Math.max(0, at - performance.now())
        return setTimeout(
          () => {
            // Timers may be early by a little, and the table would find nothing due.
            if (now() >= at) call()
            else timer = sleep()
          },
          Math.min(LONGEST_SLEEP, Math.ceil(left)),
        )
      }
      return () => clearTimeout(timer)
    },
  }
}
