// What files, types and functions may be called.

import ts from 'typescript'
import { baseName, isScript } from '#tidy/place.ts'
import { lineOf, nodesOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const EMPTY_FILE_NAMES =
  /(?:^|\/)(?:index|types?|utils?|helpers?|common|misc|shared|constants|interfaces|stuff)(?:\/|\.(?:test\.)?(?:ts|mjs|js|svelte)$)/

/** Components may be written as their tags are. */
const FILE_NAME =
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)?(?:\.(?:test|config|d|svelte))?\.(?:ts|mjs|js|svelte)|[A-Z][A-Za-z]*\.svelte)$/

const EMPTY_WORDS = ['manager', 'helper', 'util', 'service', 'handler', 'data', 'info']

/** One word per idea: the words that others use for ours. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  room: 'table',
  'player id': 'seat',
  tick: 'alarm',
  'log record': 'entry',
}

export function vagueFileNames(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(({ path }) => {
      const problem = problemWithFileName(path)
      const remedy = 'name it after its main export: one lowercase noun, two with a hyphen'
      return problem === null ? [] : [{ path, line: 1, problem, remedy }]
    })
}

function problemWithFileName(path: string): string | null {
  if (EMPTY_FILE_NAMES.test(path)) return 'a name that says nothing about what is inside'
  return FILE_NAME.test(baseName(path)) ? null : `${baseName(path)} is not how files are named`
}

export function vagueNames(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(file =>
      nodesOf(file).flatMap(node => {
        const name = declaredName(node)
        if (name === null) return []
        const wrong = wrongWord(name) ?? (isFunction(node) ? wrongFunction(name) : null)
        return wrong === null ? [] : [{ path: file.path, line: lineOf(node), ...wrong }]
      }),
    )
}

/** Only names given here: those of other people's interfaces cannot be chosen. */
function declaredName(node: ts.Node): string | null {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node)
  return isDeclaration && node.name !== undefined && ts.isIdentifier(node.name)
    ? node.name.text
    : null
}

function wrongWord(name: string): { problem: string; remedy: string } | null {
  const words = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map(word => word.toLowerCase())
  const spoken = ` ${words.map(word => word.replace(/s$/, '')).join(' ')} `
  const empty = EMPTY_WORDS.find(word =>
    spoken.replace(' service worker ', ' ').includes(` ${word} `),
  )
  if (empty !== undefined) {
    return { problem: `${name}: "${empty}" says nothing`, remedy: 'say what it is or does' }
  }
  const foreign = Object.keys(FOREIGN_WORDS).find(word => spoken.includes(` ${word} `))
  if (foreign === undefined) return null
  const remedy = `here it is called ${FOREIGN_WORDS[foreign]} (see the words in ARCHITECTURE.md)`
  return { problem: `${name}: "${foreign}"`, remedy }
}

function isFunction(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return true
  if (ts.isPropertySignature(node))
    return node.type !== undefined && ts.isFunctionTypeNode(node.type)
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return false
  return ts.isFunctionLike(node.initializer)
}

function wrongFunction(name: string): { problem: string; remedy: string } | null {
  if (!/^get[A-Z]/.test(name)) return null
  return { problem: `${name}: "get" says nothing`, remedy: 'name what it returns' }
}
