import { describe, expect, test } from 'bun:test'
import { UNREAD_LIMIT } from '#protocol/limits.ts'
import type { Line, Socket } from '#server/line.ts'
import { type Surroundings, switchboardOf } from '#server/switchboard.ts'
import { hello } from '#server/trials/visitor.ts'
import type { Table } from '#table/table.ts'

interface Dummy extends Socket {
  readonly sent: string[]
  readonly pings: string[]
  closed: string | null
  waiting: number
}

function dummySocket(): Dummy {
  const socket: Dummy = {
    sent: [],
    pings: [],
    closed: null,
    waiting: 0,
    send: text => (socket.waiting > 0 ? -1 : socket.sent.push(text)),
    ping: text => socket.pings.push(text),
    close(_code, reason) {
      socket.closed = reason
    },
    terminate() {},
    unread: () => socket.waiting,
  }
  return socket
}

interface Calls {
  readonly said: string[]
  isRacing: boolean
}

function dummyTable(calls: Calls): Table {
  const note = (what: string) => (id: string) => void calls.said.push(`${what} ${id}`)
  return {
    id: 'table',
    match: () => 'match',
    arrive: note('arrive'),
    hear: note('hear'),
    lose: note('lose'),
    measure: (id, trip) => void calls.said.push(`measure ${id} ${trip >= 0 && trip < 1000}`),
    retire() {},
    close() {},
    outline() {
      throw new Error('nobody asks')
    },
    isRacing: () => calls.isRacing,
  }
}

async function seatedBoard(surroundings: Partial<Surroundings> = {}) {
  const calls: Calls = { said: [], isRacing: true }
  const table = dummyTable(calls)
  const board = switchboardOf({
    find: async () => ({ type: 'found', table }),
    most: 10,
    mostTogether: 3,
    helloLimit: 1000,
    silenceLimit: 60_000,
    refused() {},
    dropped() {},
    ...surroundings,
  })
  const connect = (address = 'here') => {
    const line = board.admit(address)
    const socket = dummySocket()
    board.opened(line, socket)
    return { line, socket }
  }
  const seat = async (line: Line) => {
    board.heard(line, JSON.stringify(hello('table', null)))
    await Promise.resolve()
  }
  const one = connect()
  await seat(one.line)
  return { board, calls, connect, ...one }
}

describe('a reader that is slow', () => {
  test('may have so much waiting, and no more; then it starts over', async () => {
    const { board, calls, line, socket } = await seatedBoard()
    socket.waiting = UNREAD_LIMIT
    board.wire.send(line.id, 'much')
    expect(socket.closed).toBeNull()
    socket.waiting += 1
    board.wire.send(line.id, 'more')
    expect(socket.closed).toBe('fell-behind')
    // Not while the table is speaking.
    expect(calls.said).toEqual([`arrive ${line.id}`])
    await Promise.resolve()
    expect(calls.said).toEqual([`arrive ${line.id}`, `lose ${line.id}`])
    board.closed(line)
    expect(calls.said).toHaveLength(2)
    expect(board.count()).toBe(0)
  })
})

describe('a line', () => {
  test('is measured by pings that carry their number', async () => {
    const { board, calls, line, socket } = await seatedBoard()
    board.pulse()
    expect(socket.pings).toEqual(['1'])
    board.ponged(line, '7')
    expect(calls.said).toEqual([`arrive ${line.id}`])
    board.ponged(line, '1')
    board.ponged(line, '1')
    expect(calls.said).toEqual([`arrive ${line.id}`, `measure ${line.id} true`])
  })

  test('that is silent for too long is given up', async () => {
    const { board, calls, socket, line } = await seatedBoard({ silenceLimit: 0 })
    board.pulse()
    await Promise.resolve()
    expect(socket.closed).toBe('silent')
    expect(calls.said).toEqual([`arrive ${line.id}`, `lose ${line.id}`])
  })

  test('that its table closes is not lost to it again', async () => {
    const { board, calls, line, socket } = await seatedBoard()
    board.wire.close(line.id, 'kicked')
    board.closed(line)
    board.wire.send(line.id, 'nothing')
    expect(socket.closed).toBe('kicked')
    expect(socket.sent).toEqual([])
    expect(calls.said).toEqual([`arrive ${line.id}`])
  })

  test('too many of one address, or of all, are told that the server is full', async () => {
    const { connect, board } = await seatedBoard()
    expect([connect(), connect()].map(({ socket }) => socket.closed)).toEqual([null, null])
    const fourth = connect()
    expect(fourth.socket.closed).toBe('server-full')
    board.closed(fourth.line)
    for (let nth = 3; nth < 10; nth++) expect(connect(`${nth}`).socket.closed).toBeNull()
    expect(connect('far').socket.closed).toBe('server-full')
    expect(board.count()).toBe(10)
  })

  test('for a table that takes for ever to find is given up', async () => {
    const { connect, board } = await seatedBoard({
      find: () => new Promise(() => {}),
      helloLimit: 0,
    })
    const { line, socket } = connect()
    board.heard(line, JSON.stringify(hello('table', null)))
    board.pulse()
    expect(socket.closed).toBe('server-full')
  })
})
