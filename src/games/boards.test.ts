import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'

// The entries hold components, which only a browser's build can load: their text is looked at.
const text = await Bun.file(join(import.meta.dir, 'boards.ts')).text()
const entries = [...text.matchAll(/id: '([\w-]+)'[\s\S]*?seats: \{ min: (\d), max: (\d) \}/g)]

test('every registered game has its board', () => {
  expect(entries.map(([, id]) => id!)).toEqual(registry.map(({ game }) => game.id))
})

test('the start page tells how many can play as the rules do', () => {
  for (const [, id, min, max] of entries) {
    const { game } = registry.find(entry => entry.game.id === id)!
    const options = game.readOptions({})
    if (!options.ok) throw new Error(options.problem)
    expect(game.seats(options.value)).toEqual({ min: Number(min), max: Number(max) })
  }
})
