import { describe, expect, test } from 'bun:test'
import { brokenLinks, missingCommands, missingPaths } from '#tidy/docs.ts'

const manifest = { path: 'package.json', text: '{ "scripts": { "start": "", "sim": "" } }' }
const tree = [
  manifest,
  { path: 'src/kernel/game.ts', text: '' },
  { path: 'src/games/pig/matches/one.jsonl', text: '' },
  { path: 'docs/protocol.md', text: '# The wire\n## What, when & how?\n<a id="r1.2"></a>' },
]
const page = (text: string) => ({ path: 'docs/operating.md', text: `\n${text}` })

describe('commands', () => {
  test.each(['npm start', '`npm run sim -- --seed 42`', 'npm run -s sim', 'npm ci', 'npm starts'])(
    '%s passes',
    text => {
      expect(missingCommands([...tree, page(text)])).toEqual([])
    },
  )

  test.each(['npm test', '`npm run fly`', 'npm run -s fly', '```\nnpm run sim:all\n```'])(
    '%j does not',
    text => {
      expect(missingCommands([...tree, page(text)])).toMatchObject([{ path: 'docs/operating.md' }])
    },
  )
})

describe('links', () => {
  test.each([
    '[wire](protocol.md)',
    '[wire](./protocol.md#the-wire)',
    '[wire](protocol.md#what-when--how)',
    '[wire](protocol.md#r1.2)',
    '[code](../src/kernel/game.ts)',
    '[folder](../src/kernel/)',
    '[root](..)',
    '[elsewhere](https://example.org/nothing)',
    '# Here\n[here](#here)',
    '```\n[sample](nothing.md)\n```',
  ])('%j passes', text => {
    expect(brokenLinks([...tree, page(text)])).toEqual([])
  })

  test.each([
    '[wire](wire.md)',
    '![cup](cup.png)',
    '[wire](protocol.md#wires)',
    '[wire](#there)',
    '[out](../../other/README.md)',
    '[code](/src/kernel/games.ts)',
  ])('%j does not', text => {
    expect(brokenLinks([...tree, page(text)])).toMatchObject([{ line: 2 }])
  })
})

describe('paths', () => {
  test.each([
    '`src/kernel/game.ts`',
    '`src/kernel/`',
    '`kernel/game.ts`',
    '`src/games/*/matches/`',
    '`src/games/<game>/RULES.md`',
    '`GET /api/games`',
    '`dist/assets`',
    '`and/or`',
    'src/kernel/lost.ts outside of quotes',
    '```\nsrc/kernel/lost.ts\n```',
  ])('%j passes', text => {
    expect(missingPaths([...tree, page(text)])).toEqual([])
  })

  test.each(['`src/kernel/lost.ts`', '`kernel/lost.ts`', '`src/games/*/lost/`', '`docs/lost.md`'])(
    '%j does not',
    text => {
      expect(missingPaths([...tree, page(text)])).toMatchObject([{ line: 2 }])
    },
  )

  test('a history may name what is gone', () => {
    const history = { path: 'CHANGELOG.md', text: '`src/kernel/lost.ts`' }
    expect(missingPaths([...tree, history])).toEqual([])
  })
})
