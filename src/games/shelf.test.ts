import { expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { fetchRules, shelved } from '#games/shelf.ts'

test('the shelf holds the rules of every registered game', async () => {
  expect([...shelved].sort()).toEqual(registry.map(({ game }) => game.id).sort())
  for (const { game, earlier = [] } of registry) {
    for (const one of [game, ...earlier]) expect(await fetchRules(one.id, one.version)).toBe(one)
  }
})

test('nothing is found for a game or a version that is not there', async () => {
  const { game } = registry[0]!
  expect(await fetchRules(game.id, game.version + 1)).toBeNull()
  expect(await fetchRules('toString', 1)).toBeNull()
})
