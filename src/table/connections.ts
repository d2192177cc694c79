// Who is connected, as whom, and how far away they are.

import type { Millis, Seat, Viewer } from '#kernel/game.ts'
import type { Signal } from '#protocol/server.ts'
import type { ConnectionId, Voice, Wire } from '#table/ports.ts'
import { chairOf, type Facts, type Person } from '#table/standing.ts'
import { type Habit, newHabit } from '#table/suspicion.ts'
import type { Stream } from '#table/viewers.ts'

export interface Connection {
  readonly id: ConnectionId
  readonly say: Voice
  /** `null` for somebody without a secret. */
  readonly person: Person | null
  watching: boolean
  /** Whether it was told how things stand; from then on it hears what changes. */
  isBriefed: boolean
  /** The latest round trips that the server has measured. */
  trips: readonly Millis[]
  /** The middle one of them; 0 as long as there is none. */
  trip: Millis
  readonly habit: Habit
  /** Where it was last told that it sits. */
  seated: Seat | null
  /** Whose view it was shown, and what is told of it; `null`: none yet. */
  shown: Viewer | null
  stream: Stream | null
  /** By which facts it was last told its place; `null`: that is to be looked at again. */
  placedBy: Facts | null
}

const KEPT_TRIPS = 21

export function newcomer(id: ConnectionId, person: Person | null, wire: Wire): Connection {
  return {
    id,
    say: wire.voice?.(id) ?? (text => wire.send(id, text)),
    person,
    watching: false,
    isBriefed: false,
    trips: [],
    trip: 0,
    habit: newHabit(),
    seated: null,
    shown: null,
    stream: null,
    placedBy: null,
  }
}

/** Shows it all there is to see as soon as its place is looked at. */
export function hide(connection: Connection): void {
  connection.shown = null
  connection.stream = null
  connection.placedBy = null
}

export function measure(connection: Connection, trip: Millis): void {
  connection.trips = [...connection.trips, Math.max(0, Math.round(trip))].slice(-KEPT_TRIPS)
  const sorted = connection.trips.toSorted((one, other) => one - other)
  connection.trip = sorted[sorted.length >> 1]!
}

/** `null`: neither sits here nor watches. */
export function viewerOf(facts: Facts, connection: Connection): Viewer | null {
  return chairOf(facts, connection.person) ?? (connection.watching ? 'spectator' : null)
}

export function signalOf(connection: Connection | null): Signal {
  if (connection === null || connection.trips.length === 0) return 'unknown'
  if (connection.trip < 120) return 'good'
  return connection.trip <= 400 ? 'fair' : 'poor'
}
