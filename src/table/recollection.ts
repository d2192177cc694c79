// Bots may remember everything their seat was told since the match began. A table that was loaded
// has only the latest entries, so it reads the others before anybody plays on.

import type { Vocabulary } from '#kernel/game.ts'
import type { Entry } from '#kernel/match.ts'
import type { Actor } from '#table/actor.ts'
import type { Export } from '#table/journal.ts'

export function recollect(actor: Actor): void {
  const { course, setting, live, matchId } = actor
  const isBotHere = setting.understudy !== null || live.facts.chairs.some(({ bot }) => bot !== null)
  const from = course?.entries[0]?.seq ?? live.match?.seq ?? 0
  if (course === null || from === 0 || !isBotHere || course.isRecollecting) return
  course.isRecollecting = true
  actor.ports.journal.export(matchId, exported => {
    actor.post(() => {
      // What cannot be read is missed by the bots alone, and they have to do without it.
      if (actor.course === course && exported.type === 'exported') remember(actor, from, exported)
    })
  })
}

function remember(actor: Actor, from: number, { lines }: Export & { type: 'exported' }): void {
  const course = actor.course!
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
