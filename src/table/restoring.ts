// A table out of its journal, as it stood when the last word was written.

import type { Game, Vocabulary } from '#kernel/game.ts'
import { entered, laidOut, type Match } from '#kernel/match.ts'
import { type Course, newCourse } from '#table/actor.ts'
import { remember } from '#table/answers.ts'
import type { Story } from '#table/journal.ts'
import { forgetAll } from '#table/recollection.ts'
import { withFacts } from '#table/seating.ts'
import { readSheet, type Standing } from '#table/standing.ts'

export interface Restored {
  readonly standing: Standing
  readonly course: Course | null
}

export function restored(game: Game<Vocabulary>, story: Story): Restored {
  const { facts, names } = readSheet(story.sheet)
  if (story.header === null) {
    return { standing: { facts, names, match: null, ending: null }, course: null }
  }
  const match = matchOf(game, story, story.header.seats)
  const ending = game.ending(match.state)
  const standing = { facts, names, match, ending }
  const course = newCourse(game, standing)
  course.entries = [...story.entries]
  if (story.snapshot !== null) forgetAll(course)
  for (const { seat, number, seq } of story.receipts) {
    remember(course.answers[seat]!, number, { type: 'acknowledged', entry: seq })
  }
  if (ending !== null) return { standing, course }
  // Time that nobody wrote down has not passed.
  const at = Math.max(match.at, facts.at)
  const pause = facts.pause === 'host' ? 'host' : 'restart'
  return { standing: withFacts(standing, { pause, at }), course }
}

function matchOf(game: Game<Vocabulary>, story: Story, seats: number): Match<Vocabulary> {
  const { snapshot, entries, sheet } = story
  const { options } = readSheet(sheet).facts
  let match = snapshot ?? laidOut(game, options, seats)
  for (const entry of entries) match = entered(game, match, entry)
  return match
}
