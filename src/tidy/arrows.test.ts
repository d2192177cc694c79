import { describe, expect, test } from 'bun:test'
import { strayImports } from '#tidy/arrows.ts'

const importing = (path: string, specifier: string) =>
  strayImports([{ path, text: `\nimport { x } from '${specifier}'\n` }])

describe('arrows', () => {
  test.each([
    ['src/kernel/match.ts', '#kernel/game.ts'],
    ['src/kernel/match.ts', './game.ts'],
    ['src/protocol/message.ts', '#kernel/game.ts'],
    ['src/table/table.ts', '#protocol/message.ts'],
    ['src/table/table.ts', '#games/registry.ts'],
    ['src/server/main.ts', '#table/table.ts'],
    ['src/server/main.ts', '#kernel/match.ts'],
    ['src/web/board.ts', '#games/boards.ts'],
    ['src/sim/world.ts', '#server/lobby.ts'],
    ['src/tools/simulate.ts', '../games/registry.ts'],
    ['src/server/version.ts', '../../package.json'],
    ['src/games/registry.ts', '#games/pig/game.ts'],
    ['src/games/registry.ts', '#games/pig/bots/greedy.ts'],
    ['src/games/boards.ts', '#games/pig/board/Board.svelte'],
    ['src/games/boards.ts', '#screen/board.ts'],
    ['src/games/boards.test.ts', '#screen/board.ts'],
    ['src/games/pig/board/flight.ts', '#screen/flight.ts'],
    ['src/web/home.ts', '#screen/board.ts'],
    ['src/games/pig/act.ts', '#games/pig/vocabulary.ts'],
    ['src/games/pig/act.ts', './components/deck.ts'],
    ['src/games/pig/bots/greedy.ts', '#games/pig/legal.ts'],
    ['src/games/pig/board/Board.svelte.ts', '#games/pig/words/en.ts'],
    ['src/games/pig/act.test.ts', '#games/pig/bots/greedy.ts'],
    ['src/tools/simulate.test.ts', '#games/pig/game.ts'],
    ['bench/pig/rules.ts', '../../src/games/pig/game.ts'],
    ['src/launcher/launcher.mjs', './child.mjs'],
    ['src/tidy.test.ts', '#tidy/tree.ts'],
  ])('%s may use %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  test.each([
    ['src/kernel/match.ts', '#games/registry.ts', 'kernel uses games'],
    ['src/kernel/match.test.ts', '#games/registry.ts', 'kernel uses games'],
    ['src/protocol/message.ts', '#games/registry.ts', 'protocol uses games'],
    ['src/games/pig/act.ts', '#protocol/message.ts', 'games uses protocol'],
    ['src/games/pig/act.ts', '#screen/board.ts', 'games uses screen'],
    ['src/games/pig/act.test.ts', '#screen/board.ts', 'games uses screen'],
    ['src/games/registry.ts', '#screen/board.ts', 'games uses screen'],
    ['src/games/pig/board/flight.ts', '#web/home.ts', 'games uses web'],
    ['src/screen/board.ts', '#games/registry.ts', 'screen uses games'],
    ['src/table/table.ts', '../server/clock.ts', 'table uses server'],
    ['src/server/main.ts', '#web/home.ts', 'server uses web'],
    ['src/web/home.ts', '#server/lobby.ts', 'web uses server'],
    ['src/tools/load.ts', '#sim/world.ts', 'tools uses sim'],
    ['src/kernel/match.ts', '../../bench/kernel/speed.ts', 'kernel uses bench'],
    ['src/launcher/launcher.mjs', '#kernel/game.ts', 'launcher uses kernel'],
    ['src/server/main.ts', '#games/boards.ts', 'only web uses boards'],
    ['src/games/registry.ts', '#games/boards.ts', 'only web uses boards'],
    ['src/games/registry.ts', '#games/pig/board/Board.svelte', "a game's board is used"],
    ['src/web/home.ts', '#games/pig/board/Board.svelte', "a game's board is used"],
    ['src/server/main.ts', '#games/pig/game.ts', 'server picks one game'],
    ['src/games/pig/act.ts', '../cups/dice.ts', 'a game uses another game'],
    ['src/games/pig/act.ts', '#games/pig/bots/greedy.ts', 'rules use bots'],
    ['src/games/pig/act.ts', '#games/pig/board/flight.ts', 'rules use board'],
    ['src/games/pig/act.test.ts', '#games/pig/board/flight.ts', 'rules use board'],
    ['src/games/pig/bots/greedy.ts', '#games/pig/board/flight.ts', 'bots use board'],
    ['src/games/pig/act.ts', '#games/pig/trials/twins.ts', 'rules use trials'],
    ['src/games/pig/components/deck.ts', '#games/pig/bots/greedy.ts', 'components use bots'],
  ])('%s may not use %s', (path, specifier, problem) => {
    const findings = importing(path, specifier)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ path, line: 2, problem: `${problem} (${specifier})` })
  })

  test.each([
    "export { x } from '#web/home.ts'",
    "export * from '#web/home.ts'",
    "const x = await import('#web/home.ts')",
    "type X = import('#web/home.ts').X",
    "import '#web/home.ts'",
    "import page from '#web/home.ts?raw'",
    "new Worker(new URL('../web/home.ts', import.meta.url))",
  ])('sees %s', text => {
    expect(strayImports([{ path: 'src/kernel/match.ts', text }])).toHaveLength(1)
  })

  test('does not take a comment, a string or the address of a page for an import', () => {
    const text = [
      "// import { x } from '#web/home.ts'",
      'const sample = "import { x } from \'#web/home.ts\'"',
      "const page = new URL('../web/home.html', import.meta.url)",
    ].join('\n')
    expect(strayImports([{ path: 'src/kernel/match.ts', text }])).toEqual([])
  })

  test('reads the script of a component, at its line', () => {
    const text =
      "<p>one</p>\n<script lang='ts'>\n  import { x } from '#server/lobby.ts'\n</script>\n"
    const findings = strayImports([{ path: 'src/web/Home.svelte', text }])
    expect(findings.map(finding => finding.line)).toEqual([3])
  })

  test('a folder of src without arrows is no layer', () => {
    const findings = strayImports([{ path: 'src/stray/one.ts', text: '' }])
    expect(findings[0]?.problem).toBe('src/stray/one.ts is in no known layer')
  })
})
