import { afterEach, expect, test } from 'bun:test'
import { codeOfTable, makeTable, openTables, tableOfCode } from './lobby.ts'
import { en } from './words/en.ts'

const real = globalThis.fetch
let asked: { path: string; init: RequestInit } | null = null

afterEach(() => {
  globalThis.fetch = real
  asked = null
})

function server(answer: () => Response): void {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked = { path, init }
    return answer()
  }) as unknown as typeof fetch
}

const refused = (status: number, reason: string) => () => Response.json({ reason }, { status })

test('a table is asked for with the usual options', async () => {
  server(() => Response.json({ table: 't', code: 'ABC' }, { status: 201 }))
  expect(await makeTable('pig')).toEqual({ ok: true, value: { table: 't', code: 'ABC' } })
  expect(asked).toMatchObject({ path: '/api/tables', init: { method: 'POST' } })
  expect(JSON.parse(String(asked!.init.body))).toEqual({
    game: 'pig',
    options: null,
    fairness: 'friendly',
    listed: false,
  })
})

test('a code leads to its table, however it is typed', async () => {
  server(() => Response.json({ table: 't' }))
  expect(await tableOfCode('ab c/1')).toEqual({ ok: true, value: 't' })
  expect(asked!.path).toBe('/api/codes/ab%20c%2F1')
})

test('a code that nobody has is told from trying too often', async () => {
  server(refused(404, 'no-such-table'))
  expect(await tableOfCode('X')).toEqual({ ok: false, problem: 'no-such-code' })
  server(refused(429, 'too-many-requests'))
  expect(await tableOfCode('X')).toEqual({ ok: false, problem: 'too-fast' })
})

test.each([
  ['too-many-tables', refused(429, 'too-many-tables')],
  ['server-full', refused(503, 'server-full')],
  ['too-fast', () => new Response('slow down', { status: 429 })],
  ['bad-request', () => new Response('<html>', { status: 500 })],
  [
    'unreachable',
    () => {
      throw new Error('no network')
    },
  ],
])('%s has a sentence', async (problem, answer) => {
  server(answer)
  expect(await makeTable('pig')).toEqual({ ok: false, problem })
  expect(`lobby.${problem}` in en).toBe(true)
})

test('open tables are listed, and a table knows its code', async () => {
  server(() => Response.json({ tables: [{ table: 't' }] }))
  expect(await openTables()).toEqual({ ok: true, value: [{ table: 't' }] as never })
  server(() => Response.json({ code: 'ABC' }))
  expect(await codeOfTable('t')).toBe('ABC')
  server(refused(404, 'no-such-table'))
  expect(await codeOfTable('t')).toBeNull()
})
