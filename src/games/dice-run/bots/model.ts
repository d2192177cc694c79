// A whole match in one array of whole numbers, changed in place: for looking ahead thousands of
// times a choice. The rules stay the truth; a trial holds the two against each other.

import { LARGEST_DECK } from '#games/dice-run/components/deck.ts'
import { DICE_COUNT, VALUES } from '#games/dice-run/dice.ts'
import { LARGEST_HAND, MOST_SEATS } from '#games/dice-run/options.ts'
import { PILE_COUNT } from '#games/dice-run/piles.ts'

export type Model = Int32Array

/** Stands for nobody, nothing, no choice. */
export const NONE = -1

export const PHASES = { turn: 0, choosing: 1, over: 2 } as const

// Where each thing is kept.
export const SEATS = 0
/** Whose turn it is. */
export const SEAT = 1
export const STAGE = 2
export const PHASE = 3
/** Whose draw ended the stage. */
export const REVEALER = 4
export const REROLLER = 5
/** Draws in this stage. */
export const DRAWS = 6
/** The place in the pile from which the next card comes. */
export const NEXT = 7
/** How many places the line has, gaps counted. */
export const LENGTH = 8
/** A set: the targets that have served a stage, anybody's. */
export const SPENT = 9
export const FACES = 10
export const LINE = FACES + VALUES.length
/** Thirty groups of one die, a gap behind each, and room for a group that breaks away. */
const LONGEST_LINE = 2 * DICE_COUNT
/** For each stage the place in the pile where it ends. */
export const ENDS = LINE + LONGEST_LINE
/** For each stage the size that its pile has at least, as anybody can work out. */
export const LEAST = ENDS + PILE_COUNT
export const PLAYERS = LEAST + PILE_COUNT

// Where each thing of a player is kept, from the place of that player on.
/** A set, one bit for each unused target. */
export const TARGETS = 0
/** The target that lies open in this stage. */
export const SHOWN = 1
/** What is settled on for the stage that is just over. */
export const SETTLED = 2
export const POINTS = 3
/** The highest stage card won. */
export const TROPHY = 4
export const HAND_COUNT = 5
export const HAND = 6
export const PLAYER_SIZE = HAND + LARGEST_HAND

export const PILE = PLAYERS + MOST_SEATS * PLAYER_SIZE
const MODEL_SIZE = PILE + LARGEST_DECK

export function blankModel(): Model {
  return new Int32Array(MODEL_SIZE)
}

/** Where the things of this seat begin. */
export function playerAt(seat: number): number {
  return PLAYERS + seat * PLAYER_SIZE
}

/** How much of a model has to be copied for a pile of so many cards. */
export function usedSize(pileCards: number): number {
  return PILE + pileCards
}

export function groupsIn(model: Model): number {
  let groups = 0
  const end = LINE + model[LENGTH]!
  for (let place = LINE; place < end; place++) if (model[place] !== 0) groups += 1
  return groups
}

export function nextSeat(model: Model): number {
  const next = model[SEAT]! + 1
  return next === model[SEATS] ? 0 : next
}
