// The reward that stands for a rule.

import type { Reward } from '#games/jelly-monster/components/set.ts'

const REWARDS: Readonly<Record<string, Reward>> = {
  'J5.1': [{ type: 'jelly', amount: 5 }],
  'J5.2': [{ type: 'pod' }],
  'J5.3': [{ type: 'lose-pod' }],
  'J5.4': [{ type: 'jelly-per-pod', amount: 2 }],
  'J5.5': [{ type: 'copy', from: 'clockwise' }],
  'J5.5a': [{ type: 'copy', from: 'choice' }],
  'J5.6': [{ type: 'collect', amount: 1 }],
  'J5.7': [{ type: 'give' }],
  'J5.8': [
    { type: 'by-number', from: 3, few: { type: 'jelly', amount: 7 }, many: { type: 'pod' } },
  ],
  'J5.9': [{ type: 'podium', gains: [2, 4] }],
  'J5.10': [{ type: 'first-and-others', first: 4, others: 1 }],
  'J5.11': [{ type: 'per-die', parity: 'odd', amount: 4 }],
}

export function rewardOf(rule: string): Reward | null {
  return REWARDS[rule] ?? null
}
