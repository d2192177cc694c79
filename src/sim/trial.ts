// Something that is tried in large numbers.

import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'

export interface Assignment {
  readonly count: number
  readonly seed: string
  readonly games: readonly Registered<Vocabulary>[]
}

export interface Findings {
  readonly lines: readonly string[]
  /** What went wrong first, and how to see it again; `null`: nothing. */
  readonly problem: string | null
}

export interface Trial {
  /** How many, unless told. */
  readonly usual: number
  run(assignment: Assignment): Findings
}
