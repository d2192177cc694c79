// The page's side of a table of this device: lines into the worker, as many as people share it.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { Hint } from '#screen/board.ts'
import type { Dial, Ear } from '#web/connection/line.ts'
import type { Found, FromHost, Opening, ToHost } from '#web/solo/talk.ts'

export interface LocalTable {
  readonly dial: Dial
  /** What became of the match that was asked for. */
  readonly found: Promise<Found>
  hint(view: Vocabulary['View'], now: Millis): Promise<Hint<Vocabulary> | null>
  /** A finished match as text. */
  journal(match: string): Promise<string | null>
  /** Nobody's time runs until `go`. */
  stop(): void
  go(): void
  close(): void
}

/** As much of a worker as is needed. */
export interface Staff {
  onmessage: ((event: Pick<MessageEvent<FromHost>, 'data'>) => void) | null
  postMessage(message: ToHost): void
  terminate(): void
}

export function openWorker(): Staff {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Staff
}

export function localTable(staff: Staff, wanted: Omit<Opening, 'type'>): LocalTable {
  let tellFound: (found: Found) => void = () => {}
  const found = new Promise<Found>(resolve => {
    tellFound = resolve
  })
  const ears = new Map<string, Ear>()
  const hints = new Map<number, (hint: Hint<Vocabulary> | null) => void>()
  const journals = new Map<string, (text: string | null) => void>()
  let count = 0
  staff.onmessage = ({ data: message }) => {
    if (message.type === 'text') ears.get(message.connection)?.heard(message.text)
    else if (message.type === 'closed') {
      const ear = ears.get(message.connection)
      ears.delete(message.connection)
      ear?.closed(message.code)
    } else if (message.type === 'hint') {
      hints.get(message.asked)?.(message.hint)
      hints.delete(message.asked)
    } else if (message.type === 'opened') tellFound(message.found)
    else journals.get(message.match)?.(message.text)
  }
  staff.postMessage({ type: 'open', ...wanted })

  function dial(ear: Ear) {
    count += 1
    const connection = `line ${count}`
    ears.set(connection, ear)
    queueMicrotask(() => ear.opened())
    return {
      send: (text: string) => staff.postMessage({ type: 'text', connection, text }),
      close() {
        if (ears.delete(connection)) staff.postMessage({ type: 'lose', connection })
      },
    }
  }

  return {
    dial,
    found,
    hint(view, now) {
      count += 1
      const asked = count
      staff.postMessage({ type: 'hint', asked, view, now })
      return new Promise(resolve => hints.set(asked, resolve))
    },
    journal(match) {
      staff.postMessage({ type: 'journal', match })
      return new Promise(resolve => journals.set(match, resolve))
    },
    stop: () => staff.postMessage({ type: 'stop' }),
    go: () => staff.postMessage({ type: 'go' }),
    close: () => staff.terminate(),
  }
}
