import { expect, test } from 'bun:test'
import { mirror } from '#games/jelly-monster/bots/mirror.ts'
import { JELLY } from '#games/jelly-monster/bots/model.ts'
import { settle } from '#games/jelly-monster/bots/settling.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { likeness } from '#games/jelly-monster/trials/likeness.ts'
import { jelly, sceneOf } from '#games/jelly-monster/trials/scene.ts'
import { scripted } from '#kernel/chance.ts'

test('model and rules place alike and score alike', () => {
  expect(likeness(3000, 'share')).toBeNull()
}, 30_000)

test('[J5.11] the model rolls the dice of a district in the order of their seats', () => {
  const zones = [[{ type: 'reroll' } as const, jelly(5)], [jelly(0)], [jelly(0)]]
  const state = sceneOf({ districts: [{ zones, dice: [[6, 6], [], [1]] }], jelly: [0, 0, 0] })
  const model = mirror(jellyMonster.view(state, 'spectator'))
  settle(model, scripted([0, 1, 5]))
  expect([...model.slice(JELLY, JELLY + 3)]).toEqual([0, 0, 5])
})
