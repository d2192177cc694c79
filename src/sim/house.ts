// The process of the server: it holds the tables, dies, and finds them again.

import type { ClosingReason } from '#protocol/closing.ts'
import type { ServerMessage } from '#protocol/server.ts'
import type { Door } from '#sim/door.ts'
import { overhear } from '#sim/ear.ts'
import { simulatedJournal } from '#sim/journal.ts'
import { type Life, life } from '#sim/life.ts'
import type { Party } from '#sim/party.ts'
import { assertKept } from '#sim/secrets.ts'
import { isViolation, violation } from '#sim/violation.ts'
import { witnessed } from '#sim/witness.ts'
import type { World } from '#sim/world.ts'
import type { Journal } from '#table/journal.ts'
import type { ConnectionId, Ports } from '#table/ports.ts'
import { openTable, restoreTable, type Table } from '#table/table.ts'

export interface Hall {
  readonly party: Party
  readonly table: Table
}

export interface House {
  readonly doors: Map<ConnectionId, Door>
  readonly halls: Map<string, Hall>
  life: Life
  journal: Journal | null
  calls: number
  /** Takes in nobody any more. */
  isRetiring: boolean
}

const NEW = { calls: 0, isRetiring: false }

export function newHouse(world: Pick<World, 'agenda'>): House {
  const unborn = life(world.agenda)
  unborn.end()
  return { doors: new Map(), halls: new Map(), life: unborn, journal: null, ...NEW }
}

/** Opens every table anew, or as its journal has it. */
export function startHouse(world: World): void {
  const { house, agenda, disk } = world
  const own = life(agenda)
  house.life = own
  house.isRetiring = false
  const { journal } = simulatedJournal({
    disk,
    now: agenda.now,
    later: own.runAfter,
    pace: world.diskPace,
    broken: () => {
      world.noteFault('sync-error')
      endHouse(world)
    },
    ...world.sabotage.journal,
  })
  house.journal = witnessed(world, journal)
  for (const party of world.parties) {
    if (party.sight.truth.sheet === null) open(world, party)
    else restore(world, party)
  }
}

function open(world: World, party: Party): void {
  const { id, match, setting, fairness } = party
  const reading = setting.game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const table = openTable(setting, portsFor(world, party), {
    id,
    match,
    options: reading.value,
    fairness,
    listed: false,
    opened: () => admit(world, party, table),
  })
}

function restore(world: World, party: Party): void {
  const { house } = world
  house.journal!.takeOver(party.match, takeover => {
    if (takeover.type === 'failed') house.life.runAfter(1000, () => restore(world, party))
    else if (takeover.type === 'ready') {
      admit(world, party, restoreTable(party.setting, portsFor(world, party), takeover))
    } else throw violation('acknowledged', `the match is ${takeover.type}`)
  })
}

function admit(world: World, party: Party, table: Table): void {
  party.isOpened = true
  world.house.halls.set(party.id, { party, table })
  world.tell(() => `${party.id} is open`)
}

function portsFor(world: World, party: Party): Ports {
  const { house } = world
  return {
    clock: house.life.clock,
    journal: house.journal!,
    wire: {
      send: (id, text) => deliver(world, party, id, text),
      close: (id, reason) => hangUp(world, id, reason),
    },
    freshSecret: world.freshSecret,
    observe(sighting) {
      if (sighting.type !== 'trouble') return
      const { error } = sighting
      if (isViolation(error)) throw error
      throw violation('trouble', error instanceof Error ? (error.stack ?? '') : String(error))
    },
  }
}

/** Everything that leaves a table passes here, and is looked at. */
function deliver(world: World, party: Party, id: ConnectionId, said: string): void {
  const door = world.house.doors.get(id)
  if (door === undefined) return
  const text = world.sabotage.send === undefined ? said : world.sabotage.send(said, party)
  if (text === null) return
  party.isStirred = true
  assertKept(party, text)
  const message = JSON.parse(text) as ServerMessage
  const expected = overhear(party.sight, door.ear, message)
  world.messages += 1
  door.line.toClient(() => door.hear(message, expected))
}

export function hangUp(world: World, id: ConnectionId, reason: ClosingReason): void {
  const door = world.house.doors.get(id)
  if (door === undefined) return
  world.house.doors.delete(id)
  world.tell(() => `${door.name} is sent off: ${reason}`)
  door.line.toClient(() => {
    door.line.cut()
    door.closed(reason)
  })
}

/** The process is gone. Clients learn of it by and by, and another process takes over. */
export function endHouse(world: World): void {
  const { house, agenda, chance } = world
  if (house.life.isOver()) return
  house.life.end()
  house.halls.clear()
  for (const [id, door] of house.doors) {
    house.doors.delete(id)
    door.line.cut()
    agenda.plan(agenda.now() + 20 + chance.below(3000), () => door.closed(null))
  }
  agenda.plan(agenda.now() + 100 + chance.below(2000), () => {
    world.tell(() => 'a new process')
    startHouse(world)
  })
}

/** As it is stopped when somebody upgrades: everything is finished, then it ends. */
export function retireHouse(world: World): void {
  const { house } = world
  const own = house.life
  house.isRetiring = true
  let left = house.halls.size
  const done = () => {
    left -= 1
    if (left === 0 && house.life === own) endHouse(world)
  }
  for (const { table } of house.halls.values()) own.run(() => table.retire(done))
}
