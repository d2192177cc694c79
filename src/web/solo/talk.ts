// What a page and its own table say to each other besides the protocol.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { Hint } from '#screen/board.ts'
import type { MatchId } from '#table/journal.ts'
import type { ConnectionId } from '#table/ports.ts'

export interface Hinting {
  readonly type: 'hint'
  readonly asked: number
  readonly view: Vocabulary['View']
  readonly now: Millis
}

export interface Opening {
  readonly type: 'open'
  readonly game: string
  /** A match that this device has kept; `null`: a new one. */
  readonly match: MatchId | null
}

/** `spoilt`: what was kept could not be used, and is gone; the table is a new one. */
export type Found = 'new' | 'kept' | 'spoilt'

export type ToHost =
  | Opening
  | { readonly type: 'text'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'lose'; readonly connection: ConnectionId }
  | { readonly type: 'journal'; readonly match: MatchId }
  /** Nobody's time runs until `go`. */
  | { readonly type: 'stop' | 'go' }
  | Hinting

export type FromHost =
  | { readonly type: 'opened'; readonly found: Found }
  | { readonly type: 'text'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'closed'; readonly connection: ConnectionId; readonly code: number }
  | { readonly type: 'journal'; readonly match: MatchId; readonly text: string | null }
  | { readonly type: 'hint'; readonly asked: number; readonly hint: Hint<Vocabulary> | null }
