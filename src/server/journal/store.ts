// The rows a journal consists of, wherever they are kept. Everything is synchronous: whoever calls
// decides what makes up one transaction.

import type { Expiry, MatchId, WallTime } from '#table/journal.ts'

/** The small row that every append reads and replaces. */
export interface Head {
  readonly epoch: number
  /** How many batches made it. */
  readonly steps: number
  /** How many lines the match has: the header, its entries, the closing. */
  readonly lines: number
  readonly headerRow: number | null
  readonly lastRow: number | null
  readonly lastNoteRow: number | null
  readonly touchedAt: WallTime
  readonly closedAt: WallTime | null
}

/**
 * One line of a match. Lines of all matches stand in one long table in the order of their writing,
 * each pointing to the one before: an append then touches one page at the end, where an index would
 * touch a page for every live match.
 */
export interface LineRow {
  readonly match: number
  /** Counted from 0, the header. */
  readonly place: number
  readonly previous: number | null
  readonly seat: number | null
  readonly number: number | null
  /** Guards seat and number, which are not part of the line and thus not of its hash. */
  readonly seal: number
  readonly line: string
}

export interface NoteRow {
  readonly match: number
  readonly previous: number | null
  readonly line: string
}

export interface SheetRow {
  /** Written twice, here and where it is looked up, because without its name a match is lost. */
  readonly id: MatchId
  readonly facts: string
  readonly factsHash: string
  readonly people: string | null
  readonly peopleHash: string | null
}

export interface SnapshotRow {
  /** How many lines it stands for. */
  readonly lines: number
  readonly state: string
  readonly receipts: string
  /** Covers state and receipts, chained to the last line it stands for. */
  readonly hash: string
}

export interface Store {
  /** Another number whenever somebody else has written: what is remembered may be wrong then. */
  version(): number
  /** What a match is called inside; `null` if there is none. */
  keyOf(match: MatchId): number | null
  /** What became of a match that could not be saved from a damaged file. */
  lossOf(match: MatchId): string | null
  addMatch(match: MatchId, head: Head): number
  /** With everything that belongs to it. */
  removeMatch(key: number): void
  live(): readonly MatchId[]
  /** The oldest of them, no more than asked for. */
  expired(expiry: Expiry, atMost: number): readonly MatchId[]

  head(key: number): Head | null
  putHead(key: number, head: Head): void
  line(row: number): LineRow | null
  /** Answers the row it got. */
  addLine(line: LineRow): number
  note(row: number): NoteRow | null
  addNote(note: NoteRow): number
  sheet(key: number): SheetRow | null
  putSheet(key: number, sheet: SheetRow): void
  snapshot(key: number): SnapshotRow | null
  putSnapshot(key: number, snapshot: SnapshotRow): void
}
