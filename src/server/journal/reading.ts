// Reads a match out of its rows and believes nothing that does not fit: every line must hang
// together with the one before.

import { unlinked } from '#kernel/journal.ts'
import { chainedText, sealOf } from '#server/journal/chain.ts'
import type { SheetText } from '#server/journal/request.ts'
import type { Head, LineRow, SnapshotRow, Store } from '#server/journal/store.ts'
import type { Damage, MatchId, Receipt } from '#table/journal.ts'

/** Thrown from any depth of reading; caught where the match is named. */
export class Damaged extends Error {
  readonly damage: Damage

  constructor(damage: Damage) {
    super(damage.detail)
    this.damage = damage
  }
}

/** A match as far as it must be read to be played on. */
export interface Reading {
  readonly header: string | null
  readonly snapshot: string | null
  readonly entries: readonly string[]
  readonly closing: string | null
  readonly receipts: readonly Receipt[]
  readonly hash: string
  readonly noteHash: string
  readonly sheet: SheetText
}

interface Line {
  readonly row: LineRow
  readonly text: string
  readonly hash: string
}

export function read(store: Store, match: MatchId, key: number, head: Head): Reading {
  assertEmptyOrNot(head)
  const { start, lines } = sinceSnapshot(store, key, head)
  let previous = start?.lineHash ?? ''
  for (const line of lines) previous = assertFits(line, previous, head)
  const closing = closingOf(lines.at(-1), head)
  const texts = lines.map(line => line.text)
  const receipts = start === null ? [] : (JSON.parse(start.receipts) as readonly Receipt[])
  return {
    header: headerOf(store, key, head),
    snapshot: start?.state ?? null,
    entries: texts.slice(start === null ? 1 : 0, closing === null ? undefined : -1),
    closing,
    receipts: [...receipts, ...receiptsOf(lines)],
    hash: previous,
    noteHash: lastNoteHash(store, match, key, head),
    sheet: sheetOf(store, match, key),
  }
}

/** The whole match and its notes as text, from the first line to the last. */
export function readAll(
  store: Store,
  match: MatchId,
  key: number,
  head: Head,
): { readonly lines: string; readonly notes: string } {
  assertEmptyOrNot(head)
  const lines = linesFrom(store, key, head, 0)
  let previous = ''
  for (const line of lines) previous = assertFits(line, previous, head)
  closingOf(lines.at(-1), head)
  const notes = notesOf(store, match, key, head)
  return { lines: lines.map(({ row }) => `${row.line}\n`).join(''), notes }
}

interface Start extends SnapshotRow {
  readonly lineHash: string
}

/** A damaged snapshot counts as none: it is only a short cut, and the lines tell the same. */
function sinceSnapshot(
  store: Store,
  key: number,
  head: Head,
): { readonly start: Start | null; readonly lines: readonly Line[] } {
  const found = store.snapshot(key)
  if (found !== null && found.lines >= 1 && found.lines <= head.lines) {
    const [last, ...lines] = linesFrom(store, key, head, found.lines - 1)
    const lineHash = last!.hash
    if (snapshotHash(found, lineHash) === found.hash) {
      return { start: { ...found, lineHash }, lines }
    }
  }
  return { start: null, lines: linesFrom(store, key, head, 0) }
}

export function snapshotHash(row: Omit<SnapshotRow, 'hash'>, lineHash: string): string {
  return chainedText(`${row.lines}\n${row.state}\n${row.receipts}`, lineHash)
}

/** From this place to the last line, in their order. They were linked backwards. */
function linesFrom(store: Store, key: number, head: Head, from: number): readonly Line[] {
  const lines: Line[] = []
  let row = head.lastRow
  for (let place = head.lines - 1; place >= from; place--) {
    const found = row === null ? null : store.line(row)
    if (found === null) throw damagedLine(head, place, 'it is missing')
    if (found.match !== key || found.place !== place) {
      throw damagedLine(head, place, 'another line stands in its place')
    }
    const parts = unlinked(found.line)
    if (parts === null) throw damagedLine(head, place, 'it does not end in a hash')
    lines.push({ row: found, text: parts.text, hash: parts.hash })
    row = found.previous
  }
  return lines.reverse()
}

/** The end of the chain, taken at its word. */
export function lastHash(store: Store, { lastRow }: Head): string {
  const found = lastRow === null ? null : store.line(lastRow)
  return (found && unlinked(found.line)?.hash) ?? ''
}

function assertFits({ row, text, hash }: Line, previous: string, head: Head): string {
  if (chainedText(text, previous) !== hash) {
    throw damagedLine(head, row.place, 'its hash does not fit it and the line before')
  }
  if (sealOf(row.seat, row.number, hash) !== row.seal) {
    throw damagedLine(head, row.place, 'the number of its action was changed')
  }
  return hash
}

function damagedLine(head: Head, place: number, detail: string): Damaged {
  if (place === 0) return new Damaged({ part: 'header', seq: null, detail })
  if (head.closedAt !== null && place === head.lines - 1) {
    return new Damaged({ part: 'closing', seq: null, detail })
  }
  return new Damaged({ part: 'entry', seq: place - 1, detail })
}

function headerOf(store: Store, key: number, head: Head): string | null {
  if (head.lines === 0) return null
  const found = head.headerRow === null ? null : store.line(head.headerRow)
  const parts = found === null ? null : unlinked(found.line)
  const fits = found?.match === key && found.place === 0
  if (parts === null || !fits || chainedText(parts.text, '') !== parts.hash) {
    throw damagedLine(head, 0, 'it does not fit its hash')
  }
  return parts.text
}

/** A snapshot never stands for the closing, so the last line is among those read if it is one. */
function closingOf(last: Line | undefined, head: Head): string | null {
  const isClosing = last?.text.startsWith('{"ending":') === true
  if (isClosing !== (head.closedAt !== null)) throw damagedHead('whether it is over is not clear')
  return isClosing ? last!.text : null
}

function assertEmptyOrNot({ lines, headerRow, lastRow }: Head): void {
  const isEmpty = lines === 0
  if (isEmpty !== (headerRow === null) || isEmpty !== (lastRow === null)) {
    throw damagedHead('whether it has begun is not clear')
  }
}

function damagedHead(detail: string): Damaged {
  return new Damaged({ part: 'head', seq: null, detail })
}

function receiptsOf(lines: readonly Line[]): readonly Receipt[] {
  return lines.flatMap(({ row: { seat, number, place } }) =>
    seat === null || number === null ? [] : [{ seat, number, seq: place - 1 }],
  )
}

interface Note {
  readonly line: string
  readonly hash: string
  readonly previous: number | null
}

function noteAt(store: Store, key: number, row: number): Note {
  const found = store.note(row)
  const parts = found === null ? null : unlinked(found.line)
  const isBackwards = found !== null && (found.previous === null || found.previous < row)
  if (parts === null || found?.match !== key || !isBackwards) throw damagedNote()
  return { line: found.line, hash: parts.hash, previous: found.previous }
}

function assertNoteFits({ line, hash }: Note, previousHash: string): void {
  if (chainedText(unlinked(line)!.text, previousHash) !== hash) throw damagedNote()
}

/** Only the last one is looked at: those before it decide nothing any more. */
function lastNoteHash(store: Store, match: MatchId, key: number, head: Head): string {
  if (head.lastNoteRow === null) return match
  const last = noteAt(store, key, head.lastNoteRow)
  assertNoteFits(last, last.previous === null ? match : noteAt(store, key, last.previous).hash)
  return last.hash
}

function notesOf(store: Store, match: MatchId, key: number, head: Head): string {
  const notes: Note[] = []
  for (let row = head.lastNoteRow; row !== null; row = notes.at(-1)!.previous) {
    notes.push(noteAt(store, key, row))
  }
  let previous: string = match
  for (const note of notes.reverse()) {
    assertNoteFits(note, previous)
    previous = note.hash
  }
  return notes.map(({ line }) => `${line}\n`).join('')
}

function damagedNote(): Damaged {
  return new Damaged({ part: 'note', seq: null, detail: 'a note does not fit the one before' })
}

function sheetOf(store: Store, match: MatchId, key: number): SheetText {
  const found = store.sheet(key)
  if (found === null) throw new Damaged({ part: 'sheet', seq: null, detail: 'it is missing' })
  const { facts, people } = found
  const peopleHash = people === null ? null : chainedText(people, match)
  if (chainedText(facts, match) !== found.factsHash || peopleHash !== found.peopleHash) {
    throw new Damaged({ part: 'sheet', seq: null, detail: 'it does not fit its hash' })
  }
  return { facts, people }
}
