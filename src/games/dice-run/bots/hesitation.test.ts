import { expect, test } from 'bun:test'
import { hesitation } from '#games/dice-run/bots/hesitation.ts'
import type { Action } from '#games/dice-run/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

const shortest = { below: () => 0 }
const longest = { below: (n: number) => n - 1 }

test('a bot takes as long as a person who knows what to do', () => {
  const card: Action = { type: 'play', card: 'blue' }
  expect([hesitation(card, shortest), hesitation(card, longest)]).toEqual([600, 2500])
})

test('handing over takes less, showing a target more', () => {
  const end: Action = { type: 'endTurn' }
  const target: Action = { type: 'playTarget', target: 3, first: 'colour' }
  for (let nth = 0; nth < 50; nth++) {
    expect(hesitation(end, swiftLuck('pause').chance(0, nth))).toBeLessThanOrEqual(800)
  }
  expect(hesitation(target, shortest)).toBeGreaterThan(hesitation(end, longest))
})
