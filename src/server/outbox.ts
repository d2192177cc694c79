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
  texts: string[]
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
    outbox.texts.push(text)
    if (outbox.texts.length > 1) return outbox.sent
    waiting.push(outbox)
    if (waiting.length === 1) queueMicrotask(emptyAll)
    else if (waiting.length === MOST_WAITING) emptyAll()
    return outbox.sent
  }

  return outlet => {
    const outbox: Outbox = { outlet, texts: [], sent: 1 }
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
  const { outlet, texts } = outbox
  if (texts.length === 0) return
  outbox.texts = []
  if (texts.length === 1) outbox.sent = outlet.sendText(texts[0]!)
  else {
    outlet.cork(() => {
      for (const text of texts) outbox.sent = outlet.sendText(text)
    })
  }
}
