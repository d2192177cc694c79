// Reads a file of the tree as a program, so that the checks judge code and not what looks like it.

import ts from 'typescript'
import { lineAt, type TreeFile } from '#tidy/tree.ts'

export interface Import {
  readonly specifier: string
  readonly line: number
}

export interface Comment {
  readonly text: string
  readonly line: number
  /** How many lines it touches. */
  readonly height: number
}

interface Script {
  readonly source: ts.SourceFile
  readonly nodes: readonly ts.Node[]
  readonly comments: readonly Comment[]
}

const scripts = new WeakMap<TreeFile, Script>()

function scriptOf(file: TreeFile): Script {
  const known = scripts.get(file)
  if (known !== undefined) return known
  const kind = /\.m?js$/.test(file.path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const code = file.path.endsWith('.svelte') ? scriptsOfComponent(file.text) : file.text
  const source = ts.createSourceFile(file.path, code, ts.ScriptTarget.ES2023, true, kind)
  const nodes: ts.Node[] = []
  function visit(node: ts.Node): void {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  const script = { source, nodes, comments: commentsIn(source, nodes) }
  scripts.set(file, script)
  return script
}

/** The scripts of a Svelte component; all else is blank, so that lines and columns stay. */
function scriptsOfComponent(text: string): string {
  let code = ''
  let end = 0
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + match[1]!.length
    code += blank(text.slice(end, start)) + match[2]!
    end = start + match[2]!.length
  }
  return code + blank(text.slice(end))
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

export function nodesOf(file: TreeFile): readonly ts.Node[] {
  return scriptOf(file).nodes
}

export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

export function heightOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.end).line + 2 - lineOf(node)
}

/** Every module the file asks for, also by `import()` and by the address of a worker. */
export function importsOf(file: TreeFile): readonly Import[] {
  return nodesOf(file).flatMap(node => {
    const literal = specifierOf(node)
    return literal === null ? [] : [{ specifier: literal.text, line: lineOf(literal) }]
  })
}

/** Only code counts: other addresses are files to be read. */
const CODE_ADDRESS = /\.(?:ts|mjs|js|svelte)$/

function specifierOf(node: ts.Node): ts.StringLiteral | null {
  const found = specifierNode(node)
  if (found === undefined || !ts.isStringLiteral(found)) return null
  return ts.isNewExpression(node) && !CODE_ADDRESS.test(found.text) ? null : found
}

function specifierNode(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0]
  }
  const isAddress = ts.isNewExpression(node) && node.expression.getText() === 'URL'
  if (isAddress && node.arguments?.[1]?.getText() === 'import.meta.url') return node.arguments[0]
  return undefined
}

/** Every piece of text in quotes: strings, and each template up to its first hole. */
export function textsOf(
  file: TreeFile,
): readonly { readonly text: string; readonly line: number }[] {
  return nodesOf(file)
    .filter(node => ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
    .map(node => ({ text: node.text, line: lineOf(node) }))
}

export function commentsOf(file: TreeFile): readonly Comment[] {
  return scriptOf(file).comments
}

function commentsIn(source: ts.SourceFile, nodes: readonly ts.Node[]): Comment[] {
  // Once all that is quoted is blank, every `//` left begins a comment.
  let bare = ''
  let end = 0
  for (const node of nodes) {
    if (!isQuoted(node)) continue
    bare += source.text.slice(end, node.getStart(source)) + blank(node.getText(source))
    end = node.end
  }
  bare += source.text.slice(end)
  return [...bare.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g)].map(match => ({
    text: match[0],
    line: lineAt(bare, match.index),
    height: match[0].split('\n').length,
  }))
}

function isQuoted(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
}
