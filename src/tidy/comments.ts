// Comments are sentences that say why: not code, not banners, not too many.

import ts from 'typescript'
import { isPure, isScript, isTest, placeOf } from '#tidy/place.ts'
import { type Comment, commentsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'
import { lineAt } from '#tidy/tree.ts'

const SHARE_CAP = 0.15

export interface Share {
  readonly comments: number
  readonly lines: number
}

/** How much of the pure world is comment, its contracts and tests aside. */
export function shareOf(files: readonly TreeFile[]): Share {
  let comments = 0
  let lines = 0
  for (const file of files) {
    if (!isScript(file.path) || !isPure(file.path) || isTest(file.path) || isContract(file.path)) {
      continue
    }
    for (const comment of commentsOf(file)) comments += comment.height
    lines += file.text.split('\n').filter(line => line.trim() !== '').length
  }
  return { comments, lines }
}

function isContract(path: string): boolean {
  return /\/(?:game|ports)\.ts$/.test(path) || placeOf(path).layer === 'protocol'
}

export function tooManyComments(files: readonly TreeFile[]): Finding[] {
  const { comments, lines } = shareOf(files)
  if (comments <= lines * SHARE_CAP) return []
  const problem = `${comments} of ${lines} lines of the pure world are comments, at most 15 %`
  return [
    { path: 'src', line: 1, problem, remedy: 'let names say what; keep the comments that say why' },
  ]
}

export function idleComments(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(file =>
      commentsOf(file).flatMap(comment =>
        linesOf(comment).flatMap(({ text, line }) => {
          const wrong = wrongWith(text)
          return wrong === null ? [] : [{ path: file.path, line, ...wrong }]
        }),
      ),
    )
}

function linesOf(comment: Comment): { text: string; line: number }[] {
  return comment.text.split('\n').map((text, index) => ({
    text: text.replace(/^\s*(?:\/\/+|\/\*+|\*+(?!\/))?\s?|\s*\*\/\s*$/g, '').trim(),
    line: comment.line + index,
  }))
}

function wrongWith(text: string): { problem: string; remedy: string } | null {
  if (isCode(text)) return { problem: 'commented-out code', remedy: 'delete it; git remembers' }
  if (/[-=*#~_]{5,}/.test(text)) return { problem: 'a banner', remedy: 'divide the file instead' }
  if (!/^@(?:param|returns?|type|typedef|throws)\b/.test(text)) return null
  return { problem: 'a restated type', remedy: 'let the signature speak' }
}

/** Whether a line of a comment would do something if it were not one. */
export function isCode(text: string): boolean {
  if (/(?:\)|=>|\belse|\btry|=|\() ?[{[(]$|^[})\]]+[,;)]?(?: else.*)?$/.test(text)) return true
  if (!/[=(]|^(?:import|export)\b/.test(text)) return false
  const source = ts.createSourceFile('comment.ts', text, ts.ScriptTarget.ES2023)
  if (problemsIn(source) > 0) return false
  return source.statements.every(isDoing)
}

/** The parser keeps what it stumbled over, though its types do not say so. */
function problemsIn(source: ts.SourceFile): number {
  return (source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length
}

function isDoing(statement: ts.Statement): boolean {
  if (!ts.isExpressionStatement(statement)) return !ts.isLabeledStatement(statement)
  let { expression } = statement
  if (ts.isAwaitExpression(expression)) expression = expression.expression
  return ts.isCallExpression(expression) || isAssignment(expression)
}

function isAssignment(expression: ts.Expression): boolean {
  if (!ts.isBinaryExpression(expression)) return false
  const { kind } = expression.operatorToken
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

const MARKUP = /<!--\s*<[a-z/]|<!--\s*\{[#/@:]|\/\*\s*[\w-]+\s*:[^*;]+;/g

/** Markup and styles laid aside in components, pages and style sheets. */
export function idleMarkup(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => /\.(?:svelte|html|css)$/.test(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(MARKUP)].map(match => {
        const line = lineAt(text, match.index)
        return { path, line, problem: 'commented-out code', remedy: 'delete it; git remembers' }
      }),
    )
}
