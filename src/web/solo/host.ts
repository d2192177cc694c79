// A table without a server: the same one, with a clock, a wire and a journal of this device.

import { registered } from '#games/registry.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { wanderer } from '#kernel/simulation.ts'
import { CLOSINGS } from '#protocol/closing.ts'
import { readMessage } from '#protocol/reading.ts'
import type { Setting } from '#table/actor.ts'
import type { MatchId, Takeover } from '#table/journal.ts'
import type { Clock, ConnectionId, Ports, Sighting, Wire } from '#table/ports.ts'
import { readSheet } from '#table/standing.ts'
import { openTable, restoreTable, type Table } from '#table/table.ts'
import { type LocalJournal, localJournal } from '#web/solo/journal.ts'
import { nameHere, type Shelf } from '#web/solo/shelf.ts'
import { type StoppingClock, stoppingClock } from '#web/solo/stopping.ts'
import type { Found, FromHost, Hinting, Opening, ToHost } from '#web/solo/talk.ts'

export interface Surroundings {
  readonly clock: Clock
  readonly shelf: Shelf
  freshSecret(): string
  post(message: FromHost): void
}

export interface Host {
  hear(message: ToHost): void
}

interface Desk {
  readonly surroundings: Surroundings
  readonly clock: StoppingClock
  readonly journal: LocalJournal
  readonly greeted: Set<ConnectionId>
  setting: Setting | null
  table: Table | null
  /** Came while the table was being fetched. */
  waiting: ToHost[]
}

export function host(surroundings: Surroundings): Host {
  const desk: Desk = {
    surroundings,
    clock: stoppingClock(surroundings.clock),
    journal: localJournal(surroundings.shelf),
    greeted: new Set(),
    setting: null,
    table: null,
    waiting: [],
  }
  return { hear: message => hear(desk, message) }
}

function hear(desk: Desk, message: ToHost): void {
  switch (message.type) {
    case 'open':
      void open(desk, message)
      return
    case 'text':
      if (desk.table === null) desk.waiting.push(message)
      else pass(desk, message)
      return
    case 'lose':
      desk.greeted.delete(message.connection)
      desk.table?.lose(message.connection)
      return
    case 'journal': {
      const text = desk.journal.text(message.match)
      desk.surroundings.post({ type: 'journal', match: message.match, text })
      return
    }
    case 'stop':
      desk.clock.stop()
      return
    case 'go':
      desk.clock.go()
      return
    default:
      hint(desk, message)
  }
}

async function open(desk: Desk, { game, match }: Opening): Promise<void> {
  const entry = registered(game)
  if (entry === null) throw new Error(`there is no game ${game}`)
  const bots = entry.bots.length > 0 ? entry.bots : [wanderer(entry.game)]
  desk.setting = { ...entry, bots }
  const found = match === null ? 'new' : await fetched(desk, desk.setting, match)
  if (found !== 'kept') desk.table = freshTable(desk, desk.setting)
  desk.surroundings.post({ type: 'opened', found })
  for (const message of desk.waiting.splice(0)) hear(desk, message)
}

function freshTable(desk: Desk, setting: Setting): Table {
  const options = setting.game.readOptions({})
  if (!options.ok) throw new Error(options.problem)
  return openTable(setting, portsOf(desk), {
    id: 'here',
    match: nameHere(desk.surroundings.freshSecret()),
    options: options.value,
    fairness: 'friendly',
  })
}

/** What cannot be played on is removed, so that nobody stumbles over it twice. */
async function fetched(desk: Desk, setting: Setting, match: MatchId): Promise<Found> {
  const takeover = await new Promise<Takeover>(resolve => desk.journal.takeOver(match, resolve))
  try {
    if (takeover.type === 'ready' && isOfGame(takeover, setting)) {
      const table = restoreTable(setting, portsOf(desk), takeover)
      if (!table.outline().stopped) {
        desk.table = table
        return 'kept'
      }
    }
  } catch (error) {
    console.warn(error)
  }
  await desk.surroundings.shelf.remove(match).catch(() => {})
  return 'spoilt'
}

function isOfGame({ story }: Takeover & { type: 'ready' }, { game }: Setting): boolean {
  const { facts } = readSheet(story.sheet)
  return facts.game === game.id && story.header?.version === game.version
}

function portsOf(desk: Desk): Ports {
  const { clock, journal, surroundings } = desk
  const { freshSecret, post, shelf } = surroundings
  const wire: Wire = {
    send: (connection, text) => post({ type: 'text', connection, text }),
    close(connection, reason) {
      desk.greeted.delete(connection)
      // Here a match can have moved to another window only.
      const { code } = CLOSINGS[reason === 'moved' ? 'taken-over' : reason]
      post({ type: 'closed', connection, code })
    },
  }
  const observe = (sighting: Sighting) => {
    if (sighting.type !== 'trouble') return
    console.error(sighting.error)
    if (sighting.stopped && desk.table !== null) void shelf.remove(desk.table.match())
  }
  const matchAfter = () => nameHere(freshSecret())
  return { clock, wire, journal, freshSecret, matchAfter, observe }
}

function pass(desk: Desk, said: ToHost & { type: 'text' }): void {
  const { connection, text } = said
  const heard = readMessage(text)
  if (!heard.ok) {
    desk.surroundings.post({ type: 'text', connection, text: JSON.stringify(heard.refusal) })
    return
  }
  const { message } = heard
  if (message.type !== 'hello') desk.table?.hear(connection, message)
  else if (desk.table?.outline().stopped) reopen(desk, desk.table, said)
  else if (!desk.greeted.has(connection)) {
    desk.greeted.add(connection)
    desk.table?.arrive(connection, message.secret)
  }
}

/** Another window has had the match; now it is wanted here again. */
function reopen(desk: Desk, table: Table, said: ToHost): void {
  desk.table = null
  desk.waiting.push(said)
  void open(desk, { type: 'open', game: table.outline().game, match: table.match() })
}

/** What the strongest bot would do with this view. */
function hint(desk: Desk, { asked, view, now }: Hinting): void {
  const { setting, surroundings } = desk
  const chance = swiftLuck(`hint ${asked} ${now}`).chance('table', 0)
  let found = null
  try {
    found = setting?.bots.at(-1)?.choose(view, { now, chance }, []) ?? null
  } catch (error) {
    console.error(error)
  }
  const told = found === null ? null : { action: found.action, why: found.why }
  surroundings.post({ type: 'hint', asked, hint: told })
}
