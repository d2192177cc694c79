// One table, from its opening to its end. Everything from outside comes in here, waits for its turn
// in one queue, and is dealt with to the end before the next.

import type { Ending, Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage, Fairness } from '#protocol/client.ts'
import type { ClosingReason } from '#protocol/closing.ts'
import type { Phase } from '#protocol/server.ts'
import { type Actor, isRunning, newActor, type Reminder, type Setting } from '#table/actor.ts'
import { arrive, lose, noteTrip, passHostOn } from '#table/arrivals.ts'
import { announce } from '#table/bulletin.ts'
import { pushParcel } from '#table/gate.ts'
import type { MatchId, Takeover } from '#table/journal.ts'
import { creation } from '#table/opening.ts'
import { receive, retryStorage, stop } from '#table/outcome.ts'
import { desert, losePatience, pause, RESTART_PATIENCE, resume } from '#table/pausing.ts'
import type { ConnectionId, Ports } from '#table/ports.ts'
import { forgetAll, needsNoMemory } from '#table/recollection.ts'
import { hearRequest } from '#table/requests.ts'
import { restored } from '#table/restoring.ts'
import { EMPTY_CHAIR, phaseOf, type Standing } from '#table/standing.ts'
import { catchUp, noticeOversleep, rearm } from '#table/timeline.ts'
import { send, sendAll } from '#table/viewers.ts'

export interface Table {
  readonly id: string
  /** The match at this table now: another one after a rematch. */
  match(): MatchId
  /** A connection has said hello. `secret` from its message or from a cookie. */
  arrive(connection: ConnectionId, secret: string | null): void
  /** Whatever a connection says after hello. */
  hear(connection: ConnectionId, message: ClientMessage): void
  /** A connection is gone, for whatever reason. */
  lose(connection: ConnectionId): void
  /** A round trip that the server itself has measured. */
  measure(connection: ConnectionId, trip: Millis): void
  /**
   * The server is about to stop: the match stands still, everybody is told, and once all of that is
   * durable everybody is sent off and `done` called.
   */
  retire(done: () => void): void
  /** Sends everybody off. What the journal holds stays as it is. */
  close(reason: ClosingReason): void
  outline(): Outline
  /** Whether everybody plays at once just now, and moments matter. */
  isRacing(): boolean
}

/** What a lobby may show and an operator may count. */
export interface Outline {
  readonly game: string
  readonly phase: Phase
  readonly listed: boolean
  /** The name of the person who is host. */
  readonly host: string | null
  readonly running: boolean
  readonly seats: { readonly taken: number; readonly all: number }
  readonly people: number
  readonly connections: number
  readonly ending: Ending | null
  readonly stopped: boolean
}

export interface Opening {
  readonly id: string
  readonly match: MatchId
  readonly options: Vocabulary['Options']
  readonly fairness: Fairness
  readonly listed?: boolean
  /** The journal has it: the table can be told of. Never called if it cannot be written. */
  opened?(): void
  /** It could not be written, and the table is out of service. */
  failed?(): void
}

export function openTable(setting: Setting, ports: Ports, opening: Opening): Table {
  const { id, match, options, fairness, listed = false } = opening
  const chairs = new Array(setting.game.seats(options).max).fill(EMPTY_CHAIR)
  const standing: Standing = {
    facts: {
      format: 1,
      table: id,
      game: setting.game.id,
      options,
      fairness,
      listed,
      chairs,
      host: null,
      banned: [],
      secret: ports.freshSecret(),
      pause: null,
      at: 0,
    },
    names: chairs.map(() => null),
    match: null,
    ending: null,
  }
  const actor = tableActor(setting, ports, standing, match)
  pushParcel(actor.gate, {
    write: creation(actor, standing),
    after: standing,
    release: () => opening.opened?.(),
    withdraw() {
      stop(actor, 'server-full')
      opening.failed?.()
    },
  })
  return surfaceOf(actor)
}

/**
 * A table as its journal has it. A match that was under way stands still until its people are back.
 */
export function restoreTable(
  setting: Setting,
  ports: Ports,
  { writer, story }: Takeover & { type: 'ready' },
): Table {
  const { standing, course } = restored(setting.game, story)
  const actor = tableActor(setting, ports, standing, writer.match)
  actor.gate.writer = writer
  actor.course = course
  if (course !== null && needsNoMemory(ports, standing)) forgetAll(course)
  const now = ports.clock.now()
  for (const { holder } of standing.facts.chairs) {
    if (holder !== null) actor.awaySince.set(holder, now)
  }
  if (standing.facts.pause === 'restart') actor.reminders.set('patience', now + RESTART_PATIENCE)
  actor.post(() => {})
  return surfaceOf(actor)
}

function tableActor(setting: Setting, ports: Ports, standing: Standing, match: MatchId): Actor {
  const tasks: (() => void)[] = []
  let isBusy = false
  function post(task: () => void): void {
    tasks.push(task)
    if (isBusy) return
    isBusy = true
    for (let next = tasks.shift(); next !== undefined; next = tasks.shift()) perform(actor, next)
    isBusy = false
  }
  const actor: Actor = newActor(setting, ports, standing, {
    match,
    post,
    arrived: (parcel, outcome) => post(() => receive(actor, parcel, outcome)),
  })
  return actor
}

/** One turn of work. Whatever fails in it stops this table and no other. */
function perform(actor: Actor, task: () => void): void {
  if (actor.stopped) return
  try {
    // The clock was set to the first thing due: before that there is nothing.
    if (actor.wake !== null && actor.wake.at <= actor.ports.clock.now()) {
      noticeOversleep(actor)
      catchUp(actor, remind)
    }
    const { live, told } = actor
    task()
    if (actor.stopped) return
    if (actor.live !== live || told.isStirred) catchUp(actor, remind)
    announce(actor)
    if (actor.retiring !== null && actor.gate.waiting.length === 0) stop(actor, 'restarting')
    else rearm(actor, () => wakeUp(actor))
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: true })
    stop(actor, 'table-broken')
  }
}

function remind(actor: Actor, reminder: Reminder): void {
  REMINDED[reminder](actor)
}

/** Whatever is due is done before any task, so there is nothing left to do for this one. */
function wakeUp(actor: Actor): void {
  actor.post(() => {
    actor.wake = null
  })
}

const REMINDED: Readonly<Record<Reminder, (actor: Actor) => void>> = {
  resume,
  patience: losePatience,
  'nobody-here': desert,
  host: passHostOn,
  storage: retryStorage,
  // Whoever plays for others looks again by itself.
  absence() {},
}

function surfaceOf(actor: Actor): Table {
  const { post } = actor
  return {
    id: actor.id,
    match: () => actor.matchId,
    arrive: (connection, secret) => post(() => arrive(actor, connection, secret)),
    hear: (connection, message) => post(() => hear(actor, connection, message)),
    lose: connection => post(() => lose(actor, connection)),
    measure(connection, trip) {
      // Nobody waits for it, and it comes again and again: only what is told of it takes a turn.
      if (noteTrip(actor, connection, trip)) post(() => {})
    },
    retire: done => post(() => retire(actor, done)),
    close: reason => post(() => stop(actor, reason)),
    outline: () => outlineOf(actor),
    isRacing: () => isRacing(actor),
  }
}

function hear(actor: Actor, id: ConnectionId, message: ClientMessage): void {
  const connection = actor.connections.get(id)
  if (connection === undefined || message.type === 'hello') return
  if (message.type === 'ping') {
    send(connection, { type: 'pong', sent: message.sent, time: actor.ports.clock.now() })
  } else hearRequest(actor, connection, message)
}

function retire(actor: Actor, done: () => void): void {
  actor.retiring = done
  sendAll(actor, { type: 'notice', notice: 'restarting' })
  if (phaseOf(actor.live) === 'playing' && isRunning(actor)) pause(actor, 'restart')
}

function isRacing(actor: Actor): boolean {
  const { match } = actor.live
  if (match === null || !isRunning(actor)) return false
  return actor.setting.manners.absence?.(match.state) === 'at-once'
}

function outlineOf(actor: Actor): Outline {
  const { facts, names, ending } = actor.live
  const taken = facts.chairs.filter(({ holder, bot }) => holder !== null || bot !== null)
  return {
    game: facts.game,
    phase: phaseOf(actor.live),
    listed: facts.listed,
    host: facts.host === null ? null : (names[facts.host] ?? null),
    running: isRunning(actor),
    seats: { taken: taken.length, all: facts.chairs.length },
    people: actor.people.size,
    connections: actor.connections.size,
    ending,
    stopped: actor.stopped,
  }
}
