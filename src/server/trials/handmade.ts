// A WebSocket made by hand, for frames that no client of a browser would send: in pieces, with
// other frames in between, and broken ones.

import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { ServerMessage } from '#protocol/server.ts'
import type { Frame } from '#server/trials/mutation.ts'

export interface Ended {
  readonly code: number
  readonly reason: string
}

/** What a visit needs of a line, however it is made. */
export interface Speaker {
  say(frame: Frame): void
  listen: ((message: ServerMessage) => void) | null
  closed: Ended | null
  leave(): void
  readonly gone: Promise<Ended>
}

export interface Handmade extends Speaker {
  /** Sends these bytes as they are. */
  write(bytes: Uint8Array): void
}

const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const LAST = 0x80
const MASKED = 0x80
const MASK_LENGTH = 4
/** Length fields: a short one, or one of these, which say how many bytes follow. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const NORMAL = 1000
const ABNORMAL = 1006

/** `pieces` says into how many each message is cut. */
export async function connectByHand(
  port: number,
  headers: Readonly<Record<string, string>>,
  pieces: () => number,
): Promise<Handmade> {
  const socket = connect(port, '127.0.0.1')
  const gone = Promise.withResolvers<Ended>()
  const speaker: Handmade = {
    listen: null,
    closed: null,
    gone: gone.promise,
    write: bytes => void socket.write(bytes),
    say(frame) {
      for (const bytes of cut(frame, pieces())) socket.write(bytes)
    },
    leave: () => void socket.write(frameOf(OPCODES.close | LAST, codeBytes(NORMAL))),
  }
  function end(code: number, reason: string): void {
    speaker.closed ??= { code, reason }
    gone.resolve(speaker.closed)
    socket.destroy()
  }
  socket.on('error', () => end(ABNORMAL, ''))
  socket.on('close', () => end(ABNORMAL, ''))
  const early = await shakeHands(socket, headers)
  const take = receiver((opcode, payload) => {
    if (opcode === OPCODES.text) speaker.listen?.(JSON.parse(payload.toString()))
    if (opcode === OPCODES.ping) socket.write(frameOf(OPCODES.pong | LAST, payload))
    if (opcode !== OPCODES.close) return
    end(payload.length < 2 ? NORMAL : payload.readUInt16BE(0), payload.subarray(2).toString())
  })
  socket.on('data', take)
  take(early)
  return speaker
}

/** Resolves with what came after the answer. */
function shakeHands(socket: Socket, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  const all = {
    host: '127.0.0.1',
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET /socket HTTP/1.1\r\n${lines.join('')}\r\n`)
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0)
    socket.on('close', () => reject(new Error('no connection')))
    socket.on('data', function read(chunk: Buffer) {
      answer = Buffer.concat([answer, chunk])
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.off('data', read)
      if (answer.toString('latin1').startsWith('HTTP/1.1 101')) resolve(answer.subarray(end + 4))
      else reject(new Error(answer.toString('latin1', 0, end)))
    })
  })
}

/** Puts frames together as bytes come in. A server's are whole and not masked. */
function receiver(hear: (opcode: number, payload: Buffer) => void): (chunk: Buffer) => void {
  let left = Buffer.alloc(0)
  return chunk => {
    left = Buffer.concat([left, chunk])
    for (;;) {
      if (left.length < 2) return
      const short = left[1]!
      const start = short === TWO_BYTES ? 4 : short === EIGHT_BYTES ? 10 : 2
      if (left.length < start) return
      const long = short === TWO_BYTES ? left.readUInt16BE(2) : short
      const length = short === EIGHT_BYTES ? Number(left.readBigUInt64BE(2)) : long
      if (left.length < start + length) return
      const payload = left.subarray(start, start + length)
      const opcode = left[0]! & 0x0f
      left = left.subarray(start + length)
      hear(opcode, payload)
    }
  }
}

/** A message in so many frames, with a ping between the first two. */
function cut(frame: Frame, pieces: number): readonly Buffer[] {
  const bytes = typeof frame === 'string' ? Buffer.from(frame) : Buffer.from(frame)
  const first = typeof frame === 'string' ? OPCODES.text : OPCODES.binary
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  const frames: Buffer[] = []
  for (let at = 0; at === 0 || at < bytes.length; at += size) {
    const last = at + size >= bytes.length ? LAST : 0
    frames.push(frameOf((at === 0 ? first : OPCODES.more) | last, bytes.subarray(at, at + size)))
    if (at === 0) frames.push(frameOf(OPCODES.ping | LAST, Buffer.from('hello')))
  }
  return frames
}

export function frameOf(first: number, payload: Uint8Array): Buffer {
  const { length } = payload
  const mask = randomBytes(MASK_LENGTH)
  const masked = Buffer.from(payload.map((byte, at) => byte ^ mask[at % MASK_LENGTH]!))
  return Buffer.concat([Buffer.from([first]), lengthBytes(length), mask, masked])
}

function lengthBytes(length: number): Buffer {
  if (length < TWO_BYTES) return Buffer.from([MASKED | length])
  if (length < 65_536) return Buffer.from([MASKED | TWO_BYTES, length >> 8, length & 0xff])
  const long = Buffer.alloc(9, MASKED | EIGHT_BYTES)
  long.writeBigUInt64BE(BigInt(length), 1)
  return long
}

function codeBytes(code: number): Buffer {
  return Buffer.from([code >> 8, code & 0xff])
}

/** Frames that break the rules of WebSockets themselves. */
export const BROKEN: readonly Uint8Array[] = [
  // A reserved bit.
  frameOf(LAST | 0x40 | OPCODES.text, Buffer.from('{}')),
  // A kind that there is not.
  frameOf(LAST | 3, Buffer.from('{}')),
  // The rest of nothing.
  frameOf(LAST | OPCODES.more, Buffer.from('{}')),
  // A ping in two parts, and one that is too long.
  frameOf(OPCODES.ping, Buffer.from('x')),
  frameOf(LAST | OPCODES.ping, Buffer.alloc(200)),
  // Text that is none.
  frameOf(LAST | OPCODES.text, Buffer.from([0xff, 0xfe, 0xfd])),
  // Far too much, announced.
  Buffer.concat([Buffer.from([LAST | OPCODES.text, MASKED | EIGHT_BYTES]), Buffer.alloc(12, 0x7f)]),
]
