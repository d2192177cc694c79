// Tables of Jelly Monster on the real server, where everybody rolls twice a second.

import { PROTOCOL } from '#protocol/version.ts'
import type { Actor } from './crowd.ts'

const SEATS = 5
/** Nobody ends a round, and rolls may follow each other as quickly as the rules allow. */
const OPTIONS = { rollInterval: 300, stallLimit: null, readyLimit: 5000, countdown: 1000 }

export async function seated(port: number, tables: number, from: number): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let nth = from; nth < tables; nth++) actors.push(...(await table(port, nth)))
  return actors
}

/** Each comes from an address of its own, as they do. */
function headersOf(nth: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` }
}

export async function opened(port: number, nth: number): Promise<string> {
  const wish = { game: 'jelly-monster', options: OPTIONS, fairness: 'friendly', listed: false }
  const post = { method: 'POST', body: JSON.stringify(wish), headers: headersOf(nth) }
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, post)
  const { table: id } = (await response.json()) as { table: string }
  return id
}

async function table(port: number, nth: number): Promise<readonly Actor[]> {
  const headers = headersOf(nth)
  const id = await opened(port, nth)
  const people: Guest[] = []
  for (let seat = 0; seat < SEATS; seat++)
    people.push(await guest(port, id, `${nth}-${seat}`, headers))
  await people[0]!.ask({ type: 'start' })
  for (const one of people) await one.ask({ type: 'act', action: { type: 'ready' } })
  return people
}

interface Guest extends Actor {
  ask(request: object): Promise<void>
}

async function guest(
  port: number,
  id: string,
  name: string,
  headers: Record<string, string>,
): Promise<Guest> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers } as unknown as string[])
  const received = { bytes: 0, messages: 0 }
  const waiting = new Map<string, () => void>()
  let number = 0
  socket.onmessage = ({ data: text }: MessageEvent<string>) => {
    received.bytes += text.length
    received.messages += 1
    if (!text.startsWith('{"type":"acknowledged"') && !text.startsWith('{"type":"refused"')) return
    const own = /"number":(\d+)/.exec(text)?.[1] ?? ''
    const done = waiting.get(own)
    waiting.delete(own)
    // A refusal is no answer that anybody wants, and quicker to give.
    if (text.startsWith('{"type":"acknowledged"')) done?.()
  }
  await new Promise(resolve => {
    socket.onopen = resolve
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  const ask = (request: object) =>
    new Promise<void>(resolve => {
      number += 1
      waiting.set(String(number), resolve)
      say({ ...request, number })
    })
  const secret = Bun.SHA256.hash(name, 'hex')
  say({ type: 'hello', version: PROTOCOL, client: 'load', table: id, secret })
  await ask({ type: 'join', name, seat: null, value: secret })
  return {
    received,
    ask,
    act(answered) {
      number += 1
      waiting.set(String(number), answered)
      socket.send(`{"type":"act","number":${number},"action":{"type":"roll"}}`)
    },
    close: () => socket.close(),
  }
}
