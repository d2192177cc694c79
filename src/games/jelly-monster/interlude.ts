// The time between rounds, in which everybody reads the districts.

import type { Event, State } from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'

export function roundPrepared({ round, setting }: State, now: Millis): Event {
  const { readyLimit } = setting.options
  const startsBy = readyLimit === null ? null : now + readyLimit
  return { type: 'roundPrepared', round: round + 1, startsBy }
}
