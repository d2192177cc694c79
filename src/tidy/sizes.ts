// How long files, functions and lines may grow.

import ts from 'typescript'
import { isCode, isScript, isTest, placeOf } from '#tidy/place.ts'
import { heightOf, lineOf, nodesOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const FILE_CAP = 400
const TEST_CAP = 600
const GROWING_CAP = 300
const FUNCTION_CAP = 60
const COLUMN_CAP = 100
const P95_CAP = 300

/** Where growth wants to happen. */
const GROWING = /^src\/(?:table\/|web\/table[/.-])/i

export function longFiles(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(file => {
    const cap = fileCapOf(file)
    const lines = linesIn(file.text)
    if (lines <= cap) return []
    const problem = `${lines} lines, at most ${cap}`
    return [{ path: file.path, line: cap + 1, problem, remedy: 'find the noun that is missing' }]
  })
}

function fileCapOf(file: TreeFile): number {
  if (!isCode(file.path) || isOnlyValues(file)) return Number.POSITIVE_INFINITY
  if (isTest(file.path)) return TEST_CAP
  return GROWING.test(file.path) ? GROWING_CAP : FILE_CAP
}

/** A table of a game's components or words that holds no code. */
function isOnlyValues(file: TreeFile): boolean {
  const { zone } = placeOf(file.path)
  if ((zone !== 'components' && zone !== 'words') || isTest(file.path)) return false
  return isScript(file.path) && !nodesOf(file).some(ts.isFunctionLike)
}

export function longFunctions(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(file =>
      nodesOf(file)
        .filter(node => ts.isFunctionLike(node) && !isGroupOfTests(node))
        .filter(node => heightOf(node) > FUNCTION_CAP)
        .map(node => ({
          path: file.path,
          line: lineOf(node),
          problem: `${nameOf(node)} has ${heightOf(node)} lines, at most ${FUNCTION_CAP}`,
          remedy: 'give a step of it a name of its own',
        })),
    )
}

/** The body of a `describe` only holds tests together; each test counts for itself. */
function isGroupOfTests(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText())
}

function nameOf(node: ts.Node): string {
  const named = [node, node.parent] as readonly { readonly name?: ts.Node }[]
  return named.find(one => one.name !== undefined)?.name?.getText() ?? 'a function'
}

export function longLines(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isCode(file.path) && !isOnlyValues(file))
    .flatMap(file =>
      file.text.split('\n').flatMap((text, index) => {
        // An address cannot be broken, so it does not count.
        const columns = text.length > COLUMN_CAP ? columnsOf(text.replace(/https?:\S+/, '')) : 0
        if (columns <= COLUMN_CAP || isOneLiteral(file, index + 1, text)) return []
        const problem = `${columns} columns, at most ${COLUMN_CAP}`
        return [{ path: file.path, line: index + 1, problem, remedy: 'break the line' }]
      }),
    )
}

/** A sentence or pattern that stands alone on its line cannot be broken either. */
function isOneLiteral(file: TreeFile, line: number, text: string): boolean {
  if (!isScript(file.path)) return false
  return nodesOf(file).some(node => {
    if (!isLiteral(node) || lineOf(node) !== line) return false
    const literal = node.getText()
    return (
      text.includes(literal) &&
      /^\s*(?:return|[\w'-]+:)?\s*[,;)\]]*$/.test(text.replace(literal, ''))
    )
  })
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isRegularExpressionLiteral(node)
  )
}

function columnsOf(text: string): number {
  return [...text].length
}

export interface Spread {
  readonly files: number
  readonly median: number
  readonly p95: number
}

/** The usual and the long file of `src`, tests and data tables aside. */
export function spreadOf(files: readonly TreeFile[]): Spread {
  const lengths = files
    .filter(file => file.path.startsWith('src/') && isScript(file.path))
    .filter(file => !isTest(file.path) && !isOnlyValues(file))
    .map(file => linesIn(file.text))
    .sort((one, other) => one - other)
  return { files: lengths.length, median: rank(lengths, 0.5), p95: rank(lengths, 0.95) }
}

export function wideSpread(files: readonly TreeFile[]): Finding[] {
  const { p95 } = spreadOf(files)
  if (p95 <= P95_CAP) return []
  const problem = `one file in twenty is over ${p95} lines, at most ${P95_CAP}`
  return [{ path: 'src', line: 1, problem, remedy: 'divide the longest files by their nouns' }]
}

function rank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function linesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
