// Saves what can be saved from a file whose structure is damaged: every match that still reads
// moves into a new file, the others are named, and the old file is put aside for its owner.

import type { Database } from 'bun:sqlite'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
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
  if (unfinished === null) {
    const database = openDatabase(path, synchronous)
    const problems = problemsOf(database)
    if (problems.length === 0) return { database, salvage: null }
    database.close()
  }
  const aside = unfinished ?? putAside(path)
  const salvage = saved(aside, path)
  return { database: openDatabase(path, synchronous), salvage }
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
  for (const part of ['', '-wal']) if (existsSync(aside + part)) force(aside + part)
  writeFileSync(marker(path), aside)
  force(marker(path))
  force(dirname(path))
  return aside
}

function saved(aside: string, path: string): Salvage {
  const fresh = `${path}.salvaged`
  for (const part of ['', '-wal', '-shm']) rmSync(fresh + part, { force: true })
  const source = openDamaged(aside)
  const target = openDatabase(fresh)
  const problems = problemsOf(source)
  const { lost, count } = moved(source, target)
  checkpoint(target, 'truncate')
  target.close()
  source.close()
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true })
  renameSync(fresh, path)
  force(dirname(path))
  rmSync(marker(path))
  return { problems, aside, saved: count, lost }
}

function openDamaged(aside: string): Database {
  try {
    return openDatabase(aside)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableFile(`The journal is damaged beyond repair (${reason}). Restore a backup.`)
  }
}

function moved(source: Database, target: Database): Pick<Salvage, 'lost'> & { count: number } {
  const from = databaseStore(source)
  const to = databaseStore(target)
  const lose = target.prepare('insert or replace into losses values (?, ?)')
  const lost: { match: MatchId; detail: string }[] = []
  let count = 0
  for (const [match, detail] of lossesIn(source)) lose.run(match, detail)
  for (const [match, key] of matchesIn(source)) {
    const trouble = target.transaction(() => troubleMoving(from, to, match, key)).immediate()
    if (trouble === null) count += 1
    else {
      lose.run(match, trouble)
      lost.push({ match, detail: trouble })
    }
  }
  return { lost, count }
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

/** From either end and by its index, because any page may be the one that does not read. */
function matchesIn(source: Database): ReadonlyMap<MatchId, number> {
  const found = new Map<MatchId, number>()
  for (const order of ['order by key', 'order by key desc', 'order by id', 'order by id desc']) {
    for (const row of readable(source, `select id, key from matches ${order}`)) {
      found.set(row['id'] as MatchId, row['key'] as number)
    }
  }
  return new Map([...found].sort(([, one], [, other]) => one - other))
}

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
