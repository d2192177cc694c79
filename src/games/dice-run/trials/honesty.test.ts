import { expect, test } from 'bun:test'
import { bots } from '#games/dice-run/bots/bots.ts'
import { botOf } from '#games/dice-run/bots/mind.ts'
import { strolling } from '#games/dice-run/bots/stroller.ts'
import { honesty } from '#games/dice-run/trials/honesty.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

test('bots choose the same, whatever is hidden from them', () => {
  expect(honesty(60, 'share', bots)).toBeNull()
})

test('a bot that remembers what another seat saw is found out', () => {
  let seen = 0
  const stroller = botOf(strolling)
  const gossip: Bot<DiceRun> = {
    name: 'gossip',
    choose(view, moment, heard) {
      const thought = stroller.choose(view, moment, heard)
      const after = seen
      seen = view.own!.targets.reduce((sum, target) => sum + target, 0)
      return thought && { ...thought, after }
    },
  }
  expect(honesty(40, 'gossip', [gossip])).toContain('gossip on seat')
})
