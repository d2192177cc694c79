import { describe, expect, test } from 'bun:test'
import { bannedSyntax } from '#tidy/syntax.ts'

const found = (path: string, text: string) =>
  bannedSyntax([{ path, text }]).map(({ line, problem }) => `${line}: ${problem}`)

describe('syntax', () => {
  test.each([
    ['src/server/main.ts', 'enum Colour { Red }', '1: an enum'],
    ['src/server/main.ts', 'const enum Colour { Red }', '1: an enum'],
    ['src/server/main.ts', 'namespace Dice {}', '1: a namespace'],
    ['src/server/main.ts', '\nexport default 1', '2: a default export'],
    ['src/server/main.ts', 'export default function roll() {}', '1: a default export'],
    ['src/server/main.ts', 'const one = 1\nexport { one as default }', '2: a default export'],
    ['src/server/main.ts', 'let one: any', '1: any as a type'],
    ['src/server/main.ts', 'const one = two as readonly any[]', '1: any as a type'],
    ['src/kernel/chance.ts', 'const one = Math.random()', '1: Math.random'],
    ['src/server/main.test.ts', 'const one = Math.random()', '1: Math.random'],
    ['src/sim/world.ts', 'const one = Math.random', '1: Math.random'],
    ['src/table/table.ts', 'const now = Date.now()', '1: Date in the pure world'],
    ['src/games/pig/act.ts', 'const now = new Date()', '1: Date in the pure world'],
    ['src/games/registry.ts', 'let now: Date', '1: Date in the pure world'],
    ['src/kernel/match.ts', 'class Match {}', '1: a class in the pure world'],
  ])('%s: %j', (path, text, problem) => {
    expect(found(path, text)).toEqual([problem])
  })

  test.each([
    ['src/server/main.ts', 'const now = Date.now()'],
    ['src/server/main.ts', 'class Match {}'],
    ['src/games/pig/board/flight.ts', 'const now = new Date()'],
    ['src/kernel/laws.ts', 'export class LawBroken extends Error {}'],
    ['src/kernel/match.ts', 'const event = { Date: 1 }; event.Date'],
    ['src/kernel/match.ts', "// new Date, Math.random\nconst text = 'Date.now()'"],
    ['src/kernel/match.ts', 'const any = 1; switch (any) { default: break }'],
    ['src/web/vite.config.ts', 'export default {}'],
    ['src/web/svelte.d.ts', "declare module '*.svelte' {}\ndeclare global {}"],
  ])('%s may say %j', (path, text) => {
    expect(found(path, text)).toEqual([])
  })
})
