// What a list of rolls comes to: how often each face fell.

import { type Drawn, partsOf } from '#web/check/draws.ts'

/** Ones first. Shuffles and picks are no dice. */
export function faceCounts(rolls: readonly Drawn[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const { draws } of rolls) {
    for (const part of partsOf(draws)) {
      if (part.type !== 'dice') continue
      for (const face of part.faces) counts[face - 1]! += 1
    }
  }
  return counts
}

/** Minutes, seconds and tenths of match time. */
export function clockText(at: number): string {
  const tenths = Math.floor(at / 100)
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`
}
