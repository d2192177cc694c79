// Tables on a boardgame.io server, in the protocol of its socket.io.

import { type Actor, type Mail, note, SEATS, type Tell } from './crowd.ts'
import { type Line, openLine } from './line.ts'

const PATH = '/socket.io/?EIO=4&transport=websocket'
const OPENED = '0'
const PING = '2'
const PONG = '3'
const ENTERED = '40/relay,'
const SYNCED = '42/relay,["sync"'
const UPDATED = '42/relay,["update"'

export async function boardgameTable(
  port: number,
  mail: Mail,
  nth: number,
): Promise<readonly Actor[]> {
  const people: Actor[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    people.push(await guest({ port, mail, match: `m${nth}`, seat: `${seat}` }))
  }
  return people
}

interface Place {
  readonly port: number
  readonly mail: Mail
  readonly match: string
  readonly seat: string
}

async function guest({ port, mail, match, seat }: Place): Promise<Actor> {
  const waiting: Tell[] = []
  const synced = Promise.withResolvers<void>()
  function hear(message: Buffer, own: Line): void {
    note(mail, message.length)
    const said = message.toString('latin1')
    if (said.startsWith(UPDATED)) {
      // Whose it was is told at the very end.
      const whose = /"playerID":"(\d)"\}\},[^{]*\]\]$/.exec(said.slice(-160))?.[1]
      if (whose === seat) waiting.shift()?.('granted')
    } else if (said === PING) own.send(PONG)
    else if (said.startsWith(OPENED)) own.send(ENTERED)
    else if (said.startsWith(ENTERED)) {
      own.send(`${SYNCED},"${match}","${seat}",null,${SEATS}]`)
    } else if (said.startsWith(SYNCED)) synced.resolve()
  }
  const line = await openLine({ port, path: PATH, hear })
  await synced.promise
  const payload = { type: 'roll', args: [], playerID: seat }
  const move = JSON.stringify({ type: 'MAKE_MOVE', payload })
  return {
    act(tell) {
      waiting.push(tell)
      line.send(`${UPDATED},${move},0,"${match}","${seat}"]`)
    },
    close: line.close,
  }
}
