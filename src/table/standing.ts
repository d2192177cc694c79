// How things stand at a table: all that must survive a crash, as one value. Nothing in it is ever
// changed, so going back to what was durable is taking the older value again.

import type { Ending, Millis, Vocabulary } from '#kernel/game.ts'
import type { Match } from '#kernel/match.ts'
import type { Fairness } from '#protocol/client.ts'
import type { PauseReason, Phase } from '#protocol/server.ts'
import type { Sheet } from '#table/journal.ts'

/** The hash of a secret. */
export type Person = string

export interface Chair {
  readonly holder: Person | null
  /** The name of a bot that the host has put here. */
  readonly bot: string | null
  /** What was thrown in for the luck of the next match. */
  readonly value: string | null
}

export interface Facts {
  readonly format: 1
  readonly table: string
  readonly game: string
  readonly options: Vocabulary['Options']
  readonly fairness: Fairness
  /** Whether the lobby shows the table while it gathers. */
  readonly listed: boolean
  readonly chairs: readonly Chair[]
  /** A chair. */
  readonly host: number | null
  readonly banned: readonly Person[]
  /** What the luck of the match is made of, together with the values. */
  readonly secret: string
  readonly pause: PauseReason | null
  /** The match time of this sheet: after a crash the clock goes on from here or a later entry. */
  readonly at: Millis
}

export interface Standing {
  readonly facts: Facts
  /** Of the persons in the chairs. */
  readonly names: readonly (string | null)[]
  readonly match: Match<Vocabulary> | null
  readonly ending: Ending | null
}

export function phaseOf({ match, ending }: Standing): Phase {
  if (match === null) return 'gathering'
  return ending === null ? 'playing' : 'over'
}

export function sheetOf({ facts, names }: Standing): Sheet {
  return { facts, people: { names } }
}

/** The table that a sheet describes; whoever was erased has no name any more. */
export function readSheet({ facts, people }: Sheet): Pick<Standing, 'facts' | 'names'> {
  const known = facts as Facts
  if (known.format !== 1) throw new Error(`a sheet of format ${known.format}`)
  const names = (people as { readonly names: Standing['names'] } | null)?.names
  return { facts: known, names: names ?? known.chairs.map(() => null) }
}

export const EMPTY_CHAIR: Chair = { holder: null, bot: null, value: null }

/** The chair of a person; `null` for those who have none. */
export function chairOf({ chairs }: Facts, person: Person | null): number | null {
  if (person === null) return null
  for (let seat = 0; seat < chairs.length; seat++) {
    if (chairs[seat]!.holder === person) return seat
  }
  return null
}
