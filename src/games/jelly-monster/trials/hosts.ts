// The options of different hosts: every one of them at both of its ends, in few tables.

import type { ComponentSet, Reward } from '#games/jelly-monster/components/set.ts'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import type { Options } from '#games/jelly-monster/vocabulary.ts'

const ARROWS = ['clockwise', 'counter-clockwise', 'choice'] as const

/** Every board begins with an arrow, and pods are few: chains, choices and shortage are common. */
const ARROW_CITY: ComponentSet = {
  name: 'Arrow City',
  boards: STANDARD.boards.map((board, index) => {
    const arrow: Reward = [{ type: 'copy', from: ARROWS[index % ARROWS.length]! }]
    return { ...board, A: { green: true, zones: [arrow, ...board.A.zones.slice(1)] } }
  }),
  pods: [
    { value: 1, count: 3 },
    { value: 'die', count: 3 },
  ],
}

export const HOSTS: readonly Options[] = [
  usualOptions(),
  usualOptions({ promoBoards: true, rollInterval: 300 }),
  usualOptions({ firstGame: true, relaxed: true, stallLimit: 300_000 }),
  usualOptions({ stallLimit: null, readyLimit: null, rollInterval: 1500, promoBoards: true }),
  usualOptions({ stallLimit: 60_000, choiceLimit: 5000, readyLimit: 5000, countdown: 1000 }),
  usualOptions({ components: ARROW_CITY, choiceLimit: 120_000, firstGame: true }),
  usualOptions({ countdown: 10_000, readyLimit: 600_000, stallLimit: null }),
]
