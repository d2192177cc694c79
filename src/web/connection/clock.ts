// What the server's clock shows, told from here: of several round trips the shortest is believed.

import type { Millis } from '#kernel/game.ts'
import type { Told } from '#protocol/server.ts'

export interface ServerClock {
  /** An answer that came at `now` to a question that was sent at `sent`. */
  note(sent: Millis, time: Millis, now: Millis): void
  /** The server said `time`, and it came at `now`, nobody knows how long it was under way. */
  hear(time: Millis, now: Millis): void
  read(now: Millis): Millis
  /** The server's clock stands still from now on, by our own doing. */
  stop(now: Millis): void
  /** It goes again from where it stood. */
  go(now: Millis): void
  /** The latest round trip; `null` before there was one. */
  trip(): Millis | null
}

const KEPT = 8

export function serverClock(): ServerClock {
  let samples: { readonly trip: Millis; readonly offset: Millis }[] = []
  let guess = 0
  let stoppedAt: Millis | null = null
  let wentAt: Millis = Number.NEGATIVE_INFINITY
  return {
    note(sent, time, now) {
      // Answers from a clock that stands, or stood when it was asked, tell nothing.
      if (stoppedAt !== null || sent < wentAt) return
      const trip = Math.max(0, now - sent)
      samples = [...samples, { trip, offset: time - (sent + trip / 2) }].slice(-KEPT)
      const best = samples.reduce((one, other) => (other.trip <= one.trip ? other : one))
      guess = best.offset
    },
    hear(time, now) {
      // After sleep the two clocks may have drifted apart: what is heard afresh is nearer.
      samples = []
      guess = time - (stoppedAt ?? now)
    },
    read: now => (stoppedAt ?? now) + guess,
    stop(now) {
      stoppedAt ??= now
    },
    go(now) {
      if (stoppedAt === null) return
      guess -= now - stoppedAt
      stoppedAt = null
      samples = []
      wentAt = now
    },
    trip: () => samples.at(-1)?.trip ?? null,
  }
}

/** The match's own time at an instant of the server's. */
export function matchTimeAt(clock: Told<'clock'> | null, serverNow: Millis): Millis {
  if (clock === null) return 0
  return clock.running
    ? Math.max(clock.at, clock.at + Math.floor(serverNow - clock.time))
    : clock.at
}
