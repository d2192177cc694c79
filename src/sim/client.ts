// A client as one should be written, and its player: it keeps its view by patches, asks for the
// whole one when a step is missing, connects again by itself, and sends again what has no answer.

import type { Bot, Chance, Millis, Vocabulary } from '#kernel/game.ts'
import { isSame } from '#kernel/same.ts'
import type { ClientMessage } from '#protocol/client.ts'
import { CLOSINGS, type ClosingReason } from '#protocol/closing.ts'
import { applyPatch } from '#protocol/patch.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { PROTOCOL } from '#protocol/version.ts'
import { hearFrame, knock } from '#sim/door.ts'
import { type Line, line } from '#sim/line.ts'
import type { Party } from '#sim/party.ts'
import { ponder } from '#sim/player.ts'
import { violation } from '#sim/violation.ts'
import type { World } from '#sim/world.ts'
import type { ConnectionId } from '#table/ports.ts'

/** After so long somebody who has missed a step looks again, if no other step has told. */
const WAKING: Millis = 2000

export interface Call {
  readonly id: ConnectionId
  readonly line: Line
}

export type Answered = Told<'acknowledged'> | Told<'refused'>

export interface Client {
  readonly name: string
  readonly party: Party
  readonly secret: string | null
  /** Its share in the luck. */
  readonly value: string
  readonly bot: Bot<Vocabulary>
  readonly chance: Chance
  /** One way, without what comes on top. */
  readonly leg: Millis
  call: Call | null
  /** Not to come back before. */
  awayUntil: Millis
  seat: number | null
  table: Told<'table'> | null
  clock: Told<'clock'> | null
  view: object | null
  seq: number
  isLooking: boolean
  /** Loses the next step, as a browser might that ran out of memory. */
  isForgetful: boolean
  /** All actions ever sent, by number. */
  readonly sent: Map<number, Vocabulary['Action']>
  /** Numbers of those without an answer. */
  readonly waiting: Set<number>
  readonly answers: Map<number, Answered>
  nextNumber: number
  requests: number
  /** Something is asked of the table itself. */
  asking: number | null
  heard: Vocabulary['Event'][]
  isPondering: boolean
  /** Is about to end a pause. */
  isGoingOn: boolean
}

export interface Person
  extends Pick<Client, 'name' | 'party' | 'secret' | 'value' | 'bot' | 'chance' | 'leg'> {}

export function newClient(person: Person): Client {
  return {
    ...person,
    call: null,
    awayUntil: 0,
    seat: null,
    table: null,
    clock: null,
    view: null,
    seq: 0,
    isLooking: false,
    isForgetful: false,
    sent: new Map(),
    waiting: new Set(),
    answers: new Map(),
    nextNumber: 1,
    requests: 0,
    asking: null,
    heard: [],
    isPondering: false,
    isGoingOn: false,
  }
}

/** Opens a connection, also where an older one seems to live. */
export function connect(world: World, client: Client): void {
  const { agenda } = world
  if (agenda.now() < client.awayUntil) return
  const own = line(agenda, () => world.legOf(client))
  const id = knock(world, {
    name: client.name,
    line: own,
    trip: () => world.legOf(client) + world.legOf(client),
    hear: (message, expected) => {
      if (client.call?.line === own) listen(world, client, message, expected)
    },
    closed: reason => {
      if (client.call?.line === own) lost(world, client, reason)
    },
  })
  if (id === null) {
    connectAfter(world, client, 500 + client.chance.below(1500))
    return
  }
  Object.assign(client, { call: { id, line: own }, seat: null, asking: null, isLooking: false })
  world.tell(() => `${client.name} connects as ${id}`)
  const { party, secret } = client
  say(world, client, {
    type: 'hello',
    version: PROTOCOL,
    client: 'simulated',
    table: party.id,
    secret,
  })
  if (secret === null) request(world, client, { type: 'watch' })
}

export function connectAfter(world: World, client: Client, wait: Millis): void {
  world.agenda.plan(world.agenda.now() + wait, () => {
    if (client.call === null) connect(world, client)
  })
}

/** The connection is gone, and the client knows. */
export function lost(world: World, client: Client, reason: ClosingReason | null): void {
  client.call = null
  const back = reason === null ? 'at-once' : CLOSINGS[reason].back
  if (back === 'leave' || back === 'reload') {
    throw violation('answers', `${client.name} is sent away: ${reason}`)
  }
  const { chance, awayUntil } = client
  const wait = back === 'later' ? 500 + chance.below(2500) : 20 + chance.below(400)
  connectAfter(world, client, Math.max(wait, awayUntil - world.agenda.now()))
}

export function say(world: World, client: Client, message: ClientMessage): void {
  const { call } = client
  if (call === null) return
  const frame = JSON.stringify(message)
  const { house } = world
  call.line.toServer(() => house.life.run(() => hearFrame(world, call.id, frame)))
}

type Wish = Extract<ClientMessage, { number: number }>
type Unnumbered<M> = M extends { number: number } ? Omit<M, 'number'> : never

/** Asks something of the table itself, one thing at a time. */
export function request(world: World, client: Client, wish: Unnumbered<Wish>): void {
  client.requests += 1
  client.asking = client.requests
  say(world, client, { ...wish, number: client.requests } as Wish)
}

export function act(world: World, client: Client, action: Vocabulary['Action']): void {
  const number = client.nextNumber
  client.nextNumber += 1
  client.sent.set(number, action)
  client.waiting.add(number)
  say(world, client, { type: 'act', number, action })
}

function listen(
  world: World,
  client: Client,
  message: ServerMessage,
  expected: object | null,
): void {
  switch (message.type) {
    case 'table':
      client.table = message
      break
    case 'clock':
      client.clock = message
      break
    case 'seated':
      client.seat = message.seat
      client.nextNumber = Math.max(client.nextNumber, message.number + 1)
      if (message.seat !== null) sendAgain(world, client)
      break
    case 'whole':
      client.seq = message.seq
      client.isLooking = false
      see(client, message.view as object, expected)
      break
    case 'step':
      step(world, client, message, expected)
      break
    case 'acknowledged':
    case 'refused':
      if (message.to === 'act') noteAnswer(client, message)
      else if (message.number === client.asking) client.asking = null
      break
    default:
      return
  }
  ponder(world, client)
}

function sendAgain(world: World, client: Client): void {
  for (const number of client.waiting) {
    say(world, client, { type: 'act', number, action: client.sent.get(number)! })
  }
}

function step(
  world: World,
  client: Client,
  { seq, patch, events }: Told<'step'>,
  expected: object | null,
): void {
  if (client.isLooking) return
  if (client.isForgetful) {
    client.isForgetful = false
    const { agenda } = world
    agenda.plan(agenda.now() + WAKING, () => {
      if (client.seq < seq && !client.isLooking) look(world, client)
    })
    return
  }
  if (seq !== client.seq + 1) {
    look(world, client)
    return
  }
  client.seq = seq
  client.heard.push(...events)
  see(client, applyPatch(client.view, patch) as object, expected)
}

function look(world: World, client: Client): void {
  world.noteFault('gap')
  client.isLooking = true
  request(world, client, { type: 'look' })
}

function see(client: Client, view: object, expected: object | null): void {
  client.view = view
  if (expected !== null && client.party.sight.isAlike(view, expected)) return
  throw violation('views', `${client.name} sees something else than is so`)
}

function noteAnswer(client: Client, answer: Answered): void {
  const number = answer.number!
  const before = client.answers.get(number)
  if (before !== undefined && answer.type === 'refused' && answer.reason === 'number-used') return
  if (before !== undefined && !isSame(before, answer)) {
    throw violation('answers', `${client.name} had action ${number} answered in two ways`)
  }
  if (!client.sent.has(number)) {
    throw violation('twice', `${client.name} never sent the action ${number}`)
  }
  client.answers.set(number, answer)
  client.waiting.delete(number)
}
