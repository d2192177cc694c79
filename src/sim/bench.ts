// One table with nobody but a script: what is done to it at which instant, and every byte that
// leaves it.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage, Fairness } from '#protocol/client.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { type Agenda, agenda } from '#sim/agenda.ts'
import { type Disk, disk } from '#sim/disk.ts'
import { simulatedJournal } from '#sim/journal.ts'
import { type Life, life } from '#sim/life.ts'
import type { Setting } from '#table/actor.ts'
import type { Ports } from '#table/ports.ts'
import { openTable, restoreTable, type Table } from '#table/table.ts'

/** Something that comes from outside, and who it comes from. */
export type Deed =
  | { readonly type: 'arrive' | 'lose'; readonly who: number }
  | { readonly type: 'hear'; readonly who: number; readonly message: ClientMessage }
  | { readonly type: 'measure'; readonly who: number; readonly trip: Millis }
  | { readonly type: 'crash' }

export interface Bench {
  readonly agenda: Agenda
  /** To each, with the instant. */
  readonly said: string[][]
  /** The latest of each kind that anybody was told. */
  readonly latest: { table: Told<'table'> | null; clock: Told<'clock'> | null }
  isOpen(who: number): boolean
  do(deed: Deed): void
  /** Lets so much time pass. */
  pass(time: Millis): void
  readonly troubles: unknown[]
  /** How many lines of the match are written. */
  written(): number
}

/** What a leak makes of a message: others in its place, each so much later. */
export type Egress = (text: string, who: number) => readonly (readonly [Millis, string])[]

const PLAIN: Egress = text => [[0, text]]

export function secretOf(who: number): string {
  return `the-secret-that-keeps-the-seat-of-${who}`
}

interface Rig {
  readonly setting: Setting
  readonly egress: Egress
  readonly agenda: Agenda
  readonly file: Disk
  readonly said: string[][]
  /** The connection of each who has one. */
  readonly lines: Map<number, string>
  readonly latest: Bench['latest']
  readonly troubles: unknown[]
  calls: number
  secrets: number
  life: Life
  table: Table | null
  written(): number
}

/** For so many people, the last of whom only watches. */
export function bench(
  setting: Setting,
  people: number,
  egress: Egress = PLAIN,
  fairness: Fairness = 'friendly',
): Bench {
  const time = agenda(1_000_000)
  const rig: Rig = {
    setting,
    egress,
    agenda: time,
    file: disk(),
    said: Array.from({ length: people }, () => []),
    lines: new Map(),
    latest: { table: null, clock: null },
    troubles: [],
    calls: 0,
    secrets: 0,
    life: life(time),
    table: null,
    written: () => 0,
  }
  const reading = setting.game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const options: Vocabulary['Options'] = reading.value
  const opening = { id: 'table', match: 'match', options, listed: false }
  rig.table = openTable(setting, portsOf(rig), { ...opening, fairness })
  pass(time, 10)
  const { said, latest, troubles } = rig
  return {
    agenda: time,
    said,
    latest,
    troubles,
    written: () => rig.written(),
    isOpen: who => rig.lines.has(who),
    pass: by => pass(time, by),
    do: deed => carryOut(rig, deed),
  }
}

function portsOf(rig: Rig): Ports {
  const { agenda: time, said, lines } = rig
  const alive = rig.life
  const { journal, rows } = simulatedJournal({
    disk: rig.file,
    now: time.now,
    later: alive.runAfter,
    pace: () => 1,
    broken() {},
  })
  rig.written = () => rows.lines.size
  return {
    clock: alive.clock,
    journal,
    wire: {
      send(id, text) {
        for (const [late, one] of rig.egress(text, whoIs(id))) {
          said[whoIs(id)]!.push(`${time.now() + late} ${one}`)
          note(rig.latest, one)
        }
      },
      close(id, reason) {
        said[whoIs(id)]!.push(`${time.now()} closed: ${reason}`)
        lines.delete(whoIs(id))
      },
    },
    freshSecret() {
      rig.secrets += 1
      return `luck-${rig.secrets}-kept-by-the-table`
    },
    observe: sighting => {
      if (sighting.type === 'trouble') rig.troubles.push(sighting.error)
    },
  }
}

function whoIs(id: string): number {
  return Number(id.split(' ')[1])
}

function note(latest: Bench['latest'], text: string): void {
  if (!text.startsWith('{"type":"table"') && !text.startsWith('{"type":"clock"')) return
  const message = JSON.parse(text) as ServerMessage
  if (message.type === 'table') latest.table = message
  if (message.type === 'clock') latest.clock = message
}

function restart(rig: Rig): void {
  rig.life.end()
  rig.life = life(rig.agenda)
  rig.lines.clear()
  const fresh = portsOf(rig)
  fresh.journal.takeOver('match', takeover => {
    if (takeover.type !== 'ready') throw new Error(takeover.type)
    rig.table = restoreTable(rig.setting, fresh, takeover)
  })
  pass(rig.agenda, 10)
}

function pass(time: Agenda, by: Millis): void {
  let isThere = false
  time.plan(time.now() + by, () => {
    isThere = true
  })
  while (!isThere) time.proceed()
}

function carryOut(rig: Rig, deed: Deed): void {
  if (deed.type === 'crash') {
    restart(rig)
    return
  }
  const { lines } = rig
  const { who } = deed
  const table = rig.table!
  if (deed.type === 'arrive') {
    rig.calls += 1
    lines.set(who, `line ${who} ${rig.calls}`)
    table.arrive(lines.get(who)!, who === rig.said.length - 1 ? null : secretOf(who))
    return
  }
  const id = lines.get(who)
  if (id === undefined) return
  if (deed.type === 'hear') table.hear(id, deed.message)
  else if (deed.type === 'measure') table.measure(id, deed.trip)
  else {
    lines.delete(who)
    table.lose(id)
  }
}
