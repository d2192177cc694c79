// A table without a server: the same one, with a clock, a wire and a journal of this device.

import { registered } from '#games/registry.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { wanderer } from '#kernel/simulation.ts'
import { CLOSINGS } from '#protocol/closing.ts'
import { readMessage } from '#protocol/reading.ts'
import type { Setting } from '#table/actor.ts'
import type { Clock, ConnectionId } from '#table/ports.ts'
import { openTable, type Table } from '#table/table.ts'
import { type LocalJournal, localJournal } from '#web/solo/journal.ts'
import type { FromHost, Hinting, ToHost } from '#web/solo/talk.ts'

export interface Surroundings {
  readonly clock: Clock
  freshSecret(): string
  post(message: FromHost): void
}

export interface Host {
  hear(message: ToHost): void
}

interface Desk {
  readonly surroundings: Surroundings
  readonly journal: LocalJournal
  readonly greeted: Set<ConnectionId>
  setting: Setting | null
  table: Table | null
}

export function host(surroundings: Surroundings): Host {
  const journal = localJournal()
  const desk: Desk = { surroundings, journal, greeted: new Set(), setting: null, table: null }
  return { hear: message => hear(desk, message) }
}

function hear(desk: Desk, message: ToHost): void {
  switch (message.type) {
    case 'open':
      open(desk, message.game)
      return
    case 'text':
      pass(desk, message.connection, message.text)
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
    default:
      hint(desk, message)
  }
}

function open(desk: Desk, id: string): void {
  const entry = registered(id)
  const options = entry?.game.readOptions({})
  if (entry === null || !options?.ok) throw new Error(`there is no game ${id}`)
  const { clock, freshSecret, post } = desk.surroundings
  const bots = entry.bots.length > 0 ? entry.bots : [wanderer(entry.game)]
  desk.setting = { ...entry, bots }
  const wire = {
    send: (connection: ConnectionId, text: string) => post({ type: 'text', connection, text }),
    close(connection: ConnectionId, reason: keyof typeof CLOSINGS) {
      desk.greeted.delete(connection)
      post({ type: 'closed', connection, code: CLOSINGS[reason].code })
    },
  }
  const ports = {
    clock,
    wire,
    journal: desk.journal,
    freshSecret,
    observe: (sighting: { readonly type: string; readonly error?: unknown }) => {
      if (sighting.type === 'trouble') console.error(sighting.error)
    },
  }
  desk.table = openTable(desk.setting, ports, {
    id: 'here',
    match: freshSecret(),
    options: options.value,
    fairness: 'friendly',
  })
}

function pass(desk: Desk, connection: ConnectionId, text: string): void {
  const heard = readMessage(text)
  if (!heard.ok) {
    desk.surroundings.post({ type: 'text', connection, text: JSON.stringify(heard.refusal) })
    return
  }
  const { message } = heard
  if (message.type !== 'hello') desk.table?.hear(connection, message)
  else if (!desk.greeted.has(connection)) {
    desk.greeted.add(connection)
    desk.table?.arrive(connection, message.secret)
  }
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
