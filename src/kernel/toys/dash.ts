// The smallest game: roll in turn, first to 20 wins.

import { die, type Face } from '#kernel/chance.ts'
import type { Game, Seat, Viewer } from '#kernel/game.ts'

export interface Dash {
  Options: Record<string, never>
  State: { readonly turn: Seat; readonly scores: readonly number[] }
  Action: { readonly type: 'roll' }
  Event: { readonly type: 'rolled'; readonly seat: Seat; readonly face: Face }
  View: Dash['State'] & { readonly viewer: Viewer }
  Refusal: 'not-your-turn'
}

const GOAL = 20
const ROLL = { type: 'roll' } as const

export const dash: Game<Dash> = {
  id: 'dash',
  version: 1,
  seats: () => ({ min: 2, max: 6 }),
  setUp: (_, seats) => ({ turn: 0, scores: new Array<number>(seats).fill(0) }),

  start: () => [],
  act(state, seat, _, { chance }) {
    if (seat !== state.turn) return { ok: false, refusal: 'not-your-turn' }
    return { ok: true, events: [{ type: 'rolled', seat, face: die(chance) }] }
  },
  ring: () => [],
  alarm: () => null,
  evolve: ({ scores }, { seat, face }) => ({
    turn: (seat + 1) % scores.length,
    scores: scores.with(seat, scores[seat]! + face),
  }),
  ending({ scores }) {
    const winner = scores.findIndex(score => score >= GOAL)
    return winner < 0 ? null : { winners: [winner], scores, reason: 'goal-reached' }
  },

  view: (state, viewer) => ({ ...state, viewer }),
  audience: () => 'everyone',
  legal: view => (view.viewer === view.turn ? [ROLL] : []),
  fallback: view => (view.viewer === view.turn ? { action: ROLL, after: 500 } : null),
  imagine: ({ turn, scores }) => ({ turn, scores }),

  readOptions: () => ({ ok: true, value: {} }),
  readAction(raw) {
    const isRoll = (raw as Dash['Action'] | null)?.type === 'roll'
    return isRoll ? { ok: true, value: ROLL } : { ok: false, problem: 'one can only roll' }
  },
}
