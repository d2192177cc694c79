// Matches to be written: played out beforehand, so that a journal can be held against the truth.

import { pick } from '#kernel/chance.ts'
import { type Closing, FORMAT, type Header, written } from '#kernel/journal.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, type Match, referee } from '#kernel/match.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { Batch, NumberedEntry, Sheet } from '#table/journal.ts'

export interface Specimen {
  readonly header: Header
  readonly entries: readonly NumberedEntry[]
  /** After each entry. */
  readonly matches: readonly Match<Pig>[]
  readonly closing: Closing
  /** The whole match as the kernel writes it. */
  readonly text: string
}

export const SEATS = 3
const OPTIONS: Pig['Options'] = { goal: 50, turnLimit: 30_000 }

export const SHEET: Sheet = {
  facts: { host: 0, seats: ['5f4d', null, 'é…\u{1f3b2}'] },
  people: { names: ['Zephyrine Quatremère', null, 'Ōtani'] },
}

/** Pig to its end; with a `goal` of some thousands it takes as many entries. */
export function specimen(seed: string, goal = OPTIONS.goal): Specimen {
  const options = { ...OPTIONS, goal }
  const luck = swiftLuck(seed)
  const minds = swiftLuck(`${seed} minds`)
  const decide = referee(pig, luck)
  const steps = [decide.begin(options, SEATS)]
  for (let step = steps[0]!; pig.ending(step.match.state) === null; steps.push(step)) {
    const { match } = step
    const { turn, pot } = match.state
    const type = pot >= 15 ? 'hold' : 'roll'
    const wait = pick([1, 20, 400, 31_000], minds.chance('table', match.seq))
    step =
      wait > options.turnLimit
        ? decide.advance(match, match.state.lapsesAt)
        : decide.submit(match, match.at + wait, turn, { type })
  }
  const header: Header = {
    gobelet: FORMAT,
    game: pig.id,
    version: pig.version,
    seats: SEATS,
    options,
    luck: { type: 'swift', seed },
  }
  const entries = steps.flatMap(step => step.entries)
  const ending = pig.ending(steps.at(-1)!.match.state)!
  const closing: Closing = { ending, secret: null }
  return {
    header,
    entries: numbered(entries),
    matches: steps.map(step => step.match),
    closing,
    text: written(header, entries, closing),
  }
}

/** As clients would number them: growing, with gaps where something was refused. */
function numbered(entries: readonly Entry<Pig>[]): readonly NumberedEntry[] {
  const latest = new Array<number>(SEATS).fill(0)
  return entries.map(entry => {
    if (entry.cause.type !== 'act') return { entry, number: null }
    const { seat } = entry.cause
    latest[seat] = latest[seat]! + 1 + (entry.seq % 3 === 0 ? 1 : 0)
    return { entry, number: latest[seat]! }
  })
}

/**
 * What comes after the first `seq` entries: a few more of them, now and then with a note or a
 * snapshot, at last the closing. `null` is before the header.
 */
export function batchAfter(whole: Specimen, seq: number | null): Batch {
  const { header, entries, matches, closing } = whole
  if (seq === null) return { header, entries: entries.slice(0, 1) }
  if (seq === entries.length) return { closing }
  const end = Math.min(seq + 1 + (seq % 3), entries.length)
  const batch = { entries: entries.slice(seq, end), notes: seq % 5 === 0 ? [{ seen: seq }] : [] }
  return seq % 7 === 0 ? { ...batch, snapshot: matches[end - 1]! } : batch
}

/** How many entries there are after that batch. */
export function seqAfter({ entries }: Batch, seq: number | null): number {
  return (seq ?? 0) + (entries?.length ?? 0)
}
