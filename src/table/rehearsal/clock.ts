// A clock that goes when it is told to.

import type { Millis } from '#kernel/game.ts'
import type { Clock } from '#table/ports.ts'

export interface HandClock extends Clock {
  /** Lets so much time pass, and wakes whoever is due on the way, each at their instant. */
  advance(by: Millis): void
  /** Lets time pass without waking anybody: a process that was stopped. */
  oversleep(by: Millis): void
  /** When the next one is to be woken. */
  next(): Millis | null
  /** Nobody is woken any more: the process is gone. */
  reset(): void
}

interface Sleeper {
  readonly at: Millis
  readonly call: () => void
}

export function handClock(start: Millis = 0): HandClock {
  let now = start
  let sleepers: readonly Sleeper[] = []

  function first(): Sleeper | null {
    let earliest: Sleeper | null = null
    for (const one of sleepers) if (earliest === null || one.at < earliest.at) earliest = one
    return earliest
  }

  function advance(by: Millis): void {
    const until = now + by
    let calls = 0
    for (let one = first(); one !== null && one.at <= until; one = first()) {
      now = Math.max(now, one.at)
      const { call } = one
      sleepers = sleepers.filter(other => other !== one)
      call()
      calls += 1
      if (calls > 10_000) throw new Error(`woken for ever at ${now}`)
    }
    now = until
  }

  return {
    now: () => now,
    wake(at, call) {
      const sleeper = { at, call }
      sleepers = [...sleepers, sleeper]
      return () => {
        sleepers = sleepers.filter(other => other !== sleeper)
      }
    },
    advance,
    oversleep(by) {
      now += by
    },
    next: () => first()?.at ?? null,
    reset() {
      sleepers = []
    },
  }
}
