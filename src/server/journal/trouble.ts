// What an error of the store means for those who wait for it.

import type { StorageTrouble } from '#table/journal.ts'

/** `corrupt`: some rows cannot be read. `mistake`: one of ours. */
export type StoreTrouble = StorageTrouble | 'corrupt' | 'mistake'

export function storeTroubleOf(error: unknown): StoreTrouble {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return 'mistake'
  if (code === 'SQLITE_FULL') return 'storage-full'
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return 'corrupt'
  if (/^SQLITE_(?:TOOBIG|CONSTRAINT|MISMATCH|RANGE|MISUSE|ERROR)/.test(code)) return 'mistake'
  // After a failed fsync nobody knows what is on the disk, and asking again may even hide it.
  return 'storage-broken'
}
