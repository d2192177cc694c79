// Tests that do not run, and tests that wait for the clock.

import ts from 'typescript'
import { isScript, isTest } from '#tidy/place.ts'
import { lineOf, nodesOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const SILENCED =
  /^(?:(?:test|it|describe)\.(?:\w+\.)*(?:only|skip|todo|failing|if|skipIf|todoIf)|(?:xit|xtest|xdescribe|fit|fdescribe))$/

const WAITS = /^(?:Bun\.sleep|Bun\.sleepSync|sleep|delay|Atomics\.wait|\w+\.waitForTimeout)$/

export function silencedTests(files: readonly TreeFile[]): Finding[] {
  return testsIn(files).flatMap(file =>
    nodesOf(file)
      .filter(node => ts.isPropertyAccessExpression(node) || isCalledName(node))
      .filter(node => SILENCED.test(node.getText()))
      .map(node => ({
        path: file.path,
        line: lineOf(node),
        problem: `${node.getText()} keeps tests from running`,
        remedy: 'let every test run, always; delete what does not hold',
      })),
  )
}

function isCalledName(node: ts.Node): boolean {
  return ts.isIdentifier(node) && ts.isCallExpression(node.parent)
}

export function fixedWaits(files: readonly TreeFile[]): Finding[] {
  return testsIn(files).flatMap(file =>
    nodesOf(file)
      .filter(ts.isCallExpression)
      .filter(call => WAITS.test(call.expression.getText()) || isPromisedTimeout(call))
      .map(call => ({
        path: file.path,
        line: lineOf(call),
        problem: 'a test that waits for the clock',
        remedy: 'hand in the time, or wait for the event itself',
      })),
  )
}

function testsIn(files: readonly TreeFile[]): readonly TreeFile[] {
  return files.filter(file => isScript(file.path) && isTest(file.path))
}

/** `setTimeout` that fulfils a promise; one that rejects it is a limit, and welcome. */
function isPromisedTimeout(call: ts.CallExpression): boolean {
  if (!/^(?:globalThis\.)?setTimeout$/.test(call.expression.getText())) return false
  const first = call.arguments[0]
  // `setTimeout(5)` is the one of node:timers/promises.
  if (first === undefined || ts.isNumericLiteral(first)) return true
  const resolve = resolverAround(call)
  return resolve !== null && new RegExp(`\\b${resolve}\\b`).test(first.getText())
}

function resolverAround(node: ts.Node): string | null {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (!ts.isNewExpression(around) || around.expression.getText() !== 'Promise') continue
    const executor = around.arguments?.[0]
    if (executor === undefined || !ts.isFunctionLike(executor)) return null
    return executor.parameters[0]?.name.getText() ?? null
  }
  return null
}
