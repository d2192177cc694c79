// Reads actions that came from outside into their one canonical form.

import * as v from 'valibot'
import { problemOf } from '#games/jelly-monster/components/set.ts'
import { type Action, COLOURS } from '#games/jelly-monster/vocabulary.ts'
import type { Reading } from '#kernel/game.ts'

// JSON can say -0, which is not 0 to everyone.
const whole = v.pipe(
  v.number('a whole number is wanted'),
  v.safeInteger('a whole number is wanted'),
  v.transform(number => number + 0),
)

const effectSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('remove'), die: whole }),
    v.strictObject({ type: v.literal('move'), to: whole }),
  ],
  'an effect is to remove or to move',
)

const actionSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('take'), colour: v.picklist(COLOURS) }),
    v.strictObject({ type: v.literal('ready') }),
    v.strictObject({ type: v.literal('roll') }),
    v.strictObject({
      type: v.literal('place'),
      die: whole,
      district: whole,
      effect: v.nullable(effectSchema),
    }),
    v.strictObject({ type: v.literal('lock'), district: whole }),
    v.strictObject({ type: v.literal('flip') }),
    v.strictObject({ type: v.literal('return'), pod: v.union([v.literal('die'), whole]) }),
    v.strictObject({
      type: v.literal('copy'),
      from: v.picklist(['clockwise', 'counter-clockwise']),
    }),
    v.strictObject({
      type: v.literal('give'),
      to: v.pipe(
        v.array(whole),
        v.maxLength(5),
        v.transform(seats => seats.sort((one, other) => one - other)),
      ),
    }),
  ],
  'there is no such action',
)

export function readAction(raw: unknown): Reading<Action> {
  const result = v.safeParse(actionSchema, raw)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problem: problemOf(result.issues[0]) }
}
