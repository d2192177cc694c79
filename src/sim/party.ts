// A table with everybody at it, and the truth about it.

import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import type { Fairness } from '#protocol/client.ts'
import type { Client } from '#sim/client.ts'
import type { Sight } from '#sim/ear.ts'
import { likeness } from '#sim/likeness.ts'
import { newTruth } from '#sim/truth.ts'
import type { Setting } from '#table/actor.ts'
import type { MatchId } from '#table/journal.ts'

export interface Party {
  readonly id: string
  readonly match: MatchId
  /** What the table is given; the truth knows the honest game. */
  readonly setting: Setting
  readonly fairness: Fairness
  readonly sight: Sight
  readonly clients: Client[]
  /** How many people are to sit down, and how many bots. */
  readonly people: number
  readonly bots: number
  isOpened: boolean
  /** Something was told or written since it was last looked at. */
  isStirred: boolean
  /** `person/number` of every action that has arrived. */
  readonly arrived: Set<string>
}

export interface Invitation extends Pick<Party, 'id' | 'fairness' | 'people' | 'bots'> {
  readonly entry: Registered<Vocabulary>
  readonly setting: Setting
}

export function newParty({ entry, ...rest }: Invitation): Party {
  const sight = { truth: newTruth(entry.game), isAlike: likeness(), views: new Map() }
  const blank = { clients: [], isOpened: false, isStirred: false, arrived: new Set<string>() }
  return { ...rest, match: `match of ${rest.id}`, sight, ...blank }
}

export function isOver({ sight }: Party): boolean {
  return sight.truth.closing !== null
}
