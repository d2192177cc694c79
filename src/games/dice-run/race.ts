// Where the dice stand and what they show, and everything that can happen to them.

import {
  ALL_DICE,
  type DiceSet,
  type Die,
  type Faces,
  NO_DICE,
  roll,
  turnOver,
  type Value,
} from '#games/dice-run/dice.ts'
import {
  advance,
  comeBack,
  crash,
  type Line,
  type Place,
  part,
  swap,
} from '#games/dice-run/line.ts'
import type { Advanced } from '#games/dice-run/moves.ts'
import type { Seat } from '#kernel/game.ts'

export interface Race {
  readonly line: Line
  readonly faces: Faces
}

export type RaceEvent = LineEvent | FaceEvent

/** What changes where dice stand. */
export type LineEvent =
  | Advanced
  /** The group at this place and the one behind it. */
  | { readonly type: 'swapped'; readonly group: Place }
  | { readonly type: 'cameBack'; readonly dice: DiceSet }
  /** A gap card now lies behind the group at this place. */
  | { readonly type: 'gapLaid'; readonly group: Place }
  | { readonly type: 'crashed'; readonly die: Die }

/** What changes what dice show. */
export type FaceEvent =
  | Rolled
  | {
      readonly type: 'turnedOver'
      readonly group: Place
      readonly value: Value
      readonly dice: DiceSet
    }

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

export function raced({ line, faces }: Race, event: RaceEvent): Race {
  if (event.type === 'rolled' || event.type === 'turnedOver') {
    const next = faces.slice()
    show(next, event)
    return { line, faces: next }
  }
  const next = line.slice()
  regroup(next, event)
  return { line: next, faces }
}

/** In place. */
export function regroup(line: DiceSet[], event: LineEvent): void {
  switch (event.type) {
    case 'advanced':
      advance(line, event.dice, event.from)
      break
    case 'swapped':
      swap(line, event.group)
      break
    case 'cameBack':
      comeBack(line)
      break
    case 'gapLaid':
      part(line, event.group)
      break
    case 'crashed':
      crash(line, event.die)
  }
}

/** In place. */
export function show(faces: DiceSet[], event: FaceEvent): void {
  if (event.type === 'rolled') roll(faces, event.dice, event.values)
  else turnOver(faces, event.dice)
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
