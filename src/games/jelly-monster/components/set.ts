// What a component set is made of, and the check that it is one. A host may bring another than J9.

import * as v from 'valibot'
import type { Reading } from '#kernel/game.ts'

const amount = v.pipe(
  v.number('a whole number is wanted'),
  v.integer('a whole number is wanted'),
  v.minValue(0, 'it cannot be below 0'),
  v.maxValue(99, 'it cannot be above 99'),
  // JSON can say -0, which is not 0 to everyone.
  v.transform(number => number + 0),
)

const jellyIcon = v.strictObject({ type: v.literal('jelly'), amount })
const podIcon = v.strictObject({ type: v.literal('pod') })
const simpleIcon = v.variant('type', [jellyIcon, podIcon], 'only jelly or pod fit here')

const iconSchema = v.variant(
  'type',
  [
    jellyIcon,
    podIcon,
    v.strictObject({ type: v.literal('lose-pod') }),
    v.strictObject({ type: v.literal('jelly-per-pod'), amount }),
    v.strictObject({
      type: v.literal('copy'),
      from: v.picklist(
        ['clockwise', 'counter-clockwise', 'choice'],
        'clockwise, counter-clockwise or choice',
      ),
    }),
    v.strictObject({ type: v.literal('collect'), amount }),
    v.strictObject({ type: v.literal('give') }),
    v.strictObject({
      type: v.literal('by-number'),
      /** From so many dice on it is `many`, below it is `few`. */
      from: v.pipe(amount, v.minValue(2, 'it cannot be below 2')),
      few: simpleIcon,
      many: simpleIcon,
    }),
    v.strictObject({
      type: v.literal('podium'),
      gains: v.pipe(
        v.array(amount, 'a list of amounts is wanted'),
        v.minLength(2, 'a podium has 2 or 3 steps'),
        v.maxLength(3, 'a podium has 2 or 3 steps'),
      ),
    }),
    v.strictObject({ type: v.literal('first-and-others'), first: amount, others: amount }),
    v.strictObject({ type: v.literal('reroll') }),
    v.strictObject({
      type: v.literal('per-die'),
      parity: v.picklist(['odd', 'even'], 'odd or even'),
      amount,
    }),
  ],
  'there is no such icon',
)

const rewardSchema = v.pipe(
  v.array(iconSchema, 'a reward is a list of icons'),
  v.minLength(1, 'a reward has at least one icon; 0 Jelly is one'),
  v.maxLength(4, 'a reward has at most 4 icons'),
  v.check(
    icons => icons.filter(icon => icon.type === 'copy').length <= 1,
    'a reward copies at most once',
  ),
  v.check(
    icons => icons.every((icon, at) => icon.type !== 'reroll' || at === 0),
    'reroll comes before everything else',
  ),
  v.readonly(),
)

const sideSchema = v.strictObject({
  green: v.boolean('true or false'),
  zones: v.pipe(
    v.array(rewardSchema, 'a list of three rewards is wanted'),
    v.length(3, 'a side has three zones: first, middle, inner'),
    v.readonly(),
  ),
})

const nameSchema = v.pipe(
  v.string('a name is wanted'),
  v.minLength(1, 'a name cannot be empty'),
  v.maxLength(40, 'a name has at most 40 characters'),
)

const boardSchema = v.strictObject({
  name: nameSchema,
  promo: v.boolean('true or false'),
  A: sideSchema,
  B: sideSchema,
})

const podValueSchema = v.union(
  [v.literal('die'), v.pipe(amount, v.maxValue(20, 'a pod holds at most 20'))],
  'a value from 0 to 20, or "die"',
)

const kindOfPodSchema = v.strictObject({
  value: podValueSchema,
  count: v.pipe(amount, v.minValue(1, 'it cannot be below 1')),
})

const setSchema = v.strictObject({
  name: nameSchema,
  boards: v.pipe(
    v.array(boardSchema, 'a list of boards is wanted'),
    v.maxLength(40, 'a set has at most 40 boards'),
    v.check(
      boards => boards.filter(board => !board.promo).length >= 5,
      'three players need 5 boards that are not promo boards',
    ),
    v.check(
      boards => new Set(boards.map(board => board.name)).size === boards.length,
      'two boards have the same name',
    ),
    v.readonly(),
  ),
  pods: v.pipe(
    v.array(kindOfPodSchema, 'a list of pods is wanted'),
    v.check(
      pods => new Set(pods.map(pod => pod.value)).size === pods.length,
      'two entries have the same value',
    ),
    v.check(
      pods => pods.reduce((all, pod) => all + pod.count, 0) <= 200,
      'a set has at most 200 pods',
    ),
    v.readonly(),
  ),
})

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

export type Icon = Frozen<v.InferOutput<typeof iconSchema>>
export type SimpleIcon = Frozen<v.InferOutput<typeof simpleIcon>>
export type Reward = readonly Icon[]
export type Side = Frozen<v.InferOutput<typeof sideSchema>>
export type Board = Frozen<v.InferOutput<typeof boardSchema>>
export type PodValue = v.InferOutput<typeof podValueSchema>
export type ComponentSet = Frozen<v.InferOutput<typeof setSchema>>

export function readComponents(raw: unknown): Reading<ComponentSet> {
  const result = v.safeParse(setSchema, raw, { abortPipeEarly: true })
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problem: problemOf(result.issues[0]) }
}

/** Says where it is wrong, and what is wrong there. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${messageOf(issue)}`
}

function messageOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' || !message.startsWith('Invalid key')) return message
  return expected === 'never' ? 'nothing of this name is known' : 'it is missing'
}
