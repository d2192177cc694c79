// The road upwards, for screens that are higher than wide: the leading group on top, a row for each
// group. Where there are too many for that, several share a row, read as a book is.

import type { Group } from './groups.ts'
import { type Area, blank, gapsIn, largestSize, type Packing, put, TALL } from './packing.ts'

/** Under this size groups share rows, if that makes the dice larger. */
const SMALL = 34
const GUTTER = 5

export interface Ascent extends Area {
  /** What labels take on the left. */
  readonly left: number
  /** What is kept free on the right. */
  readonly right: number
}

export function packAscent(groups: readonly Group[], area: Ascent): Packing {
  const rows = largestSize(area.width, size => rowsHeight(groups, area, size) <= area.height)
  if (rows >= SMALL) return packRows(groups, area, rows)
  const shared = largestSize(area.width, size => flowed(groups, area, size).height <= area.height)
  return shared > rows ? packFlow(groups, area, shared) : packRows(groups, area, rows)
}

function perRow({ width, left, right }: Ascent, size: number): number {
  return Math.max(1, Math.floor((width - left - right) / (size + GUTTER)))
}

function gapHeight(size: number): number {
  return Math.max(18, size * 0.55)
}

function betweenRows(size: number): number {
  return Math.max(8, size * 0.28)
}

function groupHeight({ dice }: Group, area: Ascent, size: number): number {
  return Math.ceil(dice.length / perRow(area, size)) * (size * TALL + 3)
}

function rowsHeight(groups: readonly Group[], area: Ascent, size: number): number {
  const heights = groups.reduce((sum, group) => sum + groupHeight(group, area, size), 0)
  return heights + groups.length * betweenRows(size) + gapsIn(groups) * gapHeight(size)
}

function packRows(groups: readonly Group[], area: Ascent, size: number): Packing {
  const draft = blank()
  const spare = Math.max(0, area.height - rowsHeight(groups, area, size))
  const between = betweenRows(size) + Math.min(36, spare / groups.length)
  const used = rowsHeight(groups, area, size) + (between - betweenRows(size)) * groups.length
  let top = Math.max(0, (area.height - used) / 2) + between / 2
  const middle = area.left + (area.width - area.left - area.right) / 2
  groups.forEach((group, index) => {
    const height = groupHeight(group, area, size)
    layRows(draft.spots, group, { middle, top, size, perRow: perRow(area, size) })
    draft.labels.push({
      place: group.place,
      number: group.number,
      x: 6,
      y: top + height / 2,
      tight: false,
    })
    top += height
    if (index === groups.length - 1) return
    const gap = group.gapBehind ? gapHeight(size) : 0
    const y = top + (between + gap) / 2
    if (group.gapBehind) draft.gaps.push({ place: group.place, x: middle, y })
    else draft.joints.push({ place: group.place, x: area.width - area.right / 2 - 4, y })
    top += between + gap
  })
  return { size, ...draft }
}

interface Block {
  readonly middle: number
  readonly top: number
  readonly size: number
  readonly perRow: number
}

/** Rows of the same length, as nearly as the number of dice allows. */
function layRows(spots: Packing['spots'][number][], { dice }: Group, block: Block): void {
  const { middle, top, size } = block
  const rows = Math.ceil(dice.length / block.perRow)
  let next = 0
  for (let row = 0; row < rows; row++) {
    const inRow = Math.ceil((dice.length - next) / (rows - row))
    for (let column = 0; column < inRow; column++) {
      const x = middle + (column - (inRow - 1) / 2) * (size + GUTTER)
      spots[dice[next]!] = { x, y: top + (row + 0.5) * (size * TALL + 3) }
      next += 1
    }
  }
}

interface Cell {
  readonly group: Group
  readonly x: number
  readonly y: number
}

interface Flow {
  readonly cells: readonly Cell[]
  readonly height: number
}

/** A label over its dice. */
const LABEL = 20

function flowed(groups: readonly Group[], { width, right }: Ascent, size: number): Flow {
  const cells: Cell[] = []
  const line = size * TALL + LABEL + 10
  const most = Math.max(1, Math.floor((width - right - 12) / (size + GUTTER)))
  let x = 12
  let y = 4
  let deepest = 1
  for (const group of groups) {
    const columns = Math.min(most, group.dice.length)
    const lines = Math.ceil(group.dice.length / most)
    const wide = columns * (size + GUTTER) + 12 + (group.gapBehind ? 22 : 0)
    if (x > 12 && x + wide > width - right) {
      x = 12
      y += line + (deepest - 1) * (size * TALL + 3)
      deepest = 1
    }
    cells.push({ group, x, y })
    deepest = Math.max(deepest, lines)
    x += wide
  }
  return { cells, height: y + line + (deepest - 1) * (size * TALL + 3) }
}

function packFlow(groups: readonly Group[], area: Ascent, size: number): Packing {
  const draft = blank()
  const most = Math.max(1, Math.floor((area.width - area.right - 12) / (size + GUTTER)))
  const { cells, height } = flowed(groups, area, size)
  const down = Math.max(0, (area.height - height) / 2)
  const widths = cells.map(({ group }) => Math.min(most, group.dice.length) * (size + GUTTER))
  const used = Math.max(...cells.map(({ x }, index) => x + widths[index]!))
  const right = Math.max(0, (area.width - used) / 2 - 6)
  cells.forEach(({ group, x: left, y }, index) => {
    const x = left + right
    const wide = widths[index]!
    const top = y + down + LABEL
    group.dice.forEach((die, nth) => {
      const column = nth % most
      const row = Math.floor(nth / most)
      put(draft, die, x + (column + 0.5) * (size + GUTTER), top + (row + 0.5) * (size * TALL + 3))
    })
    const label = { place: group.place, number: group.number, tight: true }
    draft.labels.push({ ...label, x: x + wide / 2, y: y + down + LABEL / 2 })
    if (index === cells.length - 1) return
    const joint = { place: group.place, x: x + wide + 8, y: top + size / 2 }
    if (group.gapBehind) draft.gaps.push(joint)
    else draft.joints.push(joint)
  })
  return { size, ...draft }
}
