import { expect, test } from 'bun:test'
import { bots } from '#games/jelly-monster/bots/bots.ts'
import { nibbler } from '#games/jelly-monster/bots/nibbler.ts'
import { honesty } from '#games/jelly-monster/trials/honesty.ts'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

test('[J3.3] bots choose the same, whatever is hidden from them', () => {
  expect(honesty(120, 'share', bots)).toBeNull()
}, 60_000)

test('a bot that remembers what another seat saw is found out', () => {
  let seen = 0
  const gossip: Bot<JellyMonster> = {
    name: 'gossip',
    choose(view, moment, heard) {
      const thought = nibbler.choose(view, moment, heard)
      const after = seen
      const shown = view.viewer === 'spectator' ? null : view.screens[view.viewer]!.shown
      for (const face of shown ?? []) seen = (7 * seen + face) % 1000
      return thought && { ...thought, after }
    },
  }
  expect(honesty(60, 'gossip', [gossip])).toContain('gossip on seat')
})
