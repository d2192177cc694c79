// What is remembered of the matches being written, so that an append need not read them again.

import type { Head } from '#server/journal/store.ts'
import type { MatchId, Receipt } from '#table/journal.ts'

/** The end of a match, where the next line is tied on. */
export interface Thread {
  readonly key: number
  /** As it was written last, by us or by whom we took it over from. */
  readonly head: Head
  /** Of the store, when the head was read or written. */
  readonly version: number
  readonly hash: string
  readonly noteHash: string
  /** Grows in place; to go back to an older thread is to forget what came after its count. */
  readonly receipts: Receipt[]
  readonly receiptCount: number
}

export interface Threads {
  of(match: MatchId): Thread | null
  /** `null` forgets it. */
  hold(match: MatchId, thread: Thread | null): void
  /** The transaction around all since the last call has become durable. */
  settle(): void
  /** It has come to nothing. */
  revert(): void
}

export function threads(): Threads {
  const held = new Map<MatchId, Thread>()
  const former = new Map<MatchId, Thread | null>()

  function set(match: MatchId, thread: Thread | null): void {
    if (thread === null) held.delete(match)
    else held.set(match, thread)
  }

  return {
    of: match => held.get(match) ?? null,
    hold(match, thread) {
      if (!former.has(match)) former.set(match, held.get(match) ?? null)
      set(match, thread)
    },
    settle: () => former.clear(),
    revert() {
      for (const [match, thread] of former) {
        set(match, thread)
        if (thread !== null) thread.receipts.length = thread.receiptCount
      }
      former.clear()
    },
  }
}
