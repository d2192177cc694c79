// What a shared link to a replay says: which match, where in it, and through whose eyes.

import type { Viewer } from '#kernel/game.ts'
import { placeOf } from '#protocol/pages.ts'

/** `'open'` sees everything, as nobody at the table did. */
export type Eyes = Viewer | 'open'

export interface Position {
  /** How many steps of the match are shown. */
  readonly at: number
  readonly eyes: Eyes
}

/** The match in a link of ours, or in what may be the bare id of one. */
export function matchIn(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/.exec(text)?.[1]
  if (path === undefined) return /^[\w.~-]{1,128}$/.test(text) ? text : null
  const place = placeOf(path)
  return place?.page === 'replay' || place?.page === 'check' ? place.id : null
}

/** `#at=12&seat=0`; a seat counts from 1 for people. */
export function hashOf({ at, eyes }: Position): string {
  return `#at=${at}&seat=${typeof eyes === 'number' ? eyes + 1 : eyes}`
}

/** Whatever is missing or makes no sense is as for somebody who just looks on from the start. */
export function positionIn(hash: string, seats: number, steps: number): Position {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const at = Number.parseInt(parts.get('at') ?? '', 10)
  const seat = parts.get('seat') ?? ''
  const number = Number(seat)
  const seated = Number.isInteger(number) && number >= 1 && number <= seats
  return {
    at: Number.isNaN(at) ? 1 : Math.min(Math.max(at, 1), steps),
    eyes: seated ? number - 1 : seat === 'spectator' ? 'spectator' : 'open',
  }
}
