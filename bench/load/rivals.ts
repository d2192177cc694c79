// Servers of others, set up to relay the same traffic. None of them stores anything.

import { join } from 'node:path'
import { boardgame } from '../rivals/boardgame.ts'
import type { Actor } from './crowd.ts'

export interface Rival {
  readonly name: string
  readonly program: string
  seated(port: number, tables: number, from: number): Promise<Actor[]>
}

const RIVALS = join(import.meta.dir, '..', 'rivals')
const SEATS = 5
const ROLL = { type: 'roll' } as const

export async function rivals(): Promise<readonly Rival[]> {
  // Sees to it that they are installed.
  await boardgame()
  return [
    {
      name: 'Colyseus 0.16, messages, nothing stored',
      program: join(RIVALS, 'colyseus-server.mjs'),
      seated: (port, tables, from) => filled(tables, from, () => colyseusTable(port)),
    },
    {
      name: 'boardgame.io 0.50, in memory, nothing stored',
      program: join(RIVALS, 'boardgame-server.mjs'),
      seated: (port, tables, from) => filled(tables, from, nth => boardgameTable(port, nth)),
    },
  ]
}

async function filled(
  tables: number,
  from: number,
  table: (nth: number) => Promise<readonly Actor[]>,
): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let nth = from; nth < tables; nth++) actors.push(...(await table(nth)))
  return actors
}

/** By their paths, because types must be checked where the rivals are not installed. */
function rivalModule(path: string) {
  return import(join(RIVALS, 'node_modules', path))
}

/** What the rival calls the id of a table. */
type RelayName = Readonly<Record<'roomId', string>>

interface RelayLine extends RelayName {
  readonly connection: { readonly transport: { readonly ws: WebSocket } }
  onMessage(type: string, hear: (message: { number: number }) => void): void
  send(type: string, message: object): void
  leave(): void
}

async function colyseusTable(port: number): Promise<readonly Actor[]> {
  const { Client } = await rivalModule('colyseus.js/build/cjs/index.js')
  const client = new Client(`ws://127.0.0.1:${port}`)
  const first: RelayLine = await client.create('relay')
  const lines = [first]
  while (lines.length < SEATS) lines.push(await client.joinById(first.roomId))
  return lines.map(colyseusActor)
}

function colyseusActor(line: RelayLine): Actor {
  const received = { bytes: 0, messages: 0 }
  const waiting = new Map<number, () => void>()
  let number = 0
  line.connection.transport.ws.addEventListener('message', ({ data: frame }) => {
    received.bytes += (frame as ArrayBuffer).byteLength
    received.messages += 1
  })
  line.onMessage('step', () => {})
  line.onMessage('acknowledged', answer => {
    waiting.get(answer.number)?.()
    waiting.delete(answer.number)
  })
  return {
    received,
    act(answered) {
      number += 1
      waiting.set(number, answered)
      line.send('act', { number, action: ROLL })
    },
    close: () => line.leave(),
  }
}

interface SocketLine {
  on(type: string, hear: (...parts: never[]) => void): void
  emit(type: string, ...parts: unknown[]): void
  close(): void
}

async function boardgameTable(port: number, nth: number): Promise<readonly Actor[]> {
  const { io } = await rivalModule('socket.io-client/build/cjs/index.js')
  const actors: Actor[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const link = `http://127.0.0.1:${port}/relay`
    const line: SocketLine = io(link, { transports: ['websocket'], forceNew: true })
    await new Promise<void>(resolve => {
      line.on('sync', () => resolve())
      line.on('connect', () => line.emit('sync', `m${nth}`, `${seat}`, undefined, SEATS))
    })
    actors.push(boardgameActor(line, `m${nth}`, `${seat}`))
  }
  return actors
}

interface Made {
  readonly action: { readonly payload: Readonly<Record<'playerID', string>> }
}

function boardgameActor(line: SocketLine, match: string, seat: string): Actor {
  const received = { bytes: 0, messages: 0 }
  const waiting: (() => void)[] = []
  line.on('update', (...parts: [string, object, readonly Made[]]) => {
    received.bytes += JSON.stringify(parts).length
    received.messages += 1
    if (parts[2]?.at(-1)?.action.payload['playerID'] === seat) waiting.shift()?.()
  })
  return {
    received,
    act(answered) {
      waiting.push(answered)
      const payload = { type: 'roll', args: [], playerID: seat, credentials: undefined }
      line.emit('update', { type: 'MAKE_MOVE', payload }, 0, match, seat)
    },
    close: () => line.close(),
  }
}
