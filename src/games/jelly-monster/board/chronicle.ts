// What has been seen: lines for the log, what each player did last, and which faces fell.

import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { Event } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

/** How often each face fell; the first is how many ones. */
export type Histogram = readonly number[]

export interface Chronicle {
  readonly events: readonly Event[]
  /** By seat. */
  readonly latest: readonly (Event | null)[]
  readonly rolled: Histogram
  readonly placed: Histogram
}

const NO_FACES: Histogram = [0, 0, 0, 0, 0, 0]
const LONGEST = 400

export const EMPTY: Chronicle = { events: [], latest: [], rolled: NO_FACES, placed: NO_FACES }

export function withEvents(chronicle: Chronicle, events: readonly Event[]): Chronicle {
  let { rolled, placed } = chronicle
  const latest = [...chronicle.latest]
  for (const event of events) {
    if (event.type === 'peeked') rolled = counted(rolled, event.faces)
    if (event.type === 'placed') placed = counted(placed, [event.face])
    if (event.type === 'roundPrepared') latest.fill(null)
    const seat = doerOf(event)
    if (seat !== null) latest[seat] = event
  }
  const all = [...chronicle.events, ...events].slice(-LONGEST)
  return { events: all, latest, rolled, placed }
}

function counted(histogram: Histogram, faces: readonly Face[]): Histogram {
  const counts = [...histogram]
  for (const face of faces) counts[face - 1]! += 1
  return counts
}

/** Whose panel shows it. What only its owner sees shows nowhere. */
function doerOf(event: Event): Seat | null {
  switch (event.type) {
    case 'rolled':
    case 'placed':
    case 'removed':
    case 'targetMoved':
    case 'locked':
    case 'readied':
      return event.seat
    case 'flipped':
      return event.seat
    default:
      return null
  }
}

/** Whether a player took away a die of their own. */
export function isOwnRemoval(event: Extract<Event, { type: 'removed' }>): boolean {
  return ownerOf(event.die) === event.seat
}
