// What somebody at a client does: sits down, starts the match as host, and plays.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import { act, type Client, request } from '#sim/client.ts'
import type { World } from '#sim/world.ts'

/** Looks again after this long: what is allowed may depend on the time alone. */
const REST: Millis = 700
/** More than so many without an answer, and one waits. */
const MOST_WAITING = 3
const LONGEST_PAUSE: Millis = 5000

/** Something has changed for this client: what is to be done next? */
export function ponder(world: World, client: Client): void {
  const { table, call } = client
  if (call === null || table === null || client.secret === null) return
  if (isPausedBy(client)) goOn(world, client)
  if (table.phase === 'gathering') gather(world, client)
  else if (table.phase === 'playing' && !client.isPondering) decide(world, client)
}

function gather(world: World, client: Client): void {
  const { table, party, seat, asking } = client
  if (asking !== null || table === null) return
  if (seat === null) {
    request(world, client, { type: 'join', name: client.name, seat: null, value: client.value })
    return
  }
  if (table.host !== seat) return
  const taken = (kind: string) => table.chairs.filter(chair => chair.kind === kind).length
  if (taken('person') < party.people) return
  if (taken('bot') < party.bots) {
    const free = table.chairs.findIndex(({ kind }) => kind === 'empty')
    request(world, client, { type: 'appoint', seat: free, bot: table.bots[0]! })
  } else request(world, client, { type: 'start' })
}

/** Whether this is the host, and the match stands still by the host's wish. */
function isPausedBy({ table, clock, seat }: Client): boolean {
  if (table?.phase !== 'playing' || seat === null || table.host !== seat) return false
  return clock?.paused === 'host' && clock.resumesAt === null
}

/** Lets the match go on after a while. */
function goOn(world: World, client: Client): void {
  if (client.isGoingOn) return
  client.isGoingOn = true
  const { agenda } = world
  agenda.plan(agenda.now() + 500 + client.chance.below(LONGEST_PAUSE), () => {
    client.isGoingOn = false
    if (isPausedBy(client) && client.call !== null) request(world, client, { type: 'resume' })
    ponder(world, client)
  })
}

function decide(world: World, client: Client): void {
  const { seat, view, clock, chance } = client
  if (seat === null || view === null || clock === null || client.isLooking) return
  if (client.waiting.size >= MOST_WAITING) return
  client.isPondering = true
  const now = believedTime(world, client)
  const choice = clock.running
    ? client.bot.choose(view as Vocabulary['View'], { now, chance }, client.heard)
    : null
  const { agenda } = world
  agenda.plan(agenda.now() + (choice?.after ?? REST), () => {
    client.isPondering = false
    const isStill = client.call !== null && client.seat === seat && client.clock?.running === true
    if (choice !== null && isStill) act(world, client, choice.action)
    ponder(world, client)
  })
}

/** Match time as this client reckons it. */
function believedTime({ agenda }: World, { clock, leg }: Client): Millis {
  const { at, time, running } = clock!
  return running ? at + Math.max(0, agenda.now() - time - leg) : at
}
