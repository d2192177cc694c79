import { describe, expect, test } from 'bun:test'
import { idleComments, idleMarkup, isCode, shareOf, tooManyComments } from '#tidy/comments.ts'

describe('commented-out code', () => {
  test.each([
    'const seat = 1',
    'let seat = match.seats[0]!',
    'seat = seat + 1',
    'seats.push(seat)',
    'await table.close()',
    "import { x } from './x.ts'",
    'export { x }',
    'if (seat === 1) return null',
    'if (seat === 1) {',
    '} else {',
    '}',
    '})',
    'for (const seat of seats) {',
    'const act = () => {',
    'function act() {}',
    'return act(seat)',
    'throw new Error("no seat")',
    'expect(seat).toBe(1)',
  ])('%s is code', text => {
    expect(isCode(text)).toBe(true)
  })

  test.each([
    '',
    'A place at the table, counted clockwise from 0.',
    '[J3.7] The sand may be turned only while it runs.',
    '[R7] (example 3)',
    'return home',
    'let go of the dice',
    'export',
    'Y6 B3 | O6',
    '7 - value',
    'score = Jelly + value of the pods',
    'the sum of both (rule) = seven',
    "`{ type: 'roll' }`",
    'why: because',
    'biome-ignore lint/style/useConst: the clock changes it',
    'game.evolve',
    'Two dice, one seat, e.g. (1, 2)',
    'From 0 to `n - 1`;',
  ])('%s is prose', text => {
    expect(isCode(text)).toBe(false)
  })

  test('is found wherever it lies, and nowhere else', () => {
    const text = [
      "const address = 'https://example.org' // seats.push(1)",
      '/*',
      ' * Why it is so.',
      ' * const seat = 1',
      ' */',
      "const sample = '// const seat = 1'",
      'const pattern = /[/]/ // const seat = 2',
      'const half = total / 2 / 1',
      `const template = \`\${half} // const seat = 3\``,
    ].join('\n')
    const findings = idleComments([{ path: 'src/kernel/match.ts', text }])
    expect(findings.map(({ line }) => line)).toEqual([1, 4, 7])
  })

  test('of components, pages and style sheets too', () => {
    const found = (path: string, text: string) => idleMarkup([{ path, text }]).length
    expect(found('src/web/Home.svelte', '<!-- <p>old</p> -->')).toBe(1)
    expect(found('src/web/Home.svelte', '<!-- {#if open} -->')).toBe(1)
    expect(found('src/web/home.css', '/* color: red; */')).toBe(1)
    expect(found('src/web/Home.svelte', '<!-- Read first by screen readers. -->')).toBe(0)
    expect(found('src/web/home.css', '/* Phones: one column. */')).toBe(0)
  })
})

describe('idle comments', () => {
  test.each([
    ['// ----------', 'a banner'],
    ['// ===== rules =====', 'a banner'],
    ['/** @param seat who acts */', 'a restated type'],
    ['/**\n * @returns a seat\n */', 'a restated type'],
  ])('%j', (text, problem) => {
    expect(idleComments([{ path: 'src/kernel/match.ts', text }])).toMatchObject([{ problem }])
  })
})

describe('the share of comments', () => {
  const file = (path: string, comments: number, code: number) => ({
    path,
    text: `${'// Why.\n'.repeat(comments)}\n${'call()\n'.repeat(code)}`,
  })

  test('counts the pure world without its contracts and tests', () => {
    const files = [
      file('src/kernel/match.ts', 3, 17),
      file('src/kernel/game.ts', 50, 1),
      file('src/protocol/message.ts', 50, 1),
      file('src/kernel/match.test.ts', 50, 1),
      file('src/server/main.ts', 50, 1),
    ]
    expect(shareOf(files)).toEqual({ comments: 3, lines: 20 })
    expect(tooManyComments(files)).toEqual([])
  })

  test('over 15 % is too many', () => {
    expect(tooManyComments([file('src/kernel/match.ts', 4, 17)])).toMatchObject([{ path: 'src' }])
  })
})
