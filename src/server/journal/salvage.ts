// Saves what can be saved from a file whose structure is damaged: every match that still reads
// moves into a new file, the others are named, and the old file is put aside for its owner.

import { Database } from 'bun:sqlite'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import {
  checkpoint,
  databaseStore,
  openDatabase,
  problemsOf,
  type Synchronous,
} from '#server/journal/database.ts'
import { read } from '#server/journal/reading.ts'
import { UnusableFile } from '#server/journal/schema.ts'
import type { Store } from '#server/journal/store.ts'
import { transferred } from '#server/journal/transfer.ts'
import { storeTroubleOf } from '#server/journal/trouble.ts'
import type { MatchId } from '#table/journal.ts'

export interface Salvage {
  /** What SQLite says of the old file. */
  readonly problems: readonly string[]
  /** Where it is now. */
  readonly aside: string
  readonly saved: number
  readonly lost: readonly { readonly match: MatchId; readonly detail: string }[]
}

export interface Opened {
  readonly database: Database
  readonly salvage: Salvage | null
}

/** The file as it is if it is sound, or what could be saved of it. */
export function openSound(path: string, synchronous: Synchronous): Opened {
  const unfinished = existsSync(marker(path)) ? readFileSync(marker(path), 'utf8') : null
  const database = unfinished === null ? soundOrNull(path, synchronous) : null
  if (database !== null) return { database, salvage: null }
  const aside = unfinished ?? putAside(path)
  const salvage = salvaged(aside, path)
  return { database: openDatabase(path, synchronous), salvage }
}

function soundOrNull(path: string, synchronous: Synchronous): Database | null {
  let database: Database
  try {
    database = openDatabase(path, synchronous)
  } catch (error) {
    if (storeTroubleOf(error) !== 'corrupt') throw error
    return null
  }
  if (problemsOf(database).length === 0) return database
  database.close()
  return null
}

/** While this stands, the file in its place may be half of what it was. */
function marker(path: string): string {
  return `${path}.salvaging`
}

function putAside(path: string): string {
  let count = 1
  while (existsSync(`${path}.damaged-${count}`)) count += 1
  const aside = `${path}.damaged-${count}`
  for (const part of ['', '-wal']) {
    if (existsSync(path + part)) copyFileSync(path + part, aside + part)
  }
  lengthen(aside)
  for (const part of ['', '-wal']) if (existsSync(aside + part)) force(aside + part)
  writeFileSync(marker(path), aside)
  force(marker(path))
  force(dirname(path))
  return aside
}

/** SQLite reads nothing of a file that is shorter than it says; so its end is filled with zeros. */
function lengthen(path: string): void {
  const header = Buffer.alloc(HEADER_LENGTH)
  const file = openSync(path, 'r')
  readSync(file, header)
  closeSync(file)
  const length = header.readUInt16BE(PAGE_SIZE_AT) * header.readUInt32BE(PAGE_COUNT_AT)
  const { size } = statSync(path)
  if (length > size && length < MOST_GROWTH * size) truncateSync(path, length)
}

// Where the header of a SQLite file tells how long it is.
const HEADER_LENGTH = 100
const PAGE_SIZE_AT = 16
const PAGE_COUNT_AT = 28
/** Beyond that the header itself is not to be believed. */
const MOST_GROWTH = 16

function salvaged(aside: string, path: string): Salvage {
  const fresh = `${path}.salvaged`
  for (const part of FILES) rmSync(fresh + part, { force: true })
  const target = openDatabase(fresh)
  const { problems, lost, saved } = rescue(aside, target)
  checkpoint(target, 'truncate')
  target.close()
  for (const part of FILES.slice(1)) rmSync(path + part, { force: true })
  renameSync(fresh, path)
  force(dirname(path))
  rmSync(marker(path))
  return { problems, aside, saved, lost }
}

const FILES = ['', '-wal', '-shm']

function rescue(aside: string, target: Database): Omit<Salvage, 'aside'> {
  const source = new Database(aside)
  try {
    const result = { problems: problemsOf(source), ...moved(source, target) }
    const isNamed = ({ match }: { readonly match: MatchId }) => !match.startsWith(UNNAMED)
    if (result.saved === 0 && !result.lost.some(isNamed)) throw new Error('no name can be read')
    return result
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableFile(`The journal is damaged beyond repair (${reason}). Restore a backup.`)
  } finally {
    source.close()
  }
}

function moved(source: Database, target: Database): Pick<Salvage, 'saved' | 'lost'> {
  const from = databaseStore(source)
  const to = databaseStore(target)
  const lose = target.prepare('insert or replace into losses values (?, ?)')
  const lost: { match: MatchId; detail: string }[] = []
  let saved = 0
  for (const [match, detail] of lossesIn(source)) lose.run(match, detail)
  for (const [match, key] of matchesIn(source)) {
    const trouble = target.transaction(() => troubleMoving(from, to, match, key)).immediate()
    if (trouble === null) saved += 1
    else {
      lose.run(match, trouble)
      lost.push({ match, detail: trouble })
    }
  }
  return { saved, lost }
}

/** Why a match cannot be moved; `null` if it now is where it belongs, and reads as it should. */
function troubleMoving(from: Store, to: Store, match: MatchId, key: number): string | null {
  try {
    const moved = transferred(from, to, match, key)
    read(to, match, moved, to.head(moved)!)
    return null
  } catch (error) {
    const left = to.keyOf(match)
    if (left !== null) to.removeMatch(left)
    return error instanceof Error ? error.message : String(error)
  }
}

/** From either end of all places that tell, because any page may be the one that does not read. */
function matchesIn(source: Database): ReadonlyMap<MatchId, number> {
  const found = new Map<MatchId, number>()
  for (const query of NAMES) {
    for (const row of readable(source, query)) {
      found.set(row['id'] as MatchId, row['key'] as number)
    }
  }
  const named = new Set(found.values())
  for (const { match } of readable(source, 'select match from heads')) {
    if (!named.has(match as number)) found.set(`${UNNAMED}${match}`, match as number)
  }
  return new Map([...found].sort(([, one], [, other]) => one - other))
}

const UNNAMED = 'unnamed '
const NAMES = [
  'select id, match as key from sheets order by match',
  'select id, match as key from sheets order by match desc',
  'select id, key from matches order by id',
  'select id, key from matches order by id desc',
  'select id, key from matches order by key',
  'select id, key from matches order by key desc',
]

function lossesIn(source: Database): readonly (readonly [MatchId, string])[] {
  const rows = [...readable(source, 'select id, detail from losses')]
  return rows.map(row => [row['id'] as MatchId, row['detail'] as string])
}

/** As many rows as can be read. */
function* readable(source: Database, query: string): Generator<Readonly<Record<string, unknown>>> {
  try {
    yield* source.query<Readonly<Record<string, unknown>>, []>(query).iterate()
  } catch {}
}

function force(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
