import { beforeEach, describe, expect, test } from 'bun:test'
import { CLOSINGS } from '#protocol/closing.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { type Conversation, conversation } from './conversation.ts'
import type { Ear } from './line.ts'
import type { Snapshot } from './snapshot.ts'

interface Call {
  readonly ear: Ear
  readonly said: {
    readonly type: string
    readonly number?: number
    readonly [key: string]: unknown
  }[]
  isClosed: boolean
}

let calls: Call[]
let snapshot: Snapshot
let now: number
let timers: { at: number; call: () => void }[]
let talk: Conversation

const line = () => calls.at(-1)!
const hear = (...messages: object[]) => {
  for (const message of messages) line().ear.heard(JSON.stringify(message))
}
const said = (type: string) => line().said.filter(message => message.type === type)

function pass(by: number): void {
  const until = now + by
  for (;;) {
    const next = timers.toSorted((one, other) => one.at - other.at)[0]
    if (next === undefined || next.at > until) break
    timers = timers.filter(timer => timer !== next)
    now = Math.max(now, next.at)
    next.call()
  }
  now = until
}

const WELCOME = {
  type: 'welcome',
  version: 1,
  table: 't',
  game: { id: 'pig', version: 1 },
  time: 5000,
}
const CLOCK = { type: 'clock', at: 0, time: 5000, running: true, paused: null, resumesAt: null }

function table(part: object = {}): ServerMessage {
  const luck = { commitment: 'one', values: null, secret: null }
  return { type: 'table', phase: 'playing', luck, ...part } as ServerMessage
}

function seated(seat: number | null, number = 0) {
  return { type: 'seated', seat, number }
}

function greet(seat: number | null): void {
  line().ear.opened()
  hear(WELCOME, table(), CLOCK)
  if (seat !== null) hear(seated(seat))
}

beforeEach(() => {
  calls = []
  timers = []
  now = 1000
  const caller = { table: 't', secret: 's', client: 'test', freshValue: () => 'fresh value' }
  talk = conversation(caller, {
    dial(ear) {
      const call: Call = { ear, said: [], isClosed: false }
      calls.push(call)
      return {
        send: text => call.said.push(JSON.parse(text)),
        close() {
          call.isClosed = true
        },
      }
    },
    now: () => now,
    after(wait, call) {
      const timer = { at: now + wait, call }
      timers.push(timer)
      return () => {
        timers = timers.filter(one => one !== timer)
      }
    },
    spread: () => 0.5,
    changed(changed) {
      snapshot = changed
    },
  })
})

test('says hello first, and is open when it is welcome', () => {
  line().ear.opened()
  expect(line().said[0]).toEqual({
    type: 'hello',
    version: 1,
    client: 'test',
    table: 't',
    secret: 's',
  })
  hear(WELCOME)
  expect(snapshot.line).toBe('open')
  expect(snapshot.game).toEqual({ id: 'pig', version: 1 })
})

test('knows that it has no seat once the table has answered in order', () => {
  greet(null)
  expect(snapshot.isPlaced).toBe(false)
  hear({ type: 'pong', sent: now, time: 5000 })
  expect(snapshot).toMatchObject({ isPlaced: true, seat: null })
})

describe('actions', () => {
  test('are numbered on from what the seat has used', () => {
    line().ear.opened()
    hear(WELCOME, table(), seated(1, 41))
    void talk.ask({ type: 'act', action: { type: 'roll' } })
    expect(said('act')).toEqual([{ type: 'act', number: 42, action: { type: 'roll' } }])
  })

  test('are answered by their number', async () => {
    greet(0)
    const first = talk.ask({ type: 'act', action: { type: 'roll' } })
    const second = talk.ask({ type: 'act', action: { type: 'hold' } })
    const [one, other] = said('act').map(({ number }) => number)
    hear({ type: 'refused', to: 'act', number: other, reason: 'not-your-turn', detail: null })
    hear({ type: 'acknowledged', to: 'act', number: one, entry: 3 })
    expect(await first).toEqual({ ok: true })
    expect(await second).toEqual({ ok: false, reason: 'not-your-turn' })
  })

  test('without an answer are sent again on the next line, as they were', async () => {
    greet(0)
    const answers = ['roll', 'hold'].map(type => talk.ask({ type: 'act', action: { type } }))
    const before = said('act')
    line().ear.closed(1006)
    expect(snapshot.line).toBe('lost')
    pass(0)
    const during = talk.ask({ type: 'act', action: { type: 'roll' } })
    greet(0)
    expect(said('act').slice(0, 2)).toEqual(before)
    expect(said('act')).toHaveLength(3)
    for (const { number } of said('act')) {
      hear({ type: 'acknowledged', to: 'act', number, entry: 1 })
    }
    const heard = await Promise.all([...answers, during])
    expect(heard).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  })

  test('are given up when the seat is gone', async () => {
    greet(0)
    const answer = talk.ask({ type: 'act', action: { type: 'roll' } })
    line().ear.closed(1006)
    pass(0)
    greet(null)
    hear({ type: 'pong', sent: now, time: 5000 })
    expect(await answer).toEqual({ ok: false, reason: 'not-seated' })
    expect(snapshot.seat).toBeNull()
  })
})

test('everything else is not asked twice: it fails when the line breaks', async () => {
  greet(0)
  const answer = talk.ask({ type: 'start' })
  line().ear.closed(1006)
  expect(await answer).toEqual({ ok: false, reason: 'lost' })
})

describe('the view', () => {
  const WHOLE = { type: 'whole', seq: 4, at: 0, view: { viewer: 0, pot: 1 } }
  const step = (seq: number, pot: number, path = '/pot') => ({
    type: 'step',
    seq,
    at: seq,
    events: [{ type: 'rolled' }],
    patch: [[path, pot]],
  })

  test('follows the steps, and listeners hear of each before it changes', () => {
    greet(0)
    const heard: unknown[] = []
    talk.follow(told => heard.push([told, snapshot.view]))
    hear(WHOLE, step(5, 7))
    expect(snapshot.view as unknown).toEqual({ viewer: 0, pot: 7 })
    const before = { viewer: 0, pot: 1 }
    const after = { viewer: 0, pot: 7 }
    expect(heard).toEqual([[{ at: 5, events: [{ type: 'rolled' }], before, after }, before]])
  })

  test.each([
    ['a step is missing', step(6, 7)],
    ['a patch does not fit', step(5, 7, '/no/such/place')],
  ])('is asked for as a whole when %s, and until then stays as it was', (_, wrong) => {
    greet(0)
    hear(WHOLE, wrong, step(7, 9))
    expect(said('look')).toHaveLength(1)
    expect(snapshot.view as unknown).toEqual(WHOLE.view)
    hear({ ...WHOLE, seq: 7, view: { viewer: 0, pot: 9 } }, step(8, 10))
    expect(snapshot.view as unknown).toEqual({ viewer: 0, pot: 10 })
  })
})

describe('a line that breaks', () => {
  test('is sought at once, then less and less often, for ever', () => {
    greet(0)
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      line().ear.closed(1006)
      waits.push(timers.at(-1)!.at - now)
      pass(waits.at(-1)!)
    }
    expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 8000, 8000])
    greet(0)
    expect(snapshot.line).toBe('open')
  })

  test('is found out when nothing is heard any more', () => {
    greet(0)
    pass(11_000)
    expect(calls).toHaveLength(1)
    pass(14_000)
    expect(calls[0]!.isClosed).toBe(true)
    expect(calls.length).toBeGreaterThan(1)
  })

  test('is found out soon after the page comes back to life', () => {
    greet(0)
    talk.wake()
    pass(3000)
    expect(calls[0]!.isClosed).toBe(true)
    expect(calls.length).toBeGreaterThan(1)
  })

  test('is sought at once when the page comes back to life', () => {
    greet(0)
    for (let i = 0; i < 4; i++) {
      line().ear.closed(1006)
      pass(timers.at(-1)!.at - now)
    }
    line().ear.closed(1006)
    const { length } = calls
    talk.wake()
    expect(calls).toHaveLength(length + 1)
  })

  test('stays broken where only the player may want it back', () => {
    greet(0)
    hear({ type: 'notice', notice: 'taken-over' })
    line().ear.closed(CLOSINGS['taken-over'].code)
    expect(snapshot).toMatchObject({ line: 'closed', closing: { back: 'ask' } })
    pass(100_000)
    expect(calls).toHaveLength(1)
    talk.redial()
    greet(0)
    expect(snapshot).toMatchObject({ line: 'open', closing: null, notice: null })
  })
})

test('whoever watched goes on watching on the next line', () => {
  greet(null)
  void talk.ask({ type: 'watch' })
  hear({ type: 'acknowledged', to: 'watch', number: said('watch')[0]!.number, entry: null })
  return Promise.resolve().then(() => {
    line().ear.closed(1006)
    pass(0)
    greet(null)
    expect(said('watch')).toHaveLength(1)
  })
})

test('a rematch gets a new share in the luck, once', () => {
  greet(0)
  expect(said('throwIn')).toHaveLength(0)
  const luck = { commitment: 'two', values: null, secret: null }
  hear(table({ phase: 'gathering', luck }), table({ phase: 'gathering', luck }))
  expect(said('throwIn')).toMatchObject([{ value: 'fresh value' }])
})

test('match time runs by the server’s clock, and the shortest trip is believed', () => {
  greet(0)
  expect(talk.matchNow()).toBe(0)
  pass(100)
  expect(talk.matchNow()).toBe(100)
  hear({ type: 'pong', sent: now - 40, time: 5120 + 20 })
  expect(talk.matchNow()).toBe(160)
  hear({ type: 'pong', sent: now - 400, time: 9999 })
  expect(talk.matchNow()).toBe(160)
  hear({ ...CLOCK, at: 333, running: false })
  expect(talk.matchNow()).toBe(333)
})
