// A connection: one pipe each way, in which nothing overtakes anything.

import type { Millis } from '#kernel/game.ts'
import type { Agenda } from '#sim/agenda.ts'

export interface Line {
  toServer(arrival: () => void): void
  toClient(arrival: () => void): void
  /** Nothing that is on its way arrives any more. Says how much that was. */
  cut(): number
}

/** `leg` is how long the next message takes. */
export function line(agenda: Agenda, leg: () => Millis): Line {
  let isWhole = true
  let underWay = 0

  function pipe(): (arrival: () => void) => void {
    let last: Millis = 0
    return arrival => {
      if (!isWhole) return
      last = Math.max(last, agenda.now() + leg())
      underWay += 1
      agenda.plan(last, () => {
        if (!isWhole) return
        underWay -= 1
        arrival()
      })
    }
  }

  return {
    toServer: pipe(),
    toClient: pipe(),
    cut() {
      isWhole = false
      return underWay
    },
  }
}
