import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ClientMessage } from '#protocol/client.ts'
import { BURST } from '#protocol/limits.ts'
import { openPremises, openTableAt, type Premises, postTable } from '#server/trials/premises.ts'
import { hello, join, secretOf, visit, visitTable } from '#server/trials/visitor.ts'

setDefaultTimeout(30_000)

let premises: Premises
beforeAll(async () => {
  premises = await openPremises({ helloLimit: 300 })
})
afterAll(() => premises.close())

const ask = (path: string) => fetch(`http://127.0.0.1:${premises.port}${path}`)
const WISH = { game: 'pig', options: null, fairness: 'friendly', listed: false }

describe('opening a table', () => {
  test('answers its id and its code, by which it is found', async () => {
    const response = await postTable(premises.port, WISH)
    expect(response.status).toBe(201)
    const { table, code } = (await response.json()) as { table: string; code: string }
    const found = await ask(`/api/tables/${table}`)
    expect(await found.json()).toEqual({
      table,
      code,
      game: 'pig',
      phase: 'gathering',
      seats: { taken: 0, all: 6 },
    })
    const typed = `${code.slice(0, 3).toLowerCase()}%20-${code.slice(3)}`
    expect(await (await ask(`/api/codes/${typed}`)).json()).toEqual({ table })
  })

  test.each([
    ['nothing', '', 'bad-request'],
    ['a list', '[]', 'bad-request'],
    ['no fairness', { ...WISH, fairness: 'none' }, 'bad-request'],
    ['something more', { ...WISH, secret: 'x' }, 'bad-request'],
    ['another game', { ...WISH, game: 'chess' }, 'no-such-game'],
    ['an odd name', { ...WISH, game: '__proto__' }, 'no-such-game'],
    ['options that do not work', { ...WISH, options: { goal: -1 } }, 'bad-options'],
  ])('%s is refused', async (_what, body, reason) => {
    const response = await postTable(premises.port, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ reason })
  })

  test('is not for pages of others', async () => {
    const response = await postTable(premises.port, WISH, { origin: 'http://evil.example' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ reason: 'wrong-origin' })
  })

  test('is listed where the host wants it, as long as it gathers', async () => {
    const table = await openTableAt(premises.port, { listed: true })
    const hidden = await openTableAt(premises.port)
    const anna = await join(premises.port, table, 'Anna')
    await join(premises.port, table, 'Ben')
    const shown = async () => {
      const { tables } = (await (await ask('/api/tables')).json()) as {
        tables: { table: string }[]
      }
      return tables
    }
    const listed = {
      table,
      game: 'pig',
      phase: 'gathering',
      host: 'Anna',
      seats: { taken: 2, all: 6 },
    }
    expect(await shown()).toContainEqual(listed)
    expect((await shown()).some(one => one.table === hidden)).toBe(false)
    expect((await anna.ask({ type: 'start' })).type).toBe('acknowledged')
    expect((await shown()).some(one => one.table === table)).toBe(false)
  })
})

describe('what is not there', () => {
  test.each([
    ['/api/tables/nowhere', 404, 'no-such-table'],
    ['/api/codes/AAAAAA', 404, 'no-such-table'],
    ['/api/codes/%E0%A4%A', 404, 'no-such-table'],
    ['/api/matches/nothing', 404, 'no-such-match'],
  ])('%s', async (path, status, reason) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ reason })
  })

  test('guessing codes comes to an end', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 30; nth++) statuses.push((await ask('/api/codes/AAAAAA')).status)
    expect(statuses).toContain(429)
  })
})

describe('a socket', () => {
  test('leads to a table, where people play', async () => {
    const table = await openTableAt(premises.port)
    const anna = await join(premises.port, table, 'Anna')
    const ben = await join(premises.port, table, 'Ben')
    const shown = ben.next('whole')
    expect((await anna.ask({ type: 'start' })).type).toBe('acknowledged')
    await shown
    const match = ben.latest.table!.match!
    expect(match).toMatch(/^[\w-]{43}$/)
    const { turn } = ben.view as unknown as { turn: number }
    const mover = [anna, ben][turn]!
    const stepped = ben.next('step')
    const answer = await mover.ask({ type: 'act', action: { type: 'roll' } })
    expect(answer).toMatchObject({ type: 'acknowledged', to: 'act' })
    await stepped
    expect((await ask(`/api/matches/${match}`)).status).toBe(409)
    expect([anna.gaps, ben.gaps]).toEqual([0, 0])
  })

  test('is not for pages of others', async () => {
    const headers = { origin: 'http://evil.example' }
    expect(visit(premises.port, headers)).rejects.toThrow('no connection')
  })

  test('that says nothing is closed', async () => {
    const visitor = await visit(premises.port)
    expect(await visitor.gone).toEqual({ code: 4004, reason: 'no-hello' })
  })

  test('that begins with something else is closed', async () => {
    const visitor = await visit(premises.port)
    visitor.say({ type: 'watch', number: 1 })
    expect(await visitor.gone).toEqual({ code: 4004, reason: 'no-hello' })
  })

  test('to a table that is not there is closed', async () => {
    const visitor = await visit(premises.port)
    visitor.say(hello('nowhere', null))
    expect(await visitor.gone).toEqual({ code: 4003, reason: 'no-such-table' })
  })

  test.each([0, 2, 999])('of version %d is told to load the page again', async version => {
    const visitor = await visit(premises.port)
    visitor.say({ ...hello('nowhere', null), version } as ClientMessage)
    expect(await visitor.gone).toEqual({ code: 4005, reason: 'client-too-old' })
  })

  test('may go on before it is welcomed', async () => {
    const table = await openTableAt(premises.port)
    const visitor = await visit(premises.port)
    visitor.say(hello(table, secretOf('Early')))
    visitor.say({ type: 'join', number: 1, name: 'Early', seat: null, value: secretOf('value') })
    expect(await visitor.next('acknowledged')).toMatchObject({ to: 'join', number: 1 })
  })

  test('is told what cannot be read, and closed if it goes on', async () => {
    const table = await openTableAt(premises.port)
    const visitor = await visitTable(premises.port, table, null)
    const reasons: string[] = []
    visitor.listen = message => message.type === 'refused' && reasons.push(message.reason)
    const nonsense = ['', '{', 'null', '{"type":"sing"}', new Uint8Array([1, 2, 3])]
    for (let nth = 0; nth < 10; nth++) visitor.say(nonsense[nth % 5]!)
    expect(await visitor.gone).toEqual({ code: 4008, reason: 'nonsense' })
    expect([...new Set(reasons)].sort()).toEqual(['not-json', 'not-text', 'unknown-message'])
    expect(reasons).toHaveLength(10)
  })

  test('with a frame that is too large is closed', async () => {
    const table = await openTableAt(premises.port)
    const visitor = await visitTable(premises.port, table, null)
    visitor.say('x'.repeat(70_000))
    expect((await visitor.gone).code).toBeOneOf([1006, 1009])
  })

  test('that says too much is told so, then closed', async () => {
    const table = await openTableAt(premises.port)
    const visitor = await visitTable(premises.port, table, null)
    const numbers: (number | null)[] = []
    visitor.listen = message => {
      if (message.type === 'refused' && message.reason === 'too-fast') numbers.push(message.number)
    }
    for (let number = 0; number < 4 * BURST; number++) visitor.say({ type: 'look', number })
    expect(await visitor.gone).toEqual({ code: 4007, reason: 'too-fast' })
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.every(number => number! >= BURST - 1)).toBe(true)
  })

  test('in a second tab takes the seat over', async () => {
    const table = await openTableAt(premises.port)
    const first = await join(premises.port, table, 'Anna')
    await visitTable(premises.port, table, secretOf('Anna'))
    expect(await first.gone).toEqual({ code: 4001, reason: 'taken-over' })
    expect(first.latest.notice?.notice).toBe('taken-over')
  })
})
