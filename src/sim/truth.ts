// What really is so at one table: built from what the journal has confirmed, by the game's own
// bookkeeping, without asking the table anything.

import type { Game, Viewer, Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import { entered, laidOut, type Match } from '#kernel/match.ts'
import { firstDifference, isSame } from '#kernel/same.ts'
import { violation } from '#sim/violation.ts'
import type { Batch, NumberedEntry, Outcome, Sheet, Story } from '#table/journal.ts'
import type { Facts } from '#table/standing.ts'

export interface Truth {
  readonly game: Game<Vocabulary>
  header: Header | null
  /** Everything that a table was told is durable. */
  readonly entries: NumberedEntry[]
  /** The match after each of them; the first one is before any. */
  readonly matches: Match<Vocabulary>[]
  sheet: Sheet | null
  closing: Closing | null
  /** Asked of the journal, and not answered yet. */
  pending: Batch[]
  /** `seat/number` of every action there is. */
  readonly numbers: Map<string, number>
}

export function newTruth(game: Game<Vocabulary>): Truth {
  return {
    game,
    header: null,
    entries: [],
    matches: [],
    sheet: null,
    closing: null,
    pending: [],
    numbers: new Map(),
  }
}

export function factsOf(truth: Truth): Facts | null {
  return truth.sheet === null ? null : (truth.sheet.facts as Facts)
}

/** The journal has answered. Where the disk has failed nobody knows what became of it. */
export function noteAnswer(truth: Truth, batch: Batch, outcome: Outcome): void {
  if (outcome.type === 'failed' && outcome.reason === 'storage-broken') return
  truth.pending = truth.pending.filter(one => one !== batch)
  if (outcome.type === 'durable') take(truth, batch)
}

function take(truth: Truth, batch: Batch): void {
  const { game } = truth
  if (batch.header) {
    truth.header = batch.header
    const { options, seats } = batch.header
    truth.matches.push(laidOut(game, options as Vocabulary['Options'], seats))
  }
  for (const numbered of batch.entries ?? []) {
    noteNumber(truth, numbered)
    truth.entries.push(numbered)
    truth.matches.push(entered(game, truth.matches.at(-1)!, numbered.entry))
  }
  truth.sheet = batch.sheet ?? truth.sheet
  truth.closing = batch.closing ?? truth.closing
}

function noteNumber({ numbers }: Truth, { entry, number }: NumberedEntry): void {
  if (number === null || entry.cause.type !== 'act') return
  const key = `${entry.cause.seat}/${number}`
  if (numbers.has(key)) {
    const both = `entries ${numbers.get(key)} and ${entry.seq}`
    throw violation('twice', `action ${key} (seat/number) became ${both}`)
  }
  numbers.set(key, entry.seq)
}

/** What a new process finds. All that was answered must be there, the rest as far as it came. */
export function noteTakeover(truth: Truth, story: Story): 'as-told' | 'more' {
  const found = (story.snapshot?.seq ?? 0) + story.entries.length
  const told = truth.entries.length
  if (found < told) {
    throw violation('acknowledged', `${told} entries were told of, ${found} are left`)
  }
  if (truth.closing !== null && story.closing === null) {
    throw violation('acknowledged', 'the end of the match was told of, and is gone')
  }
  const came = cameThrough(truth, story, found)
  for (const batch of truth.pending.slice(0, came)) take(truth, batch)
  truth.pending = []
  compare(truth, story)
  return came > 0 ? 'more' : 'as-told'
}

/** How many of those that were never answered became durable all the same. */
function cameThrough(truth: Truth, story: Story, found: number): number {
  let count = truth.entries.length
  let sheet = truth.sheet
  for (let came = 0; ; came++) {
    if (count === found && isSame(sheet, story.sheet)) return came
    const batch = truth.pending[came]
    if (batch === undefined || count > found) break
    count += batch.entries?.length ?? 0
    sheet = batch.sheet ?? sheet
  }
  if (found > truth.entries.length + allPending(truth)) {
    throw violation('restart', `${found} entries are there, more than were ever asked for`)
  }
  throw violation('restart', `the sheet: ${firstDifference(truth.sheet, story.sheet)}`)
}

function allPending({ pending }: Truth): number {
  return pending.reduce((sum, { entries = [] }) => sum + entries.length, 0)
}

function compare(truth: Truth, story: Story): void {
  const first = story.snapshot?.seq ?? 0
  const known = truth.entries.slice(first).map(({ entry }) => entry)
  const differences = [
    firstDifference(known, story.entries),
    firstDifference(truth.header, story.header),
    firstDifference(truth.closing, story.closing),
  ]
  if (story.header !== null) {
    let match = story.snapshot ?? truth.matches[0]!
    for (const entry of story.entries) match = entered(truth.game, match, entry)
    differences.push(firstDifference(truth.matches.at(-1), match))
  }
  const difference = differences.find(one => one !== null)
  if (difference !== undefined) throw violation('restart', `read again, ${difference}`)
  for (const { seat, number, seq } of story.receipts) {
    if (truth.numbers.get(`${seat}/${number}`) === seq) continue
    throw violation('restart', `a receipt for ${seat}/${number} names entry ${seq}`)
  }
}

export function isTold(truth: Truth, event: Vocabulary['Event'], viewer: Viewer): boolean {
  const audience = truth.game.audience(event)
  return audience === 'everyone' || (viewer !== 'spectator' && audience.includes(viewer))
}
