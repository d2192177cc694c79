// What a function may ask of its caller.

import ts from 'typescript'
import { isScript } from '#tidy/place.ts'
import { lineOf, nodesOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const PARAMETER_CAP = 4

export function heavySignatures(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(file => isScript(file.path))
    .flatMap(file =>
      nodesOf(file).flatMap(node => {
        const wrong = isOwnFunction(node) ? wrongWith(node) : null
        return wrong === null ? [] : [{ path: file.path, line: lineOf(node), ...wrong }]
      }),
    )
}

/** With a body: a mere type may describe what others made. */
function isOwnFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

function wrongWith(node: ts.FunctionLikeDeclaration): { problem: string; remedy: string } | null {
  const { length } = node.parameters
  if (length > PARAMETER_CAP) {
    const problem = `${length} parameters, at most ${PARAMETER_CAP}`
    return { problem, remedy: 'find the thing that some of them make together' }
  }
  const flag = node.parameters.find(one => one.type?.kind === ts.SyntaxKind.BooleanKeyword)
  if (flag === undefined) return null
  const problem = `${flag.name.getText()} is true or false, and no caller shows what that means`
  return { problem, remedy: 'make it two functions, or a named option' }
}
