// What a host may choose.

import * as v from 'valibot'
import { deckSchema, deckSize } from '#games/dice-run/components/deck.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { PILE_COUNT } from '#games/dice-run/piles.ts'
import type { Options } from '#games/dice-run/vocabulary.ts'
import type { Millis, Reading, SeatRange } from '#kernel/game.ts'

const SECOND: Millis = 1000
export const DAY: Millis = 24 * 60 * 60 * SECOND
export const LONGEST_CORRESPONDENCE = 14
export const LARGEST_HAND = 6
export const MOST_SEATS = 6

/** [R9.1] The limits of a turn at a live table. */
export const LIVE_LIMITS: readonly Millis[] = [30 * SECOND, 60 * SECOND, 120 * SECOND]

const turnLimit = v.nullable(
  v.pipe(
    v.number('a turn limit is a number of milliseconds, or null for none'),
    v.check(
      isTurnLimit,
      `a turn lasts 30, 60 or 120 seconds or 1 to ${LONGEST_CORRESPONDENCE} whole days`,
    ),
  ),
)

const handSize = v.pipe(
  v.number('a hand is a whole number of cards'),
  v.integer('a hand is a whole number of cards'),
  v.minValue(1, 'a hand has at least 1 card'),
  v.maxValue(LARGEST_HAND, `a hand has at most ${LARGEST_HAND} cards`),
)

const schema = v.pipe(
  v.unknown(),
  v.check(raw => !Array.isArray(raw), 'options are an object'),
  v.strictObject(
    {
      twoPlayers: v.optional(v.boolean('true or false'), false),
      handSize: v.optional(handSize, 3),
      deck: v.optional(deckSchema, STANDARD_DECK),
      turnLimit: v.optional(turnLimit, 60 * SECOND),
      undo: v.optional(v.boolean('true or false'), true),
    },
    issue => (issue.expected === 'never' ? 'there is no such option' : 'options are an object'),
  ),
  v.check(
    options => mostSeats(options) >= fewestSeats(options),
    ({ input }) => {
      const needed = fewestSeats(input) * input.handSize + PILE_COUNT
      return `this deck is too small: ${fewestSeats(input)} players need at least ${needed} cards`
    },
  ),
)

export function readOptions(raw: unknown): Reading<Options> {
  const reading = v.safeParse(schema, raw, { abortEarly: true })
  if (reading.success) return { ok: true, value: reading.output }
  const [issue] = reading.issues
  const path = v.getDotPath(issue)
  return { ok: false, problem: path === null ? issue.message : `${path}: ${issue.message}` }
}

/** [R2.1] Every hand and a card for each pile must be there. */
export function seats(options: Options): SeatRange {
  return { min: fewestSeats(options), max: mostSeats(options) }
}

export function isCorrespondence({ turnLimit }: Options): boolean {
  return turnLimit !== null && turnLimit >= DAY
}

function fewestSeats({ twoPlayers }: Options): number {
  return twoPlayers ? 2 : 3
}

function mostSeats({ deck, handSize }: Options): number {
  return Math.min(MOST_SEATS, Math.floor((deckSize(deck) - PILE_COUNT) / handSize))
}

function isTurnLimit(limit: Millis): boolean {
  if (LIVE_LIMITS.includes(limit)) return true
  const days = limit / DAY
  return Number.isInteger(days) && days >= 1 && days <= LONGEST_CORRESPONDENCE
}
