// What goes on in a seat that nobody sits in.

import type { Millis, Vocabulary } from '#kernel/game.ts'

export interface Mind {
  intention: { readonly action: Vocabulary['Action']; readonly at: Millis } | null
  /** Thinks no sooner than this unless something happens, in match time. */
  restsUntil: Millis
  /** How many entries there were when it last thought. */
  seenSeq: number
  thoughts: number
  /** What the seat was told, and of how many entries. */
  heard: Vocabulary['Event'][]
  heardOf: number
}

export function emptyMind(): Mind {
  return { intention: null, restsUntil: 0, seenSeq: -1, thoughts: 0, heard: [], heardOf: 0 }
}
