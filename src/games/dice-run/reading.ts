// Reads actions that came from outside.

import * as v from 'valibot'
import { CARDS, TRAITS } from '#games/dice-run/cards.ts'
import { ALL_DICE, DICE_COUNT, VALUES } from '#games/dice-run/dice.ts'
import { TARGET_COUNT } from '#games/dice-run/targets.ts'
import type { Action } from '#games/dice-run/vocabulary.ts'
import type { Reading } from '#kernel/game.ts'

// JSON can say -0, which is not 0 to everyone.
const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform(number => number + 0),
)
const diceSet = v.pipe(whole, v.maxValue(ALL_DICE))
const die = v.pipe(whole, v.maxValue(DICE_COUNT - 1))
const place = whole
const target = v.pipe(whole, v.maxValue(TARGET_COUNT - 1))
const play = v.literal('play')

const playSchema = v.variant('card', [
  v.strictObject({ type: play, card: v.picklist([...TRAITS, 'comeback']) }),
  v.strictObject({ type: play, card: v.literal('joker'), as: v.picklist(TRAITS) }),
  v.strictObject({ type: play, card: v.picklist(['swap', 'gap']), group: v.nullable(place) }),
  v.strictObject({ type: play, card: v.literal('sprint'), dice: v.nullable(diceSet) }),
  v.strictObject({
    type: play,
    card: v.literal('about-turn'),
    group: place,
    value: v.picklist(VALUES),
  }),
  v.strictObject({ type: play, card: v.literal('crash'), die: v.nullable(die) }),
])

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('rollOff'), dice: diceSet }),
  playSchema,
  v.strictObject({
    type: v.literal('playTarget'),
    target,
    first: v.picklist(['colour', 'value']),
  }),
  v.strictObject({ type: v.literal('reroll'), card: v.picklist(CARDS), group: place }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('choose'), target }),
  v.strictObject({ type: v.literal('return') }),
])

export function readAction(raw: unknown): Reading<Action> {
  const reading = v.safeParse(schema, raw, { abortEarly: true })
  if (reading.success) return { ok: true, value: reading.output }
  const [issue] = reading.issues
  const path = v.getDotPath(issue)
  return { ok: false, problem: path === null ? issue.message : `${path}: ${issue.message}` }
}
