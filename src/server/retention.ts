// What is kept for how long. Matches that have ended, or that nobody has touched, go after some
// days; tables where nobody ever began, after one.

import type { Hall } from '#server/hall.ts'
import type { Journal, Removal } from '#table/journal.ts'

const DAY = 86_400_000

export interface Retention {
  /** Deletes what is too old. Answers how many matches went. */
  clear(): Promise<number>
}

export interface Keeping {
  readonly journal: Journal
  readonly hall: Pick<Hall, 'forgotten'>
  readonly keepDays: number
  /** Milliseconds since 1970. */
  now(): number
}

export function retentionOf({ journal, hall, keepDays, now }: Keeping): Retention {
  return {
    async clear() {
      const before = now() - keepDays * DAY
      const expiry = { closedBefore: before, idleBefore: before }
      let gone = countOf(await answered(answer => journal.expire(expiry, answer)))
      for (const match of hall.forgotten(DAY)) {
        gone += countOf(await answered(answer => journal.remove(match, answer)))
      }
      return gone
    },
  }
}

function answered(ask: (answer: (removal: Removal) => void) => void): Promise<Removal> {
  return new Promise(ask)
}

function countOf(removal: Removal): number {
  return removal.type === 'removed' ? removal.matches : 0
}
