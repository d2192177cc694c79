// What the server says. Views, events and options are the game's own and not looked into here.

import * as v from 'valibot'
import { FAIRNESS } from '#protocol/client.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.number(), v.safeInteger())

function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly())
}

/** As patch.ts makes and applies them. */
const operation = v.union([
  v.pipe(v.strictTuple([v.string()]), v.readonly()),
  v.pipe(v.strictTuple([v.string(), v.unknown()]), v.readonly()),
  v.pipe(v.strictTuple([v.string(), v.unknown(), v.literal('+')]), v.readonly()),
  v.pipe(v.strictTuple([v.string(), v.string(), v.literal('=')]), v.readonly()),
])

/** The answer to `hello`. */
const welcome = v.strictObject({
  type: v.literal('welcome'),
  version: whole,
  table: v.string(),
  game: v.strictObject({ id: v.string(), version: whole }),
  /** The server's clock, in milliseconds of no particular era. */
  time: instant,
})

/** Where you sit from now on, and the highest number your seat has used so far. */
const seated = v.strictObject({
  type: v.literal('seated'),
  seat: v.nullable(whole),
  number: whole,
})

export const PHASES = ['gathering', 'playing', 'over'] as const
export type Phase = (typeof PHASES)[number]

const chair = v.strictObject({
  /** `empty` after the start: nobody will come back, an understudy plays on. */
  kind: v.picklist(['person', 'bot', 'empty']),
  /** The person's own, or the bot's. */
  name: v.nullable(v.string()),
})

const ending = v.strictObject({
  winners: list(whole),
  scores: v.nullable(list(v.number())),
  reason: v.string(),
})

/** Everything about the table that lasts. */
const table = v.strictObject({
  type: v.literal('table'),
  phase: v.picklist(PHASES),
  chairs: list(chair),
  host: v.nullable(whole),
  options: v.unknown(),
  fairness: v.picklist(FAIRNESS),
  /** Whether the lobby shows it to everybody while it gathers. */
  listed: v.boolean(),
  /** The match at the table now, by which its journal can be had after the end. */
  match: v.nullable(v.string()),
  /** How many can play with these options. */
  range: v.strictObject({ min: whole, max: whole }),
  bots: list(v.string()),
  luck: v.strictObject({
    /** The hash of the server's secret: shown before any seat has thrown in its value. */
    commitment: v.string(),
    /** From the start on. */
    values: v.nullable(list(v.string())),
    /** After the end. */
    secret: v.nullable(v.string()),
  }),
  ending: v.nullable(ending),
  /** The end of the journal's chain, after the end: before, it would tell of hidden things. */
  hash: v.nullable(v.string()),
})

export const SIGNALS = ['good', 'fair', 'poor', 'unknown'] as const
export type Signal = (typeof SIGNALS)[number]

/** Who is there at this moment. */
const presence = v.strictObject({
  type: v.literal('presence'),
  /** For each chair, whether its person is connected; bots always are. */
  here: list(v.boolean()),
  signals: list(v.picklist(SIGNALS)),
  watching: whole,
})

export const PAUSES = ['host', 'restart', 'nobody-here', 'storage'] as const
export type PauseReason = (typeof PAUSES)[number]

/** How match time goes: it was `at` at the server's `time`, and has run on since, or stands. */
const clock = v.strictObject({
  type: v.literal('clock'),
  at: whole,
  time: instant,
  running: v.boolean(),
  paused: v.nullable(v.picklist(PAUSES)),
  /** When it will run again, by the server's clock; `null` while that is open. */
  resumesAt: v.nullable(instant),
})

/** All a viewer may know. `seq` is this viewer's own count: the next step has the one after it. */
const whole_ = v.strictObject({
  type: v.literal('whole'),
  seq: whole,
  at: whole,
  view: v.unknown(),
})

/** One entry, as far as this viewer may know: what it heard, and the change of what it sees. */
const step = v.strictObject({
  type: v.literal('step'),
  seq: whole,
  at: whole,
  events: list(v.looseObject({ type: v.string() })),
  patch: list(operation),
})

const acknowledged = v.strictObject({
  type: v.literal('acknowledged'),
  to: v.string(),
  number: whole,
  /** For an action: the number of its entry in the journal, where it now is for good. */
  entry: v.nullable(whole),
})

const refused = v.strictObject({
  type: v.literal('refused'),
  /** `null` where the message could not be read so far. */
  to: v.nullable(v.string()),
  number: v.nullable(whole),
  /** One of the table's own, or of the game's. */
  reason: v.string(),
  /** For developers and hosts; players are told by the reason. */
  detail: v.nullable(v.string()),
})

const pong = v.strictObject({ type: v.literal('pong'), sent: v.number(), time: instant })

export const NOTICES = ['taken-over', 'kicked', 'restarting', 'newer-version'] as const
export type Notice = (typeof NOTICES)[number]

const notice = v.strictObject({ type: v.literal('notice'), notice: v.picklist(NOTICES) })

export const serverMessage = v.variant('type', [
  welcome,
  seated,
  table,
  presence,
  clock,
  whole_,
  step,
  acknowledged,
  refused,
  pong,
  notice,
])
export type ServerMessage = v.InferOutput<typeof serverMessage>
/** One kind of message: `Told<'step'>`. */
export type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
