// Messages as they should be, and what chance makes of them: each kind by its name, so that a run
// can tell which it has tried.

import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'

const VALUE = 'a-value-of-chance-that-is-long-enough'

export const SAMPLES: readonly object[] = [
  { type: 'hello', version: 1, client: 'x', table: 'x', secret: null },
  { type: 'join', number: 1, name: 'Eve', seat: null, value: VALUE },
  { type: 'watch', number: 2 },
  { type: 'act', number: 3, action: { type: 'roll' } },
  { type: 'act', number: 4, action: { type: 'place', die: 0, district: 2, effect: null } },
  { type: 'act', number: 5, action: { type: 'play', card: 'joker', dice: [1, 2, 3] } },
  { type: 'act', number: 6, action: { type: 'playTarget' } },
  { type: 'leave', number: 7 },
  { type: 'look', number: 8 },
  { type: 'throwIn', number: 9, value: VALUE },
  { type: 'configure', number: 10, options: { firstGame: true }, fairness: 'strict', listed: true },
  { type: 'appoint', number: 11, seat: 1, bot: 'wanderer' },
  { type: 'kick', number: 12, seat: 0 },
  { type: 'handOver', number: 13, seat: 1 },
  { type: 'start', number: 14 },
  { type: 'pause', number: 15 },
  { type: 'resume', number: 16 },
  { type: 'rematch', number: 17 },
  { type: 'ping', sent: 1 },
]

/** Text, or bytes that are none. */
export type Frame = string | Uint8Array

/** An action that was acknowledged, by its number. */
export interface Known {
  readonly number: number
  readonly action: unknown
  readonly entry: number
}

export interface Occasion {
  readonly chance: Chance
  /** What this seat has done; `null`: nothing, or it is nobody's seat. */
  readonly known: Known | null
  /** Above every number that was sent before. */
  readonly fresh: number
}

const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  2 ** 53,
  0.1,
  '',
  '\u0000',
  '\u202e',
  'x'.repeat(300),
  [],
  {},
  true,
  ['__proto__'],
]

const KEYS = ['type', 'number', 'seat', 'action', 'secret', 'name'] as const
const FORBIDDEN = ['constructor', 'prototype', 'toJSON', '__proto__'] as const
const ACTION = { type: 'roll' }

/** What is sent for each kind, in this order. */
export const KINDS = {
  'out of place': ({ chance }) => [JSON.stringify(pick(SAMPLES, chance))],
  malformed: ({ chance }) => [pick(MALFORMED, chance)(pick(SAMPLES, chance), chance)],
  'forbidden key': ({ chance }) => [
    JSON.stringify(pick(SAMPLES, chance)).replace('{', `{"${pick(FORBIDDEN, chance)}":{"seat":0},`),
  ],
  deep: ({ chance }) => [
    chance.below(2) === 0
      ? '['.repeat(1 + chance.below(3000))
      : JSON.stringify({ ...pick(SAMPLES, chance), action: nested(1 + chance.below(40)) }),
  ],
  oversized: ({ chance }) => [
    JSON.stringify({ ...pick(SAMPLES, chance), extra: 'x'.repeat(chance.below(90_000)) }),
  ],
  crowded: ({ chance }) => [
    JSON.stringify({ ...pick(SAMPLES, chance), list: new Array(chance.below(2000)).fill(0) }),
  ],
  binary: ({ chance }) => [bytesOf(JSON.stringify(pick(SAMPLES, chance)), chance)],
  'foreign seat': ({ chance }) => [JSON.stringify(pick(FOREIGN, chance))],
  replayed({ chance, known }) {
    const { number, action } = known ?? { number: 1 + chance.below(100), action: ACTION }
    const frame = JSON.stringify({ type: 'act', number, action })
    return [frame, frame]
  },
  reordered: ({ fresh }) =>
    [0, 2, 1].map(nth => JSON.stringify({ type: 'act', number: fresh + nth, action: ACTION })),
} as const satisfies Readonly<Record<string, (occasion: Occasion) => readonly Frame[]>>

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as Kind[]

const MALFORMED: readonly ((sample: object, chance: Chance) => Frame)[] = [
  (sample, chance) => flipped(JSON.stringify(sample), chance),
  (sample, chance) => JSON.stringify(sample).slice(0, chance.below(60)),
  (sample, chance) => JSON.stringify({ ...sample, ...oddField(sample, chance) }),
  (sample, chance) => JSON.stringify({ ...sample, [pick(KEYS, chance)]: pick(ODD, chance) }),
  (sample, chance) => JSON.stringify({ ...sample, number: chance.below(100) }),
  sample => JSON.stringify([sample, sample]),
  sample => `${JSON.stringify(sample)}${JSON.stringify(sample)}`,
]

/** What is asked for, or of, a seat that is somebody else's. */
const FOREIGN: readonly object[] = [
  { type: 'act', number: 90, seat: 0, action: ACTION },
  { type: 'act', number: 91, action: { ...ACTION, seat: 0 } },
  { type: 'join', number: 92, name: 'Eve', seat: 0, value: VALUE },
  { type: 'join', number: 93, name: 'Eve', seat: 1, value: VALUE },
  { type: 'leave', number: 94, seat: 0 },
  { type: 'kick', number: 95, seat: 0 },
  { type: 'appoint', number: 96, seat: 0, bot: 'wanderer' },
  { type: 'handOver', number: 97, seat: 2 },
]

function flipped(text: string, chance: Chance): string {
  const letters = [...text]
  for (let nth = 0; nth <= chance.below(3); nth++) {
    letters[chance.below(letters.length)] = String.fromCharCode(chance.below(256))
  }
  return letters.join('')
}

function oddField(sample: object, chance: Chance): object {
  return { [pick(Object.keys(sample), chance)]: pick(ODD, chance) }
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let nth = 0; nth < depth; nth++) value = { a: value }
  return value
}

function bytesOf(text: string, chance: Chance): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > 0) bytes[chance.below(bytes.length)] = chance.below(256)
  return bytes
}
