// Judges a journal file: is it whole, unchanged, and what the rules and the dice say?

import type { Game, Vocabulary } from '#kernel/game.ts'
import {
  type Closing,
  chained,
  FORMAT,
  type Header,
  type LuckSource,
  luckOf,
  unlinked,
} from '#kernel/journal.ts'
import { commitment } from '#kernel/luck.ts'
import type { Entry, Match } from '#kernel/match.ts'
import { audit, type FaultReason, fold, type Opening } from '#kernel/replay.ts'
import { firstDifference } from '#kernel/same.ts'

export type Finding =
  | 'empty'
  | 'malformed'
  | 'chain-broken'
  | 'unknown-format'
  | 'unknown-game'
  | 'bad-options'
  | 'secret-differs'
  | 'ending-differs'
  | FaultReason

export interface Objection {
  readonly reason: Finding
  /** The line of the file, counted from 1. */
  readonly line: number
  /** The entry it concerns; `null` for the header and the closing line. */
  readonly seq: number | null
  readonly detail: string
}

/** A journal that was read and found in order. */
export interface Chronicle<V extends Vocabulary> {
  readonly game: Game<V>
  readonly header: Header
  readonly opening: Opening<V>
  readonly entries: readonly Entry<V>[]
  readonly closing: Closing | null
  readonly match: Match<V>
  /** Rules and dice can be decided again only once the secret is known. */
  readonly diceChecked: boolean
}

export type Verdict =
  | { readonly ok: true; readonly chronicle: Chronicle<Vocabulary> }
  | { readonly ok: false; readonly objection: Objection }

export type Shelf = (id: string, version: number) => Game<Vocabulary> | null

/** Judges a journal from its text. `shelf` finds the rules it was played by. */
export function verified(text: string, shelf: Shelf): Verdict {
  try {
    return { ok: true, chronicle: examined(bodiesOf(text), shelf) }
  } catch (error) {
    if (isObjection(error)) return { ok: false, objection: error.objection }
    throw error
  }
}

interface Objecting extends Error {
  readonly objection: Objection
}

function isObjection(error: unknown): error is Objecting {
  return error instanceof Error && 'objection' in error
}

function objecting(reason: Finding, line: number, detail: string, seq = line - 2): Objecting {
  const objection: Objection = { reason, line, seq: seq < 0 ? null : seq, detail }
  return Object.assign(new Error(detail), { objection })
}

/** What the lines say, once every hash has been found to fit. */
function bodiesOf(text: string): readonly object[] {
  if (text === '') throw objecting('empty', 1, 'there is nothing in it')
  const lines = text.split('\n')
  if (lines.pop() !== '') {
    throw objecting('malformed', lines.length + 1, 'the last line is cut off: it has no line end')
  }
  let previous = ''
  return lines.map((line, index) => {
    const parts = unlinked(line)
    if (parts === null) throw objecting('malformed', index + 1, 'it does not end in a hash')
    if (chained(parts.text, previous) !== parts.hash) {
      throw objecting('chain-broken', index + 1, 'its hash does not fit it and the line before')
    }
    previous = parts.hash
    return parsed(parts.text, index + 1)
  })
}

function parsed(text: string, line: number): object {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body
  } catch {}
  throw objecting('malformed', line, 'it is not a JSON object')
}

function examined(bodies: readonly object[], shelf: Shelf): Chronicle<Vocabulary> {
  const header = bodies[0] as Header
  if (header.gobelet !== FORMAT) {
    throw objecting('unknown-format', 1, `the format is ${header.gobelet}, known is ${FORMAT}`)
  }
  const game = shelf(header.game, header.version)
  if (game === null) {
    throw objecting('unknown-game', 1, `no rules of ${header.game}, version ${header.version}`)
  }
  const opening = openingOf(game, header)
  const last = bodies[bodies.length - 1] as object
  const closing = bodies.length > 1 && 'ending' in last ? (last as Closing) : null
  const entries = bodies.slice(1, closing === null ? undefined : -1) as Entry<Vocabulary>[]
  entries.forEach(assertShape)

  const source = sourceOf(header, closing, bodies.length)
  if (source !== null) {
    const fault = audit(game, luckOf(source), opening, entries)
    if (fault !== null) throw objecting(fault.reason, fault.seq + 2, fault.detail, fault.seq)
  }
  const match = fold(game, opening, entries)
  const difference = closing && firstDifference(game.ending(match.state), closing.ending)
  if (difference !== null) {
    const line = bodies.length
    throw objecting(
      'ending-differs',
      line,
      `by the rules, against what is written: ${difference}`,
      -1,
    )
  }
  return { game, header, opening, entries, closing, match, diceChecked: source !== null }
}

function openingOf(game: Game<Vocabulary>, header: Header): Opening<Vocabulary> {
  const { seats } = header
  const reading = game.readOptions(header.options)
  if (!reading.ok) throw objecting('bad-options', 1, reading.problem)
  const { min, max } = game.seats(reading.value)
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw objecting('bad-options', 1, `${seats} seats; ${game.id} is for ${min} to ${max}`)
  }
  return { options: reading.value, seats }
}

function assertShape(entry: Entry<Vocabulary>, index: number): void {
  const cause = entry.cause as { readonly type?: unknown } | undefined
  const sound =
    Number.isInteger(entry.seq) &&
    Number.isInteger(entry.at) &&
    Array.isArray(entry.events) &&
    ['start', 'act', 'ring'].includes(cause?.type as string)
  if (!sound) throw objecting('malformed', index + 2, 'it is not an entry of a match', index)
}

function sourceOf(header: Header, closing: Closing | null, line: number): LuckSource | null {
  const { luck } = header
  if (luck.type === 'swift') return luck
  const secret = closing?.secret ?? null
  if (secret === null) return null
  if (commitment(secret) === luck.commitment) return { type: 'live', secret, values: luck.values }
  throw objecting('secret-differs', line, 'the secret is not what was committed to', -1)
}
