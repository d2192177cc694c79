// A quick chance for thinking ahead, seeded by the bot's own.

import type { Chance } from '#kernel/game.ts'

const WAYS = 0x100000000

/** Nearly even, which is enough for thoughts; nothing on the table is ever decided by it. */
export function swift(seed: Chance): Chance {
  let state = seed.below(WAYS) | 0
  return {
    below(n) {
      state = (state + 0x9e3779b9) | 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
      return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) * n) / WAYS)
    },
  }
}
