// What a game wants to know about many matches of itself.

import type { Vocabulary } from '#kernel/game.ts'
import type { Entry, Match } from '#kernel/match.ts'

export interface Survey<V extends Vocabulary> {
  /** Takes in one finished match. */
  add(match: Match<V>, entries: readonly Entry<V>[]): void
  /** The findings so far, as lines of text. */
  lines(): readonly string[]
}
