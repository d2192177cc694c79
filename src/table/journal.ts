// The journal of record as a table sees it: a port, kept by SQLite on a server and by memory in
// tests and simulations. It answers through callbacks and not through promises, so that a simulated
// disk can answer at an instant of its own choosing, or crash instead, with no hidden queue in
// between.

import type { Seat, Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import type { Entry, Match } from '#kernel/match.ts'

/** Names a match for ever. Whoever makes one puts at least 128 bits of chance into it. */
export type MatchId = string

/** An instant outside every match: milliseconds since 1970. */
export type WallTime = number

/**
 * What is known of a table besides its entries, as it stands now. Each new sheet replaces the last
 * one and no hash of the chain covers it: people can be erased, and the match still verifies.
 */
export interface Sheet {
  /**
   * Seats with their hashed secrets, host, options, pause, the secret of live luck: whatever the
   * table needs to go on. Plain JSON without anything personal.
   */
  readonly facts: object
  /** All that is personal, names above all. Plain JSON; `null` once erased. */
  readonly people: object | null
}

/** An entry, and the number its player's client gave to the action. */
export interface NumberedEntry {
  readonly entry: Entry<Vocabulary>
  /** `null` where no client asked: starts, alarms, understudies. */
  readonly number: number | null
}

/**
 * What becomes durable together or not at all. Everything in it is plain JSON, and is read before
 * `append` returns.
 */
export interface Batch {
  /** Before or with the first entry. */
  readonly header?: Header
  /** The next ones, without a gap. A seat's numbers only ever grow, though some may be left out. */
  readonly entries?: readonly NumberedEntry[]
  /**
   * Facts that decided something but are no entries (rulings, trips, pauses), kept for ever in a
   * hash chain of their own that also tells how many entries came before. Nothing personal.
   */
  readonly notes?: readonly object[]
  readonly sheet?: Sheet
  /** The match after the last entry of this batch. Loading begins here instead of at the start. */
  readonly snapshot?: Match<Vocabulary>
  /** After the last entry. From now on the match is not live; only its sheet can change. */
  readonly closing?: Closing
}

/**
 * `storage-full`: nothing was stored, and it may be tried again; sooner or later there is space.
 * `storage-broken`: nobody knows what was stored; the process must stop and read its journal again.
 */
export type StorageTrouble = 'storage-full' | 'storage-broken'

export interface Failure {
  readonly type: 'failed'
  /**
   * The last two are mistakes of the caller, and nothing was stored. `out-of-order`: a gap in the
   * entries, a missing header, something after the closing. `repeated`: a number that is not above
   * the seat's latest, so this action is in the journal already or came too late.
   */
  readonly reason: StorageTrouble | 'out-of-order' | 'repeated'
}

/** `fenced`: somebody has taken the match over since; this writer is to fall silent at once. */
export type Outcome =
  | {
      readonly type: 'durable'
      /** How many entries the match has now. */
      readonly seq: number
      /** The end of the chain: whoever has seen it can tell if what came before was changed. */
      readonly hash: string
    }
  | { readonly type: 'fenced' }
  | Failure

/** The one who may write to a match, until somebody else takes it over. */
export interface Writer {
  readonly match: MatchId
  /** Grows with each writer of this match. */
  readonly epoch: number
  /**
   * Answered once, in the order of asking, and never before `append` has returned. Any number may
   * be under way; when one fails, all that were asked after it and before its answer fail likewise,
   * and the next one builds on what was durable.
   */
  append(batch: Batch, answer: (outcome: Outcome) => void): void
}

/** Which entry an action became. */
export interface Receipt {
  readonly seat: Seat
  readonly number: number
  readonly seq: number
}

/** Everything needed to play on. */
export interface Story {
  /** `null` until the match has started. */
  readonly header: Header | null
  /** The match after its first `snapshot.seq` entries; `null`: begin with `laidOut`. */
  readonly snapshot: Match<Vocabulary> | null
  /** All entries after the snapshot. */
  readonly entries: readonly Entry<Vocabulary>[]
  /** The latest actions of each seat, at most 32 of them, oldest first. */
  readonly receipts: readonly Receipt[]
  readonly sheet: Sheet
  readonly closing: Closing | null
}

/** What cannot be trusted any more. The match it belongs to is not to be played on. */
export interface Damage {
  readonly part: 'head' | 'header' | 'entry' | 'closing' | 'note' | 'sheet'
  /** The entry it concerns; `null` where it is none. */
  readonly seq: number | null
  readonly detail: string
}

export interface Trouble {
  readonly type: 'failed'
  readonly reason: StorageTrouble
}

export type Creation =
  | { readonly type: 'created'; readonly writer: Writer }
  | { readonly type: 'taken' }
  | Trouble

export type Takeover =
  | { readonly type: 'ready'; readonly writer: Writer; readonly story: Story }
  | { readonly type: 'absent' }
  | { readonly type: 'damaged'; readonly damage: Damage }
  | Trouble

export type Listing = { readonly type: 'listed'; readonly matches: readonly MatchId[] } | Trouble

/** A match as text, every hash checked: the file of kernel/journal.ts, and the notes likewise. */
export type Export =
  | { readonly type: 'exported'; readonly lines: string; readonly notes: string }
  | { readonly type: 'absent' }
  | { readonly type: 'damaged'; readonly damage: Damage }
  | Trouble

export type Removal = { readonly type: 'removed'; readonly matches: number } | Trouble

/** What is too old to be kept. */
export interface Expiry {
  /** Closed before this instant. */
  readonly closedBefore: WallTime
  /** Not closed, but nothing was written since this instant. */
  readonly idleBefore: WallTime
}

/** Answers come once each, and never before the call has returned. */
export interface Journal {
  /** A table that has just been opened; its header may come much later. Its writer has epoch 1. */
  create(match: MatchId, sheet: Sheet, answer: (creation: Creation) => void): void
  /** Raises the epoch, so that no other writer gets a word in, and reads what there is. */
  takeOver(match: MatchId, answer: (takeover: Takeover) => void): void
  /** Every match without a closing, oldest first. */
  live(answer: (listing: Listing) => void): void
  /** The whole match. With entries but no closing it tells secrets: only for finished matches. */
  export(match: MatchId, answer: (answered: Export) => void): void
  /** Erases the people of a match. When answered, no byte of them is left in any file. */
  forget(match: MatchId, answer: (removal: Removal) => void): void
  /** Deletes a match with all that belongs to it. */
  remove(match: MatchId, answer: (removal: Removal) => void): void
  expire(expiry: Expiry, answer: (removal: Removal) => void): void
}
