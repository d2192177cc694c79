// A client over a real socket: keeps what it hears, patches its view, and checks that nothing is
// missing.

import type { Vocabulary } from '#kernel/game.ts'
import type { ClientMessage, Request } from '#protocol/client.ts'
import { applyPatch } from '#protocol/patch.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { PROTOCOL } from '#protocol/version.ts'

export interface Visitor {
  readonly link: string
  /** What it is told of its seat, its table and its clock last. */
  readonly latest: { [Type in ServerMessage['type']]?: Told<Type> }
  view: Vocabulary['View'] | null
  seq: number
  /** Steps that did not follow on the one before. */
  gaps: number
  bytes: number
  closed: { readonly code: number; readonly reason: string } | null
  say(message: ClientMessage | string | Uint8Array): void
  /** What is asked gets the next number, and its answer. */
  ask(request: Unnumbered): Promise<Told<'acknowledged'> | Told<'refused'>>
  /** The first message of this kind from now on that will do. */
  next<Type extends ServerMessage['type']>(
    type: Type,
    suits?: (message: Told<Type>) => boolean,
  ): Promise<Told<Type>>
  leave(): void
  readonly gone: Promise<{ readonly code: number; readonly reason: string }>
  /** Called with each message, after it was taken in. */
  listen: ((message: ServerMessage) => void) | null
}

type Numberless<R> = R extends { number: number } ? Omit<R, 'number'> : never
export type Unnumbered = Numberless<Request>

interface Waiter {
  suits(message: ServerMessage): boolean
  resolve(message: ServerMessage): void
  reject(error: Error): void
}

export async function visit(port: number, headers: Record<string, string> = {}): Promise<Visitor> {
  const link = `ws://127.0.0.1:${port}/socket`
  const socket = new WebSocket(link, { headers } as unknown as string[])
  const gone = Promise.withResolvers<{ code: number; reason: string }>()
  const waiters = new Set<Waiter>()
  let number = 1000
  const visitor: Visitor = {
    link,
    latest: {},
    view: null,
    seq: 0,
    gaps: 0,
    bytes: 0,
    closed: null,
    listen: null,
    gone: gone.promise,
    say(message) {
      const isRaw = typeof message === 'string' || message instanceof Uint8Array
      socket.send(isRaw ? (message as string) : JSON.stringify(message))
    },
    async ask(request) {
      number += 1
      const own = number
      const isAnswer = (one: { number: number | null }) => one.number === own
      const answer = waitFor(waiters, visitor, message => {
        return (message.type === 'acknowledged' || message.type === 'refused') && isAnswer(message)
      })
      visitor.say({ ...request, number: own } as ClientMessage)
      return (await answer) as Told<'acknowledged'> | Told<'refused'>
    },
    next: (type, suits = () => true) =>
      waitFor(waiters, visitor, message => {
        return message.type === type && suits(message as never)
      }) as never,
    leave: () => socket.close(1000),
  }
  socket.onmessage = ({ data: text }) => {
    take(visitor, waiters, String(text))
  }
  socket.onclose = ({ code, reason }) => {
    visitor.closed = { code, reason }
    gone.resolve({ code, reason })
    for (const waiter of waiters) waiter.reject(new Error(`closed: ${code} ${reason}`))
    waiters.clear()
  }
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error('no connection'))
  })
  return visitor
}

function waitFor(
  waiters: Set<Waiter>,
  visitor: Visitor,
  suits: (message: ServerMessage) => boolean,
): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    if (visitor.closed !== null) reject(new Error(`closed: ${visitor.closed.reason}`))
    waiters.add({ suits, resolve, reject })
  })
}

function take(visitor: Visitor, waiters: Set<Waiter>, text: string): void {
  const message = JSON.parse(text) as ServerMessage
  visitor.bytes += text.length
  ;(visitor.latest as Record<string, ServerMessage>)[message.type] = message
  if (message.type === 'whole') {
    visitor.view = message.view as Vocabulary['View']
    visitor.seq = message.seq
  } else if (message.type === 'step') {
    if (message.seq !== visitor.seq + 1) visitor.gaps += 1
    visitor.view = applyPatch(visitor.view, message.patch as never) as Vocabulary['View']
    visitor.seq = message.seq
  }
  for (const waiter of [...waiters]) {
    if (!waiter.suits(message)) continue
    waiters.delete(waiter)
    waiter.resolve(message)
  }
  visitor.listen?.(message)
}

export function hello(table: string, secret: string | null): ClientMessage {
  return { type: 'hello', version: PROTOCOL, client: 'trial', table, secret }
}

/** Somebody who has said hello and been welcomed. */
export async function visitTable(
  port: number,
  table: string,
  secret: string | null,
): Promise<Visitor> {
  const visitor = await visit(port)
  const welcome = visitor.next('clock')
  visitor.say(hello(table, secret))
  await welcome
  return visitor
}

/** Somebody who has sat down as well. */
export async function join(port: number, table: string, name: string): Promise<Visitor> {
  const visitor = await visitTable(port, table, secretOf(name))
  const seated = visitor.next('seated')
  const answer = await visitor.ask({ type: 'join', name, seat: null, value: secretOf(`v${name}`) })
  if (answer.type === 'refused') throw new Error(`${name} was refused: ${answer.reason}`)
  await seated
  return visitor
}

export function secretOf(name: string): string {
  return Bun.SHA256.hash(`secret of ${name}`, 'hex')
}
