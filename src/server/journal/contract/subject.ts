// A journal on trial, and how the trials deal with it.

import { expect } from 'bun:test'
import { appended, asked, created } from '#server/journal/trials/asked.ts'
import { SHEET, type Specimen } from '#server/journal/trials/specimen.ts'
import type { Batch, Export, Journal, Listing, MatchId, Outcome, Writer } from '#table/journal.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>
export type Rows = 'heads' | 'lines' | 'notes' | 'sheets' | 'snapshots'

/** A journal, and what the suite must be able to do to it from outside. */
export interface Subject {
  readonly journal: Journal
  /** Ends it without a word and opens what is left. */
  reopen(): Promise<Journal>
  /** Changes rows of a match behind the journal's back; `null` takes a row away. */
  edit(match: MatchId, rows: Rows, change: (row: Row) => Row | null): void
  /** Moves the journal's idea of now. */
  pass(millis: number): void
  now(): number
  close(): Promise<void>
}

/** What is promised, and the trial that shows it. */
export type Promised = readonly [title: string, trial: (subject: Subject) => Promise<void>]

/** Everything of a specimen in batches of so many entries. */
export function batchesOf(whole: Specimen, size: number): readonly Batch[] {
  const batches: Batch[] = [{ header: whole.header }]
  for (let from = 0; from < whole.entries.length; from += size) {
    batches.push({ entries: whole.entries.slice(from, from + size) })
  }
  return batches
}

export async function writeAll(
  writer: Writer,
  batches: readonly Batch[],
): Promise<readonly Outcome[]> {
  return Promise.all(batches.map(batch => appended(writer, batch)))
}

export async function writeMatch(
  journal: Journal,
  match: MatchId,
  whole: Specimen,
): Promise<Writer> {
  const writer = await created(journal, match, SHEET)
  const outcomes = await writeAll(writer, batchesOf(whole, 1))
  expect(outcomes.every(({ type }) => type === 'durable')).toBe(true)
  return writer
}

export function exported(journal: Journal, match: MatchId): Promise<Export> {
  return asked(answer => journal.export(match, answer))
}

export async function live(journal: Journal): Promise<readonly MatchId[]> {
  const listing = await asked<Listing>(answer => journal.live(answer))
  return listing.type === 'listed' ? listing.matches : []
}

/** A little different, whatever it is. */
export function changed(cell: Cell): Cell {
  if (cell === null) return 1
  return typeof cell === 'number' ? cell + 1 : cell.replace(/[0-9a-z](?=.*.$)/i, '~')
}
