// A match as a text file: one header, one line an entry, one closing line, each chained to the one
// before. docs/journal.md describes it for programs that are not ours.

import { hex, utf8 } from '#kernel/bytes.ts'
import type { Ending, Game, Vocabulary } from '#kernel/game.ts'
import { commitment, type Luck, liveLuck, type Seeds, swiftLuck } from '#kernel/luck.ts'
import type { Entry } from '#kernel/match.ts'
import type { Opening } from '#kernel/replay.ts'
import { sha256 } from '#kernel/sha256.ts'

export const FORMAT = 1

/**
 * Where the dice of a journal come from. The secret of live luck is not here but in the closing
 * line.
 */
export type LuckNote =
  | { readonly type: 'live'; readonly commitment: string; readonly values: readonly string[] }
  | { readonly type: 'swift'; readonly seed: string }

export interface Header {
  readonly gobelet: typeof FORMAT
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: unknown
  readonly luck: LuckNote
}

export interface Closing {
  readonly ending: Ending
  /** What the commitment was made of. `null` where luck had no secret. */
  readonly secret: string | null
}

export type LuckSource =
  | ({ readonly type: 'live' } & Seeds)
  | { readonly type: 'swift'; readonly seed: string }

export function luckOf(source: LuckSource): Luck {
  return source.type === 'live' ? liveLuck(source) : swiftLuck(source.seed)
}

export function headerOf<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  source: LuckSource,
): Header {
  const luck: LuckNote =
    source.type === 'swift'
      ? { type: 'swift', seed: source.seed }
      : { type: 'live', commitment: commitment(source.secret), values: source.values }
  const { seats, options } = opening
  return { gobelet: FORMAT, game: game.id, version: game.version, seats, options, luck }
}

/** One line and the hash that the next one builds on. */
export interface Link {
  readonly line: string
  readonly hash: string
}

const HASH_BEGINS = ',"hash":"'
const HASH_ENDS = '"}'
const TAIL_LENGTH = HASH_BEGINS.length + 64 + HASH_ENDS.length

export function linked(body: object, previousHash: string): Link {
  const text = JSON.stringify(body)
  const hash = chained(text, previousHash)
  return { line: text.slice(0, -1) + HASH_BEGINS + hash + HASH_ENDS, hash }
}

/**
 * What a line says and the hash it carries. `null`: it does not end as a line of a journal does.
 */
export function unlinked(line: string): { readonly text: string; readonly hash: string } | null {
  const tail = line.slice(-TAIL_LENGTH)
  const hash = tail.slice(HASH_BEGINS.length, -HASH_ENDS.length)
  const framed = tail.startsWith(HASH_BEGINS) && tail.endsWith(HASH_ENDS)
  if (!framed || !/^[0-9a-f]{64}$/.test(hash)) return null
  return { text: `${line.slice(0, -TAIL_LENGTH)}}`, hash }
}

export function chained(text: string, previousHash: string): string {
  return hex(sha256(utf8(previousHash + text)))
}

/** A whole match as text, every line ended. */
export function written<V extends Vocabulary>(
  header: Header,
  entries: readonly Entry<V>[],
  closing: Closing | null,
): string {
  const bodies: object[] = [header, ...entries]
  if (closing !== null) bodies.push(closing)
  let text = ''
  let hash = ''
  for (const body of bodies) {
    const link = linked(body, hash)
    text += `${link.line}\n`
    hash = link.hash
  }
  return text
}
