// Which way the road runs: up the slope, or straight up the screen.

import { type Ascent, packAscent } from './ascent.ts'
import { packClimb } from './climb.ts'
import type { Group } from './groups.ts'
import type { Area, Packing } from './packing.ts'

export type Way = 'climb' | 'ascent'

export interface Road {
  readonly way: Way
  readonly packing: Packing
}

/** Under this size of dice, another way is tried. */
const HARD_TO_READ = 26

export function roadFor(groups: readonly Group[], area: Area, way: Way): Road {
  if (way === 'ascent') return { way, packing: packAscent(groups, ascentIn(area)) }
  const packing = packClimb(groups, area)
  if (packing.size >= HARD_TO_READ) return { way, packing }
  const other = packAscent(groups, ascentIn(area))
  return other.size > packing.size ? { way: 'ascent', packing: other } : { way, packing }
}

export function ascentIn(area: Area): Ascent {
  const isNarrow = area.width < 700
  return { ...area, left: isNarrow ? 102 : 150, right: isNarrow ? 40 : 90 }
}
