// What is said to a socket in one turn goes out in one piece: the step and the answer to whoever
// caused it, and whatever else became durable at the same time.

import type { ServerWebSocket } from 'bun'
import type { Socket } from '#server/line.ts'

/** What an outbox needs of a socket. */
export interface Outlet
  extends Pick<ServerWebSocket, 'sendText' | 'ping' | 'close' | 'terminate' | 'getBufferedAmount'> {
  cork(speak: () => void): void
}

interface Outbox {
  readonly outlet: Outlet
  /** Mostly there is one. */
  first: string | null
  more: string[] | null
  /** What the outlet said of the latest text. */
  sent: number
}

/** So many are served before the turn is over, so that nobody waits for a long one to end. */
const MOST_WAITING = 1024

export type Outboxes = (outlet: Outlet) => Socket

export function outboxes(): Outboxes {
  let waiting: Outbox[] = []

  function emptyAll(): void {
    const all = waiting
    waiting = []
    for (const outbox of all) empty(outbox)
  }

  function put(outbox: Outbox, text: string): number {
    if (outbox.first !== null) {
      outbox.more ??= []
      outbox.more.push(text)
      return outbox.sent
    }
    outbox.first = text
    waiting.push(outbox)
    if (waiting.length === 1) queueMicrotask(emptyAll)
    else if (waiting.length === MOST_WAITING) emptyAll()
    return outbox.sent
  }

  return outlet => {
    const outbox: Outbox = { outlet, first: null, more: null, sent: 1 }
    return {
      send: text => put(outbox, text),
      ping: text => outlet.ping(text),
      close(code, reason) {
        empty(outbox)
        outlet.close(code, reason)
      },
      terminate: () => outlet.terminate(),
      unread: () => outlet.getBufferedAmount(),
    }
  }
}

function empty(outbox: Outbox): void {
  const { outlet, first, more } = outbox
  if (first === null) return
  outbox.first = outbox.more = null
  if (more === null) outbox.sent = outlet.sendText(first)
  else {
    outlet.cork(() => {
      outlet.sendText(first)
      for (const text of more) outbox.sent = outlet.sendText(text)
    })
  }
}
