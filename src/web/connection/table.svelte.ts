// A table as pages and boards see it: the latest that is known, and what can be asked.

import type { Vocabulary } from '#kernel/game.ts'
import type { Answer, MatchClock, Told } from '#screen/board.ts'
import { type Caller, conversation } from '#web/connection/conversation.ts'
import type { Dial } from '#web/connection/line.ts'
import type { Asked } from '#web/connection/outbox.ts'
import { NOTHING_KNOWN, type Snapshot } from '#web/connection/snapshot.ts'
import { deviceTime } from '#web/time.ts'

export interface LiveTable {
  readonly now: Snapshot
  readonly clock: MatchClock
  serverNow(): number
  ask(asked: Asked): Promise<Answer>
  act(action: Vocabulary['Action']): Promise<Answer>
  follow(listener: (told: Told<Vocabulary>) => void): () => void
  /** The table's clock stands still by our own doing, until `go`. */
  stop(): void
  go(): void
  /** After `taken-over`: this page wants the seat again. */
  takeBack(): void
  leave(): void
}

export function liveTable(caller: Caller, dial: Dial): LiveTable {
  let now = $state.raw<Snapshot>(NOTHING_KNOWN)
  const talk = conversation(caller, {
    dial,
    ...deviceTime,
    spread: Math.random,
    changed(snapshot) {
      now = snapshot
    },
  })
  const wake = () => {
    if (document.visibilityState === 'visible') talk.wake()
  }
  const calls = ['online', 'pageshow', 'focus'] as const
  document.addEventListener('visibilitychange', wake)
  for (const one of calls) addEventListener(one, wake)

  return {
    get now() {
      return now
    },
    clock: {
      now: talk.matchNow,
      get running() {
        return now.clock?.running ?? false
      },
    },
    serverNow: talk.serverNow,
    ask: talk.ask,
    act: action => talk.ask({ type: 'act', action }),
    follow: talk.follow,
    stop: talk.stop,
    go: talk.go,
    takeBack: talk.redial,
    leave() {
      document.removeEventListener('visibilitychange', wake)
      for (const one of calls) removeEventListener(one, wake)
      talk.hangUp()
    },
  }
}
