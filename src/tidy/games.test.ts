import { describe, expect, test } from 'bun:test'
import { missingMatches, namedGames, registeredGames, unregisteredGames } from '#tidy/games.ts'

const game = { path: 'src/games/snake-eyes/game.ts', text: '' }
const registry = {
  path: 'src/games/registry.ts',
  text: "import { snakeEyes } from '#games/snake-eyes/game.ts'",
}

describe('names of games', () => {
  test.each([
    ['src/server/main.ts', "const first = 'snake-eyes'"],
    ['src/server/main.ts', 'if (snakeEyes) {}'],
    ['src/web/Home.svelte', '<p>Snake Eyes</p>'],
    ['src/web/home.css', '.snake_eyes {}'],
    ['src/kernel/game.ts', '// as in SnakeEyes'],
  ])('%s may not say %s', (path, text) => {
    const findings = namedGames([game, { path, text: `\n${text}` }])
    expect(findings).toMatchObject([{ path, line: 2 }])
  })

  test.each([
    ['README.md', 'Snake Eyes'],
    ['package.json', 'snake-eyes'],
    ['src/games/registry.ts', 'snakeEyes'],
    ['src/games/boards.ts', 'snakeEyes'],
    ['src/games/snake-eyes/act.ts', 'snakeEyes'],
    ['src/server/main.test.ts', 'snakeEyes'],
    ['bench/kernel/speed.ts', 'snakeEyes'],
    ['e2e/home.test.ts', 'snakeEyes'],
    ['src/server/main.ts', 'the snake closes its eyes'],
  ])('%s may say %s', (path, text) => {
    expect(namedGames([game, { path, text }])).toEqual([])
  })
})

describe('the registry', () => {
  test('registers what it imports', () => {
    expect(registeredGames([game, registry])).toEqual(['snake-eyes'])
    expect(registeredGames([game])).toEqual([])
    const beside = { ...registry, text: "import { snakeEyes } from './snake-eyes/game.ts'" }
    expect(registeredGames([game, beside])).toEqual(['snake-eyes'])
  })

  test('a game that it leaves out is found', () => {
    const other = { path: 'src/games/pig/game.ts', text: '' }
    expect(unregisteredGames([game, registry])).toEqual([])
    expect(unregisteredGames([game, other, registry])).toMatchObject([{ path: 'src/games/pig' }])
  })

  test('a game that the start page or the shelf leaves out is found', () => {
    const boards = { path: 'src/games/boards.ts', text: '' }
    const shelf = { path: 'src/games/shelf.ts', text: '' }
    const fetching = "const RULES = { snakeEyes: () => import('#games/snake-eyes/game.ts') }"
    const fetched = { ...shelf, text: fetching }
    const shown = { ...boards, text: "import Emblem from '#games/snake-eyes/board/emblem.svelte'" }
    expect(unregisteredGames([game, registry, boards, shelf])).toMatchObject([
      { path: 'src/games/snake-eyes', remedy: 'give it its entry in src/games/boards.ts' },
      { path: 'src/games/snake-eyes', remedy: 'give it its entry in src/games/shelf.ts' },
    ])
    expect(unregisteredGames([game, registry, shown, fetched])).toEqual([])
  })
})

describe('recorded matches', () => {
  const kept = (name: string) => ({ path: `src/games/snake-eyes/matches/${name}`, text: '' })

  test('a journal beside its transcript is enough', () => {
    expect(missingMatches([game, registry, kept('one.jsonl'), kept('one.txt')])).toEqual([])
  })

  test('a game that is not registered yet needs none', () => {
    expect(missingMatches([game])).toEqual([])
  })

  test('none at all, or half of one, is found', () => {
    const one = kept('one.jsonl')
    const lost = kept('two.txt')
    expect(missingMatches([game, registry])).toMatchObject([{ problem: 'no recorded match' }])
    expect(missingMatches([game, registry, one])).toMatchObject([{ path: one.path }])
    expect(missingMatches([game, registry, one, kept('one.txt'), lost])).toMatchObject([
      { path: lost.path, problem: 'src/games/snake-eyes/matches/two.jsonl is missing' },
    ])
  })
})
