// How long to wait before trying again. Never gives up.

import type { Millis } from '#kernel/game.ts'
import type { WayBack } from '#protocol/closing.ts'

const FIRST: Millis = 500
const LATER: Millis = 2000
const LONGEST: Millis = 8000

/**
 * `null`: not by itself. `spread`, from 0 to 1, keeps all clients of a restarted server from coming
 * at once.
 */
export function waitBefore(back: WayBack, tries: number, spread: number): Millis | null {
  if (back !== 'at-once' && back !== 'later') return null
  if (back === 'at-once' && tries === 0) return 0
  const base = back === 'later' ? LATER : FIRST
  const wait = Math.min(LONGEST, base * 2 ** Math.max(0, tries - 1))
  return Math.round(wait * (0.75 + 0.5 * spread))
}
