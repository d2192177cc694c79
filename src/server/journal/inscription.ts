// Turns a batch into rows: each line linked to the one before it.

import { chainedText, linkedText, sealOf } from '#server/journal/chain.ts'
import { snapshotHash } from '#server/journal/reading.ts'
import { latestReceipts } from '#server/journal/receipts.ts'
import type { AppendRequest, EntryText, SheetText } from '#server/journal/request.ts'
import type { Head, SheetRow, Store } from '#server/journal/store.ts'
import type { Thread } from '#server/journal/threads.ts'
import type { MatchId, Receipt, WallTime } from '#table/journal.ts'

/** Then those that nobody can ask for any more are dropped. */
const MOST_RECEIPTS = 512

export interface Inscription {
  readonly thread: Thread
  readonly head: Head
  readonly request: AppendRequest
  readonly at: WallTime
  readonly version: number
}

/** Whether this batch can follow what is there. */
export function isInOrder(head: Head, request: AppendRequest): boolean {
  const { header, seq, snapshot, closing, notes } = request
  const isStory = header !== null || seq !== null || snapshot !== null || closing !== null
  if (head.closedAt !== null) return !isStory && notes.length === 0
  if (header !== null && head.lines > 0) return false
  if (!isStory) return true
  if (header === null && head.lines === 0) return false
  return seq === null || seq === Math.max(head.lines - 1, 0)
}

export function inscribed(
  store: Store,
  { thread, head, request, at, version }: Inscription,
): Thread {
  const { key } = thread
  let { lines, headerRow, lastRow, lastNoteRow } = head
  let { hash, noteHash } = thread

  function addLine(text: string, { seat, number }: Omit<EntryText, 'text'>): void {
    const link = linkedText(text, hash)
    const seal = sealOf(seat, number, link.hash)
    const { line } = link
    lastRow = store.addLine({
      match: key,
      place: lines,
      previous: lastRow,
      seat,
      number,
      seal,
      line,
    })
    hash = link.hash
    lines += 1
  }

  if (request.header !== null) {
    addLine(request.header, NOBODY)
    headerRow = lastRow
  }
  for (const entry of request.entries) addLine(entry.text, entry)
  for (const note of request.notes) {
    const link = linkedText(`{"after":${Math.max(lines - 1, 0)},"note":${note}}`, noteHash)
    lastNoteRow = store.addNote({ match: key, previous: lastNoteRow, line: link.line })
    noteHash = link.hash
  }
  const receipts = received(thread.receipts, request)
  if (request.snapshot !== null) {
    const kept = JSON.stringify(latestReceipts(receipts))
    const row = { lines, state: request.snapshot, receipts: kept }
    store.putSnapshot(key, { ...row, hash: snapshotHash(row, hash) })
  }
  if (request.closing !== null) addLine(request.closing, NOBODY)
  if (request.sheet !== null) store.putSheet(key, sheetRow(request.match, request.sheet))

  const { epoch } = head
  const closedAt = request.closing === null ? head.closedAt : at
  const steps = request.step + 1
  const next = { epoch, steps, lines, headerRow, lastRow, lastNoteRow, touchedAt: at, closedAt }
  return { key, head: next, version, hash, noteHash, receipts, receiptCount: receipts.length }
}

const NOBODY = { seat: null, number: null }

function received(receipts: Receipt[], { entries, seq }: AppendRequest): Receipt[] {
  const kept = receipts.length > MOST_RECEIPTS ? latestReceipts(receipts) : receipts
  entries.forEach(({ seat, number }, index) => {
    if (seat !== null && number !== null) kept.push({ seat, number, seq: seq! + index })
  })
  return kept
}

/** Its hashes also cover which match it is about. */
export function sheetRow(match: MatchId, { facts, people }: SheetText): SheetRow {
  const peopleHash = people === null ? null : chainedText(people, match)
  return { id: match, facts, factsHash: chainedText(facts, match), people, peopleHash }
}
