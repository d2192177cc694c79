// Group commit: everything that arrived while the last commit ran becomes durable in one go.

import type { Database } from 'bun:sqlite'
import { databaseStore } from '#server/journal/database.ts'
import { ledger } from '#server/journal/ledger.ts'
import type { Answer, Request } from '#server/journal/request.ts'
import { storeTroubleOf } from '#server/journal/trouble.ts'
import type { StorageTrouble } from '#table/journal.ts'

export interface Groups {
  /** Answers when all of them are durable, or none of those that failed. */
  commit(requests: readonly Request[]): readonly Answer[]
  /** The error after which nothing is written any more. */
  broken(): string | null
  /** For errors met elsewhere, when the log is moved into the file. */
  note(error: unknown): void
}

export function groups(database: Database): Groups {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const books = ledger(databaseStore(database), Date.now)
  let reason: string | null = null

  function attempt(requests: readonly Request[]): readonly Answer[] {
    begin.run()
    const answers = requests.map(request => books.perform(request))
    commit.run()
    books.settle()
    return answers
  }

  function abandon(): void {
    books.revert()
    try {
      if (database.inTransaction) rollback.run()
    } catch (error) {
      note(error)
    }
  }

  function note(error: unknown): void {
    if (storeTroubleOf(error) !== 'storage-broken') return
    reason ??= error instanceof Error ? error.message : String(error)
  }

  function committed(requests: readonly Request[]): readonly Answer[] {
    if (reason !== null) return requests.map(() => failed('storage-broken'))
    try {
      return attempt(requests)
    } catch (error) {
      abandon()
      note(error)
      const trouble = storeTroubleOf(error)
      if (reason !== null) return requests.map(() => failed('storage-broken'))
      if (trouble === 'storage-full') return requests.map(() => failed('storage-full'))
      if (requests.length > 1) return requests.flatMap(request => committed([request]))
      return [culprit(requests[0]!, trouble, error)]
    }
  }

  /** The one request that fails by itself: it must not take the others with it. */
  function culprit(request: Request, trouble: string, error: unknown): Answer {
    const detail = error instanceof Error ? error.message : String(error)
    if (request.type === 'takeOver' || request.type === 'export') {
      return { type: 'damaged', damage: { part: 'head', seq: null, detail } }
    }
    if (trouble === 'mistake' && request.type === 'append') {
      return { type: 'failed', reason: 'out-of-order' }
    }
    reason ??= detail
    return failed('storage-broken')
  }

  return { commit: committed, broken: () => reason, note }
}

function failed(reason: StorageTrouble): Answer {
  return { type: 'failed', reason }
}
