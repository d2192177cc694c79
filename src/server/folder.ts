// The folder where a server keeps its journal, for as long as it runs for itself alone: two servers
// with the same one would take every table from each other again and again.

import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const JOURNAL = 'journal.sqlite'
const LOCK = 'lock.sqlite'
/** A server that is about to stop has this long to do so, in milliseconds. */
const PATIENCE = 6000

/** Its message is a sentence for the host. */
export class UnusableFolder extends Error {}

export interface Folder {
  readonly journal: string
  release(): void
}

/** The lock is one of the system's: it ends with the process, however that ends. */
export function takeFolder(path: string, patience = PATIENCE): Folder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const lock = locked(join(path, LOCK), patience)
    return { journal: join(path, JOURNAL), release: () => lock.close() }
  } catch (error) {
    throw new UnusableFolder(problemOf(path, error))
  }
}

function locked(path: string, patience: number): Database {
  const database = new Database(path, { create: true })
  try {
    database.run(`pragma busy_timeout = ${patience}`)
    database.run('begin exclusive')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function problemOf(path: string, error: unknown): string {
  const code = String((error as { code?: unknown }).code)
  if (code.startsWith('SQLITE_BUSY')) {
    return `Another Gobelet is using the folder ${path}. Stop it, or choose another folder with DATA.`
  }
  return `The folder ${path} cannot be used (${code}). Choose one that this account may write to, with DATA.`
}
