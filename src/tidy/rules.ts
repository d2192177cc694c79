// Every rule has a number, and every number a test that quotes it.

import { registeredGames } from '#tidy/games.ts'
import { isScript, isTest } from '#tidy/place.ts'
import { commentsOf, textsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

interface Mention {
  readonly id: string
  readonly path: string
  readonly line: number
}

/** `J3`, `J3.5`, `J3.5a`. */
const ID = String.raw`[A-Z]\d+(?:\.\d+)?[a-z]?`

/** A heading, list item or table row that begins with an id, bare or dressed as bold or anchor. */
const ITEM = String.raw`^\s*(?:#{1,6}|[-*+]|\|)\s+`
const DRESS = String.raw`(?:<a\b[^>]*>\s*(?:</a>)?\s*)?[*_\x60[]*`
const DEFINITION = new RegExp(String.raw`${ITEM}${DRESS}(${ID})(?=[\s\]*_\x60.:<|]|$)`)

/** The ids a test title opens with: `[J5.5a] [J8.1] …`. */
const TITLE = new RegExp(String.raw`^(?:\[${ID}\]\s*)+`)

export function rulesOf(book: TreeFile): Mention[] {
  let isFenced = false
  return book.text.split('\n').flatMap((text, index) => {
    if (/^\s*(?:\x60{3}|~{3})/.test(text)) isFenced = !isFenced
    const id = isFenced ? undefined : DEFINITION.exec(text)?.[1]
    return id === undefined ? [] : [{ id, path: book.path, line: index + 1 }]
  })
}

export function missingRules(files: readonly TreeFile[]): Finding[] {
  const books = files.filter(file => /^src\/games\/[^/]+\/RULES\.md$/.test(file.path))
  const bookless = registeredGames(files)
    .map(game => `src/games/${game}/RULES.md`)
    .filter(path => !books.some(book => book.path === path))
    .map(path => {
      const remedy = 'write the rules down, one numbered item each'
      return { path, line: 1, problem: 'a registered game without rules', remedy }
    })
  return [...bookless, ...books.flatMap(book => problemsOf(book, files))]
}

function problemsOf(book: TreeFile, files: readonly TreeFile[]): Finding[] {
  const rules = rulesOf(book)
  if (rules.length === 0) {
    const remedy = 'begin each rule with its id: "- J3.5a …" or "## J3 …"'
    return [{ path: book.path, line: 1, problem: 'no rule has an id', remedy }]
  }
  const folder = book.path.replace(/RULES\.md$/, '')
  const scripts = files.filter(file => file.path.startsWith(folder) && isScript(file.path))
  const titles = scripts.filter(file => isTest(file.path)).flatMap(quotedInTitles)
  return [
    ...twice(rules),
    ...unproven(rules, titles),
    ...unknown(rules, [...titles, ...scripts.flatMap(citedInComments), ...referred(book, rules)]),
  ]
}

function twice(rules: readonly Mention[]): Finding[] {
  return rules
    .filter((rule, index) => rules.findIndex(other => other.id === rule.id) !== index)
    .map(({ id, path, line }) => {
      return { path, line, problem: `${id} is defined twice`, remedy: 'give one a new number' }
    })
}

function unproven(rules: readonly Mention[], titles: readonly Mention[]): Finding[] {
  const quoted = new Set(titles.map(title => title.id))
  return rules
    .filter(({ id }) => !quoted.has(id) && !isSection(id, rules))
    .map(({ id, path, line }) => {
      const remedy = `begin the title of the test that proves it with [${id}]`
      return { path, line, problem: `no test quotes ${id}`, remedy }
    })
}

/** A chapter with rules of its own is proved by them. */
function isSection(id: string, rules: readonly Mention[]): boolean {
  return rules.some(rule => rule.id.startsWith(`${id}.`))
}

function unknown(rules: readonly Mention[], mentions: readonly Mention[]): Finding[] {
  const known = new Set(rules.map(rule => rule.id))
  return mentions
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => {
      const remedy = `quote a rule of ${rules[0]!.path}, or add this one there`
      return { path, line, problem: `there is no rule ${id}`, remedy }
    })
}

function quotedInTitles(file: TreeFile): Mention[] {
  return textsOf(file).flatMap(({ text, line }) => {
    const ids = TITLE.exec(text)?.[0].match(new RegExp(ID, 'g')) ?? []
    return ids.map(id => ({ id, path: file.path, line }))
  })
}

function citedInComments(file: TreeFile): Mention[] {
  return commentsOf(file).flatMap(({ text, line }) => {
    const cited = [...text.matchAll(new RegExp(String.raw`\[(${ID})\]`, 'g'))]
    return cited.map(match => ({ id: match[1]!, path: file.path, line }))
  })
}

/** Rules that the book itself points to, told by the letter its own rules begin with. */
function referred(book: TreeFile, rules: readonly Mention[]): Mention[] {
  const letters = [...new Set(rules.map(rule => rule.id[0]))].join('')
  const pattern = new RegExp(String.raw`(?<![\w.#-])[${letters}]\d+(?:\.\d+)?[a-z]?(?![\w-])`, 'g')
  return book.text.split('\n').flatMap((text, index) => {
    return (text.match(pattern) ?? []).map(id => ({ id, path: book.path, line: index + 1 }))
  })
}
