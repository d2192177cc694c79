import { expect, test } from 'bun:test'
import { pig } from '#kernel/toys/pig.ts'
import { listGames } from '#server/games.ts'

test('a game is listed by its name and by the seats most tables want', () => {
  expect(listGames([pig])).toEqual([{ id: 'pig', name: 'Pig', seats: { min: 2, max: 6 } }])
})

test('a name is made of every word of the id', () => {
  expect(listGames([{ ...pig, id: 'old-pig-race' }])[0]?.name).toBe('Old Pig Race')
})

test('a game that cannot read empty options is our mistake', () => {
  const strict = { ...pig, readOptions: () => ({ ok: false, problem: 'no target' }) as const }
  expect(() => listGames([strict])).toThrow('no target')
})
