// How tables and matches are called: by chance that nobody guesses. What belongs to a table follows
// from its id, so that nothing needs to be looked up, and nothing leads back to it.

import type { MatchId } from '#table/journal.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** More than 128 bits. */
const SECRET_LENGTH = 24

/** None of them looks or sounds like another, on paper or through a door. */
const CODE_LETTERS = 'ACDEFHJKMNPRTWXY3479'
const CODE_LENGTH = 6

export function freshSecret(): string {
  let secret = ''
  while (secret.length < SECRET_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      // Above it some letters would come up more often than others.
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += LETTERS[byte % LETTERS.length]
    }
  }
  return secret
}

/** The first match at a table follows from its id, every other one from the one before it too. */
export function matchAfter(table: string, match: MatchId | null): MatchId {
  return Bun.SHA256.hash(`match\n${table}\n${match ?? ''}`, 'base64url')
}

/** Short enough to be said aloud. Two tables may have the same one; then one of them is renamed. */
export function codeOf(table: string): string {
  const bytes = Bun.SHA256.hash(`code\n${table}`) as Uint8Array
  let code = ''
  for (const byte of bytes) {
    if (byte < 240 && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length]
  }
  return code
}

/** The code that somebody may have meant by this. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
