// Copies a journal while it is being written: bun src/server/journal/backup.ts FROM TO

import { Database } from 'bun:sqlite'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * One consistent instant of the whole journal, in one file without a log. It appears under its name
 * only when it is complete and on the disk. Answers what is wrong, or `null`.
 */
export function backUp(from: string, to: string): string | null {
  if (!existsSync(from)) return `There is no journal at ${from}.`
  if (existsSync(to)) return `There is something at ${to} already. Choose another name.`
  const partial = `${to}.partial`
  rmSync(partial, { force: true })
  const database = new Database(from, { readonly: true })
  try {
    database.query('vacuum into ?').run(partial)
  } catch (error) {
    rmSync(partial, { force: true })
    return `The backup failed: ${error instanceof Error ? error.message : error}`
  } finally {
    database.close()
  }
  force(partial)
  renameSync(partial, to)
  force(dirname(to))
  return null
}

function force(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2)
  const trouble =
    from === undefined || to === undefined
      ? 'Use: bun src/server/journal/backup.ts JOURNAL COPY'
      : backUp(from, to)
  if (trouble !== null) {
    console.error(trouble)
    process.exitCode = 1
  }
}
