// Where a connection comes in: frames are read by the protocol's own reader, within its limits, and
// handed to the table they are meant for.

import type { Millis } from '#kernel/game.ts'
import { type Bucket, bucket } from '#protocol/bucket.ts'
import type { ClosingReason } from '#protocol/closing.ts'
import { BURST, NONSENSE_LIMIT, RATE } from '#protocol/limits.ts'
import { readMessage } from '#protocol/reading.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { assertToldAll, type Ear, newEar } from '#sim/ear.ts'
import { type Hall, hangUp } from '#sim/house.ts'
import type { Line } from '#sim/line.ts'
import type { World } from '#sim/world.ts'
import { personOf } from '#table/arrivals.ts'
import type { ConnectionId } from '#table/ports.ts'

/** The client's end of a connection. */
export interface Caller {
  readonly name: string
  readonly line: Line
  /** There and back, as the server would measure it now. */
  trip(): Millis
  /** `expected` is the view that the client has then; `null` where the message brings none. */
  hear(message: ServerMessage, expected: object | null): void
  /** `null`: nobody said why. */
  closed(reason: ClosingReason | null): void
}

export interface Door extends Caller {
  readonly id: ConnectionId
  readonly bucket: Bucket
  nonsense: number
  hall: Hall | null
  ear: Ear
}

const MEASURE_EVERY: Millis = 5000

/** `null`: nobody answers. */
export function knock(world: World, caller: Caller): ConnectionId | null {
  const { house } = world
  if (house.life.isOver() || house.isRetiring) return null
  house.calls += 1
  const id = `connection ${house.calls}`
  const rest = { id, bucket: bucket(RATE, BURST), nonsense: 0, hall: null, ear: newEar(null) }
  house.doors.set(id, { ...caller, ...rest })
  return id
}

/** A frame has arrived. */
export function hearFrame(world: World, id: ConnectionId, frame: unknown): void {
  const { house, agenda } = world
  const door = house.doors.get(id)
  if (door === undefined) return
  if (!door.bucket.take(agenda.now())) {
    drop(world, door, 'too-fast')
    return
  }
  const heard = readMessage(frame)
  if (!heard.ok) {
    door.nonsense += 1
    if (door.nonsense >= NONSENSE_LIMIT) drop(world, door, 'nonsense')
    else door.line.toClient(() => door.hear(heard.refusal, null))
    return
  }
  const { message } = heard
  if (message.type === 'hello') {
    greet(world, door, message.table, message.secret)
    return
  }
  if (door.hall === null) {
    drop(world, door, 'no-hello')
    return
  }
  const { party, table } = door.hall
  party.isStirred = true
  if (message.type === 'watch') door.ear.watching = true
  if (message.type === 'act') noteArrival(world, door, message.number)
  for (const one of world.sabotage.hear?.(message) ?? [message]) table.hear(id, one)
}

function noteArrival(world: World, { hall, ear }: Door, number: number): void {
  const key = `${ear.person}/${number}`
  if (hall!.party.arrived.has(key)) world.noteFault('duplicate')
  hall!.party.arrived.add(key)
}

function greet(world: World, door: Door, table: string, secret: string | null): void {
  const { house } = world
  const hall = house.halls.get(table)
  if (hall === undefined || house.isRetiring) {
    // It is being loaded; the real server lets the newcomer wait, here they come again.
    hangUp(world, door.id, 'restarting')
    return
  }
  door.hall = hall
  hall.party.isStirred = true
  door.ear = newEar(secret === null ? null : personOf(table, secret))
  hall.table.arrive(door.id, secret)
  measure(world, door)
}

function measure(world: World, door: Door): void {
  const { house } = world
  if (house.doors.get(door.id) !== door) return
  door.hall!.table.measure(door.id, door.trip())
  house.life.runAfter(MEASURE_EVERY, () => measure(world, door))
}

/** The server closes it, and tells the table. */
function drop(world: World, door: Door, reason: ClosingReason): void {
  hangUp(world, door.id, reason)
  door.hall?.table.lose(door.id)
}

/** The server has learned that a connection is gone. */
export function loseDoor(world: World, id: ConnectionId): void {
  const door = world.house.doors.get(id)
  if (door === undefined) return
  world.house.doors.delete(id)
  door.hall?.table.lose(id)
}

/** Looks at the tables where something has happened. */
export function assertEverybodyTold({ house, parties }: World): void {
  if (!parties.some(party => party.isStirred)) return
  for (const { hall, ear } of house.doors.values()) {
    if (hall?.party.isStirred) assertToldAll(hall.party.sight, ear)
  }
  for (const party of parties) party.isStirred = false
}
