// A quick chance for thinking ahead, seeded by the bot's own: it decides nothing on the table.

import type { Chance } from '#kernel/game.ts'

const WAYS = 0x100000000

export interface Swift extends Chance {
  /** From 0 on, below 1. */
  share(): number
  /** The same numbers again as after the same number before. */
  restart(nth: number): void
}

export function swift(seed: Chance): Swift {
  const root = seed.below(WAYS) | 0
  let state = root
  function share(): number {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / WAYS
  }
  return {
    share,
    below: n => (share() * n) | 0,
    restart(nth) {
      state = Math.imul(root ^ Math.imul(nth + 1, 0x85ebca6b), 0xc2b2ae35)
    },
  }
}
