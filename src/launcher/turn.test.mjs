import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn } from './turn.mjs'

const NOBODY = 2 ** 22 + 1

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  file = join(folder, 'dist', 'install.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the second waits until the first is done, and says so', async () => {
  const seen = []
  const { promise: finish, resolve: finishFirst } = Promise.withResolvers()
  const first = inTurn(
    file,
    () => seen.push('first waits'),
    async () => {
      seen.push('first begins')
      await finish
      seen.push('first ends')
    },
  )
  const second = inTurn(
    file,
    () => {
      seen.push('second waits')
      finishFirst()
    },
    async () => seen.push('second begins'),
  )
  await Promise.all([first, second])
  expect(seen).toEqual(['first begins', 'second waits', 'first ends', 'second begins'])
  expect(existsSync(file)).toBe(false)
})

test('a failure gives the turn back', async () => {
  const failing = inTurn(
    file,
    () => {},
    () => Promise.reject(new Error('broken')),
  )
  expect(failing).rejects.toThrow('broken')
  await failing.catch(() => {})
  expect(existsSync(file)).toBe(false)
})

test('the turn of a process that died is free', async () => {
  await inTurn(
    file,
    () => {},
    async () => {},
  )
  writeFileSync(file, String(NOBODY))
  expect(
    await inTurn(
      file,
      () => {},
      async () => 'done',
    ),
  ).toBe('done')
})

test('a turn without a sign of life is free, even if its number lives on', async () => {
  await inTurn(
    file,
    () => {},
    async () => {},
  )
  writeFileSync(file, String(process.pid))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  expect(
    await inTurn(
      file,
      () => {},
      async () => 'done',
    ),
  ).toBe('done')
})
