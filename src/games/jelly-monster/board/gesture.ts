// Where a die goes that was dragged or flicked.

import type { Spot } from '#games/jelly-monster/board/layout.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Sample extends Point {
  readonly at: number
}

/** Below this it was a tap with a shaky finger. */
export const SLACK = 9

/** Pixels a millisecond. */
const FLICK = 0.4
/** Only what the finger did last counts. */
const MEMORY = 90
const WIDEST = Math.PI / 5

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > SLACK
}

/** The district under the finger, or the one the flick went for; `null`: back home. */
export function aimOf(track: readonly Sample[], spots: readonly Spot[]): number | null {
  const last = track.at(-1)
  if (last === undefined) return null
  const under = spots.findIndex(spot => contains(spot, last))
  if (under >= 0) return under
  const before = track.slice(0, -1)
  const first = before.find(({ at }) => last.at - at <= MEMORY) ?? before.at(-1) ?? last
  const across = last.x - first.x
  const down = last.y - first.y
  const span = Math.max(1, last.at - first.at)
  if (Math.hypot(across, down) / span < FLICK) return null
  return nearestTo(Math.atan2(down, across), last, spots)
}

function contains({ x, y, width, height }: Spot, point: Point): boolean {
  return Math.abs(point.x - x) <= width / 2 && Math.abs(point.y - y) <= height / 2
}

function nearestTo(heading: number, from: Point, spots: readonly Spot[]): number | null {
  let best: number | null = null
  let least = WIDEST
  spots.forEach((spot, index) => {
    const apart = turnBetween(heading, Math.atan2(spot.y - from.y, spot.x - from.x))
    if (apart >= least) return
    best = index
    least = apart
  })
  return best
}

function turnBetween(one: number, other: number): number {
  const apart = Math.abs(one - other) % (2 * Math.PI)
  return Math.min(apart, 2 * Math.PI - apart)
}
