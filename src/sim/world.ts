// A server, its disk, a network and everybody who plays, in one thread and simulated time, from one
// seed.

import { type Registered, registry } from '#games/registry.ts'
import { pick } from '#kernel/chance.ts'
import type { Chance, Millis, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { wanderer } from '#kernel/simulation.ts'
import { type Agenda, agenda } from '#sim/agenda.ts'
import { type Client, connectAfter, newClient } from '#sim/client.ts'
import { type Disk, disk } from '#sim/disk.ts'
import { assertEverybodyTold } from '#sim/door.ts'
import { type Fault, type FaultCounts, noFaults } from '#sim/fault.ts'
import { type House, newHouse, startHouse } from '#sim/house.ts'
import { newParty, type Party } from '#sim/party.ts'
import type { Sabotage } from '#sim/sabotage.ts'
import { blow, climateOf } from '#sim/weather.ts'

export interface World {
  readonly seed: string
  readonly agenda: Agenda
  /** Decides what the weather does; players and lines have their own. */
  readonly chance: Chance
  readonly disk: Disk
  readonly house: House
  readonly parties: Party[]
  readonly sabotage: Sabotage
  readonly faults: FaultCounts
  readonly trace: string[]
  isCalm: boolean
  isSlow: boolean
  /** A crash that waits for the disk to be at work. */
  fuse: (() => void) | null
  messages: number
  tell(line: () => string): void
  noteFault(fault: Fault): void
  diskPace(): Millis
  legOf(client: Client): Millis
  freshSecret(): string
}

export interface Scenario {
  readonly seed: string
  /** What is played; any of all games if nothing is said. */
  readonly games?: readonly Registered<Vocabulary>[]
  readonly sabotage?: Sabotage
  readonly isTraced?: boolean
}

const START: Millis = 1_000_000

export function newWorld({ seed, games = registry, sabotage = {}, isTraced }: Scenario): World {
  const time = agenda(START)
  const chance = streamOf(seed, 'weather')
  const delays = streamOf(seed, 'network')
  const paces = streamOf(seed, 'disk')
  let secrets = 0
  const world: World = {
    seed,
    agenda: time,
    chance,
    disk: disk(),
    house: newHouse({ agenda: time }),
    parties: [],
    sabotage,
    faults: noFaults(),
    trace: [],
    isCalm: false,
    isSlow: false,
    fuse: null,
    messages: 0,
    tell(line) {
      if (isTraced) world.trace.push(`${stamp(time.now() - START)} ${line()}`)
    },
    noteFault(fault) {
      world.faults[fault] += 1
    },
    diskPace() {
      const pace = paces.below(world.isSlow ? 1200 : 6)
      if (pace > 500) world.noteFault('slow-disk')
      if (world.fuse !== null && paces.below(3) === 0) {
        time.plan(time.now() + paces.below(pace + 1), world.fuse)
        world.fuse = null
      }
      return pace
    },
    legOf({ leg }) {
      const usual = leg + delays.below(8)
      if (world.isCalm || delays.below(300) > 0) return usual
      world.noteFault('delay')
      return usual + 500 + delays.below(2000)
    },
    freshSecret() {
      secrets += 1
      return `luck-${secrets}-of-${hashed(seed)}-kept-by-the-table`
    },
  }
  for (let nth = 1 + chance.below(3); nth > 0; nth--) invite(world, pick(games, chance), nth)
  return world
}

/** A table, and people who are on their way to it. */
function invite(world: World, entry: Registered<Vocabulary>, nth: number): void {
  const { seed, chance, sabotage } = world
  const game = sabotage.game?.(entry.game) ?? entry.game
  const { understudy, manners } = entry
  const reading = game.readOptions({})
  const { min, max } = game.seats(reading.ok ? reading.value : {})
  // Mostly few: more of them show little more, and take longer.
  const all = min + chance.below(1 + chance.below(max - min + 1))
  const bots = chance.below(3) === 0 ? chance.below(all) : 0
  const party = newParty({
    id: `table-${nth}`,
    entry,
    setting: { game, bots: [wanderer(game)], understudy, manners },
    fairness: pick(['friendly', 'friendly', 'strict'], chance),
    people: all - bots,
    bots,
  })
  world.parties.push(party)
  const watchers = chance.below(2)
  for (let who = 0; who < all - bots + watchers; who++) {
    const isWatcher = who === all - bots
    const name = isWatcher ? `Watcher ${nth}` : `Person ${nth}-${who}`
    party.clients.push(
      newClient({
        name,
        party,
        secret: isWatcher ? null : `the-secret-that-keeps-the-seat-${nth}-${who}`,
        value: `the-value-of-person-${nth}-${who}`,
        bot: wanderer(entry.game),
        chance: streamOf(seed, name),
        leg: pick([5, 10, 40, 100, 220], chance),
      }),
    )
  }
}

export function streamOf(seed: string, name: string): Chance {
  return swiftLuck(`${seed}/${name}`).chance('table', 0)
}

function hashed(text: string): string {
  return Bun.hash.crc32(text).toString(36)
}

/** Minutes, seconds and thousandths of them. */
function stamp(time: Millis): string {
  const seconds = (time / 1000) % 60
  return `${Math.floor(time / 60_000)}:${seconds.toFixed(3).padStart(6, '0')}`
}

/** Nothing changes after this many events, or so much time: a match does not end. */
const MOST_EVENTS = 400_000
const LONGEST: Millis = 6 * 3_600_000
/** The longest that the weather lasts. */
const SEASONS: readonly Millis[] = [20_000, 60_000, 180_000]

/** Lets everything happen, with a look at it after each event, until `isDone`. */
export function live(world: World, isDone: (world: World) => boolean): boolean {
  const { agenda: time, parties } = world
  startHouse(world)
  for (const client of parties.flatMap(party => party.clients)) {
    connectAfter(world, client, 200 + client.chance.below(1500))
  }
  time.plan(START + 2000, () => blow(world, climateOf(world.chance)))
  time.plan(START + 2000 + pick(SEASONS, world.chance), () => calm(world))
  for (let events = 0; events < MOST_EVENTS; events++) {
    if (!time.proceed()) return false
    assertEverybodyTold(world)
    if (isDone(world)) return true
    if (time.now() > START + LONGEST) return false
  }
  return false
}

/** The sky clears: nothing breaks any more, and whoever is away comes back. */
export function calm(world: World): void {
  if (world.isCalm) return
  world.isCalm = true
  world.tell(() => 'from here on it is calm')
  for (const client of world.parties.flatMap(party => party.clients)) {
    client.awayUntil = 0
    if (client.call === null) connectAfter(world, client, 100)
  }
}
