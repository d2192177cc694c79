// Faults, as the seed will have them. Each world has its own climate: some kinds are frequent, some
// stay away altogether.

import { pick } from '#kernel/chance.ts'
import type { Chance, Millis } from '#kernel/game.ts'
import { type Client, connect, lost, request } from '#sim/client.ts'
import { loseDoor } from '#sim/door.ts'
import { endHouse, retireHouse } from '#sim/house.ts'
import type { World } from '#sim/world.ts'

/** How often each is to happen, compared with the others. */
const GUSTS = {
  reset: 10,
  halfOpen: 5,
  forget: 6,
  secondTab: 4,
  absence: 3,
  kill: 3,
  powerCut: 4,
  full: 3,
  failing: 2,
  slow: 3,
  holdUp: 2,
  retire: 1,
  pause: 2,
} as const
type Gust = keyof typeof GUSTS

/** From one gust to the next, on average. */
const PACES: readonly Millis[] = [1500, 5000, 15_000]
/** How long an outage of something lasts at most. */
const OUTAGE: Millis = 5000
const SILENCE: Millis = 15_000

export interface Climate {
  readonly gusts: readonly Gust[]
  readonly pace: Millis
}

export function climateOf(chance: Chance): Climate {
  const gusts = (Object.keys(GUSTS) as Gust[]).flatMap(gust => {
    const strength = pick([0, 1, 1, 3], chance)
    return new Array<Gust>(GUSTS[gust] * strength).fill(gust)
  })
  return { gusts: gusts.length === 0 ? ['reset'] : gusts, pace: pick(PACES, chance) }
}

/** Blows until it is told to stop. */
export function blow(world: World, climate: Climate): void {
  const { agenda, chance } = world
  agenda.plan(agenda.now() + chance.below(2 * climate.pace), () => {
    if (world.isCalm) return
    GUST[pick(climate.gusts, chance)](world)
    blow(world, climate)
  })
}

const GUST: Readonly<Record<Gust, (world: World) => void>> = {
  reset(world) {
    const client = anybody(world)
    if (client.call === null) return
    const { id, line } = client.call
    const under = line.cut()
    if (under > 0) world.noteFault('reset')
    world.tell(() => `the line of ${client.name} breaks with ${under} under way`)
    const { agenda, chance } = world
    agenda.plan(agenda.now() + chance.below(300), () => loseDoor(world, id))
    lost(world, client, null)
  },
  halfOpen(world) {
    const client = anybody(world)
    if (client.call === null) return
    const { id, line } = client.call
    line.cut()
    world.noteFault('half-open')
    world.tell(() => `the line of ${client.name} goes dead`)
    const { agenda, house } = world
    agenda.plan(agenda.now() + SILENCE, () => house.life.run(() => loseDoor(world, id)))
    lost(world, client, null)
  },
  forget(world) {
    anybody(world).isForgetful = true
  },
  secondTab(world) {
    const client = anybody(world)
    if (client.call === null || client.secret === null) return
    world.noteFault('second-tab')
    world.tell(() => `${client.name} opens a second tab`)
    connect(world, client)
  },
  absence(world) {
    const { agenda, chance } = world
    const client = anybody(world)
    if (client.call === null) return
    world.noteFault('absence')
    client.awayUntil = agenda.now() + pick([4000, 20_000, 70_000], chance)
    world.tell(() => `${client.name} goes away`)
    const { id, line } = client.call
    line.cut()
    agenda.plan(agenda.now() + 50, () => loseDoor(world, id))
    lost(world, client, null)
  },
  kill(world) {
    soonOrMidWrite(world, () => {
      world.noteFault('kill')
      world.tell(() => 'the process is killed')
      endHouse(world)
    })
  },
  powerCut(world) {
    soonOrMidWrite(world, () => cutPower(world))
  },
  full(world) {
    const { agenda, chance, disk } = world
    disk.isFull = true
    world.tell(() => 'the disk is full')
    agenda.plan(agenda.now() + chance.below(OUTAGE), () => {
      disk.isFull = false
      world.tell(() => 'there is space again')
    })
  },
  failing(world) {
    world.disk.isFailing = true
  },
  slow(world) {
    const { agenda, chance } = world
    world.isSlow = true
    agenda.plan(agenda.now() + chance.below(OUTAGE), () => {
      world.isSlow = false
    })
  },
  holdUp(world) {
    const time = 1000 + world.chance.below(OUTAGE)
    if (time > 2000) world.noteFault('held-up')
    world.tell(() => `the process stands still for ${time} ms`)
    world.house.life.hold(time)
  },
  retire(world) {
    if (world.house.life.isOver() || world.house.halls.size < world.parties.length) return
    world.noteFault('restart')
    world.tell(() => 'the server is stopped')
    retireHouse(world)
  },
  pause(world) {
    const host = anybody(world)
    if (host.asking !== null || host.table?.phase !== 'playing') return
    if (host.seat === null || host.table.host !== host.seat) return
    world.noteFault('pause')
    request(world, host, { type: 'pause' })
  },
}

/** Half of the crashes come between a write and the answer to it. */
function soonOrMidWrite(world: World, crash: () => void): void {
  const { house, chance } = world
  if (house.life.isOver()) return
  if (chance.below(2) === 0) crash()
  else world.fuse = crash
}

function cutPower(world: World): void {
  world.noteFault('power-cut')
  const fate = world.disk.cut(world.chance)
  world.tell(() => `the power is cut; the last write is ${fate ?? 'safe'}`)
  if (fate === 'lost') world.noteFault('lost-write')
  if (fate === 'torn') world.noteFault('torn-write')
  endHouse(world)
}

function anybody({ chance, parties }: World): Client {
  return pick(pick(parties, chance).clients, chance)
}
