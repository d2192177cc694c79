// What a writing process said it was promised, held against what is in the file.

import { openDatabase } from '#server/journal/database.ts'
import { groups } from '#server/journal/group.ts'
import { specimen } from '#server/journal/trials/specimen.ts'
import type { MatchId } from '#table/journal.ts'

export interface Saying {
  readonly word: string
  readonly match: MatchId
  readonly rest: string
}

export interface Judgement {
  /** Entries that were promised. */
  readonly promised: number
  /** Matches with fewer entries than were promised. */
  readonly lost: readonly string[]
  /** Matches that are there but not, line for line, the beginning of what was to be written. */
  readonly wrong: readonly string[]
  /** What the process itself complained of. */
  readonly troubles: readonly string[]
}

/** A line that was cut off was never said. */
export function sayingsOf(text: string): readonly Saying[] {
  const lines = text.split('\n').slice(0, -1)
  return lines.map(line => {
    const [word = '', match = '', ...rest] = line.split(' ')
    return { word, match, rest: rest.join(' ') }
  })
}

export function judged(path: string, sayings: readonly Saying[]): Judgement {
  const promises = new Map<MatchId, number>()
  for (const { word, match, rest } of sayings) {
    if (word === 'durable') promises.set(match, Math.max(promises.get(match) ?? 0, Number(rest)))
  }
  const database = openDatabase(path)
  const books = groups(database)
  // Those of which nothing was said must be in order as well.
  for (const [match] of database.query('select id from matches').values()) {
    if (!promises.has(match as MatchId)) promises.set(match as MatchId, 0)
  }
  const lost: string[] = []
  const wrong: string[] = []
  for (const [match, count] of promises) {
    const [copy] = books.commit([{ type: 'export', match }])
    const text = copy?.type === 'exported' ? copy.lines : ''
    const entries = text.split('\n').filter(line => line.startsWith('{"seq"')).length
    if (entries < count) lost.push(`${match}: ${entries} of ${count}, ${copy?.type}`)
    const isPart = copy?.type === 'exported' && specimen(match).text.startsWith(text)
    if (!isPart && copy?.type !== 'absent') wrong.push(`${match}: ${copy?.type}`)
  }
  database.close()
  const promised = [...promises.values()].reduce((sum, count) => sum + count, 0)
  const troubles = sayings.filter(({ word }) => word === 'trouble' || word === 'broken')
  return { promised, lost, wrong, troubles: troubles.map(one => Object.values(one).join(' ')) }
}
