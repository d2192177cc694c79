// Tables of Jelly Monster on the real server, where everybody rolls twice a second.

import { PROTOCOL } from '#protocol/version.ts'
import { type Actor, type Mail, note, SEATS, type Tell } from './crowd.ts'
import { openLine } from './line.ts'

/** Nobody ends a round, and rolls may follow each other as quickly as the rules allow. */
const OPTIONS = { rollInterval: 300, stallLimit: null, readyLimit: 5000, countdown: 1000 }

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

export async function ownTable(port: number, mail: Mail, nth: number): Promise<readonly Actor[]> {
  const place = { port, mail, table: await opened(port, nth), nth }
  const people: Guest[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await guest(place, `${nth}-${seat}`))
  await people[0]!.ask({ type: 'start' })
  for (const one of people) await one.ask({ type: 'act', action: { type: 'ready' } })
  return people
}

interface Guest extends Actor {
  ask(request: object): Promise<void>
}

interface Place {
  readonly port: number
  readonly mail: Mail
  readonly table: string
  readonly nth: number
}

async function guest({ port, mail, table, nth }: Place, name: string): Promise<Guest> {
  const waiting = new Map<number, Tell>()
  let number = 0
  function hear(message: Buffer): void {
    note(mail, message.length)
    const kind = message[TYPE]!
    if (kind !== ACKNOWLEDGED && kind !== REFUSED) return
    const own = Number(/"number":(\d+)/.exec(message.toString('latin1'))?.[1])
    const tell = waiting.get(own)
    waiting.delete(own)
    tell?.(kind === ACKNOWLEDGED ? 'granted' : 'refused')
  }
  const line = await openLine({ port, path: '/socket', headers: headersOf(nth), hear })
  const ask = (request: object) =>
    new Promise<void>((resolve, reject) => {
      number += 1
      waiting.set(number, answer => (answer === 'granted' ? resolve() : reject(new Error(answer))))
      line.send(JSON.stringify({ ...request, number }))
    })
  const secret = Bun.SHA256.hash(name, 'hex')
  line.send(JSON.stringify({ type: 'hello', version: PROTOCOL, client: 'load', table, secret }))
  await ask({ type: 'join', name, seat: null, value: secret })
  return {
    ask,
    act(tell) {
      number += 1
      waiting.set(number, tell)
      line.send(`{"type":"act","number":${number},"action":{"type":"roll"}}`)
    },
    close: line.close,
  }
}

/** Where a message says what it is, and how the two that count begin. */
const TYPE = '{"type":"'.length
const ACKNOWLEDGED = 'a'.charCodeAt(0)
const REFUSED = 'r'.charCodeAt(0)
