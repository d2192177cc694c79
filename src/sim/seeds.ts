// Seeds that once failed. They are run by the tests for ever.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeptSeed {
  readonly seed: string
  /** `null`: all games. */
  readonly game: string | null
  readonly why: string
}

/** `SEED [GAME] # why`, one a line. */
export function readSeeds(text: string): readonly KeptSeed[] {
  return text.split('\n').flatMap(line => {
    const [words, why] = line.split('#').map(part => part.trim())
    if (!words) return []
    const [seed, game = null] = words.split(/\s+/)
    if (!why) throw new Error(`"${line}" does not say why this seed is kept`)
    return [{ seed: seed!, game, why }]
  })
}

export function keptSeeds(): readonly KeptSeed[] {
  return readSeeds(readFileSync(join(import.meta.dir, 'seeds.txt'), 'utf8'))
}
