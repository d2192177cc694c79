// The smallest race there is: a bell is shown, and whoever rings it first scores.

import type { Game, Millis, Seat, Viewer } from '#kernel/game.ts'
import type { Manners } from '#kernel/manners.ts'

const PAUSE: Millis = 1000
const SHOWN: Millis = 2000

interface Course {
  /** When the bell was shown; `null` while it is not. */
  readonly shownAt: Millis | null
  readonly turnsAt: Millis
  readonly scores: readonly number[]
  /** Who was first, for as long as the bell is shown. */
  readonly rungBy: Seat | null
}

export interface Bell {
  Options: { readonly last: number }
  State: Course & { readonly last: number }
  Action: { readonly type: 'ring' | 'wave' }
  Event:
    | { readonly type: 'shown' | 'hidden'; readonly at: Millis; readonly turnsAt: Millis }
    | { readonly type: 'rang' | 'waved'; readonly seat: Seat }
  View: Course & { readonly viewer: Viewer; readonly last: number }
  Refusal: 'not-shown' | 'too-late'
}

export const bell: Game<Bell> = {
  id: 'bell',
  version: 1,
  seats: () => ({ min: 2, max: 5 }),
  setUp: ({ last }, seats) => {
    const scores = new Array<number>(seats).fill(0)
    return { last, scores, shownAt: null, turnsAt: PAUSE, rungBy: null }
  },
  start: (_, { now }) => [{ type: 'hidden', at: now, turnsAt: now + PAUSE }],
  act(state, seat, { type }) {
    if (type === 'wave') return { ok: true, events: [{ type: 'waved', seat }] }
    if (state.shownAt === null) return { ok: false, refusal: 'not-shown' }
    if (state.rungBy !== null) return { ok: false, refusal: 'too-late' }
    return { ok: true, events: [{ type: 'rang', seat }] }
  },
  ring: ({ shownAt }, { now }) => [
    shownAt === null
      ? { type: 'shown', at: now, turnsAt: now + SHOWN }
      : { type: 'hidden', at: now, turnsAt: now + PAUSE },
  ],
  alarm: state => state.turnsAt,
  evolve(state, event) {
    switch (event.type) {
      case 'waved':
        return state
      case 'rang': {
        const scores = state.scores.with(event.seat, state.scores[event.seat]! + 1)
        return { ...state, scores, rungBy: event.seat }
      }
      default: {
        const shownAt = event.type === 'shown' ? event.at : null
        return { ...state, shownAt, turnsAt: event.turnsAt, rungBy: null }
      }
    }
  },
  ending(state) {
    if (state.turnsAt < state.last) return null
    return { winners: [], scores: state.scores, reason: 'time' }
  },
  view: (state, viewer) => ({ ...state, viewer }),
  audience: () => 'everyone',
  legal: ({ viewer }) => (viewer === 'spectator' ? [] : [{ type: 'ring' }]),
  fallback: () => null,
  imagine: ({ viewer: _, ...state }) => state,
  readOptions: raw => ({ ok: true, value: { last: 1e12, ...(raw as object) } }),
  readAction: raw => ({ ok: true, value: raw as Bell['Action'] }),
}

export const bellManners: Manners<Bell> = {
  absence: () => 'at-once',
  claim(state, _, { type }) {
    if (type === 'ring') return { over: 'bell', opens: true, since: state.shownAt }
    return { over: 'bell', opens: false, since: null }
  },
}
