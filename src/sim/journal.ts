// The journal over a simulated disk: everything above the file is the server's own (desk, writer,
// ledger, rows, chains). In place of SQLite's log stands one much like it: a line for each
// transaction, with a checksum, synced before anybody is answered.

import type { Millis } from '#kernel/game.ts'
import { journalOver } from '#server/journal/desk.ts'
import { ledger } from '#server/journal/ledger.ts'
import { type MemoryDisk, memoryDisk, memoryStore } from '#server/journal/memory.ts'
import type { Answer, Carrier, Request } from '#server/journal/request.ts'
import type { Disk } from '#sim/disk.ts'
import type { Journal, StorageTrouble } from '#table/journal.ts'

export interface Machine {
  readonly disk: Disk
  readonly now: () => number
  /** Lets the process go on after a while, unless it has ended. */
  later(wait: Millis, task: () => void): void
  /** How long the next write, sync or answer takes. */
  pace(): Millis
  /** The disk has failed: the process is to end. */
  broken(): void
  /** Lets a trial come between the tables and the file. */
  divert?(carry: Carrier): Carrier
  /** Whether answers wait for the sync. A trial says no. */
  readonly isHasty?: boolean
}

interface Pending {
  readonly request: Request
  readonly answer: (answer: Answer) => void
}

export interface SimulatedJournal {
  readonly journal: Journal
  readonly rows: MemoryDisk
  /** Writes down what was done to the rows from outside. */
  save(): void
}

/** Reads what the disk holds, and goes on from there. */
export function simulatedJournal(machine: Machine): SimulatedJournal {
  const rows = recordedRows()
  recover(machine.disk, rows)
  const books = ledger(memoryStore(rows.memory), machine.now)
  const office: Office = {
    machine,
    rows,
    books,
    waiting: [],
    isWriting: false,
    isBroken: false,
  }
  const carry: Carrier = (request, answer) => take(office, { request, answer })
  return {
    journal: journalOver(machine.divert?.(carry) ?? carry),
    rows: rows.memory,
    save() {
      machine.disk.write(lineOf(rows.memory.rows, rows.taken()))
      machine.disk.sync()
    },
  }
}

interface Office {
  readonly machine: Machine
  readonly rows: ReturnType<typeof recordedRows>
  readonly books: ReturnType<typeof ledger>
  waiting: Pending[]
  isWriting: boolean
  isBroken: boolean
}

function take(office: Office, pending: Pending): void {
  if (office.isBroken) {
    office.machine.later(0, () => pending.answer(failed('storage-broken')))
    return
  }
  office.waiting.push(pending)
  begin(office)
}

function begin(office: Office): void {
  if (office.isWriting || office.waiting.length === 0) return
  office.isWriting = true
  office.machine.later(office.machine.pace(), () => write(office))
}

function write(office: Office): void {
  const { machine, rows, books, waiting: group } = office
  office.waiting = []
  const answers = group.map(({ request }) => books.perform(request))
  const change = rows.taken()
  if (change.length > 0 && !machine.disk.write(lineOf(rows.memory.rows, change))) {
    rows.undo(change)
    books.revert()
    finish(office, group, new Array<Answer>(group.length).fill(failed('storage-full')))
    return
  }
  books.settle()
  if (machine.isHasty) finish(office, group, answers)
  machine.later(machine.pace(), () => sync(office, group, answers))
}

function sync(office: Office, group: readonly Pending[], answers: readonly Answer[]): void {
  const { machine } = office
  if (machine.disk.sync()) {
    if (!machine.isHasty) machine.later(machine.pace(), () => finish(office, group, answers))
    return
  }
  office.isBroken = true
  for (const { answer } of [...group, ...office.waiting]) answer(failed('storage-broken'))
  machine.broken()
}

function finish(office: Office, group: readonly Pending[], answers: readonly Answer[]): void {
  office.isWriting = false
  begin(office)
  group.forEach(({ answer }, index) => {
    answer(answers[index]!)
  })
}

function failed(reason: StorageTrouble): Answer {
  return { type: 'failed', reason }
}

const TABLES = ['keys', 'heads', 'lines', 'notes', 'sheets', 'snapshots'] as const
type TableName = (typeof TABLES)[number]

/** A row that was set, or taken away where `after` is undefined. */
interface Change {
  readonly table: TableName
  readonly key: string | number
  readonly before: unknown
  readonly after: unknown
}

/** Rows that note what happens to them. */
function recordedRows() {
  const memory = memoryDisk()
  let changes: Change[] = []
  let isNoting = true
  for (const table of TABLES) {
    const rows = memory[table] as Map<string | number, unknown>
    const set = rows.set.bind(rows)
    const drop = rows.delete.bind(rows)
    rows.set = (key, after) => {
      if (isNoting) changes.push({ table, key, before: rows.get(key), after })
      return set(key, after)
    }
    rows.delete = key => {
      if (isNoting) changes.push({ table, key, before: rows.get(key), after: undefined })
      return drop(key)
    }
  }

  function put(table: TableName, key: string | number, value: unknown): void {
    const rows = memory[table] as Map<string | number, unknown>
    isNoting = false
    if (value === undefined) rows.delete(key)
    else rows.set(key, value)
    isNoting = true
  }

  return {
    memory,
    put,
    /** Everything since this was last asked. */
    taken(): readonly Change[] {
      const all = changes
      changes = []
      return all
    },
    undo(all: readonly Change[]): void {
      for (const { table, key, before } of all.toReversed()) put(table, key, before)
    },
  }
}

function lineOf(rows: number, changes: readonly Change[]): string {
  const text = JSON.stringify({
    rows,
    changes: changes.map(({ table, key, after = null }) => [TABLES.indexOf(table), key, after]),
  })
  return `${Bun.hash.crc32(text)} ${text}`
}

/** Takes in every whole line. What follows a torn one was never promised to anybody. */
function recover(disk: Disk, { memory, put }: ReturnType<typeof recordedRows>): void {
  const lines = disk.lines()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const space = line.indexOf(' ')
    const text = line.slice(space + 1)
    if (space < 0 || line.slice(0, space) !== String(Bun.hash.crc32(text))) {
      disk.truncate(at)
      return
    }
    const { rows, changes } = JSON.parse(text) as {
      rows: number
      changes: [number, string | number, unknown][]
    }
    memory.rows = rows
    for (const [table, key, after] of changes) put(TABLES[table]!, key, after ?? undefined)
  }
}
