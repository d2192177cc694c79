// The race as a list, for a phone beside a television: every group a chip with its dice, as many
// chips in a row as fit, and dice as large as all of them together can be.

import { type Area, TALL } from './packing.ts'

/** As much of a group as its chip's size depends on. */
export interface Listed {
  readonly dice: readonly unknown[]
  readonly gapBehind: boolean
}

export interface Listing {
  /** The width of a die. */
  readonly size: number
  /** Whether there is no space for more than a number. */
  readonly tight: boolean
}

interface Item {
  readonly width: number
  readonly height: number
}

export const LARGEST_LISTED = 40
export const SMALLEST_LISTED = 16
/** Between chips, and between dice. */
export const SPACE = 5
const BETWEEN = 2
const GAP_WIDTH = 26

interface Chip {
  readonly name: number
  /** Border and padding. */
  readonly edge: number
  readonly least: number
}

const ROOMY: Chip = { name: 66, edge: 12, least: 44 }
const TIGHT: Chip = { name: 24, edge: 8, least: 33 }

/** Letters are so many times as large as usual: names grow, dice do not. */
export function listingFor(groups: readonly Listed[], area: Area, letters = 1): Listing {
  for (const tight of [false, true]) {
    for (let size = LARGEST_LISTED; size >= SMALLEST_LISTED; size--) {
      const listing = { size, tight }
      const isReadable = tight || size > SMALLEST_LISTED + 4
      if (isReadable && heightOf(groups, listing, area, letters) <= area.height) return listing
    }
  }
  return { size: SMALLEST_LISTED, tight: true }
}

/** How high the list becomes; chips flow like words. */
export function heightOf(
  groups: readonly Listed[],
  listing: Listing,
  { width }: Area,
  letters = 1,
): number {
  const items = groups.flatMap(group => {
    const chip = chipOf(group.dice.length, listing, width, letters)
    return group.gapBehind ? [chip, { width: GAP_WIDTH, height: 0 }] : [chip]
  })
  let total = 0
  let row: Item = { width: 0, height: 0 }
  for (const item of items) {
    const wider = row.width + SPACE + item.width
    if (row.width > 0 && wider <= width) {
      row = { width: wider, height: Math.max(row.height, item.height) }
    } else {
      total += row.width > 0 ? row.height + SPACE : 0
      row = item
    }
  }
  return total + row.height
}

function chipOf(dice: number, { size, tight }: Listing, most: number, letters: number): Item {
  const { name, edge, least } = tight ? TIGHT : ROOMY
  const left = most - edge - name * letters
  const fitting = Math.max(1, Math.floor(left / (size + BETWEEN)))
  const lines = Math.ceil(dice / fitting)
  const width = edge + name * letters + Math.min(dice, fitting) * (size + BETWEEN)
  return { width, height: Math.max(least * letters, lines * (size * TALL + BETWEEN) + edge) }
}
