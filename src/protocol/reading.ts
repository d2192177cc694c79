// Reads what came over the wire, from the cheapest check to the dearest. Never throws.

import * as v from 'valibot'
import { CLIENT_MESSAGES, type ClientMessage } from '#protocol/client.ts'
import {
  DEPTH_LIMIT,
  FRAME_LIMIT,
  MESSAGE_LIMIT,
  OPTIONS_DEPTH_LIMIT,
  OPTIONS_PART_LIMIT,
  PART_LIMIT,
} from '#protocol/limits.ts'
import { phrases } from '#protocol/phrases.ts'
import type { TableRefusal } from '#protocol/refusal.ts'
import type { Told } from '#protocol/server.ts'

export type Heard =
  | { readonly ok: true; readonly message: ClientMessage }
  /** The refusal is what the sender is to be told. */
  | { readonly ok: false; readonly refusal: Told<'refused'> }

const PHRASES = phrases()

export function readMessage(frame: unknown, known = PHRASES): Heard {
  if (typeof frame !== 'string') return unreadable('not-text')
  const recalled = known.recall(frame)
  if (recalled !== null) return { ok: true, message: recalled }
  const heard = read(frame)
  if (heard.ok && heard.message.type === 'act') known.learn(frame, heard.message)
  return heard
}

function read(frame: string): Heard {
  if (frame.length > FRAME_LIMIT) return unreadable('too-large')
  const raw = parsed(frame)
  if (raw === undefined) return unreadable('not-json')
  const known = addressOf(raw)
  const isRoomy = known.to === 'configure'
  if (!isRoomy && frame.length > MESSAGE_LIMIT) return unreadable('too-large', known)
  const limits = isRoomy ? ROOMY : NARROW
  const excess = excessOf(raw, limits)
  if (excess !== null) return unreadable(excess, known)
  // By its type, because looking for the right one among all would take longer than reading it.
  const schema = known.to === null ? undefined : CLIENT_MESSAGES.get(known.to)
  if (schema === undefined) return unreadable('unknown-message', known)
  const reading = v.safeParse(schema, raw, ABORT_EARLY)
  if (reading.success) return { ok: true, message: reading.output }
  const [issue] = reading.issues
  return unreadable('malformed', known, `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`)
}

const ABORT_EARLY = { abortEarly: true } as const

interface Address {
  readonly to: string | null
  readonly number: number | null
}

const NOWHERE: Address = { to: null, number: null }

function unreadable(reason: TableRefusal, address = NOWHERE, detail: string | null = null): Heard {
  const short = detail === null ? null : detail.slice(0, 200)
  return { ok: false, refusal: { type: 'refused', ...address, reason, detail: short } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the message claims to be, so that even an unreadable one can be answered. */
function addressOf(raw: unknown): Address {
  if (typeof raw !== 'object' || raw === null) return NOWHERE
  const { type, number } = raw as { readonly type?: unknown; readonly number?: unknown }
  const isKnown = typeof type === 'string' && CLIENT_MESSAGES.has(type)
  const isNumber = Number.isSafeInteger(number) && (number as number) >= 0
  return { to: isKnown ? type : null, number: isNumber ? (number as number) : null }
}

interface Limits {
  readonly depth: number
  readonly parts: number
}

const NARROW: Limits = { depth: DEPTH_LIMIT, parts: PART_LIMIT }
const ROOMY: Limits = { depth: OPTIONS_DEPTH_LIMIT, parts: OPTIONS_PART_LIMIT }

/** Keys by which an object could be made to seem what it is not. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', 'toJSON'])

/** Goes down no deeper than the limit, and looks at no more parts than it. */
function excessOf(raw: unknown, { depth, parts }: Limits): TableRefusal | null {
  let seen = 0
  function look(value: unknown, left: number): TableRefusal | null {
    seen += 1
    if (seen > parts) return 'too-many-parts'
    if (typeof value !== 'object' || value === null) return null
    if (left === 0) return 'too-deep'
    for (const key of Object.keys(value)) {
      if (FORBIDDEN.has(key)) return 'forbidden-key'
      const excess = look((value as Record<string, unknown>)[key], left - 1)
      if (excess !== null) return excess
    }
    return null
  }
  return look(raw, depth)
}
