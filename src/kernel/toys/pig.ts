// The smallest whole game: roll and gather, or hold; a one loses what was gathered. First to 50
// wins.

import { die, type Face } from '#kernel/chance.ts'
import type { Game, Millis, Seat, Viewer } from '#kernel/game.ts'

interface Table {
  readonly scores: readonly number[]
  readonly turn: Seat
  readonly pot: number
  /** [P5] A turn lapses, so that nobody waits for somebody who is gone. */
  readonly lapsesAt: Millis
}

export interface Pig {
  Options: { readonly goal: number; readonly turnLimit: Millis }
  State: Table & { readonly options: Pig['Options'] }
  Action: { readonly type: 'roll' | 'hold' }
  Event:
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly lapsesAt: Millis }
    | { readonly type: 'rolled'; readonly face: Face }
    | { readonly type: 'held' }
  View: Table & { readonly viewer: Viewer; readonly goal: number; readonly turnLimit: Millis }
  Refusal: 'not-your-turn' | 'nothing-to-hold'
}

export const pig: Game<Pig> = {
  id: 'pig',
  version: 1,
  seats: () => ({ min: 2, max: 6 }),

  setUp: (options, seats) => {
    return { options, scores: new Array<number>(seats).fill(0), turn: 0, pot: 0, lapsesAt: 0 }
  },
  start: (state, { now }) => [turn(state, 0, now)],
  act(state, seat, action, { now, chance }) {
    if (seat !== state.turn) return { ok: false, refusal: 'not-your-turn' }
    if (action.type === 'roll') return { ok: true, events: rolled(state, die(chance), now) }
    if (state.pot === 0) return { ok: false, refusal: 'nothing-to-hold' }
    return { ok: true, events: [{ type: 'held' }, turn(state, next(state), now)] }
  },
  ring: (state, { now }) => [{ type: 'held' }, turn(state, next(state), now)],
  alarm: state => state.lapsesAt,
  evolve(state, event) {
    if (event.type === 'turnBegan') {
      return { ...state, turn: event.seat, pot: 0, lapsesAt: event.lapsesAt }
    }
    if (event.type === 'rolled') {
      return { ...state, pot: event.face === 1 ? 0 : state.pot + event.face }
    }
    return { ...state, pot: 0, scores: state.scores.with(state.turn, held(state)) }
  },
  ending(state) {
    const winner = state.scores.findIndex(score => score >= state.options.goal)
    return winner < 0 ? null : { winners: [winner], scores: state.scores, reason: 'goal-reached' }
  },

  view({ options, ...table }, viewer) {
    return { ...table, viewer, ...options }
  },
  audience: () => 'everyone',
  legal(view) {
    if (view.viewer !== view.turn || view.scores.some(score => score >= view.goal)) return []
    return view.pot > 0 ? [{ type: 'roll' }, { type: 'hold' }] : [{ type: 'roll' }]
  },
  fallback(view) {
    if (view.viewer !== view.turn) return null
    return { action: { type: view.pot >= 20 ? 'hold' : 'roll' }, after: 500 }
  },
  imagine({ viewer: _, goal, turnLimit, ...table }) {
    return { ...table, options: { goal, turnLimit } }
  },

  readOptions(raw) {
    const { goal = 50, turnLimit = 20_000, ...rest } = { ...(raw as Partial<Pig['Options']>) }
    if (Object.keys(rest).length > 0) return { ok: false, problem: 'only goal and turnLimit' }
    if (!(goal > 0) || !(turnLimit > 0)) return { ok: false, problem: 'both are above 0' }
    return { ok: true, value: { goal, turnLimit } }
  },
  readAction(raw) {
    const known = (['roll', 'hold'] as const).find(type => type === (raw as Pig['Action'])?.type)
    if (known === undefined) return { ok: false, problem: 'an action is to roll or to hold' }
    return { ok: true, value: { type: known } }
  },
}

function rolled(state: Pig['State'], face: Face, now: Millis): Pig['Event'][] {
  const event = { type: 'rolled', face } as const
  return face === 1 ? [event, turn(state, next(state), now)] : [event]
}

function turn(state: Pig['State'], seat: Seat, now: Millis): Pig['Event'] {
  return { type: 'turnBegan', seat, lapsesAt: now + state.options.turnLimit }
}

function next(state: Table): Seat {
  return (state.turn + 1) % state.scores.length
}

function held(state: Table): number {
  return state.scores[state.turn]! + state.pot
}
