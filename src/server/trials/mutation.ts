// Messages as they should be, and what chance makes of them.

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
  { constructor: { prototype: 1 } },
]

const WAYS: readonly ((sample: object, chance: Chance) => Frame)[] = [
  sample => JSON.stringify(sample),
  (sample, chance) => flipped(JSON.stringify(sample), chance),
  (sample, chance) => JSON.stringify(sample).slice(0, chance.below(60)),
  (sample, chance) => JSON.stringify({ ...sample, ...oddField(sample, chance) }),
  (sample, chance) => JSON.stringify({ ...sample, [pick(KEYS, chance)]: pick(ODD, chance) }),
  (_sample, chance) => '['.repeat(1 + chance.below(3000)),
  (sample, chance) => JSON.stringify({ ...sample, action: nested(1 + chance.below(40)) }),
  (sample, chance) => JSON.stringify({ ...sample, extra: 'x'.repeat(chance.below(20_000)) }),
  (sample, chance) => JSON.stringify({ ...sample, list: new Array(chance.below(2000)).fill(0) }),
  (sample, chance) => bytesOf(JSON.stringify(sample), chance),
  (sample, chance) => JSON.stringify({ ...sample, number: chance.below(100) }),
  sample => JSON.stringify([sample, sample]),
  sample => `${JSON.stringify(sample)}${JSON.stringify(sample)}`,
  sample => JSON.stringify(sample).replace('{', '{"__proto__":{"seat":0},'),
]

const KEYS = ['type', 'number', 'seat', 'action', 'toJSON', 'constructor', 'secret', 'name']

export function mutated(chance: Chance): Frame {
  return pick(WAYS, chance)(pick(SAMPLES, chance), chance)
}

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
