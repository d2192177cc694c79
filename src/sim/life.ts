// One life of the server's process: what it has planned dies with it, and waits while it is held
// up.

import type { Millis } from '#kernel/game.ts'
import type { Agenda } from '#sim/agenda.ts'
import type { Clock } from '#table/ports.ts'

export interface Life {
  readonly clock: Clock
  /** Does it now, after what had to wait; never, once this life is over. */
  run(task: () => void): void
  runAfter(wait: Millis, task: () => void): void
  /** Stands still for so long. */
  hold(time: Millis): void
  end(): void
  isOver(): boolean
}

export function life(agenda: Agenda): Life {
  let isOver = false
  let heldUntil = 0

  function run(task: () => void): void {
    if (isOver) return
    if (agenda.now() >= heldUntil) task()
    else agenda.plan(heldUntil, () => run(task))
  }

  return {
    clock: {
      now: agenda.now,
      wake: (at, call) => agenda.plan(at, () => run(call)),
    },
    run,
    runAfter: (wait, task) => agenda.plan(agenda.now() + wait, () => run(task)),
    hold(time) {
      heldUntil = agenda.now() + time
    },
    end() {
      isOver = true
    },
    isOver: () => isOver,
  }
}
