// What a client may say. Every message but `hello` and `ping` carries a number of the client's own;
// the answer names it again.

import * as v from 'valibot'
import { SECRET_LENGTHS, VALUE_LENGTHS } from '#protocol/limits.ts'

const MOST_SEATS = 16

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(MOST_SEATS - 1))
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

function token({ min, max }: { readonly min: number; readonly max: number }) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[\w-]*$/))
}

export const FAIRNESS = ['friendly', 'strict'] as const
/** How claims that race each other are ordered. */
export type Fairness = (typeof FAIRNESS)[number]

/** The first message on every connection. */
const hello = v.strictObject({
  type: v.literal('hello'),
  version: whole,
  /** What is speaking: `'web 0.3.0'`. For the host's figures only. */
  client: word,
  table: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  /**
   * What keeps a seat: made by the client from at least 128 bits of chance, the same on each visit.
   * `null` for somebody who will only watch, and where a cookie carries it.
   */
  secret: v.nullable(token(SECRET_LENGTHS)),
})

/** Takes a free seat, by a deliberate act of the player. Asked again, it is answered the same. */
const join = v.strictObject({
  type: v.literal('join'),
  number: whole,
  name: v.pipe(v.string(), v.maxLength(256)),
  /** `null`: any. */
  seat: v.nullable(seat),
  /** The seat's share in the luck of the match: made by chance, told to nobody before the start. */
  value: token(VALUE_LENGTHS),
})

const watch = v.strictObject({ type: v.literal('watch'), number: whole })

const act = v.strictObject({
  type: v.literal('act'),
  /** Grows with each action of a seat. Sent again under the same number, it counts once. */
  number: whole,
  action: v.unknown(),
})

const ping = v.strictObject({ type: v.literal('ping'), sent: v.pipe(v.number(), v.finite()) })
const leave = v.strictObject({ type: v.literal('leave'), number: whole })
/** Asks for the whole view, because a step did not fit. */
const look = v.strictObject({ type: v.literal('look'), number: whole })
/** A new share in the luck, for a rematch. */
const throwIn = v.strictObject({
  type: v.literal('throwIn'),
  number: whole,
  value: token(VALUE_LENGTHS),
})

const configure = v.strictObject({
  type: v.literal('configure'),
  number: whole,
  options: v.unknown(),
  fairness: v.picklist(FAIRNESS),
  /** Whether the lobby shows the table to everybody while it gathers. */
  listed: v.boolean(),
})
/** Puts a bot into an empty seat. */
const appoint = v.strictObject({ type: v.literal('appoint'), number: whole, seat, bot: word })
/** Empties a seat: of a bot, or of a person, who may not sit down here again. */
const kick = v.strictObject({ type: v.literal('kick'), number: whole, seat })
const handOver = v.strictObject({ type: v.literal('handOver'), number: whole, seat })
const start = v.strictObject({ type: v.literal('start'), number: whole })
const pause = v.strictObject({ type: v.literal('pause'), number: whole })
const resume = v.strictObject({ type: v.literal('resume'), number: whole })
/** After the end: the same people, the same seats, new luck. */
const rematch = v.strictObject({ type: v.literal('rematch'), number: whole })

export const clientMessage = v.variant('type', [
  hello,
  join,
  watch,
  act,
  ping,
  leave,
  look,
  throwIn,
  configure,
  appoint,
  kick,
  handOver,
  start,
  pause,
  resume,
  rematch,
])
export type ClientMessage = v.InferOutput<typeof clientMessage>
export type ClientMessageType = ClientMessage['type']
export type Hello = v.InferOutput<typeof hello>
/** What is answered by an acknowledgement or a refusal. */
export type Request = Exclude<ClientMessage, { type: 'hello' | 'ping' }>

/** What a message of each type must be. */
export const CLIENT_MESSAGES: ReadonlyMap<string, (typeof clientMessage.options)[number]> = new Map(
  clientMessage.options.map(option => [option.entries.type.literal, option]),
)
