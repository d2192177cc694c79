// Match time out of the server's time: it runs, or it stands.

import type { Millis } from '#kernel/game.ts'

export interface Stopwatch {
  /** What it showed when it was last started or stopped. */
  readonly shown: Millis
  /** The server's time at which it was started; `null` while it stands. */
  readonly since: Millis | null
}

export function stoppedAt(shown: Millis): Stopwatch {
  return { shown, since: null }
}

export function matchTime({ shown, since }: Stopwatch, now: Millis): Millis {
  return since === null ? shown : shown + Math.max(0, now - since)
}

export function started(watch: Stopwatch, now: Millis): Stopwatch {
  return watch.since === null ? { shown: watch.shown, since: now } : watch
}

export function stopped(watch: Stopwatch, now: Millis): Stopwatch {
  return stoppedAt(matchTime(watch, now))
}

/** The server's time at which the watch will show this; `null` while it stands. */
export function serverTime({ shown, since }: Stopwatch, at: Millis): Millis | null {
  return since === null ? null : since + Math.max(0, at - shown)
}

/** Time in which nobody could do anything does not count. */
export function delayed({ shown, since }: Stopwatch, by: Millis): Stopwatch {
  return { shown, since: since === null ? null : since + by }
}
