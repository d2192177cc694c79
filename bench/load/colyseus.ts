// Tables on a Colyseus server, in its own protocol: a byte for the kind, then MessagePack.

import { type Actor, type Mail, note, SEATS, type Tell } from './crowd.ts'
import { openLine } from './line.ts'

const JOINED = 10
const MESSAGE = 13

/** What the rival calls a table, and the process it is in. */
type Address = Readonly<Record<'roomId' | 'processId', string>>

interface Reservation extends Readonly<Record<'room', Address>> {
  readonly sessionId: string
}

export async function colyseusTable(port: number, mail: Mail): Promise<readonly Actor[]> {
  const first = await reservation(port, 'create/relay')
  const table = first['room']['roomId']
  const people = [await guest(port, mail, first)]
  while (people.length < SEATS) {
    people.push(await guest(port, mail, await reservation(port, `joinById/${table}`)))
  }
  return people
}

async function reservation(port: number, method: string): Promise<Reservation> {
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/${method}`, post)
  return (await response.json()) as Reservation
}

async function guest(port: number, mail: Mail, reserved: Reservation): Promise<Actor> {
  const waiting = new Map<number, Tell>()
  const joined = Promise.withResolvers<void>()
  let number = 0
  function hear(message: Buffer): void {
    note(mail, message.length)
    if (message[0] === JOINED) joined.resolve()
    else if (message[1] === ANSWER) {
      const own = numberIn(message, message.indexOf(NUMBER) + NUMBER.length)
      waiting.get(own)?.('granted')
      waiting.delete(own)
    }
  }
  const address = reserved['room']
  const place = `/${address['processId']}/${address['roomId']}`
  const path = `${place}?sessionId=${reserved.sessionId}`
  const line = await openLine({ port, path, hear })
  await joined.promise
  line.send(Buffer.from([JOINED]))
  return {
    act(tell) {
      number += 1
      waiting.set(number, tell)
      line.send(actOf(number))
    },
    close: line.close,
  }
}

/** Short texts begin with their length. */
function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | word.length]), Buffer.from(word)])
}

const NUMBER = text('number')
/** How its name begins. */
const ANSWER = text('acknowledged')[0]!
const LONG = 0xce
const HEAD = Buffer.concat([Buffer.from([MESSAGE]), text('act'), Buffer.from([0x82]), NUMBER])
const ROLL = Buffer.concat([text('action'), Buffer.from([0x81]), text('type'), text('roll')])

function actOf(number: number): Buffer {
  const long = Buffer.from([LONG, 0, 0, 0, 0])
  long.writeUInt32BE(number, 1)
  return Buffer.concat([HEAD, long, ROLL])
}

function numberIn(message: Buffer, at: number): number {
  const first = message[at]!
  if (first < 0x80) return first
  if (first === 0xcc) return message[at + 1]!
  return first === 0xcd ? message.readUInt16BE(at + 1) : message.readUInt32BE(at + 1)
}
