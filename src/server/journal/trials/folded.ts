// The match that a story leads to, as a table would make it.

import { entered, laidOut, type Match } from '#kernel/match.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { Story } from '#table/journal.ts'

export function folded({ header, snapshot, entries }: Story): Match<Pig> {
  if (header === null) throw new Error('there is no match before its header')
  const start = snapshot ?? laidOut(pig, header.options as Pig['Options'], header.seats)
  let match = start as Match<Pig>
  for (const entry of entries) match = entered(pig, match, entry as never)
  return match
}
