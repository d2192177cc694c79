// Judges one journal and lists every roll in it, for a page that shows both.

import { hex } from '#kernel/bytes.ts'
import type { Ending, Game, Millis, Vocabulary } from '#kernel/game.ts'
import { type Header, luckOf, unlinked } from '#kernel/journal.ts'
import type { Seeds } from '#kernel/luck.ts'
import { audit } from '#kernel/replay.ts'
import { type Chronicle, type Objection, verified } from '#kernel/verification.ts'
import { type Drawn, matchKey, noted } from '#web/check/draws.ts'

/** One entry that took something from chance. */
export interface Roll extends Drawn {
  readonly seq: number
  readonly at: Millis
  /** What came of it, in the game's own words. */
  readonly events: readonly { readonly type: string }[]
}

/** Where the dice come from, as far as it can be known. */
export type Origin =
  | {
      readonly type: 'live'
      readonly commitment: string
      /** `null` as long as the match goes on. */
      readonly seeds: Seeds | null
      readonly key: string | null
    }
  | { readonly type: 'swift'; readonly seed: string }

export interface Report {
  readonly game: string | null
  readonly seats: number
  /** `null`: nothing is wrong. */
  readonly objection: Objection | null
  readonly lines: number
  readonly entries: number
  readonly lasted: Millis
  readonly origin: Origin | null
  readonly ending: Ending | null
  /** How it all stood in the end, for everybody; `null` where something is wrong. */
  readonly view: Vocabulary['View'] | null
  /** Every one, checked; empty where the dice cannot be checked or something is wrong. */
  readonly rolls: readonly Roll[]
}

/** What the first line claims to be, before anything is checked. */
export function claimedHeader(text: string): Header | null {
  const line = unlinked(text.split('\n', 1)[0]!)
  if (line === null) return null
  try {
    const header = JSON.parse(line.text) as Partial<Header> | null
    const sound = typeof header?.game === 'string' && typeof header.version === 'number'
    return sound ? (header as Header) : null
  } catch {
    return null
  }
}

export function inspected(text: string, game: Game<Vocabulary> | null): Report {
  const shelf = (id: string, version: number) =>
    game?.id === id && game.version === version ? game : null
  const verdict = verified(text, shelf)
  const lines = text.split('\n').length - 1
  if (verdict.ok) return approved(verdict.chronicle, lines)
  return {
    game: claimedHeader(text)?.game ?? null,
    seats: 0,
    objection: verdict.objection,
    lines,
    entries: 0,
    lasted: 0,
    origin: null,
    ending: null,
    view: null,
    rolls: [],
  }
}

function approved(chronicle: Chronicle<Vocabulary>, lines: number): Report {
  const { header, entries, closing, match } = chronicle
  return {
    game: header.game,
    seats: header.seats,
    objection: null,
    lines,
    entries: entries.length,
    lasted: match.at,
    origin: originOf(chronicle),
    ending: closing?.ending ?? null,
    view: chronicle.game.view(match.state, 'spectator'),
    rolls: rollsOf(chronicle),
  }
}

function originOf({ header, closing }: Chronicle<Vocabulary>): Origin {
  const { luck } = header
  if (luck.type === 'swift') return luck
  const secret = closing?.secret ?? null
  const seeds = secret === null ? null : { secret, values: luck.values }
  const key = seeds === null ? null : hex(matchKey(seeds))
  return { type: 'live', commitment: luck.commitment, seeds, key }
}

/** The rules decide everything again, and each of their questions to chance is noted. */
function rollsOf(chronicle: Chronicle<Vocabulary>): readonly Roll[] {
  const { game, opening, entries } = chronicle
  const origin = originOf(chronicle)
  const source =
    origin.type === 'swift' ? origin : origin.seeds && { type: 'live' as const, ...origin.seeds }
  if (source === null) return []
  const notes: Drawn[] = []
  const fault = audit(game, noted(luckOf(source), notes), opening, entries)
  if (fault !== null) throw new Error(`judged twice, with different results: ${fault.detail}`)
  return notes.flatMap((drawn, seq) => {
    const { at, events } = entries[seq]!
    return drawn.draws.length === 0 ? [] : [{ ...drawn, seq, at, events }]
  })
}
