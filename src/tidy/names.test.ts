import { describe, expect, test } from 'bun:test'
import { vagueFileNames, vagueNames } from '#tidy/names.ts'

describe('file names', () => {
  test.each([
    'src/kernel/match.ts',
    'src/kernel/match.test.ts',
    'src/kernel/sha256.ts',
    'src/games/dice-run/look-alikes.ts',
    'src/launcher/launcher.mjs',
    'src/web/vite.config.ts',
    'src/web/clock.svelte.ts',
    'src/web/Table.svelte',
    'src/web/index.html',
    'docs/adding-a-game.md',
  ])('%s passes', path => {
    expect(vagueFileNames([{ path, text: '' }])).toEqual([])
  })

  test.each([
    'src/kernel/index.ts',
    'src/kernel/types.ts',
    'src/kernel/utils.ts',
    'src/kernel/helpers/dice.ts',
    'src/kernel/common.test.ts',
    'src/kernel/misc.ts',
    'src/kernel/matchRunner.ts',
    'src/kernel/Match.ts',
    'src/kernel/match_runner.ts',
    'src/kernel/one-two-three.ts',
  ])('%s does not', path => {
    expect(vagueFileNames([{ path, text: '' }])).toMatchObject([{ path }])
  })
})

describe('names', () => {
  const path = 'src/kernel/match.ts'

  test.each([
    'const information = 1',
    'const handle = 1',
    'const utility = 1',
    'const dataset = 1',
    'const broom = 1',
    'const ticket = 1',
    'const serviceWorker = 1',
    'function gettysburg() {}',
    'const getaway = () => 1',
    'interface Shelf { get(name: string): string }',
    'interface Shelf { getaway: string }',
    "const text = 'the MatchManager'",
    'call({ data: 1 })',
    'navigator.connectionInfo',
    "import { HandlerInfo } from 'elsewhere'",
  ])('%s passes', text => {
    expect(vagueNames([{ path, text }])).toEqual([])
  })

  test.each([
    ['class MatchManager {}', 'manager'],
    ['interface HelperOptions {}', 'helper'],
    ['type StringUtils = string', 'util'],
    ['const matchService = 1', 'service'],
    ['function handlerOf() {}', 'handler'],
    ['const call = (data: string) => data', 'data'],
    ['interface Match { readonly seatInfo: string }', 'info'],
    ['const SEAT_INFO = 1', 'info'],
    ['function getSeat() {}', 'get'],
    ['const getSeat = () => 1', 'get'],
    ['interface Match { getSeat(): number }', 'get'],
    ['interface Match { getSeat: () => number }', 'get'],
    ['const rooms = 1', 'room'],
    ['const playerId = 1', 'player id'],
    ['function tick() {}', 'tick'],
    ['interface LogRecord {}', 'log record'],
  ])('%s does not', (text, word) => {
    const findings = vagueNames([{ path, text: `\n${text}` }])
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ path, line: 2 })
    expect(findings[0]?.problem).toContain(`"${word}"`)
  })
})
