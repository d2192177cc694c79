// A journal in memory with the manners of the real one: requests wait until a group of them is
// written in one go, and answers come later still. Whoever drives it decides when, and may crash
// it at either point: what was not written is then gone, what was is there for the next one.

import { journalOver } from '#server/journal/desk.ts'
import { ledger } from '#server/journal/ledger.ts'
import type { Answer, Request } from '#server/journal/request.ts'
import type { Head, LineRow, NoteRow, SheetRow, SnapshotRow, Store } from '#server/journal/store.ts'
import type { Journal, MatchId, StorageTrouble, WallTime } from '#table/journal.ts'

/** What outlives a crash. */
export interface MemoryDisk {
  readonly keys: Map<MatchId, number>
  readonly heads: Map<number, Head>
  readonly lines: Map<number, LineRow>
  readonly notes: Map<number, NoteRow>
  readonly sheets: Map<number, SheetRow>
  readonly snapshots: Map<number, SnapshotRow>
  /** How many rows were ever given out. */
  rows: number
  /** Set to make every write fail, until it is set back. */
  trouble: StorageTrouble | null
}

export function memoryDisk(): MemoryDisk {
  return {
    keys: new Map(),
    heads: new Map(),
    lines: new Map(),
    notes: new Map(),
    sheets: new Map(),
    snapshots: new Map(),
    rows: 0,
    trouble: null,
  }
}

/** `write` makes a group durable, `answer` tells those who asked. A crash forgets the work. */
export type Schedule = (stage: 'write' | 'answer', work: () => void) => void

export interface MemorySurroundings {
  readonly disk: MemoryDisk
  readonly schedule: Schedule
  readonly now: () => WallTime
}

interface Pending {
  readonly request: Request
  readonly answer: (answer: Answer) => void
}

export function memoryJournal({ disk, schedule, now }: MemorySurroundings): Journal {
  const books = ledger(memoryStore(disk), now)
  let waiting: Pending[] = []
  let isWriting = false
  let isBroken = false

  function write(): void {
    const group = waiting
    waiting = []
    const answers = group.map(({ request }) => answered(request))
    books.settle()
    schedule('answer', () => {
      isWriting = false
      begin()
      group.forEach(({ answer }, index) => {
        answer(answers[index]!)
      })
    })
  }

  function answered(request: Request): Answer {
    if (disk.trouble === 'storage-broken') isBroken = true
    if (isBroken) return { type: 'failed', reason: 'storage-broken' }
    if (disk.trouble !== null) return { type: 'failed', reason: disk.trouble }
    return books.perform(request)
  }

  function begin(): void {
    if (isWriting || waiting.length === 0) return
    isWriting = true
    schedule('write', write)
  }

  return journalOver((request, answer) => {
    waiting.push({ request, answer })
    begin()
  })
}

export function memoryStore(disk: MemoryDisk): Store {
  function matchesLike(isLike: (head: Head) => boolean): readonly MatchId[] {
    return [...disk.keys].filter(([, key]) => isLike(disk.heads.get(key)!)).map(([match]) => match)
  }

  // Several may share one disk, and none of them knows what the others do.
  let asked = 0
  return {
    version() {
      asked += 1
      return asked
    },
    keyOf: match => disk.keys.get(match) ?? null,
    lossOf: () => null,
    addMatch(match, head) {
      disk.rows += 1
      disk.keys.set(match, disk.rows)
      disk.heads.set(disk.rows, head)
      return disk.rows
    },
    removeMatch(key) {
      for (const rows of [disk.lines, disk.notes]) {
        for (const [row, { match }] of rows) if (match === key) rows.delete(row)
      }
      for (const [match, one] of disk.keys) if (one === key) disk.keys.delete(match)
      for (const rows of [disk.heads, disk.sheets, disk.snapshots]) rows.delete(key)
    },
    live: () => matchesLike(({ closedAt }) => closedAt === null),
    expired: ({ closedBefore, idleBefore }, atMost) =>
      matchesLike(({ closedAt, touchedAt }) =>
        closedAt === null ? touchedAt < idleBefore : closedAt < closedBefore,
      ).slice(0, atMost),
    head: key => disk.heads.get(key) ?? null,
    putHead: (key, head) => disk.heads.set(key, head),
    line: row => disk.lines.get(row) ?? null,
    addLine(line) {
      disk.rows += 1
      disk.lines.set(disk.rows, line)
      return disk.rows
    },
    note: row => disk.notes.get(row) ?? null,
    addNote(note) {
      disk.rows += 1
      disk.notes.set(disk.rows, note)
      return disk.rows
    },
    sheet: key => disk.sheets.get(key) ?? null,
    putSheet: (key, sheet) => disk.sheets.set(key, sheet),
    snapshot: key => disk.snapshots.get(key) ?? null,
    putSnapshot: (key, snapshot) => disk.snapshots.set(key, snapshot),
  }
}
