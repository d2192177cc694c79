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

/** Each part by itself: whoever follows one of them is left alone when another changes. */
class Known implements Snapshot {
  line = $state.raw(NOTHING_KNOWN.line)
  closing = $state.raw(NOTHING_KNOWN.closing)
  game = $state.raw(NOTHING_KNOWN.game)
  table = $state.raw(NOTHING_KNOWN.table)
  presence = $state.raw(NOTHING_KNOWN.presence)
  clock = $state.raw(NOTHING_KNOWN.clock)
  isPlaced = $state.raw(NOTHING_KNOWN.isPlaced)
  seat = $state.raw(NOTHING_KNOWN.seat)
  watching = $state.raw(NOTHING_KNOWN.watching)
  view = $state.raw(NOTHING_KNOWN.view)
  notice = $state.raw(NOTHING_KNOWN.notice)
  trip = $state.raw(NOTHING_KNOWN.trip)
}

export function liveTable(caller: Caller, dial: Dial): LiveTable {
  const now = new Known()
  const talk = conversation(caller, {
    dial,
    ...deviceTime,
    spread: Math.random,
    changed(snapshot) {
      Object.assign(now, snapshot)
    },
  })
  const wake = () => {
    if (document.visibilityState === 'visible') talk.wake()
  }
  const calls = ['online', 'pageshow', 'focus'] as const
  document.addEventListener('visibilitychange', wake)
  for (const one of calls) addEventListener(one, wake)

  return {
    now,
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
