// All lines of a server: what comes in is read and brought to its table, what tables say goes out,
// and whoever says too much, too fast, nothing sensible or nothing at all is let go.

import type { Hello } from '#protocol/client.ts'
import { CLOSINGS, type ClosingReason } from '#protocol/closing.ts'
import { NONSENSE_LIMIT, PING_INTERVAL, UNREAD_LIMIT } from '#protocol/limits.ts'
import { readMessage } from '#protocol/reading.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { OLDEST_PROTOCOL, PROTOCOL } from '#protocol/version.ts'
import type { Found } from '#server/hall.ts'
import { type Line, newLine, type Socket } from '#server/line.ts'
import type { Wire } from '#table/ports.ts'
import type { Table } from '#table/table.ts'

export interface Switchboard {
  readonly wire: Wire
  /** A line for somebody at this address. Where there are too many, it is closed when it opens. */
  admit(address: string): Line
  opened(line: Line, socket: Socket): void
  heard(line: Line, frame: unknown): void
  /** The answer to a control ping. */
  ponged(line: Line, text: string): void
  closed(line: Line): void
  /** To be called about ten times a second: pings, and gives up on those who are silent. */
  pulse(): void
  count(): number
  closeAll(reason: ClosingReason): void
}

export interface Surroundings {
  find(table: string): Promise<Found>
  readonly most: number
  /** From one address: more than a household or a classroom needs. */
  readonly mostTogether: number
  readonly helloLimit: number
  readonly silenceLimit: number
  refused(reason: string): void
  dropped(reason: ClosingReason): void
}

/** A client that says hello may go on at once, but not for ever. */
const MOST_EARLY = 64
/** A line that does not close by itself is cut. */
const CLOSE_PATIENCE = 3000
/** After these, lines where no race is on are measured less often. */
const FIRST_PINGS = 5
const CALM_INTERVAL = 5 * PING_INTERVAL
/** With more lines than this they are measured less often, but never less than this. */
const EASILY_MEASURED = 1000
const LONGEST_INTERVAL = 4 * PING_INTERVAL

interface Board extends Surroundings {
  readonly lines: Map<string, Line>
  readonly together: Map<string, number>
  opened: number
}

export function switchboardOf(surroundings: Surroundings): Switchboard {
  const board: Board = {
    ...surroundings,
    lines: new Map(),
    together: new Map(),
    opened: 0,
  }
  return {
    wire: {
      send(id, text) {
        const line = board.lines.get(id)
        if (line !== undefined) sendText(board, line, text)
      },
      voice(id) {
        const line = board.lines.get(id)
        return text => {
          if (line !== undefined && line.state !== 'closed') sendText(board, line, text)
        }
      },
      close(id, reason) {
        const line = board.lines.get(id)
        if (line !== undefined) hangUp(board, line, reason)
      },
    },
    admit: address => admit(board, address),
    opened(line, socket) {
      // Only a line that was opened can be told why it is closed.
      if (line.state === 'closed') socket.close(CLOSINGS['server-full'].code, 'server-full')
      else line.socket = socket
    },
    heard: (line, frame) => hear(board, line, frame),
    ponged(line, text) {
      const now = performance.now()
      line.heardAt = now
      if (line.pingedAt === null || text !== String(line.pings)) return
      line.table?.measure(line.id, now - line.pingedAt)
      line.pingedAt = null
    },
    closed: line => release(board, line),
    pulse: () => pulse(board),
    count: () => board.lines.size,
    closeAll(reason) {
      for (const line of [...board.lines.values()]) drop(board, line, reason)
    },
  }
}

function admit(board: Board, address: string): Line {
  const together = board.together.get(address) ?? 0
  board.opened += 1
  const line = newLine(`line ${board.opened}`, address, performance.now())
  if (board.lines.size >= board.most || together >= board.mostTogether) {
    line.state = 'closed'
    board.dropped('server-full')
    return line
  }
  board.lines.set(line.id, line)
  board.together.set(address, together + 1)
  return line
}

/** It is gone, whoever ended it. Its table is told unless it was the one. */
function release(board: Board, line: Line): void {
  line.socket = null
  if (line.state === 'closed') return
  const { table } = line
  forget(board, line)
  table?.lose(line.id)
}

function forget(board: Board, line: Line): void {
  line.state = 'closed'
  line.table = null
  line.early.length = 0
  board.lines.delete(line.id)
  const together = (board.together.get(line.address) ?? 1) - 1
  if (together > 0) board.together.set(line.address, together)
  else board.together.delete(line.address)
}

/** Ends a line from this side, without a word to its table. */
function hangUp(board: Board, line: Line, reason: ClosingReason): void {
  if (line.state === 'closed') return
  const { socket } = line
  forget(board, line)
  board.dropped(reason)
  if (socket === null) return
  socket.close(CLOSINGS[reason].code, reason)
  setTimeout(() => {
    if (line.socket !== null) line.socket.terminate()
  }, CLOSE_PATIENCE).unref()
}

/** The same, where the table does not know yet. It must not hear of it while it is speaking. */
function drop(board: Board, line: Line, reason: ClosingReason): void {
  const { table, id } = line
  hangUp(board, line, reason)
  if (table !== null) queueMicrotask(() => table.lose(id))
}

function sendText(board: Board, line: Line, text: string): void {
  const { socket } = line
  if (socket === null) return
  if (socket.send(text) > 0) return
  if (socket.unread() > UNREAD_LIMIT) drop(board, line, 'fell-behind')
}

function say(board: Board, line: Line, message: ServerMessage): void {
  sendText(board, line, JSON.stringify(message))
}

function hear(board: Board, line: Line, frame: unknown): void {
  if (line.state === 'closed') return
  const now = performance.now()
  line.heardAt = now
  if (!line.allowance.take(now)) {
    excess(board, line, frame, now)
    return
  }
  const heard = readMessage(frame)
  if (!heard.ok) {
    nonsense(board, line, heard.refusal)
    return
  }
  const { message } = heard
  if (line.state === 'seated' && message.type !== 'hello') line.table!.hear(line.id, message)
  else if (message.type === 'hello') greet(board, line, message)
  else if (line.state === 'waiting') drop(board, line, 'no-hello')
  else if (line.early.length < MOST_EARLY) line.early.push(message)
  else drop(board, line, 'too-fast')
}

/** Beyond its allowance: it is told so, and let go if it goes on. */
function excess(board: Board, line: Line, frame: unknown, now: number): void {
  if (!line.lenience.take(now)) {
    drop(board, line, 'too-fast')
    return
  }
  const heard = readMessage(frame)
  const known = heard.ok ? heard.message : heard.refusal
  const to = heard.ok ? heard.message.type : heard.refusal.to
  const number = 'number' in known ? known.number : null
  board.refused('too-fast')
  say(board, line, { type: 'refused', to, number, reason: 'too-fast', detail: null })
}

function nonsense(board: Board, line: Line, refusal: Told<'refused'>): void {
  line.nonsense += 1
  board.refused(refusal.reason)
  say(board, line, refusal)
  if (line.nonsense >= NONSENSE_LIMIT) drop(board, line, 'nonsense')
}

function greet(board: Board, line: Line, hello: Hello): void {
  if (line.state !== 'waiting') {
    const detail = 'hello was said already'
    nonsense(board, line, {
      type: 'refused',
      to: 'hello',
      number: null,
      reason: 'malformed',
      detail,
    })
    return
  }
  // Behind a server that was set back to an older version, the page is to be loaded again, too.
  if (hello.version < OLDEST_PROTOCOL || hello.version > PROTOCOL) {
    drop(board, line, 'client-too-old')
    return
  }
  line.state = 'finding'
  board.find(hello.table).then(
    found => usher(board, line, hello, found),
    () => drop(board, line, 'table-broken'),
  )
}

const NOT_FOUND = {
  absent: 'no-such-table',
  broken: 'table-broken',
  full: 'server-full',
  stopping: 'restarting',
} as const

/** To the table, with all that was said meanwhile. */
function usher(board: Board, line: Line, hello: Hello, found: Found): void {
  if (line.state !== 'finding') return
  if (found.type !== 'found') {
    drop(board, line, NOT_FOUND[found.type])
    return
  }
  line.state = 'seated'
  line.table = found.table
  found.table.arrive(line.id, hello.secret)
  if (hello.version < PROTOCOL) say(board, line, { type: 'notice', notice: 'newer-version' })
  for (const message of line.early.splice(0)) line.table?.hear(line.id, message)
}

function pulse(board: Board): void {
  const now = performance.now()
  for (const line of board.lines.values()) if (now >= line.attendedNext) attend(board, line, now)
}

function attend(board: Board, line: Line, now: number): void {
  const { socket, table } = line
  line.attendedNext = now + PING_INTERVAL
  if (line.state !== 'seated' && now - line.openedAt >= board.helloLimit) {
    drop(board, line, line.state === 'waiting' ? 'no-hello' : 'server-full')
  } else if (now - line.heardAt >= board.silenceLimit) drop(board, line, 'silent')
  // One that is still on its way says enough: the line is slow.
  else if (socket !== null && table !== null && line.pingedAt === null) {
    line.pings += 1
    line.pingedAt = now
    if (line.pings > FIRST_PINGS) line.attendedNext = now + intervalFor(board, table)
    socket.ping(String(line.pings))
  }
}

/** A line is taken for the middle of many trips, so fewer of them will do on a full server. */
function intervalFor({ lines }: Board, table: Table): number {
  if (!table.isRacing()) return CALM_INTERVAL
  const fair = PING_INTERVAL * Math.max(1, lines.size / EASILY_MEASURED)
  return Math.min(LONGEST_INTERVAL, fair)
}
