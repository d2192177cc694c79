import { describe, expect, test } from 'bun:test'
import { longFiles, longFunctions, longLines, spreadOf, wideSpread } from '#tidy/sizes.ts'

const lines = (count: number, line = 'call()') => `${line}\n`.repeat(count)

describe('files', () => {
  test.each([
    ['src/kernel/match.ts', 400],
    ['src/kernel/match.test.ts', 600],
    ['src/table/table.ts', 300],
    ['src/web/table/Seats.svelte', 300],
    ['src/web/Table.svelte', 300],
    ['src/web/home.css', 400],
    ['bench/kernel/speed.ts', 400],
  ])('%s may have %i lines and not one more', (path, cap) => {
    expect(longFiles([{ path, text: lines(cap) }])).toEqual([])
    expect(longFiles([{ path, text: lines(cap + 1) }])).toMatchObject([{ path, line: cap + 1 }])
  })

  test.each([
    ['package-lock.json', '{}'],
    ['docs/protocol.md', 'prose'],
    ['src/games/pig/matches/one.jsonl', '{}'],
    ['src/games/pig/words/en.ts', "export const word = 'pig'"],
    ['src/games/pig/components/deck.ts', 'export const card = 1'],
  ])('%s is free', (path, line) => {
    expect(longFiles([{ path, text: lines(1000, line) }])).toEqual([])
  })

  test('a table of components with code in it is not free', () => {
    const text = lines(401, 'const double = (count: number) => 2 * count')
    expect(longFiles([{ path: 'src/games/pig/components/deck.ts', text }])).toHaveLength(1)
  })
})

describe('functions', () => {
  const path = 'src/kernel/match.ts'

  test.each([
    ['named', 'function long() {', '}'],
    ['arrow', 'const long = () => {', '}'],
    ['method', 'const owner = { long() {', '} }'],
  ])('a %s function may have 60 lines and not one more', (_, head, tail) => {
    const height = (inner: number) => `\n${head}\n${lines(inner)}${tail}\n`
    expect(longFunctions([{ path, text: height(58) }])).toEqual([])
    expect(longFunctions([{ path, text: height(59) }])).toMatchObject([
      { path, line: 2, problem: 'long has 61 lines, at most 60' },
    ])
  })

  test('a group of tests may be long, a test may not', () => {
    const group = `describe('all', () => {\n${lines(70, "test('one', () => {})")}})`
    const single = `test('one', () => {\n${lines(70)}})`
    expect(longFunctions([{ path: 'src/kernel/match.test.ts', text: group }])).toEqual([])
    expect(longFunctions([{ path: 'src/kernel/match.test.ts', text: single }])).toHaveLength(1)
  })
})

describe('lines', () => {
  const path = 'src/kernel/match.ts'
  const long = 'w'.repeat(99)

  test.each([
    ['exactly 100 columns', `const ${'n'.repeat(90)} = 1`],
    ['wide signs counted once', `// ${'🎲'.repeat(97)}`],
    ['an address', `// See https://example.org/${long}`],
    ['a sentence of its own', `  '${long}',`],
    ['a sentence under its key', `  title: '${long}',`],
    ['a returned sentence', `const say = (n) => {\n  return \`\${n} ${long}\`\n}`],
    ['a pattern of its own', `  /${long}/,`],
  ])('%s passes', (_, text) => {
    expect(longLines([{ path, text }])).toEqual([])
  })

  test.each([
    ['code', `const ${'n'.repeat(91)} = 1`],
    ['a comment', `// ${long}`],
    ['a sentence among code', `test('${long}', () => {})`],
    ['a joined sentence', `  'one' + '${long}',`],
  ])('%s does not', (_, text) => {
    expect(longLines([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
  })

  test('pages and tables of words may be wide', () => {
    const word = `export const word = '${long}'`
    expect(longLines([{ path: 'README.md', text: long + long }])).toEqual([])
    expect(longLines([{ path: 'src/games/pig/words/en.ts', text: word }])).toEqual([])
  })
})

describe('spread', () => {
  const files = (count: number, length: number, name: string) =>
    Array.from({ length: count }, (_, index) => {
      return { path: `src/kernel/${name}${index}.ts`, text: lines(length) }
    })

  test('tells the median and the 95th percentile of what is not a test', () => {
    const tests = [{ path: 'src/kernel/long.test.ts', text: lines(500) }]
    const all = [...files(15, 80, 'short'), ...files(4, 200, 'middle'), ...files(1, 390, 'long')]
    expect(spreadOf([...all, ...tests])).toEqual({ files: 20, median: 80, p95: 200 })
    expect(wideSpread(all)).toEqual([])
  })

  test('more than one long file in twenty is too many', () => {
    const all = [...files(18, 80, 'short'), ...files(2, 301, 'long')]
    expect(wideSpread(all)).toMatchObject([{ path: 'src' }])
  })
})
