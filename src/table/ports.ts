// All that a table needs from outside. With these it runs in a server, in a simulator, or in a
// browser's worker, and cannot tell which.

import type { Millis } from '#kernel/game.ts'
import type { ClosingReason } from '#protocol/closing.ts'
import type { Journal, MatchId } from '#table/journal.ts'

/** Names a connection for as long as it lasts. */
export type ConnectionId = string

export interface Clock {
  /** Whole milliseconds of no particular era. Never goes back. */
  now(): Millis
  /** Calls once `now()` has reached `at`, and not before it has returned how to undo that. */
  wake(at: Millis, call: () => void): () => void
}

export type Voice = (text: string) => void

/** Sends in the order of asking. Never throws, and calls the table only after it has returned. */
export interface Wire {
  /** `text` is one message of the protocol, ready to be sent. */
  send(connection: ConnectionId, text: string): void
  /** What sends to this one for as long as it lasts: nobody is looked up for every message. */
  voice?(connection: ConnectionId): Voice
  /** After it nothing more is sent, and the table has forgotten the connection. */
  close(connection: ConnectionId, reason: ClosingReason): void
}

/** What the host of a server may count. Holds no names, no secrets and nothing a seat hides. */
export type Sighting =
  | { readonly type: 'acknowledged'; readonly waited: Millis }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'ended'; readonly reason: string }
  /** A line behaves as a cheat's would. It may be an accident, and decides nothing. */
  | { readonly type: 'suspicion'; readonly kind: string; readonly seat: number }
  /** Something that should not happen. With `stopped` the table is out of service. */
  | { readonly type: 'trouble'; readonly error: unknown; readonly stopped: boolean }

export interface Ports {
  readonly clock: Clock
  readonly wire: Wire
  readonly journal: Journal
  /** Whether the journal can be read at any time, so that nobody need remember what is in it. */
  readonly canRecall?: boolean
  /** A text of at least 128 bits of chance that nobody can guess, in letters and digits. */
  freshSecret(): string
  /** What the match after this one is called; a fresh secret, unless somebody can say better. */
  matchAfter?(table: string, match: MatchId): MatchId
  observe(sighting: Sighting): void
}
