// A table with everything around it in one hand: guests, clock, wire and journal.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage } from '#protocol/client.ts'
import type { ServerMessage } from '#protocol/server.ts'
import type { Setting } from '#table/actor.ts'
import type { Takeover } from '#table/journal.ts'
import type { ConnectionId, Ports, Sighting } from '#table/ports.ts'
import { type HandClock, handClock } from '#table/rehearsal/clock.ts'
import { acting, type Guest, listen, newGuest, unanswered } from '#table/rehearsal/guest.ts'
import { type HandJournal, handJournal } from '#table/rehearsal/journal.ts'
import { openTable, restoreTable, type Table } from '#table/table.ts'

export interface Stage {
  readonly setting: Setting
  readonly clock: HandClock
  readonly journal: HandJournal
  readonly sightings: Sighting[]
  readonly guests: Map<ConnectionId, Guest>
  table: Table
  /** Whether the journal answers by itself. */
  isPrompt: boolean
  connections: number
  readonly ports: Ports
}

export interface Scenery {
  readonly setting: Partial<Setting> & Pick<Setting, 'game'>
  readonly options?: Vocabulary['Options']
  readonly fairness?: 'friendly' | 'strict'
}

export function stageFor({ setting, options, fairness = 'friendly' }: Scenery): Stage {
  const whole = { bots: [], understudy: null, manners: {}, ...setting }
  const stage = emptyStage(whole)
  const reading = whole.game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const opening = { id: 'table', match: 'match 0', options: options ?? reading.value, fairness }
  stage.table = openTable(whole, stage.ports, opening)
  settle(stage)
  return stage
}

function emptyStage(setting: Setting): Stage {
  const clock = handClock(1_000_000)
  const journal = handJournal()
  const sightings: Sighting[] = []
  const guests = new Map<ConnectionId, Guest>()
  let secrets = 0
  const ports: Ports = {
    clock,
    journal,
    canRecall: true,
    wire: {
      send(connection, text) {
        const guest = guests.get(connection)
        if (guest === undefined) throw new Error(`${connection} is not connected`)
        listen(guest, JSON.parse(text) as ServerMessage)
      },
      close(connection, reason) {
        guests.get(connection)!.closed = reason
        guests.delete(connection)
      },
    },
    freshSecret() {
      secrets += 1
      return `secret-number-${secrets}-of-many`
    },
    observe: sighting => sightings.push(sighting),
  }
  const nothing = { table: null as unknown as Table, isPrompt: true, connections: 0 }
  return { setting, clock, journal, sightings, guests, ports, ...nothing }
}

/** Lets the journal answer, where it does so by itself. */
export function settle(stage: Stage): void {
  if (stage.isPrompt) stage.journal.flush()
}

export function enter(stage: Stage, guest: Guest): ConnectionId {
  stage.connections += 1
  const id = `connection ${stage.connections}`
  stage.guests.set(id, guest)
  guest.closed = null
  guest.seat = null
  stage.table.arrive(id, guest.secret)
  settle(stage)
  for (const message of unanswered(guest)) tell(stage, id, message)
  return id
}

export function drop(stage: Stage, id: ConnectionId): void {
  if (!stage.guests.delete(id)) return
  stage.table.lose(id)
  settle(stage)
}

export function tell(stage: Stage, id: ConnectionId, message: ClientMessage): void {
  if (!stage.guests.has(id)) return
  stage.table.hear(id, message)
  settle(stage)
}

export function act(stage: Stage, id: ConnectionId, action: unknown): void {
  const guest = stage.guests.get(id)
  if (guest !== undefined) tell(stage, id, acting(guest, action))
}

export function pass(stage: Stage, by: Millis): void {
  if (!stage.isPrompt) {
    stage.clock.advance(by)
    return
  }
  const until = stage.clock.now() + by
  for (let wakes = 0; wakes < 10_000; wakes++) {
    const next = stage.clock.next() ?? until
    stage.clock.advance(Math.max(0, Math.min(until, next) - stage.clock.now()))
    settle(stage)
    if (stage.clock.now() >= until && (stage.clock.next() ?? until + 1) > until) return
  }
  throw new Error('woken for ever')
}

/** So many people who have sat down, the first of them host. */
export function gather(stage: Stage, count: number): readonly [Guest, ConnectionId][] {
  return Array.from({ length: count }, (_, nth): [Guest, ConnectionId] => {
    const guest = newGuest(`the-secret-of-guest-${nth}`)
    const id = enter(stage, guest)
    const value = `the-value-of-guest-${nth}`
    tell(stage, id, { type: 'join', number: 1, name: `Guest ${nth}`, seat: null, value })
    return [guest, id]
  })
}

/** The process dies: what was not durable is gone. Another one takes the match over. */
export function crash(stage: Stage): void {
  const match = stage.table.match()
  stage.journal.crash()
  stage.clock.reset()
  stage.guests.clear()
  reopen(stage, match)
}

export function reopen(stage: Stage, match: string): void {
  let takeover: Takeover | null = null
  stage.journal.takeOver(match, answer => {
    takeover = answer
  })
  stage.journal.flush(1)
  const found = takeover as Takeover | null
  if (found?.type !== 'ready') throw new Error(`taken over: ${found?.type}`)
  stage.table = restoreTable(stage.setting, stage.ports, found)
  settle(stage)
}
