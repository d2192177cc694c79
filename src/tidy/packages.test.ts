import { describe, expect, test } from 'bun:test'
import { strayPackages } from '#tidy/packages.ts'

const manifest = {
  path: 'package.json',
  text: JSON.stringify({
    dependencies: { valibot: '1', svelte: '1', '@scope/tool': '1' },
    devDependencies: { 'fast-check': '1', vite: '1' },
  }),
}

const importing = (path: string, specifier: string) =>
  strayPackages([manifest, { path, text: `import '${specifier}'` }])

describe('packages', () => {
  test.each([
    ['src/games/pig/options.ts', 'valibot'],
    ['src/protocol/message.ts', 'valibot'],
    ['src/games/pig/board/flight.ts', 'svelte/motion'],
    ['src/server/main.ts', 'node:fs'],
    ['src/server/main.ts', 'bun:sqlite'],
    ['src/server/main.ts', '@scope/tool/part'],
    ['src/launcher/launcher.mjs', 'node:fs'],
    ['src/web/vite.config.ts', 'node:path'],
    ['src/tools/test.ts', 'fast-check'],
    ['src/kernel/match.test.ts', 'fast-check'],
    ['src/kernel/match.test.ts', 'bun:test'],
    ['src/kernel/match.ts', '#kernel/game.ts'],
    ['e2e/home.ts', 'fast-check'],
    ['bench/rivals/rival.ts', 'unlisted'],
  ])('%s may use %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  test.each([
    ['src/kernel/match.ts', 'valibot', 'kernel has no dependencies'],
    ['src/table/table.ts', 'valibot', 'table has no dependencies'],
    ['src/games/pig/options.ts', 'svelte', 'games may use valibot'],
    ['src/kernel/match.ts', 'node:crypto', 'the pure world is handed what it needs'],
    ['src/games/pig/act.ts', 'bun', 'the pure world is handed what it needs'],
    ['src/games/registry.ts', 'bun:sqlite', 'the pure world is handed what it needs'],
    ['src/web/home.ts', 'node:fs', 'a browser has no such module'],
    ['src/launcher/launcher.mjs', 'valibot', 'runs before anything is installed'],
    ['src/launcher/launcher.mjs', 'bun', 'Node runs the launcher'],
    ['src/server/main.ts', 'fast-check', 'add it to dependencies in package.json'],
    ['src/server/main.ts', 'unlisted/part', 'add it to dependencies in package.json'],
    ['src/kernel/match.test.ts', 'fs', 'a built-in needs its node: prefix'],
  ])('%s may not use %s', (path, specifier, remedy) => {
    const findings = importing(path, specifier)
    expect(findings).toHaveLength(1)
    expect(findings[0]?.remedy).toContain(remedy)
  })
})
