// What every journal promises, whatever it is kept in.

import { describe, test } from 'bun:test'
import { DAMAGE } from '#server/journal/contract/damage.ts'
import { MATCHES } from '#server/journal/contract/matches.ts'
import { REMOVAL } from '#server/journal/contract/removal.ts'
import { SNAPSHOTS } from '#server/journal/contract/snapshots.ts'
import type { Subject } from '#server/journal/contract/subject.ts'
import { WRITERS } from '#server/journal/contract/writers.ts'

/** Generous, for a busy machine. */
const LIMIT = 60_000

const PARTS = {
  matches: MATCHES,
  writers: WRITERS,
  snapshots: SNAPSHOTS,
  damage: DAMAGE,
  'what is not kept': REMOVAL,
}

export function journalContract(name: string, open: () => Promise<Subject>): void {
  for (const [part, promises] of Object.entries(PARTS)) {
    describe(`${name}: ${part}`, () => {
      for (const [title, trial] of promises) {
        test(
          title,
          async () => {
            const subject = await open()
            try {
              await trial(subject)
            } finally {
              await subject.close()
            }
          },
          LIMIT,
        )
      }
    })
  }
}
