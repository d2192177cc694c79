// Where the dice stand and what they show, and everything that can happen to them.

import {
  ALL_DICE,
  type DiceSet,
  type Die,
  type Faces,
  NO_DICE,
  rolled,
  turnedOver,
  type Value,
} from '#games/dice-run/dice.ts'
import {
  advanced,
  cameBack,
  crashed,
  type Line,
  type Place,
  parted,
  swapped,
} from '#games/dice-run/line.ts'
import type { Advanced } from '#games/dice-run/moves.ts'
import type { Seat } from '#kernel/game.ts'

export interface Race {
  readonly line: Line
  readonly faces: Faces
}

export type RaceEvent =
  | Advanced
  /** The group at this place and the one behind it. */
  | { readonly type: 'swapped'; readonly group: Place }
  | { readonly type: 'cameBack'; readonly dice: DiceSet }
  | {
      readonly type: 'turnedOver'
      readonly group: Place
      readonly value: Value
      readonly dice: DiceSet
    }
  /** A gap card now lies behind the group at this place. */
  | { readonly type: 'gapLaid'; readonly group: Place }
  | { readonly type: 'crashed'; readonly die: Die }
  | Rolled

/** Values are told from the lowest die up. */
export interface Rolled {
  readonly type: 'rolled'
  /** Who rolled; `null` for the roll with which the race begins. */
  readonly seat: Seat | null
  readonly dice: DiceSet
  readonly values: readonly Value[]
}

/** [R2.1] One group. Until they are rolled all dice lie on the same face. */
export const STARTING_RACE: Race = {
  line: [ALL_DICE],
  faces: [ALL_DICE, NO_DICE, NO_DICE, NO_DICE, NO_DICE, NO_DICE],
}

export function raced(race: Race, event: RaceEvent): Race {
  const { line, faces } = race
  switch (event.type) {
    case 'advanced':
      return { line: advanced(line, event.dice, event.from), faces }
    case 'swapped':
      return { line: swapped(line, event.group), faces }
    case 'cameBack':
      return { line: cameBack(line), faces }
    case 'turnedOver':
      return { line, faces: turnedOver(faces, event.dice) }
    case 'gapLaid':
      return { line: parted(line, event.group), faces }
    case 'crashed':
      return { line: crashed(line, event.die), faces }
    case 'rolled':
      return { line, faces: rolled(faces, event.dice, event.values) }
  }
}

export function racedAll(race: Race, events: readonly RaceEvent[]): Race {
  let after = race
  for (let i = 0; i < events.length; i++) after = raced(after, events[i]!)
  return after
}

/** The two moves of a target can undo each other, so counting steps is not enough. */
export function isSameRace(one: Race, other: Race): boolean {
  return hasSameSets(one.line, other.line) && hasSameSets(one.faces, other.faces)
}

function hasSameSets(sets: readonly DiceSet[], others: readonly DiceSet[]): boolean {
  return sets.length === others.length && sets.every((dice, i) => dice === others[i])
}
