// Where every die, label and gap goes, however many groups there are.

import type { Die } from '#games/dice-run/dice.ts'
import { DICE_COUNT } from '#games/dice-run/dice.ts'
import type { Place } from '#games/dice-run/line.ts'
import type { Group } from './groups.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Label extends Spot {
  readonly place: Place
  readonly number: number
  /** Whether there is no space for more than a number. */
  readonly tight: boolean
}

/** Something between the group at this place and what is behind it. */
export interface Joint extends Spot {
  readonly place: Place
}

export interface Packing {
  /** The width of a die. */
  readonly size: number
  /** By die: its middle. */
  readonly spots: readonly Spot[]
  readonly labels: readonly Label[]
  readonly gaps: readonly Joint[]
  readonly joints: readonly Joint[]
}

export interface Area {
  readonly width: number
  readonly height: number
}

/** How much higher than wide a die is drawn. */
export const TALL = 1.16
export const LARGEST_DIE = 64
export const SMALLEST_DIE = 14

/** What is being put together, piece by piece. */
export interface Draft {
  readonly spots: Spot[]
  readonly labels: Label[]
  readonly gaps: Joint[]
  readonly joints: Joint[]
}

export function blank(): Draft {
  const nowhere: Spot = { x: 0, y: 0 }
  return {
    spots: new Array<Spot>(DICE_COUNT).fill(nowhere),
    labels: [],
    gaps: [],
    joints: [],
  }
}

/** The largest size for which `fits` holds; the smallest if it never does. */
export function largestSize(most: number, fits: (size: number) => boolean): number {
  for (let size = Math.floor(Math.min(most, LARGEST_DIE)); size > SMALLEST_DIE; size--) {
    if (fits(size)) return size
  }
  return SMALLEST_DIE
}

export function put(draft: Draft, die: Die, x: number, y: number): void {
  draft.spots[die] = { x, y }
}

/** How many gaps lie between the groups. */
export function gapsIn(groups: readonly Group[]): number {
  return groups.filter(group => group.gapBehind).length
}
