// What the host may choose, within which bounds, and what most tables want.

import * as v from 'valibot'
import type { Board, ComponentSet, Side } from '#games/jelly-monster/components/set.ts'
import { problemOf, readComponents } from '#games/jelly-monster/components/set.ts'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import type { Options } from '#games/jelly-monster/vocabulary.ts'
import type { Millis, Reading, SeatRange } from '#kernel/game.ts'

const SECOND: Millis = 1000

/** [J1.5] The sand timer, and the slower one of the relaxed mode. */
const SAND: Millis = 10 * SECOND
const RELAXED_SAND: Millis = 20 * SECOND

const flag = v.boolean('true or false')

function span(min: Millis, max: Millis) {
  const message = `a whole number of milliseconds from ${min} to ${max}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

const entries = {
  firstGame: v.optional(flag, false),
  promoBoards: v.optional(flag, false),
  relaxed: v.optional(flag, false),
  // [J3.11] 60 to 300 s, or none.
  stallLimit: v.optional(v.nullable(span(60 * SECOND, 300 * SECOND)), 90 * SECOND),
  // [J3.13]
  rollInterval: v.optional(span(300, 1500), 600),
  // [J8.1]
  choiceLimit: v.optional(span(5 * SECOND, 120 * SECOND), 15 * SECOND),
  readyLimit: v.optional(v.nullable(span(5 * SECOND, 600 * SECOND)), 60 * SECOND),
  countdown: v.optional(span(SECOND, 10 * SECOND), 3 * SECOND),
  components: v.optional(v.unknown(), null),
}

const optionsSchema = v.pipe(
  v.custom<object>(isObject, 'options are an object'),
  v.strictObject(entries),
)

function isObject(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

export function readOptions(raw: unknown): Reading<Options> {
  const result = v.safeParse(optionsSchema, raw)
  if (!result.success) return { ok: false, problem: problemOf(result.issues[0]) }
  const components = readOwnComponents(result.output.components)
  if (!components.ok) return components
  const options = { ...result.output, components: components.value }
  if (seatRange(options).max < seatRange(options).min) {
    return { ok: false, problem: 'firstGame: fewer than 5 boards have a side with green lights' }
  }
  return { ok: true, value: options }
}

function readOwnComponents(raw: unknown): Reading<ComponentSet | null> {
  if (raw === null) return { ok: true, value: null }
  const reading = readComponents(raw)
  if (reading.ok) return reading
  return { ok: false, problem: `components.${reading.problem}` }
}

export function componentsOf(options: Options): ComponentSet {
  return options.components ?? STANDARD
}

/** [J2.2] The boards that can come into play with these options. */
export function boardsFor(options: Options): readonly Board[] {
  return componentsOf(options).boards.filter(board => {
    return (options.promoBoards || !board.promo) && sidesFor(options, board).length > 0
  })
}

/** [J2.2] A first game takes green sides only. */
export function sidesFor(options: Options, board: Board): readonly ('A' | 'B')[] {
  return (['A', 'B'] as const).filter(name => {
    const side: Side = board[name]
    return side.green || !options.firstGame
  })
}

/** [J2.1] Three to five, as long as there are two more boards than players. */
export function seatRange(options: Options): SeatRange {
  return { min: 3, max: Math.min(5, boardsFor(options).length - 2) }
}

export function sandOf(options: Options): Millis {
  return options.relaxed ? RELAXED_SAND : SAND
}
