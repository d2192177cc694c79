// Runs a table of this device, apart from the page, so that no bot's thinking holds up a finger.

import { hex } from '#kernel/bytes.ts'
import { shelfHere } from '#web/solo/cupboard.ts'
import { host } from '#web/solo/host.ts'
import type { FromHost, ToHost } from '#web/solo/talk.ts'

interface WorkerSide {
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
  postMessage(message: FromHost): void
}

const page = globalThis as unknown as WorkerSide

function wake(at: number, call: () => void): () => void {
  let timer = setTimeout(look, Math.max(0, at - now()))
  // Timers may be early by a fraction, and wait no longer than a month.
  function look(): void {
    if (now() >= at) call()
    else timer = setTimeout(look, Math.min(at - now(), 2 ** 31 - 1))
  }
  return () => clearTimeout(timer)
}

function now(): number {
  return Math.floor(performance.now())
}

const { hear } = host({
  clock: { now, wake },
  shelf: shelfHere(),
  freshSecret: () => hex(crypto.getRandomValues(new Uint8Array(16))),
  post: message => page.postMessage(message),
})

page.onmessage = event => hear(event.data)
