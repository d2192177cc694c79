// A journal in a file of its own, for tests: opened, opened again, tampered with and thrown away.

import { Database } from 'bun:sqlite'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row, Rows, Subject } from '#server/journal/contract/subject.ts'
import { openSqliteJournal, type SqliteJournal } from '#server/journal/sqlite.ts'
import type { MatchId } from '#table/journal.ts'

export interface Folder {
  readonly path: string
  remove(): void
}

export function temporaryFolder(parent = tmpdir()): Folder {
  const path = mkdtempSync(join(parent, 'gobelet-journal-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** In memory where the system offers that: for trials in which no disk takes part. */
export function quickFolder(): Folder {
  return temporaryFolder(existsSync(MEMORY) ? MEMORY : tmpdir())
}

const MEMORY = '/dev/shm'

export async function sqliteSubject(): Promise<Subject> {
  const folder = quickFolder()
  const path = join(folder.path, 'journal.db')
  const opened: SqliteJournal[] = []

  async function open(): Promise<SqliteJournal> {
    const one = await openSqliteJournal({
      path,
      broken: reason => {
        throw new Error(reason)
      },
    })
    opened.push(one)
    return one
  }

  return {
    journal: (await open()).journal,
    // The one before is still there, like a process that does not know it has been replaced.
    reopen: async () => (await open()).journal,
    edit: (match, rows, change) => edit(path, { match, rows }, change),
    pass(millis) {
      const database = new Database(path)
      database.run(
        `update heads set touchedAt = touchedAt - ${millis}, closedAt = closedAt - ${millis}`,
      )
      database.close()
    },
    now: () => Date.now(),
    async close() {
      for (const one of opened) await one.close()
      folder.remove()
    },
  }
}

interface Place {
  readonly match: MatchId
  readonly rows: Rows
}

function edit(path: string, { match, rows }: Place, change: (row: Row) => Row | null): void {
  const database = new Database(path)
  const key = '(select key from matches where id = ?)'
  const select = `select rowid as "@", * from ${rows} where match = ${key}`
  for (const { '@': at, ...row } of database.query<Row, [string]>(select).all(match)) {
    const next = change(row)
    if (next === null) database.query(`delete from ${rows} where rowid = ?`).run(at!)
    else if (next !== row) {
      const columns = Object.keys(next).map(column => `${column} = ?`)
      const update = `update ${rows} set ${columns.join(', ')} where rowid = ?`
      database.query(update).run(...Object.values(next), at!)
    }
  }
  database.close()
}
