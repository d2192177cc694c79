// The device's own time, as far as pages need it.

import type { Millis } from '#kernel/game.ts'

export interface Time {
  now(): Millis
  /** Returns how to undo it. */
  after(wait: Millis, call: () => void): () => void
}

export const deviceTime: Time = {
  now: () => performance.now(),
  after(wait, call) {
    const timer = setTimeout(call, wait)
    return () => clearTimeout(timer)
  },
}
