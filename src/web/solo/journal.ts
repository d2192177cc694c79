// The journal of a table that lives in this browser only. A match is kept on the device from its
// start on; where that fails it goes on as long as the page is open.

import type { Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import { linked, written } from '#kernel/journal.ts'
import type { Entry } from '#kernel/match.ts'
import type { Batch, Journal, MatchId, Outcome, Sheet, Takeover, Writer } from '#table/journal.ts'
import type { Shelf } from '#web/solo/shelf.ts'
import { type Kept, keptOf, storyOf } from '#web/solo/story.ts'

interface Page {
  readonly match: MatchId
  readonly epoch: number
  sheet: Sheet
  header: Header | null
  readonly entries: Entry<Vocabulary>[]
  closing: Closing | null
  hash: string
  /** How many steps the shelf was given. */
  steps: number
  /** The shelf has failed, and is left alone. */
  isLoose: boolean
  /** Answers come in the order of asking. */
  last: Promise<void>
}

export interface LocalJournal extends Journal {
  /** A finished match as text; `null` while it goes on. */
  text(match: MatchId): string | null
}

export function localJournal(shelf: Shelf): LocalJournal {
  const pages = new Map<MatchId, Page>()
  return {
    create(match, sheet, answer) {
      const page = blank(match, 1, sheet)
      pages.set(match, page)
      queueMicrotask(() => answer({ type: 'created', writer: writerOf(page, shelf) }))
    },
    text(match) {
      const page = pages.get(match)
      return page === undefined ? null : textOf(page)
    },
    takeOver(match, answer) {
      void takenOver(shelf, match).then(({ page, takeover }) => {
        if (page !== null) pages.set(match, page)
        answer(takeover)
      })
    },
    live: unused,
    export: unused,
    forget: unused,
    remove: unused,
    expire: unused,
  }
}

function blank(match: MatchId, epoch: number, sheet: Sheet): Page {
  return {
    match,
    epoch,
    sheet,
    header: null,
    entries: [],
    closing: null,
    hash: '',
    steps: 0,
    isLoose: false,
    last: Promise.resolve(),
  }
}

function textOf({ header, entries, closing }: Page): string | null {
  return header === null || closing === null ? null : written(header, entries, closing)
}

interface Taken {
  readonly page: Page | null
  readonly takeover: Takeover
}

async function takenOver(shelf: Shelf, match: MatchId): Promise<Taken> {
  try {
    const found = await shelf.takeOver(match)
    if (found === null) return { page: null, takeover: { type: 'absent' } }
    const story = storyOf(found.records)
    if (story === null) throw new Error('its records do not fit together')
    const page = blank(match, found.epoch, story.sheet)
    const { header, closing } = story
    write(page, {
      header: header!,
      entries: story.entries.map(entry => ({ entry, number: null })),
      ...(closing && { closing }),
    })
    page.steps = found.records.length
    return { page, takeover: { type: 'ready', writer: writerOf(page, shelf), story } }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const damage = { part: 'entry', seq: null, detail } as const
    return { page: null, takeover: { type: 'damaged', damage } }
  }
}

function writerOf(page: Page, shelf: Shelf): Writer {
  return {
    match: page.match,
    epoch: page.epoch,
    append(batch, answer) {
      const outcome = write(page, batch)
      const record = outcome.type === 'durable' ? nextRecord(page, batch) : null
      page.last = page.last.then(async () => {
        const isFenced = record !== null && (await keep(page, shelf, record)) === 'fenced'
        answer(isFenced ? { type: 'fenced' } : outcome)
      })
    },
  }
}

/** `null`: nothing is kept of a match before it begins. */
function nextRecord(page: Page, batch: Batch): Kept | null {
  if (page.header === null) return null
  const step = page.steps
  page.steps += 1
  return keptOf(step, step === 0 ? { ...batch, sheet: page.sheet } : batch)
}

async function keep(page: Page, shelf: Shelf, record: Kept): Promise<'kept' | 'fenced'> {
  const { match, epoch } = page
  if (page.isLoose) return 'kept'
  try {
    const answer = await shelf.append(match, { epoch, step: record.step }, record)
    if (answer === 'fenced') return answer
    if (record.closing !== undefined) await shelf.keepFinished(match, textOf(page)!)
  } catch {
    // Better a match that is lost with the page than one that cannot go on.
    page.isLoose = true
    await shelf.remove(match).catch(() => {})
  }
  return 'kept'
}

function write(page: Page, { header, entries = [], closing, sheet }: Batch): Outcome {
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
  page.sheet = sheet ?? page.sheet
  for (const line of lines) page.hash = linked(line, page.hash).hash
  return { type: 'durable', seq: page.entries.length, hash: page.hash }
}

function unused(): never {
  throw new Error('a table in a browser has no use for this')
}
