// What each request does to the rows. One ledger serves one holder of the files; its caller puts
// transactions around what it does, and tells it whether they held.

import { inscribed, isInOrder, sheetRow } from '#server/journal/inscription.ts'
import { Damaged, lastHash, read, readAll } from '#server/journal/reading.ts'
import { hasRepetition, latestReceipts } from '#server/journal/receipts.ts'
import type { Answer, AppendRequest, Request, SheetText } from '#server/journal/request.ts'
import type { Head, Store } from '#server/journal/store.ts'
import { type Thread, type Threads, threads } from '#server/journal/threads.ts'
import type { Expiry, MatchId, WallTime } from '#table/journal.ts'

/** In one go, so that nobody's action waits for a large clearance. */
const MOST_REMOVALS = 16

export interface Ledger {
  perform(request: Request): Answer
  /** The transaction around all since the last call has become durable. */
  settle(): void
  /** It has come to nothing. */
  revert(): void
}

interface Books {
  readonly store: Store
  readonly held: Threads
  /** Of the store in the transaction under way; `null`: not asked for yet. */
  version: number | null
  now(): WallTime
}

export function ledger(store: Store, now: () => WallTime): Ledger {
  const held = threads()
  const books: Books = { store, held, version: null, now }
  return {
    perform(request) {
      try {
        return performed(books, request)
      } catch (error) {
        if (error instanceof Damaged) return { type: 'damaged', damage: error.damage }
        throw error
      }
    },
    settle() {
      books.version = null
      held.settle()
    },
    revert() {
      books.version = null
      held.revert()
    },
  }
}

function performed(books: Books, request: Request): Answer {
  const { store } = books
  switch (request.type) {
    case 'append':
      return append(books, request)
    case 'create':
      return create(books, request.match, request.sheet)
    case 'takeOver':
      return ofMatch(store, request.match, key => takeOver(books, request.match, key))
    case 'export':
      return ofMatch(store, request.match, key => exported(store, request.match, key))
    case 'live':
      return { type: 'listed', matches: store.live() }
    case 'forget':
      return orNothing(ofMatch(store, request.match, key => forget(store, key)))
    case 'remove':
      return orNothing(ofMatch(store, request.match, key => remove(books, request.match, key)))
    case 'expire':
      return expire(books, request.expiry)
  }
}

const BLANK: Omit<Head, 'touchedAt'> = {
  epoch: 1,
  steps: 0,
  lines: 0,
  headerRow: null,
  lastRow: null,
  lastNoteRow: null,
  closedAt: null,
}

function create(books: Books, match: MatchId, sheet: SheetText): Answer {
  const { store, held, now } = books
  if (store.keyOf(match) !== null || store.lossOf(match) !== null) return { type: 'taken' }
  const head = { ...BLANK, touchedAt: now() }
  const key = store.addMatch(match, head)
  store.putSheet(key, sheetRow(match, sheet))
  const version = versionOf(books)
  const blank = { hash: '', noteHash: match, receipts: [], receiptCount: 0 }
  held.hold(match, { key, head, version, ...blank })
  return { type: 'created' }
}

const FENCED: Answer = { type: 'fenced' }
const OUT_OF_ORDER: Answer = { type: 'failed', reason: 'out-of-order' }
const REPEATED: Answer = { type: 'failed', reason: 'repeated' }

function append(books: Books, request: AppendRequest): Answer {
  const { store, held, now } = books
  const { match, epoch, step } = request
  const thread = held.of(match) ?? closedThread(books, match)
  const head = thread === null ? null : headNow(books, thread)
  // Somebody else, perhaps another process, has written since: what is remembered is worthless.
  if (thread !== null && thread.head.epoch !== head?.epoch) held.hold(match, null)
  if (thread === null || head === null || head.epoch !== epoch) return FENCED
  if (head.steps !== step || !isInOrder(head, request)) return OUT_OF_ORDER
  if (hasRepetition(thread.receipts, request.entries)) return REPEATED
  const next = inscribed(store, { thread, head, request, at: now(), version: versionOf(books) })
  store.putHead(thread.key, next.head)
  // A match that is over is written to so seldom that it need not be remembered.
  const isOver = next.head.closedAt !== null
  held.hold(match, isOver ? null : next)
  const seq = Math.max(next.head.lines - (isOver ? 2 : 1), 0)
  return { type: 'durable', seq, hash: next.hash }
}

/**
 * No other can write while this transaction is under way. So if nobody has since a head was
 * written, it need not be read again.
 */
function headNow(books: Books, { key, head, version }: Thread): Head | null {
  return version === versionOf(books) ? head : books.store.head(key)
}

function versionOf(books: Books): number {
  books.version ??= books.store.version()
  return books.version
}

/** Of a match that is over only the sheet can change, so the end of its chain will do. */
function closedThread(books: Books, match: MatchId): Thread | null {
  const { store } = books
  const key = store.keyOf(match)
  const head = key === null ? null : store.head(key)
  if (key === null || head === null || head.closedAt === null) return null
  const version = versionOf(books)
  const hash = lastHash(store, head)
  return { key, head, version, hash, noteHash: '', receipts: [], receiptCount: 0 }
}

function takeOver(books: Books, match: MatchId, key: number): Answer {
  const { store, held } = books
  const before = headOf(store, key)
  const head = { ...before, epoch: before.epoch + 1 }
  store.putHead(key, head)
  const { hash, noteHash, ...story } = read(store, match, key, head)
  const receipts = latestReceipts(story.receipts)
  const { epoch, steps } = head
  const version = versionOf(books)
  const receiptCount = receipts.length
  held.hold(match, { key, head, version, hash, noteHash, receipts, receiptCount })
  return { type: 'ready', epoch, step: steps, story: { ...story, receipts: [...receipts] } }
}

function exported(store: Store, match: MatchId, key: number): Answer {
  return { type: 'exported', ...readAll(store, match, key, headOf(store, key)) }
}

function headOf(store: Store, key: number): Head {
  const head = store.head(key)
  if (head === null) throw new Damaged({ part: 'head', seq: null, detail: 'it is missing' })
  return head
}

function forget(store: Store, key: number): Answer {
  const sheet = store.sheet(key)
  if (sheet !== null) store.putSheet(key, { ...sheet, people: null, peopleHash: null })
  return { type: 'removed', matches: 1, more: false }
}

function remove({ store, held }: Books, match: MatchId, key: number): Answer {
  store.removeMatch(key)
  held.hold(match, null)
  return { type: 'removed', matches: 1, more: false }
}

function expire(books: Books, expiry: Expiry): Answer {
  const matches = books.store.expired(expiry, MOST_REMOVALS)
  for (const match of matches) remove(books, match, books.store.keyOf(match)!)
  return { type: 'removed', matches: matches.length, more: matches.length === MOST_REMOVALS }
}

function ofMatch(store: Store, match: MatchId, work: (key: number) => Answer): Answer {
  const key = store.keyOf(match)
  if (key !== null) return work(key)
  const loss = store.lossOf(match)
  if (loss === null) return { type: 'absent' }
  return { type: 'damaged', damage: { part: 'head', seq: null, detail: loss } }
}

function orNothing(answer: Answer): Answer {
  return answer.type === 'removed' ? answer : { type: 'removed', matches: 0, more: false }
}
