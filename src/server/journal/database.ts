// The file: SQLite with a write-ahead log, every commit forced to the disk.

import { Database } from 'bun:sqlite'
import { isDescribedRight, migrate, UnusableFile } from '#server/journal/schema.ts'
import type { Head, LineRow, NoteRow, SheetRow, SnapshotRow, Store } from '#server/journal/store.ts'
import type { MatchId } from '#table/journal.ts'

const LOCK_PATIENCE = 5_000
const MOST_PROBLEMS = 20

/** NORMAL is for showing that it is not enough. */
export type Synchronous = 'full' | 'normal'

export function openDatabase(path: string, synchronous: Synchronous = 'full'): Database {
  const database = openFile(path)
  try {
    database.run(`pragma busy_timeout = ${LOCK_PATIENCE}`)
    const mode = database.query('pragma journal_mode = wal').get() as { journal_mode: string }
    if (mode.journal_mode !== 'wal') throw new UnusableFile(UNWRITABLE)
    database.run(`pragma synchronous = ${synchronous}`)
    // The default would move the log into the file in the middle of a commit, and swallow errors.
    database.run('pragma wal_autocheckpoint = 0')
    // What is deleted is overwritten: names are to be gone when they are said to be gone.
    database.run('pragma secure_delete = on')
    database.run('pragma cell_size_check = on')
    database.run('pragma cache_size = -32768')
    migrate(database)
    // Changes nothing, but fails now rather than at the first action if nothing can be written.
    database.run("delete from losses where id = ''")
    return database
  } catch (error) {
    database.close()
    const { code } = error as { code?: unknown }
    if (code === 'SQLITE_NOTADB') throw new UnusableFile(UNREADABLE)
    if (String(code).startsWith('SQLITE_READONLY')) throw new UnusableFile(UNWRITABLE)
    throw error
  }
}

function openFile(path: string): Database {
  try {
    return new Database(path, { create: true })
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_CANTOPEN')) throw error
    throw new UnusableFile(`The journal ${path} cannot be opened. ${PERMISSION}.`)
  }
}

const PERMISSION = 'See to it that its folder exists and this account may write to it'
const UNREADABLE = 'The journal cannot be read at all. Restore a backup of it.'
const UNWRITABLE = `The journal cannot be written. ${PERMISSION}, or restore a backup.`

/**
 * What SQLite finds wrong with the structure of the file. Lines and sheets have their own hashes,
 * but a name that does not lead to its match would look as if there were none: so names are
 * compared with their index as well.
 */
export function problemsOf(database: Database): readonly string[] {
  try {
    const checks = [`quick_check(${MOST_PROBLEMS})`, 'integrity_check(matches)']
    const rows = checks.flatMap(check => database.query(`pragma ${check}`).values())
    const problems = rows.map(([problem]) => String(problem)).filter(problem => problem !== 'ok')
    return isDescribedRight(database) ? problems : ['the tables are not described right']
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

export interface Checkpoint {
  readonly busy: number
  /** Pages in the log, and how many of them are in the file as well. */
  readonly log: number
  readonly checkpointed: number
}

/** `noop` only counts; `passive` disturbs nobody; `truncate` leaves an empty log, or is busy. */
export function checkpoint(database: Database, mode: 'noop' | 'passive' | 'truncate'): Checkpoint {
  if (mode !== 'truncate') {
    return database.query(`pragma wal_checkpoint(${mode})`).get() as Checkpoint
  }
  database.run('pragma busy_timeout = 0')
  try {
    return database.query('pragma wal_checkpoint(truncate)').get() as Checkpoint
  } finally {
    database.run(`pragma busy_timeout = ${LOCK_PATIENCE}`)
  }
}

export function databaseStore(database: Database): Store {
  const version = database.prepare('pragma data_version')
  return {
    version: () => Number(version.values()[0]![0]),
    ...matchRows(database),
    ...lineRows(database),
    ...sideRows(database),
  }
}

type MatchRows = Pick<
  Store,
  'keyOf' | 'lossOf' | 'addMatch' | 'removeMatch' | 'live' | 'expired' | 'head' | 'putHead'
>

function matchRows(database: Database): MatchRows {
  const keyOf = database.prepare<{ key: number }, [string]>('select key from matches where id = ?')
  const lossOf = database.prepare<{ detail: string }, [string]>(
    'select detail from losses where id = ?',
  )
  const addMatch = database.prepare('insert into matches (id) values (?)')
  const live = database.prepare<{ id: MatchId }, []>(
    'select id from matches left join heads on match = key where closedAt is null order by key',
  )
  const expired = database.prepare<{ id: MatchId }, [number, number, number]>(
    'select id from matches join heads on match = key ' +
      'where closedAt < ?1 or (closedAt is null and touchedAt < ?2) order by key limit ?3',
  )
  const head = database.prepare<Head, [number]>('select * from heads where match = ?')
  const addHead = database.prepare('insert into heads values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const putHead = database.prepare(
    'update heads set epoch = ?2, steps = ?3, lines = ?4, headerRow = ?5, lastRow = ?6, ' +
      'lastNoteRow = ?7, touchedAt = ?8, closedAt = ?9 where match = ?1',
  )

  return {
    keyOf: match => keyOf.get(match)?.key ?? null,
    lossOf: match => lossOf.get(match)?.detail ?? null,
    addMatch(match, one) {
      const key = Number(addMatch.run(match).lastInsertRowid)
      addHead.run(key, ...headCells(one))
      return key
    },
    removeMatch: removal(database),
    live: () => live.all().map(({ id }) => id),
    expired: ({ closedBefore, idleBefore }, atMost) =>
      expired.all(closedBefore, idleBefore, atMost).map(({ id }) => id),
    head: key => head.get(key),
    putHead: (key, one) => putHead.run(key, ...headCells(one)),
  }
}

function headCells(head: Head): (number | null)[] {
  const { epoch, steps, lines, headerRow, lastRow, lastNoteRow, touchedAt, closedAt } = head
  return [epoch, steps, lines, headerRow, lastRow, lastNoteRow, touchedAt, closedAt]
}

type LineRows = Pick<Store, 'line' | 'addLine' | 'note' | 'addNote'>

function lineRows(database: Database): LineRows {
  const line = database.prepare<LineRow, [number]>('select * from lines where row = ?')
  const addLine = database.prepare('insert into lines values (null, ?, ?, ?, ?, ?, ?, ?)')
  const note = database.prepare<NoteRow, [number]>('select * from notes where row = ?')
  const addNote = database.prepare('insert into notes values (null, ?, ?, ?)')
  return {
    line: row => line.get(row),
    addLine(one) {
      const { match, place, previous, seat, number, seal } = one
      const added = addLine.run(match, place, previous, seat, number, seal, one.line)
      return Number(added.lastInsertRowid)
    },
    note: row => note.get(row),
    addNote({ match, previous, line: text }) {
      return Number(addNote.run(match, previous, text).lastInsertRowid)
    },
  }
}

type SideRows = Pick<Store, 'sheet' | 'putSheet' | 'snapshot' | 'putSnapshot'>

function sideRows(database: Database): SideRows {
  const sheet = database.prepare<SheetRow, [number]>('select * from sheets where match = ?')
  const putSheet = database.prepare('insert or replace into sheets values (?, ?, ?, ?, ?, ?)')
  const snapshot = database.prepare<SnapshotRow, [number]>(
    'select * from snapshots where match = ?',
  )
  const putSnapshot = database.prepare('insert or replace into snapshots values (?, ?, ?, ?, ?)')
  return {
    sheet: key => sheet.get(key),
    putSheet(key, { id, facts, factsHash, people, peopleHash }) {
      putSheet.run(key, id, facts, factsHash, people, peopleHash)
    },
    snapshot: key => snapshot.get(key),
    putSnapshot(key, { lines, state, receipts, hash }) {
      putSnapshot.run(key, lines, state, receipts, hash)
    },
  }
}

/** Follows the links backwards, so that no other match's rows are looked at. */
function removal(database: Database): (key: number) => void {
  const ends = database.prepare<{ lastRow: number | null; lastNoteRow: number | null }, [number]>(
    'select lastRow, lastNoteRow from heads where match = ?',
  )
  const rows = (['lines', 'notes'] as const).map(table =>
    database.prepare<{ previous: number | null }, [number, number]>(
      `delete from ${table} where row = ? and match = ? returning previous`,
    ),
  )
  const rest = ['heads where match', 'sheets where match', 'snapshots where match']
  const others = [...rest, 'matches where key'].map(where =>
    database.prepare(`delete from ${where} = ?`),
  )
  return key => {
    const { lastRow = null, lastNoteRow = null } = ends.get(key) ?? {}
    for (const [index, last] of [lastRow, lastNoteRow].entries()) {
      for (let row = last; row !== null; ) row = rows[index]!.get(row, key)?.previous ?? null
    }
    for (const other of others) other.run(key)
  }
}
