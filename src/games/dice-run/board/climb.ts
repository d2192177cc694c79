// The road from bottom left, where the last group is, to top right. Dice stand in upright columns
// that follow the slope, so none ever covers another.

import type { Group } from './groups.ts'
import {
  type Area,
  blank,
  type Draft,
  gapsIn,
  largestSize,
  type Packing,
  put,
  type Spot,
  TALL,
} from './packing.ts'

const MARGIN = 18
/** As wide as the longest name of a group with an arrow beside it. */
const LABEL = 150
const MOST_ROWS = 4
const SAMPLES = 48

/** How high the road is, measured straight up. */
export function thickness({ height }: Area): number {
  return Math.max(96, Math.min(250, height * 0.37))
}

/** The middle of the road. */
export function heightAt(x: number, area: Area): number {
  const { width, height } = area
  const half = thickness(area) / 2
  const low = height - half - 8
  const high = half + Math.min(64, height * 0.12)
  const along = Math.max(0, Math.min(1, x / width))
  const eased = along * along * (3 - 2 * along)
  return low + (high - low) * (0.55 * along + 0.45 * eased)
}

interface Columns {
  readonly size: number
  readonly rows: number
}

export function packClimb(groups: readonly Group[], area: Area): Packing {
  const { size, rows } = chosenColumns(groups, area)
  const widths = groups.map(group => columnsOf(group, rows) * (size + 5))
  const gaps = gapsIn(groups) * gapWidth(size)
  const used = widths.reduce((sum, width) => sum + width, gaps)
  const space = (area.width - 2 * MARGIN - used) / groups.length
  const draft = blank()
  let right = area.width - MARGIN - space / 2
  groups.forEach((group, index) => {
    const width = widths[index]!
    lay(draft, group, { left: right - width, size, rows }, area)
    const middle = right - width / 2
    const top = topOf(group, rows, size)
    draft.labels.push({
      place: group.place,
      number: group.number,
      x: Math.max(LABEL / 2, middle),
      y: heightAt(middle, area) - top - 12,
      tight: width + space < 112,
    })
    right -= width
    if (index === groups.length - 1) return
    const gap = group.gapBehind ? gapWidth(size) : 0
    const x = right - (space + gap) / 2
    const joint = { place: group.place, x, y: heightAt(x, area) }
    if (group.gapBehind) draft.gaps.push(joint)
    else draft.joints.push(joint)
    right -= space + gap
  })
  return { size, ...draft }
}

function chosenColumns(groups: readonly Group[], area: Area): Columns {
  const inside = thickness(area) - 14
  const gaps = gapsIn(groups)
  let best: Columns = { size: 0, rows: 1 }
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const most = (inside - 4 * rows) / (rows * TALL)
    const columns = groups.reduce((sum, group) => sum + columnsOf(group, rows), 0)
    const size = largestSize(most, width => {
      const least = groups.length * Math.max(8, width * 0.3) + gaps * gapWidth(width)
      return columns * (width + 5) + least <= area.width - 2 * MARGIN
    })
    if (size > best.size) best = { size, rows }
  }
  return best
}

function columnsOf({ dice }: Group, rows: number): number {
  return Math.ceil(dice.length / rows)
}

function gapWidth(size: number): number {
  return Math.max(22, size * 0.8)
}

function topOf({ dice }: Group, rows: number, size: number): number {
  return (Math.min(rows, dice.length) * (size * TALL + 4)) / 2
}

/** Fills columns from the front, each as evenly as the number of dice allows. */
function lay(
  draft: Draft,
  { dice }: Group,
  { left, size, rows }: Columns & { readonly left: number },
  area: Area,
): void {
  const columns = Math.ceil(dice.length / rows)
  let next = 0
  for (let column = 0; column < columns; column++) {
    const inColumn = Math.ceil((dice.length - next) / (columns - column))
    const x = left + (column + 0.5) * (size + 5)
    for (let row = 0; row < inColumn; row++) {
      const y = heightAt(x, area) + (row - (inColumn - 1) / 2) * (size * TALL + 4)
      put(draft, dice[next]!, x, y)
      next += 1
    }
  }
}

/** The outline of the road, wider by so much on both sides. */
export function climbOutline(area: Area, wider: number): string {
  const half = thickness(area) / 2 + wider
  const upper: Spot[] = []
  for (let sample = -2; sample <= SAMPLES + 2; sample++) {
    const x = (area.width * sample) / SAMPLES
    upper.push({ x, y: heightAt(x, area) + slope(x, area) })
  }
  const there = upper.map(({ x, y }) => `${x.toFixed(1)} ${(y - half).toFixed(1)}`)
  const back = upper.map(({ x, y }) => `${x.toFixed(1)} ${(y + half).toFixed(1)}`).reverse()
  return `M${there.join('L')}L${back.join('L')}Z`
}

export function climbMiddle(area: Area): string {
  const spots: string[] = []
  for (let sample = -2; sample <= SAMPLES + 2; sample++) {
    const x = (area.width * sample) / SAMPLES
    spots.push(`${x.toFixed(1)} ${(heightAt(x, area) + slope(x, area)).toFixed(1)}`)
  }
  return `M${spots.join('L')}`
}

/** Outside the area the road goes on as it came. */
function slope(x: number, { width }: Area): number {
  if (x < 0) return -x * 0.2
  return x > width ? (width - x) * 0.2 : 0
}
