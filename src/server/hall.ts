// All tables of a server: opened, found by their id, fetched from the journal when somebody comes,
// and put away when nobody does.

import type { Reading, Vocabulary } from '#kernel/game.ts'
import type { Fairness } from '#protocol/client.ts'
import { codeOf, freshSecret, matchAfter } from '#server/names.ts'
import type { Setting } from '#table/actor.ts'
import type { Journal, MatchId, Takeover } from '#table/journal.ts'
import type { Ports, Sighting } from '#table/ports.ts'
import { readSheet } from '#table/standing.ts'
import { openTable, restoreTable, type Table } from '#table/table.ts'

export interface Hall {
  open(wish: Wish): Promise<Opened>
  /** The table of this id, out of the journal if need be. */
  find(id: string): Promise<Found>
  /** The id of the table with this code. */
  withCode(code: string): string | null
  /** Every table that is in memory. */
  tables(): Iterable<Table>
  /** Fetches all matches that are under way. Answers how many there are. */
  wakeAll(): Promise<number>
  /** Puts away tables where nobody is and nothing moves. Answers how many. */
  tidy(): number
  /** Matches that never began, at tables put away for so many milliseconds. They are told once. */
  forgotten(forMillis: number): readonly MatchId[]
  /** Stops every match where it stands, and sends everybody off. */
  retire(): Promise<void>
}

export interface Wish {
  readonly game: string
  /** `null`: the usual ones. */
  readonly options: unknown
  readonly fairness: Fairness
  readonly listed: boolean
}

export type Opened =
  | { readonly type: 'opened'; readonly table: string; readonly code: string }
  | {
      readonly type: 'refused'
      readonly reason:
        | 'no-such-game'
        | 'bad-options'
        | 'server-full'
        | 'server-stopping'
        | 'storage-full'
      readonly detail: string | null
    }

export type Found =
  | { readonly type: 'found'; readonly table: Table }
  | { readonly type: 'absent' }
  /** There is one, but it cannot be played on. */
  | { readonly type: 'broken' }
  | { readonly type: 'full' }
  | { readonly type: 'stopping' }

export interface Premises {
  readonly ports: Pick<Ports, 'clock' | 'wire' | 'journal'>
  settingOf(game: string, version: number | null): Setting | null
  readonly mostTables: number
  /** How long a table is kept in memory where nobody is, in milliseconds. */
  readonly idleAfter: number
  observe(sighting: Sighting, table: string): void
  opened(game: string, table: string): void
  /** A table that cannot be played on, and why. */
  quarantined(table: string | null, reason: string): void
}

/** A table that fails is read from the journal again, but not for ever. */
const MOST_FAILURES = 3
/** Codes lead to tables that were put away, too, but not to all that ever were. */
const CODES_A_TABLE = 10
/** So many are fetched at the same time. */
const TOGETHER = 32

interface State {
  readonly premises: Premises
  readonly known: Map<string, Table>
  readonly finding: Map<string, Promise<Found>>
  readonly taking: Map<MatchId, Promise<Found | Ready>>
  /** Matches that were read from the journal; each of them is woken at most once. */
  readonly awake: Set<MatchId>
  readonly codes: Map<string, string>
  readonly failures: Map<string, number>
  readonly broken: Set<string>
  /** Since when nobody has been at a table. */
  readonly idleSince: Map<string, number>
  /** Tables that were put away before anything began, by their matches. */
  readonly unbegun: Map<MatchId, { readonly table: string; readonly since: number }>
  isStopping: boolean
}

export function hallOf(premises: Premises): Hall {
  const state: State = {
    premises,
    known: new Map(),
    finding: new Map(),
    taking: new Map(),
    awake: new Set(),
    codes: new Map(),
    failures: new Map(),
    broken: new Set(),
    idleSince: new Map(),
    unbegun: new Map(),
    isStopping: false,
  }
  return {
    open: wish => open(state, wish),
    find: id => find(state, id),
    withCode: code => state.codes.get(code) ?? null,
    tables: () => state.known.values(),
    wakeAll: () => wakeAll(state),
    tidy: () => tidy(state),
    forgotten: millis => forgotten(state, millis),
    retire: () => retire(state),
  }
}

function portsFor(state: State, table: string): Ports {
  const { ports, observe, quarantined } = state.premises
  return {
    ...ports,
    canRecall: true,
    freshSecret,
    matchAfter,
    observe(sighting) {
      if (sighting.type === 'trouble' && sighting.stopped) {
        const failures = (state.failures.get(table) ?? 0) + 1
        state.failures.set(table, failures)
        if (failures === MOST_FAILURES) {
          state.broken.add(table)
          quarantined(table, 'it failed again and again')
        }
      }
      observe(sighting, table)
    },
  }
}

async function open(state: State, { game, options, fairness, listed }: Wish): Promise<Opened> {
  const { settingOf } = state.premises
  if (state.isStopping) return refused('server-stopping')
  const setting = settingOf(game, null)
  if (setting === null) return refused('no-such-game')
  const reading = optionsOf(setting, options)
  if (!reading.ok) return refused('bad-options', reading.problem.slice(0, 200))
  if (isFull(state)) return refused('server-full')
  const id = freeId(state)
  const done = Promise.withResolvers<Opened>()
  const table = openTable(setting, portsFor(state, id), {
    id,
    match: matchAfter(id, null),
    options: reading.value,
    fairness,
    listed,
    opened() {
      state.premises.opened(game, id)
      done.resolve({ type: 'opened', table: id, code: codeOf(id) })
    },
    failed() {
      forget(state, id)
      state.codes.delete(codeOf(id))
      done.resolve(refused('storage-full'))
    },
  })
  keep(state, table)
  return done.promise
}

function optionsOf({ game }: Setting, raw: unknown): Reading<Vocabulary['Options']> {
  try {
    return game.readOptions(raw ?? {})
  } catch {
    return { ok: false, problem: 'they could not be read' }
  }
}

function refused(
  reason: (Opened & { type: 'refused' })['reason'],
  detail: string | null = null,
): Opened & { type: 'refused' } {
  return { type: 'refused', reason, detail }
}

/** One whose code no other table has. */
function freeId({ codes }: State): string {
  let id = freshSecret()
  while (codes.has(codeOf(id))) id = freshSecret()
  return id
}

function isFull(state: State): boolean {
  const { mostTables } = state.premises
  if (state.known.size >= mostTables) tidy(state)
  return state.known.size >= mostTables
}

function keep(state: State, table: Table): void {
  state.known.set(table.id, table)
  const code = codeOf(table.id)
  if (!state.codes.has(code)) state.codes.set(code, table.id)
  if (state.codes.size > CODES_A_TABLE * state.premises.mostTables) forgetCodes(state)
}

/** Of tables that were put away, the oldest first. */
function forgetCodes({ codes, known, premises }: State): void {
  for (const [code, id] of codes) {
    if (codes.size <= premises.mostTables) return
    if (!known.has(id)) codes.delete(code)
  }
}

/** Not its code: whoever was told it may still come. */
function forget(state: State, id: string): void {
  state.known.delete(id)
  state.idleSince.delete(id)
}

async function find(state: State, id: string): Promise<Found> {
  const table = state.known.get(id)
  if (table !== undefined && !table.outline().stopped) return { type: 'found', table }
  if (state.isStopping) return { type: 'stopping' }
  if (state.broken.has(id)) return { type: 'broken' }
  if (table !== undefined) forget(state, id)
  const underWay = state.finding.get(id)
  if (underWay !== undefined) return underWay
  if (isFull(state)) return { type: 'full' }
  const finding = fetched(state, id).finally(() => state.finding.delete(id))
  state.finding.set(id, finding)
  return finding
}

/** Goes from the first match at this table to the latest. */
async function fetched(state: State, id: string): Promise<Found> {
  let latest: Ready | null = null
  let match = matchAfter(id, null)
  for (;;) {
    const taken = await take(state, match, id)
    if (taken.type === 'absent') break
    if (taken.type !== 'ready') return taken
    latest = taken
    match = matchAfter(id, match)
  }
  return latest === null ? { type: 'absent' } : restored(state, latest)
}

type Ready = Takeover & { readonly type: 'ready' }

/** Takes over a match, once for all who ask meanwhile. Only one that is over is not played on. */
function take(state: State, match: MatchId, id: string | null): Promise<Found | Ready> {
  const underWay = state.taking.get(match)
  if (underWay !== undefined) return underWay
  const taking = takenOver(state.premises.ports.journal, match).then(takeover => {
    state.taking.delete(match)
    switch (takeover.type) {
      case 'absent':
        return takeover
      case 'failed':
        return { type: 'full' } as const
      case 'damaged':
        return quarantine(state, id, takeover.damage.detail)
      case 'ready':
        return takeover.story.closing === null ? restored(state, takeover) : takeover
    }
  })
  state.taking.set(match, taking)
  return taking
}

function takenOver(journal: Journal, match: MatchId): Promise<Takeover> {
  return new Promise(resolve => journal.takeOver(match, resolve))
}

function quarantine(state: State, id: string | null, reason: string): Found {
  if (id !== null) state.broken.add(id)
  state.premises.quarantined(id, reason)
  return { type: 'broken' }
}

function restored(state: State, takeover: Ready): Found {
  const { sheet, header } = takeover.story
  let id: string | null = null
  try {
    const { facts } = readSheet(sheet)
    id = facts.table
    const setting = state.premises.settingOf(facts.game, header?.version ?? null)
    if (setting === null) return quarantine(state, id, 'nobody knows its rules')
    if (state.isStopping) return { type: 'stopping' }
    state.awake.add(takeover.writer.match)
    const table = restoreTable(setting, portsFor(state, id), takeover)
    keep(state, table)
    return table.outline().stopped ? { type: 'broken' } : { type: 'found', table }
  } catch (error) {
    return quarantine(state, id, error instanceof Error ? error.message : String(error))
  }
}

async function wakeAll(state: State): Promise<number> {
  const { journal } = state.premises.ports
  const listing = await new Promise<Parameters<Parameters<Journal['live']>[0]>[0]>(resolve =>
    journal.live(resolve),
  )
  if (listing.type === 'failed') return 0
  const left = [...listing.matches]
  while (left.length > 0) {
    await Promise.all(left.splice(0, TOGETHER).map(match => wake(state, match)))
  }
  state.awake.clear()
  return listing.matches.length
}

/** Unless it has been asked for already. */
async function wake(state: State, match: MatchId): Promise<void> {
  if (state.known.size >= state.premises.mostTables || state.awake.has(match)) return
  await take(state, match, null)
}

function tidy(state: State): number {
  const now = state.premises.ports.clock.now()
  let away = 0
  for (const [id, table] of [...state.known]) {
    const { connections, running, stopped, phase } = table.outline()
    if (connections > 0 || (running && !stopped)) {
      state.idleSince.delete(id)
      continue
    }
    const since = state.idleSince.get(id) ?? now
    state.idleSince.set(id, since)
    if (!stopped && now - since < state.premises.idleAfter) continue
    table.close('table-closed')
    forget(state, id)
    if (phase === 'gathering') state.unbegun.set(table.match(), { table: id, since })
    away += 1
  }
  return away
}

function forgotten(state: State, millis: number): readonly MatchId[] {
  const now = state.premises.ports.clock.now()
  const matches: MatchId[] = []
  for (const [match, { table, since }] of state.unbegun) {
    const isBack = state.known.has(table)
    if (!isBack && now - since < millis) continue
    state.unbegun.delete(match)
    if (!isBack) matches.push(match)
  }
  return matches
}

async function retire(state: State): Promise<void> {
  state.isStopping = true
  const all = [...state.known.values()].filter(table => !table.outline().stopped)
  await Promise.all(all.map(table => new Promise<void>(done => table.retire(done))))
}
