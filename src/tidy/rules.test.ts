import { describe, expect, test } from 'bun:test'
import { missingRules, rulesOf } from '#tidy/rules.ts'

const folder = 'src/games/snake-eyes'
const book = {
  path: `${folder}/RULES.md`,
  text: [
    '# Snake Eyes',
    '## S1 Dice',
    '- S1.1 Two dice.',
    '  - S1.1a White ones.',
    '## S2 End',
  ].join('\n'),
}
const proof = {
  path: `${folder}/act.test.ts`,
  text: `test('[S1.1] two dice', f); test(\`[S1.1a] [S2] \${colour}\`, f)`,
}
const problems = (...files: readonly { path: string; text: string }[]) =>
  missingRules(files).map(({ path, line, problem }) => `${path}:${line}: ${problem}`)

describe('rules', () => {
  test('are headings, list items or table rows that begin with an id', () => {
    const text = [
      '# J1 heading',
      '- J1.1 item',
      '  - J1.1a item of an item',
      '* **J1.2** bold',
      '- `J1.3` quoted',
      '- <a id="j1.4"></a>J1.4 anchored',
      '- **J1.5.** with a stop',
      '### <a id="j1.6"></a> J1.6 anchored heading',
      '| J1.7 | a row |',
      'J9 in a sentence',
      '- Prose with J9 in it',
      '- J9th is no id',
      '```',
      '- J9 fenced',
      '```',
      '- J10 after the fence',
    ].join('\n')
    const ids = rulesOf({ path: 'RULES.md', text }).map(rule => rule.id)
    const numbered = ['J1.1', 'J1.1a', 'J1.2', 'J1.3', 'J1.4', 'J1.5', 'J1.6', 'J1.7']
    expect(ids).toEqual(['J1', ...numbered, 'J10'])
  })

  test('all quoted by titles: nothing to say', () => {
    expect(problems(book, proof)).toEqual([])
  })

  test('titles may stand in a table of cases', () => {
    const table = { ...proof, text: "const cases = [['[S1.1] two'], ['[S1.1a] [S2] end']]" }
    expect(problems(book, table)).toEqual([])
  })

  test('a rule without a test is found', () => {
    const less = { ...proof, text: "test('[S1.1] two dice', f); test('[S2] the end', f)" }
    expect(problems(book, less)).toEqual([`${book.path}:4: no test quotes S1.1a`])
  })

  test('neither a comment nor the middle of a title nor another game is a quotation', () => {
    const text = "// [S1.1a] white\ntest('[S1.1] two', f); test('[S2] the end, see [S1.1a]', f)"
    const elsewhere = { path: 'src/games/pig/act.test.ts', text: "test('[S1.1a] white', f)" }
    expect(problems(book, { ...proof, text }, elsewhere)).toEqual([
      `${book.path}:4: no test quotes S1.1a`,
    ])
  })

  test('a rule that is quoted, cited or referred to must exist', () => {
    const code = { path: `${folder}/act.ts`, text: '\n// [S7] invented' }
    const more = { ...proof, text: `${proof.text}\ntest('[S8] invented', f)` }
    const wordy = { ...book, text: `${book.text}\nExcept as in S9.1.` }
    expect(problems(wordy, more, code)).toEqual([
      `${more.path}:2: there is no rule S8`,
      `${code.path}:2: there is no rule S7`,
      `${book.path}:6: there is no rule S9.1`,
    ])
  })

  test('an id is given once', () => {
    const twice = { ...book, text: `${book.text}\n- S1.1 Again.` }
    expect(problems(twice, proof)).toEqual([`${book.path}:6: S1.1 is defined twice`])
  })

  test('a book without ids is no book of rules', () => {
    expect(problems({ ...book, text: 'Roll two dice.' })).toEqual([
      `${book.path}:1: no rule has an id`,
    ])
  })

  test('a registered game has its book', () => {
    const registry = { path: 'src/games/registry.ts', text: "import '#games/snake-eyes/game.ts'" }
    expect(problems(registry)).toEqual([`${book.path}:1: a registered game without rules`])
    expect(problems(registry, book, proof)).toEqual([])
  })
})
