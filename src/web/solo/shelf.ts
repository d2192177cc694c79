// Where a device keeps its matches: in the browser, or, where that is forbidden, only as long as
// the page is open.

import type { MatchId } from '#table/journal.ts'

/** Which writer writes, and what comes next. */
export interface Mark {
  readonly epoch: number
  readonly step: number
}

/** Matches of a device have names that no server gives. */
const PREFIX = 'here-'

export function nameHere(secret: string): MatchId {
  return PREFIX + secret
}

export function isOfDevice(match: MatchId): boolean {
  return match.startsWith(PREFIX)
}

export interface Shelf {
  /** Shuts every other writer out and reads what there is, oldest first; `null`: nothing. */
  takeOver(match: MatchId): Promise<{ readonly epoch: number; readonly records: unknown[] } | null>
  /** `fenced`: somebody else has taken the match over, or it was removed. Fails if it is full. */
  append(match: MatchId, mark: Mark, record: object): Promise<'kept' | 'fenced'>
  remove(match: MatchId): Promise<void>
  /** The text of a match that is over. A few are kept. */
  keepFinished(match: MatchId, text: string): Promise<void>
  finished(match: MatchId): Promise<string | null>
}

/** How many matches can be watched again. */
export const FINISHED_KEPT = 10

export function memoryShelf(): Shelf {
  const pages = new Map<MatchId, { epoch: number; records: unknown[] }>()
  const texts = new Map<MatchId, string>()
  return {
    async takeOver(match) {
      const page = pages.get(match)
      if (page === undefined) return null
      page.epoch += 1
      return structuredClone(page)
    },
    async append(match, { epoch, step }, record) {
      if (step === 0) pages.set(match, { epoch, records: [] })
      const page = pages.get(match)
      if (page?.epoch !== epoch) return 'fenced'
      page.records[step] = structuredClone(record)
      return 'kept'
    },
    async remove(match) {
      pages.delete(match)
    },
    async keepFinished(match, text) {
      texts.set(match, text)
      for (const [oldest] of [...texts].slice(0, -FINISHED_KEPT)) texts.delete(oldest)
    },
    finished: async match => texts.get(match) ?? null,
  }
}
