// Ways to spoil a message, each by its name, so that a run can tell which it has tried.

import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Chance } from '#kernel/game.ts'
import { FRAME_LIMIT, MESSAGE_LIMIT } from '#protocol/limits.ts'

type Spoil = (message: object, chance: Chance) => unknown

export const MUTATIONS = {
  /** Well written, but from the wrong person or at the wrong time. */
  'out of place': message => JSON.stringify(message),
  'cut off': (message, chance) => {
    const text = JSON.stringify(message)
    return text.slice(0, chance.below(text.length))
  },
  beheaded: (message, chance) => JSON.stringify(message).slice(1 + chance.below(5)),
  binary: message => new TextEncoder().encode(JSON.stringify(message)),
  oversized: (message, chance) =>
    JSON.stringify(message) + ' '.repeat(pick([MESSAGE_LIMIT, FRAME_LIMIT], chance)),
  deep: (message, chance) => JSON.stringify({ ...message, action: nested(chance.below(40)) }),
  scrambled: (message, chance) =>
    JSON.stringify(message).replace(/./g, letter =>
      chance.below(20) === 0 ? pick(LETTERS, chance) : letter,
    ),
  misnamed: (message, chance) =>
    JSON.stringify(message).replace(
      '"type"',
      pick(['"__proto__"', '"constructor"', '"kind"'], chance),
    ),
  distorted: (message, chance) => JSON.stringify(distorted(message, chance)) ?? '',
} as const satisfies Readonly<Record<string, Spoil>>

export type Mutation = keyof typeof MUTATIONS

export const MUTATION_NAMES = Object.keys(MUTATIONS) as Mutation[]

const LETTERS = ['"', '{', '}', ':', '\\', '0', '-', '\u0000', '\ud800', 'é'] as const

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}
