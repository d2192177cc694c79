// Parts of the language that the project does without.

import ts from 'typescript'
import { isPure, isScript } from '#tidy/place.ts'
import { lineOf, nodesOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

interface Ban {
  readonly problem: string
  readonly remedy: string
  bans(node: ts.Node, path: string): boolean
}

const BANS: readonly Ban[] = [
  {
    problem: 'an enum',
    remedy: 'use an `as const` array and the type of its items',
    bans: ts.isEnumDeclaration,
  },
  {
    problem: 'a namespace',
    remedy: 'a file is the namespace',
    bans: node => ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && !isGlobal(node),
  },
  {
    problem: 'a default export',
    remedy: 'export it by its name',
    bans: (node, path) => isDefaultExport(node) && !/\.config\.(?:ts|js|mjs)$/.test(path),
  },
  {
    problem: 'any as a type',
    remedy: 'use unknown and look, or name the type',
    bans: node => node.kind === ts.SyntaxKind.AnyKeyword,
  },
  {
    problem: 'Math.random',
    remedy: 'take a chance from #kernel/luck.ts, so that a seed repeats the failure',
    bans: (node, path) => isMember(node, 'Math', 'random') && isSeeded(path),
  },
  {
    problem: 'Date in the pure world',
    remedy: 'use the instant that is handed in (`now`, in match time)',
    bans: (node, path) => isGlobalName(node, 'Date') && isPure(path),
  },
  {
    problem: 'a class in the pure world',
    remedy: 'use plain objects and functions; only errors are classes',
    bans: (node, path) => ts.isClassLike(node) && !isError(node) && isPure(path),
  },
]

export function bannedSyntax(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(file =>
      nodesOf(file).flatMap(node => {
        const ban = BANS.find(one => one.bans(node, file.path))
        if (ban === undefined) return []
        return [{ path: file.path, line: lineOf(node), problem: ban.problem, remedy: ban.remedy }]
      }),
    )
}

function isGlobal(node: ts.ModuleDeclaration): boolean {
  return node.name.text === 'global'
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true
  if (ts.isExportSpecifier(node)) return node.name.text === 'default'
  return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent)
}

/** Everything that must be repeatable: the pure world, the simulated one, and all tests. */
function isSeeded(path: string): boolean {
  return isPure(path) || /^(?:src\/sim|bench|e2e)\/|\.test\.ts$/.test(path)
}

function isMember(node: ts.Node, object: string, member: string): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false
  return node.name.text === member && node.expression.getText() === object
}

function isGlobalName(node: ts.Node, name: string): boolean {
  if (!ts.isIdentifier(node) || node.text !== name) return false
  const { parent } = node
  const isMemberName = ts.isPropertyAccessExpression(parent) && parent.name === node
  return !isMemberName && !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent)
}

function isError(node: ts.ClassLikeDeclaration): boolean {
  const parents = node.heritageClauses?.flatMap(clause => clause.types) ?? []
  return parents.some(parent => /Error$/.test(parent.expression.getText()))
}
