// Connections come and go, and are measured.

import { hex, utf8 } from '#kernel/bytes.ts'
import type { Millis } from '#kernel/game.ts'
import { sha256 } from '#kernel/sha256.ts'
import type { ClosingReason } from '#protocol/closing.ts'
import { CONNECTION_LIMIT } from '#protocol/limits.ts'
import { PROTOCOL } from '#protocol/version.ts'
import { type Actor, commit, isHere } from '#table/actor.ts'
import { type Connection, measure, newcomer, signalOf } from '#table/connections.ts'
import { mindPresence } from '#table/pausing.ts'
import type { ConnectionId } from '#table/ports.ts'
import { nextHost, withFacts } from '#table/seating.ts'
import { chairOf, type Person, sheetOf } from '#table/standing.ts'
import { noteTrip as noteTripOf } from '#table/suspicion.ts'
import { send } from '#table/viewers.ts'

/** How long a host may be gone before somebody else is. */
const HOST_PATIENCE: Millis = 30_000
/** After this an absent seat is looked at again: where no clock runs, an understudy sits in. */
const ABSENCE_PATIENCE: Millis = 60_000

/** Only this is kept of a secret, and it fits no other table. */
export function personOf(table: string, secret: string): Person {
  return hex(sha256(utf8(`${table}\n${secret}`)))
}

/** The newest connection of a person is the one that counts. */
export function arrive(actor: Actor, id: ConnectionId, secret: string | null): void {
  const person = secret === null ? null : personOf(actor.id, secret)
  const isFull = actor.connections.size >= CONNECTION_LIMIT
  if (isFull && chairOf(actor.live.facts, person) === null) {
    actor.ports.wire.close(id, 'server-full')
    return
  }
  const older = person === null ? undefined : actor.people.get(person)
  if (older !== undefined && older.id !== id) {
    send(older, { type: 'notice', notice: 'taken-over' })
    dismiss(actor, older, 'taken-over')
  }
  const connection = newcomer(id, person, actor.ports.wire)
  actor.connections.set(id, connection)
  if (person !== null) {
    actor.people.set(person, connection)
    actor.places = null
    actor.awaySince.delete(person)
  }
  const { game } = actor.setting
  send(connection, {
    type: 'welcome',
    version: PROTOCOL,
    table: actor.id,
    game: { id: game.id, version: game.version },
    time: actor.ports.clock.now(),
  })
  stir(actor)
}

export function lose(actor: Actor, id: ConnectionId): void {
  const connection = actor.connections.get(id)
  if (connection === undefined) return
  forget(actor, connection)
  const seat = chairOf(actor.live.facts, connection.person)
  if (seat !== null) {
    const now = actor.ports.clock.now()
    actor.awaySince.set(connection.person!, now)
    if (seat === actor.live.facts.host) actor.reminders.set('host', now + HOST_PATIENCE)
    actor.reminders.set('absence', now + ABSENCE_PATIENCE)
  }
  stir(actor)
}

/** Closes a connection from this side. */
export function dismiss(actor: Actor, connection: Connection, reason: ClosingReason): void {
  forget(actor, connection)
  actor.ports.wire.close(connection.id, reason)
}

function forget(actor: Actor, { id, person }: Connection): void {
  actor.connections.delete(id)
  if (person === null || actor.people.get(person)?.id !== id) return
  actor.people.delete(person)
  actor.places = null
}

/** Answers whether everybody is to be told that this line is better or worse. */
export function noteTrip(actor: Actor, id: ConnectionId, trip: Millis): boolean {
  const connection = actor.connections.get(id)
  if (connection === undefined) return false
  const before = signalOf(connection)
  measure(connection, trip)
  noteTripOf(connection.habit, actor.ports.clock.now(), connection.trips.at(-1)!)
  if (signalOf(connection) === before) return false
  actor.told.isStirred = true
  return true
}

/** The host has been gone for too long: the next one who is there is host. */
export function passHostOn(actor: Actor): void {
  const { facts } = actor.live
  const here = isHere(actor)
  if (facts.host === null || here(facts.host)) return
  const host = nextHost(facts, facts.host, here)
  if (host === null || !here(host)) return
  const standing = withFacts(actor.live, { host })
  commit(actor, { standing, batch: { sheet: sheetOf(standing) }, release() {} })
}

function stir(actor: Actor): void {
  actor.told.isStirred = true
  mindPresence(actor)
}
