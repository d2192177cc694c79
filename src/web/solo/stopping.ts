// A clock that can be stopped, with all who sleep by it: while a device goes from hand to hand,
// nobody's time runs.

import type { Millis } from '#kernel/game.ts'
import type { Clock } from '#table/ports.ts'

export interface StoppingClock extends Clock {
  stop(): void
  go(): void
}

interface Sleeper {
  readonly at: Millis
  readonly call: () => void
  cancel(): void
}

export function stoppingClock(clock: Clock): StoppingClock {
  const sleepers = new Set<Sleeper>()
  let stoppedAt: Millis | null = null
  /** How long it has stood in all. */
  let lost = 0

  function lay(sleeper: Sleeper): void {
    sleeper.cancel = clock.wake(sleeper.at + lost, () => {
      sleepers.delete(sleeper)
      sleeper.call()
    })
  }

  return {
    now: () => (stoppedAt ?? clock.now()) - lost,
    wake(at, call) {
      const sleeper: Sleeper = { at, call, cancel() {} }
      sleepers.add(sleeper)
      if (stoppedAt === null) lay(sleeper)
      return () => {
        sleepers.delete(sleeper)
        sleeper.cancel()
      }
    },
    stop() {
      if (stoppedAt !== null) return
      stoppedAt = clock.now()
      for (const sleeper of sleepers) sleeper.cancel()
    },
    go() {
      if (stoppedAt === null) return
      lost += clock.now() - stoppedAt
      stoppedAt = null
      for (const sleeper of [...sleepers]) lay(sleeper)
    },
  }
}
