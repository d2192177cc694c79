// The journal of a table that lives in this browser only: kept as long as the page is open.

import type { Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import { linked, written } from '#kernel/journal.ts'
import type { Entry } from '#kernel/match.ts'
import type { Batch, Journal, MatchId, Outcome, Writer } from '#table/journal.ts'

interface Page {
  header: Header | null
  readonly entries: Entry<Vocabulary>[]
  closing: Closing | null
  hash: string
}

export interface LocalJournal extends Journal {
  /** A finished match as text; `null` while it goes on. */
  text(match: MatchId): string | null
}

export function localJournal(): LocalJournal {
  const pages = new Map<MatchId, Page>()
  return {
    create(match, _sheet, answer) {
      const page: Page = { header: null, entries: [], closing: null, hash: '' }
      pages.set(match, page)
      queueMicrotask(() => answer({ type: 'created', writer: writerOf(match, page) }))
    },
    text(match) {
      const page = pages.get(match)
      if (page?.header == null || page.closing === null) return null
      return written(page.header, page.entries, page.closing)
    },
    takeOver: unused,
    live: unused,
    export: unused,
    forget: unused,
    remove: unused,
    expire: unused,
  }
}

function writerOf(match: MatchId, page: Page): Writer {
  return {
    match,
    epoch: 1,
    append(batch, answer) {
      const outcome = append(page, batch)
      queueMicrotask(() => answer(outcome))
    },
  }
}

function append(page: Page, { header, entries = [], closing }: Batch): Outcome {
  const lines: object[] = []
  if (header !== undefined && page.header === null) {
    page.header = header
    lines.push(header)
  }
  for (const { entry } of entries) {
    if (entry.seq !== page.entries.length) return { type: 'failed', reason: 'out-of-order' }
    page.entries.push(entry)
    lines.push(entry)
  }
  if (closing !== undefined) {
    page.closing = closing
    lines.push(closing)
  }
  for (const line of lines) page.hash = linked(line, page.hash).hash
  return { type: 'durable', seq: page.entries.length, hash: page.hash }
}

function unused(): never {
  throw new Error('a table in a browser has no use for this')
}
