// The line between a page and its table: what comes over it, and how to keep it back.
import type { Page } from 'playwright-core'

interface Message {
  readonly type: string
  readonly running?: boolean
  readonly paused?: string | null
}

function messagesIn(payload: string | Buffer): readonly Message[] {
  return [JSON.parse(String(payload)) as Message | Message[]].flat()
}

/**
 * Waits for a new line, and on it for the word that the match goes on. Tells whether it stood still
 * until then: whoever comes back late finds it running.
 */
export function comingBack(page: Page): Promise<boolean> {
  let hasWaited = false
  return new Promise(resolve => {
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => {
        for (const { type, running, paused } of messagesIn(payload)) {
          if (type !== 'clock') continue
          hasWaited ||= paused === 'restart'
          if (running) resolve(hasWaited)
        }
      })
    })
  })
}

export interface Reins {
  /** From now on the page does not hear what happens. Everything else still comes through. */
  hold(): void
  release(): void
}

/** To be asked for before the page calls its table. */
export async function reinsOn(page: Page): Promise<Reins> {
  let kept: (() => void)[] | null = null
  await page.routeWebSocket(/./, socket => {
    const server = socket.connectToServer()
    server.onMessage(payload => {
      const isStep = messagesIn(payload).some(({ type }) => type === 'step')
      if (kept !== null && isStep) kept.push(() => socket.send(payload))
      else socket.send(payload)
    })
  })
  return {
    hold() {
      kept ??= []
    },
    release() {
      const late = kept ?? []
      kept = null
      for (const tell of late) tell()
    },
  }
}
