// Where a match's chance comes from. Luck is addressed, not streamed: who causes an entry, and how
// many they have caused before, decides what falls. So nobody's timing moves anybody else's dice.

import { hex, utf8 } from '#kernel/bytes.ts'
import type { Chance, Seat } from '#kernel/game.ts'
import { hmacSha256, sha256 } from '#kernel/sha256.ts'

export interface Luck {
  /**
   * The chance for the `nth` entry of a seat, or of the table itself. Good until the next is asked
   * for.
   */
  chance(who: Seat | 'table', nth: number): Chance
}

/** What live luck is made of: the server's secret, and a value that each seat has thrown in. */
export interface Seeds {
  readonly secret: string
  readonly values: readonly string[]
}

/** What everybody is given before the start, so that the secret cannot be chosen afterwards. */
export function commitment(secret: string): string {
  return hex(sha256(utf8(secret)))
}

/**
 * Luck that anyone can check once the secret is known: HMAC-SHA-256 under a key that neither the
 * server nor any seat could choose alone. docs/journal.md says how, for programs in other
 * languages.
 */
export function liveLuck({ secret, values }: Seeds): Luck {
  const key = hmacSha256(utf8(secret))(utf8(values.join('\n')))
  const blockOf = hmacSha256(key)
  return {
    chance(who, nth) {
      let block = 0
      let bytes: Uint8Array | null = null
      let used = 0
      function nextByte(): number {
        if (bytes === null || used === bytes.length) {
          bytes = blockOf(utf8(`${who}/${nth}/${block}`))
          block += 1
          used = 0
        }
        const byte = bytes[used]!
        used += 1
        return byte
      }
      return { below: n => evenly(n, nextByte) }
    },
  }
}

/** Luck for simulations: the same addresses, a quick generator, no claim to be unforeseeable. */
export function swiftLuck(seed: string): Luck {
  const root = hashed(seed)
  let state = 0
  function next(): number {
    // splitmix32: every state in one cycle of 2^32, two multiplications a number.
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const chance: Chance = {
    below(n) {
      assertSides(n)
      const limit = 0x100000000 - (0x100000000 % n)
      let number = next()
      while (number >= limit) number = next()
      return number % n
    },
  }
  return {
    chance(who, nth) {
      const place = who === 'table' ? 0 : who + 1
      state = Math.imul(root ^ Math.imul(place + 1, 0x85ebca6b), 0xc2b2ae35)
      state = Math.imul(state ^ (state >>> 15) ^ Math.imul(nth + 1, 0x27d4eb2f), 0x165667b1)
      return chance
    },
  }
}

/** Rejects what would make the first faces likelier; a plain remainder would not be even. */
function evenly(n: number, nextByte: () => number): number {
  assertSides(n)
  if (n <= 0x100) {
    const limit = 0x100 - (0x100 % n)
    let byte = nextByte()
    while (byte >= limit) byte = nextByte()
    return byte % n
  }
  const limit = 0x100000000 - (0x100000000 % n)
  for (;;) {
    let number = 0
    for (let i = 0; i < 4; i++) number = number * 0x100 + nextByte()
    if (number < limit) return number % n
  }
}

function assertSides(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) {
    throw new RangeError(`chance is asked for a whole number of ways, not ${n}`)
  }
}

/** FNV-1a: spreads seeds that differ in one character. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
