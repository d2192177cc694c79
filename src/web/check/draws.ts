// The numbers that chance gave in a match, written down while the rules ask for them, and where in
// the digests each of them comes from.

import { hex, utf8 } from '#kernel/bytes.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'
import type { Luck, Seeds } from '#kernel/luck.ts'
import { hmacSha256 } from '#kernel/sha256.ts'

export type Drawer = Seat | 'table'

/** A whole number from 0 to `sides - 1`. */
export interface Draw {
  readonly sides: number
  readonly number: number
}

/** All that one entry of a match drew. */
export interface Drawn {
  readonly who: Drawer
  readonly nth: number
  readonly draws: readonly Draw[]
}

/** The same luck; what is asked of it is added to `notes`, one item an entry. */
export function noted(luck: Luck, notes: Drawn[]): Luck {
  return {
    chance(who, nth) {
      const chance = luck.chance(who, nth)
      const draws: Draw[] = []
      notes.push({ who, nth, draws })
      return {
        below(sides) {
          const number = chance.below(sides)
          draws.push({ sides, number })
          return number
        },
      }
    },
  }
}

/** What draws mean at a table. */
export type Part =
  | { readonly type: 'dice'; readonly faces: readonly Face[] }
  | { readonly type: 'shuffle'; readonly of: number }
  | { readonly type: 'pick'; readonly of: number; readonly number: number }

/**
 * Dice are numbers below six; a shuffle asks for one number less each time, down to two. A lone six
 * among shuffles and picks is one of them: nobody rolls a single die while the table is laid.
 */
export function partsOf(draws: readonly Draw[]): readonly Part[] {
  const parts = rawParts(draws)
  if (parts.length === 1) return parts
  return parts.map(part =>
    part.type === 'dice' && part.faces.length === 1
      ? { type: 'pick', of: 6, number: part.faces[0]! - 1 }
      : part,
  )
}

function rawParts(draws: readonly Draw[]): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < draws.length) {
    const { sides, number } = draws[at]!
    if (isShuffle(draws, at)) {
      parts.push({ type: 'shuffle', of: sides })
      at += sides - 1
    } else if (sides === 6) {
      const face = (number + 1) as Face
      const last = parts.at(-1)
      if (last?.type === 'dice') parts[parts.length - 1] = joined(last.faces, face)
      else parts.push({ type: 'dice', faces: [face] })
      at += 1
    } else {
      if (sides > 1) parts.push({ type: 'pick', of: sides, number })
      at += 1
    }
  }
  return parts
}

function joined(faces: readonly Face[], face: Face): Part {
  return { type: 'dice', faces: [...faces, face] }
}

function isShuffle(draws: readonly Draw[], from: number): boolean {
  const { sides } = draws[from]!
  if (sides < 3) return false
  for (let step = 1; step < sides - 1; step++) {
    if (draws[from + step]?.sides !== sides - step) return false
  }
  return true
}

export interface Block {
  /** What was digested: who, how many before, which block. */
  readonly address: string
  readonly digest: string
}

/** One number and the bytes it was made of. */
export interface Trace extends Draw {
  /** Where the last byte used stands, counted over all blocks. */
  readonly at: number
  /** The byte; for more than 256 sides, four of them as one number. */
  readonly value: number
  /** Bytes that would have made some numbers likelier. */
  readonly passed: readonly number[]
}

export interface Traced {
  readonly blocks: readonly Block[]
  readonly traces: readonly Trace[]
}

export function matchKey({ secret, values }: Seeds): Uint8Array {
  return hmacSha256(utf8(secret))(utf8(values.join('\n')))
}

/**
 * Makes the numbers of one entry again, as docs/journal.md tells other programs to: on purpose
 * without the code that made them at the table.
 */
export function traced(seeds: Seeds, { who, nth, draws }: Drawn): Traced {
  const digestOf = hmacSha256(matchKey(seeds))
  const blocks: Block[] = []
  const bytes: number[] = []
  let used = 0
  function nextByte(): number {
    if (used === bytes.length) {
      const address = `${who}/${nth}/${blocks.length}`
      const digest = digestOf(utf8(address))
      blocks.push({ address, digest: hex(digest) })
      bytes.push(...digest)
    }
    used += 1
    return bytes[used - 1]!
  }
  function nextValue(width: number): number {
    let value = 0
    for (let i = 0; i < width; i++) value = value * 256 + nextByte()
    return value
  }
  const traces = draws.map(({ sides }) => {
    const width = sides <= 256 ? 1 : 4
    const limit = 256 ** width - (256 ** width % sides)
    const passed: number[] = []
    let value = nextValue(width)
    while (value >= limit) {
      passed.push(value)
      value = nextValue(width)
    }
    return { sides, number: value % sides, at: used - 1, value, passed }
  })
  return { blocks, traces }
}
