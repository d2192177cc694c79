// One table with nobody but a script: what is done to it at which instant, and every byte that
// leaves it.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage, Fairness } from '#protocol/client.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { type Agenda, agenda } from '#sim/agenda.ts'
import { disk } from '#sim/disk.ts'
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

/** For so many people, the last of whom only watches. */
export function bench(
  setting: Setting,
  people: number,
  egress: Egress = PLAIN,
  fairness: Fairness = 'friendly',
): Bench {
  const time = agenda(1_000_000)
  const file = disk()
  const said: string[][] = Array.from({ length: people }, () => [])
  const lines = new Map<number, string>()
  const latest: Bench['latest'] = { table: null, clock: null }
  const troubles: unknown[] = []
  let calls = 0
  let secrets = 0
  let own = life(time)
  let table: Table | null = null
  let written = () => 0

  function whoIs(id: string): number {
    return Number(id.split(' ')[1])
  }
  function ports(alive: Life): Ports {
    const { journal, rows } = simulatedJournal({
      disk: file,
      now: time.now,
      later: alive.runAfter,
      pace: () => 1,
      broken() {},
    })
    written = () => rows.lines.size
    return {
      clock: alive.clock,
      journal,
      wire: {
        send(id, text) {
          for (const [late, one] of egress(text, whoIs(id))) {
            said[whoIs(id)]!.push(`${time.now() + late} ${one}`)
            note(one)
          }
        },
        close(id, reason) {
          said[whoIs(id)]!.push(`${time.now()} closed: ${reason}`)
          lines.delete(whoIs(id))
        },
      },
      freshSecret() {
        secrets += 1
        return `luck-${secrets}-kept-by-the-table`
      },
      observe: sighting => {
        if (sighting.type === 'trouble') troubles.push(sighting.error)
      },
    }
  }
  function note(text: string): void {
    if (!text.startsWith('{"type":"table"') && !text.startsWith('{"type":"clock"')) return
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'table') latest.table = message
    if (message.type === 'clock') latest.clock = message
  }
  function restart(): void {
    own.end()
    own = life(time)
    lines.clear()
    const fresh = ports(own)
    fresh.journal.takeOver('match', takeover => {
      if (takeover.type !== 'ready') throw new Error(takeover.type)
      table = restoreTable(setting, fresh, takeover)
    })
    pass(10)
  }
  function pass(by: Millis): void {
    let isThere = false
    time.plan(time.now() + by, () => {
      isThere = true
    })
    while (!isThere) time.proceed()
  }

  const reading = setting.game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const options: Vocabulary['Options'] = reading.value
  const opening = { id: 'table', match: 'match', options, listed: false }
  table = openTable(setting, ports(own), { ...opening, fairness })
  pass(10)

  return {
    agenda: time,
    said,
    latest,
    troubles,
    written: () => written(),
    isOpen: who => lines.has(who),
    pass,
    do(deed) {
      if (deed.type === 'crash') return restart()
      const { who } = deed
      if (deed.type === 'arrive') {
        calls += 1
        lines.set(who, `line ${who} ${calls}`)
        table!.arrive(lines.get(who)!, who === people - 1 ? null : secretOf(who))
        return
      }
      const id = lines.get(who)
      if (id === undefined) return
      if (deed.type === 'hear') table!.hear(id, deed.message)
      else if (deed.type === 'measure') table!.measure(id, deed.trip)
      else {
        lines.delete(who)
        table!.lose(id)
      }
    },
  }
}
