import { describe, expect, test } from 'bun:test'
import { fixedWaits, silencedTests } from '#tidy/suites.ts'

const path = 'src/kernel/match.test.ts'

describe('silenced tests', () => {
  test.each([
    "test.only('one', () => {})",
    "test.skip('one', () => {})",
    "test.todo('one')",
    "it.only('one', () => {})",
    "describe.skip('all', () => {})",
    "test.failing('one', () => {})",
    "test.skipIf(windows)('one', () => {})",
    "test.if(linux)('one', () => {})",
    "test.concurrent.only('one', () => {})",
    "test.only.each([1])('one', () => {})",
    "xit('one', () => {})",
    "fdescribe('all', () => {})",
  ])('%j is found', text => {
    expect(silencedTests([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
  })

  test.each([
    "test('one', () => {})",
    "test.each([1, 2])('one', () => {})",
    "// test.only('one', () => {})",
    "const text = 'test.only(1)'",
    'cards.skip(3)',
  ])('%s passes', text => {
    expect(silencedTests([{ path, text }])).toEqual([])
  })
})

describe('waits', () => {
  test.each([
    'await Bun.sleep(10)',
    'Bun.sleepSync(10)',
    'await sleep(10)',
    'await page.waitForTimeout(10)',
    'await new Promise(resolve => setTimeout(resolve, 10))',
    'await new Promise<void>(done => { setTimeout(() => done(), 10) })',
    "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(10)",
  ])('%j is found', text => {
    expect(fixedWaits([{ path, text }])).toMatchObject([{ path }])
  })

  test.each([
    ['a limit', 'await new Promise((resolve, reject) => setTimeout(() => reject(late), 10))'],
    ['a timer that kills', 'const timer = setTimeout(() => child.kill(), 10)'],
    ['an event', 'await new Promise(resolve => child.once("exit", resolve))'],
  ])('%s passes', (_, text) => {
    expect(fixedWaits([{ path, text }])).toEqual([])
  })

  test('what is no test may wait', () => {
    expect(fixedWaits([{ path: 'src/server/main.ts', text: 'await Bun.sleep(10)' }])).toEqual([])
  })
})
