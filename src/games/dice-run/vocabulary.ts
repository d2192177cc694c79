// The words in which Dice Run speaks: options, state, actions, events, views and refusals.

import type { Card, Trait } from '#games/dice-run/cards.ts'
import type { DiceSet, Die, Value } from '#games/dice-run/dice.ts'
import type { Place } from '#games/dice-run/line.ts'
import type { Race, RaceEvent } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Millis, Seat, Viewer } from '#kernel/game.ts'

export interface DiceRun {
  Options: Options
  State: State
  Action: Action
  Event: Event
  View: View
  Refusal: Refusal
}

/** How many copies of each card there are. */
export type Deck = { readonly [card in Card]: number }

export interface Options {
  /** [R2.1] Whether two may play. */
  readonly twoPlayers: boolean
  readonly handSize: number
  readonly deck: Deck
  /** [R9.1] `null`: nobody is hurried. */
  readonly turnLimit: Millis | null
  /** [R4.4] Whether a card may be taken back until its player ends the turn. */
  readonly undo: boolean
}

export interface State {
  readonly open: Open
  /** What each seat keeps to itself. */
  readonly seats: readonly Own[]
  /** [R2.3] One pile a stage and a fifth, as far as they are not drawn; the top card last. */
  readonly piles: readonly (readonly Card[])[]
  /** [R2.2] The targets out of play. */
  readonly box: readonly Target[]
}

/**
 * Whatever lies open on the table. It is in everybody's view as it is: nothing secret belongs
 * here.
 */
export interface Open {
  readonly options: Options
  readonly race: Race
  readonly step: Step
  /** Cards drawn in this stage. */
  readonly draws: number
  readonly discards: readonly Card[]
  /** [R6.2] Who rerolled last: one card lies face down in front of them. */
  readonly reroller: Seat | null
  readonly players: readonly Player[]
  /** The stages that are over; so their number also says which one is being run. */
  readonly results: readonly StageResult[]
}

/** What everybody knows about a player. */
export interface Player {
  /** [R6.1] The target open in front of them in this stage. */
  readonly target: Target | null
  /** [R7.2] Whether their choice at the end of a stage lies ready, face down. */
  readonly ready: boolean
  /** The targets that have served a stage. */
  readonly spent: readonly Target[]
  readonly points: number
  /** The values of the stage cards they have won. */
  readonly trophies: readonly number[]
  /** [R6.2] How many of their face-down cards were discarded unseen. */
  readonly buried: number
  /** [R9.1] Turns in a row that the clock ended. */
  readonly lapses: number
  /** [R9.1] Whether their turns are played for them until they are back. */
  readonly away: boolean
}

/** What one player alone knows. */
export interface Own {
  readonly hand: readonly Card[]
  /** Unused targets, lowest first. */
  readonly targets: readonly Target[]
  /** [R7.2] What they have chosen for the stage that is just over. */
  readonly choice: Target | null
  /** [R6.2] Their card face down on the table. */
  readonly faceDown: Card | null
  /** Their cards that were discarded unseen. */
  readonly buried: readonly Card[]
}

export type Step = OpeningRoll | Turn | Choosing | { readonly type: 'over' }

/** [R2.4] Who starts: every seat in the list rolls once, in that order. */
export interface OpeningRoll {
  readonly type: 'opening'
  readonly rollers: readonly Seat[]
  /** What those who have rolled got. */
  readonly sums: readonly number[]
  readonly runsOutAt: Millis | null
}

export interface Turn {
  readonly type: 'turn'
  readonly seat: Seat
  readonly runsOutAt: Millis | null
  /** What the player has played in this turn; it can be taken back to how the race stood before. */
  readonly played: Played | null
}

export interface Played {
  /** `null`: a target, or a card face down. */
  readonly card: Card | null
  readonly target: Target | null
  readonly before: Race
}

/** [R7.2] Everybody picks the target that shall count. */
export interface Choosing {
  readonly type: 'choosing'
  /** Whose draw ended the stage. */
  readonly revealer: Seat
  readonly endedAt: Millis
  readonly runsOutAt: Millis | null
}

export interface StageResult {
  readonly revealer: Seat
  readonly draws: number
  /** By seat. */
  readonly targets: readonly Target[]
  /** By seat: what the target counts in each group, the leading one first. */
  readonly counts: readonly (readonly number[])[]
  /** The seats, best first. */
  readonly places: readonly Seat[]
  /** By seat: victory points. */
  readonly points: readonly number[]
}

/** A movement card and what it is to do. `null`: there is nothing it could do. */
export type Play =
  | { readonly type: 'play'; readonly card: Trait | 'comeback' }
  | { readonly type: 'play'; readonly card: 'joker'; readonly as: Trait }
  /** Swaps this group with the one behind it; lays a gap behind this group. */
  | { readonly type: 'play'; readonly card: 'swap' | 'gap'; readonly group: Place | null }
  | { readonly type: 'play'; readonly card: 'sprint'; readonly dice: DiceSet | null }
  | {
      readonly type: 'play'
      readonly card: 'about-turn'
      readonly group: Place
      readonly value: Value
    }
  | { readonly type: 'play'; readonly card: 'crash'; readonly die: Die | null }

export interface PlayTarget {
  readonly type: 'playTarget'
  readonly target: Target
  /** Which of the two moves comes first. */
  readonly first: 'colour' | 'value'
}

export interface Reroll {
  readonly type: 'reroll'
  /** The card that is laid face down. */
  readonly card: Card
  readonly group: Place
}

export type Action =
  /** [R2.4] Two dice, for who starts. */
  | { readonly type: 'rollOff'; readonly dice: DiceSet }
  | Play
  | PlayTarget
  | Reroll
  /** [R4.4] Draws, unless a target was played, and hands over. */
  | { readonly type: 'endTurn' }
  | { readonly type: 'undo' }
  | { readonly type: 'choose'; readonly target: Target }
  /** [R9.1] Back at the table. */
  | { readonly type: 'return' }

export type Event =
  | RaceEvent
  /** Nobody is told: the order of the piles, and what is in the box. */
  | {
      readonly type: 'shuffled'
      readonly piles: readonly (readonly Card[])[]
      readonly box: readonly Target[]
    }
  | {
      readonly type: 'dealt'
      readonly seat: Seat
      readonly hand: readonly Card[]
      readonly targets: readonly Target[]
    }
  /** The first round of rolls for who starts, and each further one among the tied. */
  | {
      readonly type: 'rollOffBegan'
      readonly rollers: readonly Seat[]
      readonly runsOutAt: Millis | null
    }
  | {
      readonly type: 'rolledOff'
      readonly seat: Seat
      readonly sum: number
      readonly runsOutAt: Millis | null
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly runsOutAt: Millis | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'targetPlayed'; readonly seat: Seat; readonly target: Target }
  /** A card lies face down now; the last reroller's is discarded unseen. */
  | { readonly type: 'laidDown'; readonly seat: Seat }
  /** Which card it is, for its owner. */
  | { readonly type: 'hid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat }
  | {
      readonly type: 'stageEnded'
      readonly seat: Seat
      readonly at: Millis
      readonly runsOutAt: Millis | null
    }
  | { readonly type: 'chose'; readonly seat: Seat }
  /** Which target it is, for its owner. */
  | { readonly type: 'setAside'; readonly seat: Seat; readonly target: Target }
  | { readonly type: 'stageScored'; readonly result: StageResult }
  | { readonly type: 'lapsed'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat; readonly runsOutAt: Millis | null }

export interface View {
  readonly viewer: Viewer
  readonly open: Open
  /** `null` for a spectator. */
  readonly own: Own | null
}

export const REFUSALS = [
  'opening-roll-first',
  'opening-roll-over',
  'stage-over',
  'not-your-turn',
  'exactly-two-dice',
  'look-alike',
  'not-your-card',
  'already-played',
  'nothing-played',
  'nothing-to-undo',
  'no-undo',
  'no-such-group',
  'leading-group-not-allowed',
  'not-neighbours',
  'no-gap-here',
  'needs-four-dice',
  'exactly-three-dice',
  'not-in-leading-group',
  'only-one-group',
  'only-leaders-crash',
  'choice-needed',
  'not-your-target',
  'target-used',
  'target-already-played',
  'reroll-not-yours-again',
  'nothing-to-reroll',
  'leading-group-not-rerolled',
  'no-choice-now',
  'choice-already-made',
  'not-away',
] as const
export type Refusal = (typeof REFUSALS)[number]
