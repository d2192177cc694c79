// Bots may remember everything their seat was told since the match began. Most tables have none,
// and keep nothing for them; where one sits in for somebody, what there was is read from the
// journal before it plays.

import type { Vocabulary } from '#kernel/game.ts'
import type { Entry } from '#kernel/match.ts'
import { type Actor, type Course, matchOf } from '#table/actor.ts'
import type { Export } from '#table/journal.ts'
import type { Ports } from '#table/ports.ts'
import type { Standing } from '#table/standing.ts'

export function needsNoMemory({ canRecall = false }: Ports, { facts }: Standing): boolean {
  return canRecall && facts.chairs.every(({ bot }) => bot === null)
}

export function forgetAll(course: Course): void {
  course.entries = []
  course.memory = 'none'
}

/** Sees to it that bots will remember. It takes a moment, in which they do nothing. */
export function recollect(actor: Actor): void {
  const { course, matchId, gate } = actor
  if (course === null || course.memory !== 'none') return
  // Nothing of this match can be read before its writer is there.
  if (gate.writer?.match !== matchId) return
  course.memory = 'asked'
  actor.ports.journal.export(matchId, exported => {
    actor.post(() => {
      if (actor.course !== course) return
      course.memory = 'whole'
      // What cannot be read is missed by the bots alone, and they have to do without it.
      if (exported.type === 'exported') remember(actor, course, exported)
    })
  })
}

function remember(actor: Actor, course: Course, { lines }: Export & { type: 'exported' }): void {
  const from = course.entries[0]?.seq ?? matchOf(actor).seq
  const earlier = lines
    .split('\n')
    .slice(1, from + 1)
    .map(line => entryOf(line))
  if (earlier.length !== from || earlier.at(-1)?.seq !== from - 1) return
  course.entries = [...earlier, ...course.entries]
  for (const mind of course.minds) {
    mind.heard = []
    mind.heardOf = 0
  }
}

function entryOf(line: string): Entry<Vocabulary> {
  const { seq, at, cause, events } = JSON.parse(line) as Entry<Vocabulary>
  return { seq, at, cause, events }
}
