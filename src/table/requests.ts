// What people ask of the table itself: to sit, to watch, to leave, and what only a host may.

import type { Reading } from '#kernel/game.ts'
import type { Request } from '#protocol/client.ts'
import { SPECTATOR_LIMIT } from '#protocol/limits.ts'
import { type Actor, commit, isHere, isRunning, say } from '#table/actor.ts'
import { dismiss } from '#table/arrivals.ts'
import { type Connection, hide } from '#table/connections.ts'
import { hearAction } from '#table/hearing.ts'
import { rematch, start } from '#table/opening.ts'
import { countDown, pause } from '#table/pausing.ts'
import {
  appoint,
  type Change,
  changed,
  handOver,
  kick,
  leave,
  refused,
  resized,
  sit,
  throwIn,
  withFacts,
} from '#table/seating.ts'
import { chairOf, type Person, phaseOf, sheetOf } from '#table/standing.ts'
import { send } from '#table/viewers.ts'

export function hearRequest(actor: Actor, connection: Connection, request: Request): void {
  if (request.type === 'act') {
    hearAction(actor, connection, request)
    return
  }
  const asker: Asker = { actor, connection, request }
  const refusal = actor.retiring === null ? hostRefusal(asker) : 'server-stopping'
  const change = refusal === null ? changeFor(asker) : refused(refusal)
  if (change !== null) conclude(asker, change)
}

interface Asker<R extends Request = Request> {
  readonly actor: Actor
  readonly connection: Connection
  readonly request: R
}

const HOST_POWERS: readonly Request['type'][] = [
  'configure',
  'appoint',
  'kick',
  'handOver',
  'start',
  'pause',
  'resume',
  'rematch',
]

function hostRefusal({ actor, connection, request }: Asker): 'not-host' | null {
  if (!HOST_POWERS.includes(request.type)) return null
  const { facts } = actor.live
  const seat = chairOf(facts, connection.person)
  return seat !== null && seat === facts.host ? null : 'not-host'
}

/** How things stand if it is granted; `null`: it is under way, and answers by itself. */
function changeFor({ actor, connection, request }: Asker): Change | null {
  const { live } = actor
  const { person } = connection
  switch (request.type) {
    case 'join':
      return sit(live, { person, ...request })
    case 'leave':
      return leave(live, person, isHere(actor))
    case 'throwIn':
      return throwIn(live, person, request.value)
    case 'watch':
      return watched(actor, connection)
    case 'look':
      hide(connection)
      return changed(live)
    case 'configure':
      return configured(actor, request)
    case 'appoint':
      return appointed(actor, request)
    case 'kick':
      return kick(live, request.seat, isHere(actor))
    case 'handOver':
      return handOver(live, request.seat)
    default:
      return conducted({ actor, connection, request })
  }
}

/** What moves the match as a whole. */
function conducted(asker: Asker): Change | null {
  const { actor, request } = asker
  const told = { release: () => acknowledge(asker), withdraw: () => deny(asker, 'storage-full') }
  const isPlaying = phaseOf(actor.live) === 'playing'
  switch (request.type) {
    case 'start':
      return start(actor, told)
    case 'rematch':
      return rematch(actor, told)
    case 'pause':
      if (!isPlaying) return refused('not-started')
      if (isStanding(actor)) return refused('paused')
      pause(actor, 'host', told)
      return null
    default:
      if (!isPlaying || isRunning(actor)) return refused('not-paused')
      countDown(actor)
      return changed(actor.live)
  }
}

/** The host has paused already, and nobody counts down. */
function isStanding({ live, reminders }: Actor): boolean {
  return live.facts.pause === 'host' && !reminders.has('resume')
}

/** Writes down what has changed, if anything has, and answers. */
function conclude(asker: Asker, change: Change): void {
  const { actor } = asker
  if (!change.ok) {
    deny(asker, change.refusal, change.detail)
    return
  }
  const { standing } = change
  if (standing === actor.live) {
    say(actor, () => acknowledge(asker))
    return
  }
  const gone = actor.live.facts.chairs.filter(({ holder }) => {
    return holder !== null && standing.facts.banned.includes(holder)
  })
  commit(actor, {
    standing,
    batch: { sheet: sheetOf(standing) },
    release() {
      for (const { holder } of gone) showOut(actor, holder!)
      acknowledge(asker)
    },
    withdraw: () => deny(asker, 'storage-full'),
  })
}

function showOut(actor: Actor, person: Person): void {
  const connection = actor.people.get(person)
  if (connection === undefined) return
  send(connection, { type: 'notice', notice: 'kicked' })
  dismiss(actor, connection, 'kicked')
}

function watched(actor: Actor, connection: Connection): Change {
  let watching = 0
  for (const one of actor.connections.values()) if (one.watching) watching += 1
  if (!connection.watching && watching >= SPECTATOR_LIMIT) return refused('too-many-watching')
  connection.watching = true
  connection.placedBy = null
  actor.told.isStirred = true
  return changed(actor.live)
}

function configured(actor: Actor, request: Request & { type: 'configure' }): Change {
  const { options, fairness, listed } = request
  if (actor.live.match !== null) return refused('already-started')
  const { game } = actor.setting
  const reading = guarded(actor, () => game.readOptions(options))
  if (!reading.ok) return refused('bad-options', reading.problem)
  const standing = resized(actor.live, game.seats(reading.value).max)
  if (standing === null) return refused('too-many-seats')
  return changed(withFacts(standing, { options: reading.value, fairness, listed }))
}

/** A reader that fails has not read it. */
export function guarded<T>(actor: Actor, read: () => Reading<T>): Reading<T> {
  try {
    return read()
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return { ok: false, problem: 'it could not be read' }
  }
}

function appointed(actor: Actor, { seat, bot }: Request & { type: 'appoint' }): Change {
  if (phaseOf(actor.live) === 'over') return refused('match-over')
  const isKnown = actor.setting.bots.some(({ name }) => name === bot)
  return isKnown ? appoint(actor.live, seat, bot) : refused('no-such-bot')
}

function acknowledge({ actor, connection, request }: Asker): void {
  if (!actor.connections.has(connection.id)) return
  const { type: to, number } = request
  send(connection, { type: 'acknowledged', to, number, entry: null })
}

function deny(
  { actor, connection, request }: Asker,
  reason: string,
  detail: string | null = null,
): void {
  const { type: to, number } = request
  actor.ports.observe({ type: 'refused', reason })
  say(actor, () => {
    if (!actor.connections.has(connection.id)) return
    send(connection, { type: 'refused', to, number, reason, detail })
  })
}
