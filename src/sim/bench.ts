// One table with nobody but a script: what is done to it at which instant, and every byte that
// leaves it.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage, Fairness } from '#protocol/client.ts'
import type { Told } from '#protocol/server.ts'
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
  /** Whose a connection is, or was. */
  readonly owners: Map<string, number>
  readonly latest: Bench['latest']
  /** What `latest` was read from. */
  readonly read: { table: string; clock: string }
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
    owners: new Map(),
    latest: { table: null, clock: null },
    read: { table: '', clock: '' },
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
  const { agenda: time, said, lines, owners } = rig
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
        const who = owners.get(id)!
        for (const [late, one] of rig.egress(text, who)) {
          said[who]!.push(`${time.now() + late} ${one}`)
          note(rig, one)
        }
      },
      close(id, reason) {
        const who = owners.get(id)!
        said[who]!.push(`${time.now()} closed: ${reason}`)
        // An older tab is closed when the newer one is there already.
        if (lines.get(who) === id) lines.delete(who)
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

/** Everybody is told the same of the table and the clock, so most of it has been read before. */
function note({ latest, read }: Rig, text: string): void {
  if (text.startsWith('{"type":"table"') && read.table !== text) {
    read.table = text
    latest.table = JSON.parse(text) as Told<'table'>
  } else if (text.startsWith('{"type":"clock"') && read.clock !== text) {
    read.clock = text
    latest.clock = JSON.parse(text) as Told<'clock'>
  }
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
    const line = `line ${rig.calls}`
    rig.owners.set(line, who)
    lines.set(who, line)
    table.arrive(line, who === rig.said.length - 1 ? null : secretOf(who))
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
