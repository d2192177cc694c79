// A journal that makes things durable when it is told to, and forgets the rest in a crash.

import type { Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import type { Match } from '#kernel/match.ts'
import type {
  Batch,
  Creation,
  Export,
  Journal,
  MatchId,
  NumberedEntry,
  Outcome,
  Receipt,
  Sheet,
  StorageTrouble,
  Takeover,
  Writer,
} from '#table/journal.ts'

/** What is on the disk. */
export interface Shelf {
  epoch: number
  header: Header | null
  entries: NumberedEntry[]
  notes: object[]
  sheet: Sheet
  snapshot: Match<Vocabulary> | null
  closing: Closing | null
  failures: number
  /** The highest number of each seat. */
  highest: Record<number, number>
}

export interface HandJournal extends Journal {
  readonly shelves: ReadonlyMap<MatchId, Shelf>
  /** How many answers are owed. */
  owed(): number
  /** Makes the next one durable, or so many, and answers. */
  flush(count?: number): void
  /** The next one is durable, but its answer is lost with the process. */
  flushSilently(): void
  /** From now on nothing can be written; `null`: it can again. */
  trouble: StorageTrouble | null
  /** Everything not yet durable is gone, and so is whoever waited for it. */
  crash(): void
}

interface Owed {
  carryOut(): void
  answer(): void
}

/** Everything is copied as text, so that nothing is shared with the table. */
function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

export function handJournal(): HandJournal {
  const shelves = new Map<MatchId, Shelf>()
  let owed: Owed[] = []

  function owe<T>(carryOut: () => T, answer: (outcome: T) => void): void {
    let outcome: T
    owed.push({
      carryOut() {
        outcome = carryOut()
      },
      answer: () => answer(outcome),
    })
  }

  function flush(count = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < count && owed.length > 0; i++) {
      const next = owed.shift()!
      next.carryOut()
      next.answer()
    }
  }

  const journal: HandJournal = {
    shelves,
    trouble: null,
    owed: () => owed.length,
    flush,
    flushSilently: () => owed.shift()?.carryOut(),
    crash() {
      owed = []
    },
    create(match, sheet, answer) {
      const text = copied(sheet)
      owe((): Creation => {
        if (journal.trouble !== null) return { type: 'failed', reason: journal.trouble }
        if (shelves.has(match)) return { type: 'taken' }
        shelves.set(match, emptyShelf(text))
        return { type: 'created', writer: writerOf({ journal, match, epoch: 1, owe }) }
      }, answer)
    },
    takeOver(match, answer) {
      owe((): Takeover => {
        const shelf = shelves.get(match)
        if (shelf === undefined) return { type: 'absent' }
        shelf.epoch += 1
        const writer = writerOf({ journal, match, epoch: shelf.epoch, owe })
        return { type: 'ready', writer, story: storyOf(shelf) }
      }, answer)
    },
    export(match, answer) {
      owe((): Export => {
        const shelf = shelves.get(match)
        return shelf === undefined ? { type: 'absent' } : exported(shelf)
      }, answer)
    },
    ...UNUSED,
  }
  return journal
}

/** Without the chain, which nobody looks at here. */
function exported({ header, entries }: Shelf): Export {
  const lines = [header, ...entries.map(({ entry }) => entry)]
  const text = lines.map(line => `${JSON.stringify(line)}\n`).join('')
  return { type: 'exported', lines: text, notes: '' }
}

interface Desk {
  readonly journal: HandJournal
  readonly match: MatchId
  readonly epoch: number
  owe(carryOut: () => Outcome, answer: (outcome: Outcome) => void): void
}

function writerOf({ journal, match, epoch, owe }: Desk): Writer {
  return {
    match,
    epoch,
    append(batch, answer) {
      const text = copied(batch)
      const shelf = journal.shelves.get(match)!
      const { failures } = shelf
      owe(() => {
        // Asked before the failure was answered, so it fails likewise.
        if (failures < shelf.failures) return { type: 'failed', reason: 'storage-full' }
        const outcome = written(journal, shelf, epoch, text)
        if (outcome.type === 'failed') shelf.failures += 1
        return outcome
      }, answer)
    },
  }
}

function emptyShelf(sheet: Sheet): Shelf {
  const nothing = {
    header: null,
    entries: [],
    notes: [],
    snapshot: null,
    closing: null,
    failures: 0,
    highest: {},
  }
  return { epoch: 1, sheet, ...nothing }
}

function storyOf(shelf: Shelf): Extract<Takeover, { type: 'ready' }>['story'] {
  const { header, snapshot, closing, sheet, entries } = copied(shelf)
  const receipts: Receipt[] = []
  for (const { entry, number } of entries) {
    if (number === null || entry.cause.type !== 'act') continue
    receipts.push({ seat: entry.cause.seat, number, seq: entry.seq })
  }
  const after = entries.slice(snapshot?.seq ?? 0).map(({ entry }) => entry)
  return { header, snapshot, entries: after, receipts, sheet, closing }
}

function written(journal: HandJournal, shelf: Shelf, epoch: number, batch: Batch): Outcome {
  if (epoch !== shelf.epoch) return { type: 'fenced' }
  if (journal.trouble !== null) return { type: 'failed', reason: journal.trouble }
  const reason = mistakeIn(shelf, batch)
  if (reason !== null) return { type: 'failed', reason }
  shelf.header ??= batch.header ?? null
  for (const numbered of batch.entries ?? []) {
    shelf.entries.push(numbered)
    noteNumber(shelf, numbered)
  }
  shelf.notes.push(...(batch.notes ?? []))
  shelf.sheet = batch.sheet ?? shelf.sheet
  shelf.snapshot = batch.snapshot ?? shelf.snapshot
  shelf.closing ??= batch.closing ?? null
  return { type: 'durable', seq: shelf.entries.length, hash: `hash ${shelf.entries.length}` }
}

function mistakeIn(shelf: Shelf, batch: Batch): 'out-of-order' | 'repeated' | null {
  const { entries = [] } = batch
  if (entries.length > 0 && shelf.header === null && !batch.header) return 'out-of-order'
  if (shelf.closing !== null && (entries.length > 0 || batch.closing)) return 'out-of-order'
  let seq = shelf.entries.length
  for (const numbered of entries) {
    if (numbered.entry.seq !== seq) return 'out-of-order'
    seq += 1
    if (isRepeated(shelf, numbered)) return 'repeated'
  }
  if (batch.snapshot && batch.snapshot.seq !== seq) return 'out-of-order'
  return null
}

function noteNumber({ highest }: Shelf, { entry, number }: NumberedEntry): void {
  if (number !== null && entry.cause.type === 'act') highest[entry.cause.seat] = number
}

function isRepeated({ highest }: Shelf, { entry, number }: NumberedEntry): boolean {
  if (number === null || entry.cause.type !== 'act') return false
  return number <= (highest[entry.cause.seat] ?? -1)
}

function unused(): never {
  throw new Error('a table has no use for this')
}

const UNUSED = { live: unused, forget: unused, remove: unused, expire: unused }
