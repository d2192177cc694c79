// Copies the journal of a server, also while it runs.

import { join, resolve } from 'node:path'
import { Misuse, typed } from '#tools/arguments.ts'
import { errand } from '#tools/errand.ts'
import { ROOT } from '#tools/program.ts'

export const BACKUP = 'backup FILE'

export function backup(parts: readonly string[]): Promise<number> {
  const { words } = typed(parts, [])
  const [to, ...more] = words
  if (to === undefined || more.length > 0) throw new Misuse(`Where to? Use: ${BACKUP}`)
  const folder = resolve(ROOT, process.env['DATA']?.trim() || 'data')
  return errand('src/server/journal/backup.ts', [join(folder, 'journal.sqlite'), resolve(to)])
}
