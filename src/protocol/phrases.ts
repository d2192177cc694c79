// Short actions are said again and again, word for word. What one was read as the first time is
// known the next time: only the number before it has to be read.

import type { ClientMessage } from '#protocol/client.ts'

type Act = Extract<ClientMessage, { type: 'act' }>

const BEFORE_NUMBER = '{"type":"act","number":'
const BEFORE_ACTION = ',"action":'
const LONGEST_PHRASE = 64
/** No larger number than this has so many digits. */
const MOST_DIGITS = 15
/** Whoever says more than this can be meant to fill the memory, and begins anew. */
const MOST_PHRASES = 1024

export interface Phrases {
  /** `null`: it has to be read. */
  recall(frame: string): Act | null
  /** What this frame was read as. Its action is shared from now on, and turned to stone. */
  learn(frame: string, message: Act): void
}

export function phrases(): Phrases {
  const known = new Map<string, unknown>()
  return {
    recall(frame) {
      const end = endOfNumber(frame)
      if (end === 0) return null
      const phrase = frame.slice(end + BEFORE_ACTION.length, -1)
      const action = known.get(phrase)
      if (action === undefined) return null
      return { type: 'act', number: Number(frame.slice(BEFORE_NUMBER.length, end)), action }
    },
    learn(frame, { number, action }) {
      const end = endOfNumber(frame)
      if (end === 0 || !Object.is(Number(frame.slice(BEFORE_NUMBER.length, end)), number)) return
      const phrase = frame.slice(end + BEFORE_ACTION.length, -1)
      if (!isOne(phrase)) return
      if (known.size === MOST_PHRASES) known.clear()
      known.set(phrase, petrified(action))
    },
  }
}

/** Where the number of an action ends, if the frame is written as ours are and short; or else 0. */
function endOfNumber(frame: string): number {
  const most = BEFORE_NUMBER.length + MOST_DIGITS + BEFORE_ACTION.length + LONGEST_PHRASE
  if (frame.length > most || !frame.startsWith(BEFORE_NUMBER) || !frame.endsWith('}')) return 0
  const begin = BEFORE_NUMBER.length
  let end = begin
  while (isDigit(frame.charCodeAt(end))) end += 1
  const digits = end - begin
  if (digits === 0 || digits > MOST_DIGITS) return 0
  // No JSON has a number like 007.
  if (digits > 1 && frame.charCodeAt(begin) === ZERO) return 0
  return frame.startsWith(BEFORE_ACTION, end) ? end : 0
}

const ZERO = 48
const NINE = 57

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

/** Whether it is one value and not several fields: whatever number comes before it, it is that. */
function isOne(phrase: string): boolean {
  try {
    JSON.parse(phrase)
    return true
  } catch {
    return false
  }
}

function petrified(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) petrified(part)
  return Object.freeze(value)
}
