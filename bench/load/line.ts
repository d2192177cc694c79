// A WebSocket as thin as can be: a crowd of thousands must not cost more than the server it is to
// measure.

export interface Line {
  /** Text, or bytes as they are. */
  send(message: string | Uint8Array): void
  close(): void
}

export interface Call {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** May hear something before it is known to whoever called. */
  hear(message: Buffer, line: Line): void
}

const TEXT = 1
const BYTES = 2
const PING = 9
const PONG = 10
const NOTHING: Buffer = Buffer.alloc(0)

export function openLine(call: Call): Promise<Line> {
  const { promise, resolve, reject } = Promise.withResolvers<Line>()
  const opening = Bun.connect({
    hostname: '127.0.0.1',
    port: call.port,
    socket: {
      binaryType: 'buffer',
      open(socket) {
        socket.write(handshake(call))
      },
      data: reader(call, resolve),
      error: (_, error) => reject(error),
      close: () => reject(new Error('it was closed')),
    },
  })
  opening.catch(reject)
  return promise
}

function handshake({ port, path, headers = {} }: Call): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'upgrade: websocket',
    'connection: Upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

interface Outlet {
  write(bytes: Uint8Array): number
  end(): void
}

/** First the answer to the handshake, then frames. */
function reader({ hear }: Call, opened: (line: Line) => void) {
  let rest = NOTHING
  let line: Line | null = null
  return (socket: Outlet, chunk: Buffer): void => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (line === null) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      rest = rest.subarray(end + 4)
      line = lineOver(socket)
      opened(line)
    }
    const own = line
    rest = framesRead(rest, (kind, message) => {
      if (kind === PING) write(socket, PONG, message)
      else if (kind === TEXT || kind === BYTES) hear(message, own)
    })
  }
}

/** What is left when all whole frames were told. */
function framesRead(bytes: Buffer, tell: (kind: number, message: Buffer) => void): Buffer {
  let at = 0
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1]! & 127
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (bytes.length - at < head) break
    let length = short
    if (short === 126) length = bytes.readUInt16BE(at + 2)
    else if (short === 127) length = Number(bytes.readBigUInt64BE(at + 2))
    if (bytes.length - at < head + length) break
    tell(bytes[at]! & 15, bytes.subarray(at + head, at + head + length))
    at += head + length
  }
  return at === bytes.length ? NOTHING : bytes.subarray(at)
}

function lineOver(socket: Outlet): Line {
  return {
    send(message) {
      if (typeof message === 'string') write(socket, TEXT, Buffer.from(message))
      else write(socket, BYTES, message)
    },
    close: () => socket.end(),
  }
}

/** Clients have to mask what they send; a mask of zeros is one, too. */
function write(socket: Outlet, kind: number, message: Uint8Array): void {
  const { length } = message
  const head = length < 126 ? 6 : 8
  const frame = Buffer.alloc(head + length)
  frame[0] = 128 | kind
  frame[1] = 128 | (length < 126 ? length : 126)
  if (length >= 126) frame.writeUInt16BE(length, 2)
  frame.set(message, head)
  if (socket.write(frame) !== frame.length) throw new Error('the server does not read any more')
}
