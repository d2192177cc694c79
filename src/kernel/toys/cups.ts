// Real time, with secrets: everybody at once shakes three dice under a cup, as often as the hand
// allows. Whoever keeps theirs may turn the sand; when it has run out all cups are lifted and the
// highest sum scores.

import { die, type Face } from '#kernel/chance.ts'
import type { Game, Millis, Reading, Seat, Viewer } from '#kernel/game.ts'

const ROUNDS = 3
const SAND: Millis = 10_000
const HAND: Millis = 400
/** Without it a round in which nobody turns the sand would have no end. */
const LONGEST_ROUND: Millis = 60_000

interface Cup {
  /** `null` until it was shaken, and in the eyes of others. */
  readonly dice: readonly Face[] | null
  readonly shakes: number
  readonly shakeableAt: Millis
  readonly kept: boolean
}

interface Table {
  readonly round: number
  readonly scores: readonly number[]
  readonly cups: readonly Cup[]
  readonly sandTurned: boolean
  readonly runsOutAt: Millis
}

export interface Cups {
  Options: Record<string, never>
  State: Table
  Action: { readonly type: 'shake' | 'keep' | 'turnSand' }
  Event:
    | { readonly type: 'roundBegan'; readonly round: number; readonly runsOutAt: Millis }
    | { readonly type: 'shook'; readonly seat: Seat; readonly shakeableAt: Millis }
    | { readonly type: 'peeked'; readonly seat: Seat; readonly dice: readonly Face[] }
    | { readonly type: 'kept'; readonly seat: Seat }
    | { readonly type: 'sandTurned'; readonly seat: Seat; readonly runsOutAt: Millis }
    | {
        readonly type: 'cupsLifted'
        readonly sums: readonly number[]
        readonly best: readonly Seat[]
      }
  View: Table & { readonly viewer: Viewer }
  Refusal: 'already-kept' | 'too-soon' | 'not-shaken' | 'not-kept' | 'sand-already-runs'
}

const EMPTY: Cup = { dice: null, shakes: 0, shakeableAt: 0, kept: false }

export const cups: Game<Cups> = {
  id: 'cups',
  version: 1,
  seats: () => ({ min: 2, max: 5 }),

  setUp: (_, seats) => ({
    round: 0,
    scores: new Array<number>(seats).fill(0),
    cups: new Array<Cup>(seats).fill(EMPTY),
    sandTurned: false,
    runsOutAt: 0,
  }),
  start: (_, { now }) => [{ type: 'roundBegan', round: 1, runsOutAt: now + LONGEST_ROUND }],
  act(state, seat, action, { now, chance }) {
    const refusal = refused(state, seat, action, now)
    if (refusal !== null) return { ok: false, refusal }
    if (action.type === 'keep') return { ok: true, events: [{ type: 'kept', seat }] }
    if (action.type === 'turnSand') {
      return { ok: true, events: [{ type: 'sandTurned', seat, runsOutAt: now + SAND }] }
    }
    const dice = [die(chance), die(chance), die(chance)]
    return {
      ok: true,
      // What everybody saw and what one person saw are two events.
      events: [
        { type: 'shook', seat, shakeableAt: now + HAND },
        { type: 'peeked', seat, dice },
      ],
    }
  },
  ring(state, { now }) {
    const sums = state.cups.map(cup => (cup.dice ?? []).reduce((sum, face) => sum + face, 0))
    const highest = Math.max(...sums)
    const best = [...sums.keys()].filter(seat => sums[seat] === highest && highest > 0)
    const lifted = { type: 'cupsLifted', sums, best } as const
    if (state.round === ROUNDS) return [lifted]
    return [lifted, { type: 'roundBegan', round: state.round + 1, runsOutAt: now + LONGEST_ROUND }]
  },
  alarm: state => state.runsOutAt,
  evolve,
  ending(state) {
    if (state.round <= ROUNDS) return null
    const most = Math.max(...state.scores)
    const winners = [...state.scores.keys()].filter(seat => state.scores[seat] === most)
    return { winners, scores: state.scores, reason: winners.length > 1 ? 'shared' : 'outright' }
  },

  view(state, viewer) {
    const seen = state.cups.map((cup, seat) => (seat === viewer ? cup : { ...cup, dice: null }))
    return { ...state, viewer, cups: seen }
  },
  audience: event => (event.type === 'peeked' ? [event.seat] : 'everyone'),
  legal(view, now) {
    const { viewer } = view
    if (viewer === 'spectator' || view.round > ROUNDS) return []
    const all = [{ type: 'shake' }, { type: 'keep' }, { type: 'turnSand' }] as const
    return all.filter(action => refused(view, viewer, action, now) === null)
  },
  fallback(view, now) {
    const cup = view.viewer === 'spectator' ? null : view.cups[view.viewer]!
    if (cup === null || cup.kept || view.round > ROUNDS) return null
    if (cup.shakes > 0) return { action: { type: 'keep' }, after: 500 }
    return { action: { type: 'shake' }, after: Math.max(0, cup.shakeableAt - now) }
  },
  imagine(view, chance) {
    const { viewer, ...table } = view
    const under = () => [die(chance), die(chance), die(chance)]
    const imagined = view.cups.map((cup, seat) => {
      return seat === viewer || cup.shakes === 0 ? cup : { ...cup, dice: under() }
    })
    return { ...table, cups: imagined }
  },

  readOptions(raw): Reading<Cups['Options']> {
    const given = Object.keys({ ...(raw as object) })
    if (given.length > 0) return { ok: false, problem: `there is no option ${given[0]}` }
    return { ok: true, value: {} }
  },
  readAction(raw) {
    const types = ['shake', 'keep', 'turnSand'] as const
    const known = types.find(type => type === (raw as Cups['Action'])?.type)
    if (known === undefined) return { ok: false, problem: 'shake, keep or turnSand' }
    return { ok: true, value: { type: known } }
  },
}

function refused(
  table: Table,
  seat: Seat,
  action: Cups['Action'],
  now: Millis,
): Cups['Refusal'] | null {
  const cup = table.cups[seat]!
  if (action.type === 'turnSand') {
    if (!cup.kept) return 'not-kept'
    return table.sandTurned ? 'sand-already-runs' : null
  }
  if (cup.kept) return 'already-kept'
  if (action.type === 'keep') return cup.shakes === 0 ? 'not-shaken' : null
  return now < cup.shakeableAt ? 'too-soon' : null
}

function evolve(state: Table, event: Cups['Event']): Table {
  switch (event.type) {
    case 'roundBegan': {
      const { round, runsOutAt } = event
      return { ...state, round, runsOutAt, sandTurned: false, cups: state.cups.map(() => EMPTY) }
    }
    case 'shook': {
      const cup = state.cups[event.seat]!
      const shaken = { ...cup, shakes: cup.shakes + 1, shakeableAt: event.shakeableAt }
      return { ...state, cups: state.cups.with(event.seat, shaken) }
    }
    case 'peeked':
      return cupWith(state, event.seat, { dice: event.dice })
    case 'kept':
      return cupWith(state, event.seat, { kept: true })
    case 'sandTurned':
      return { ...state, sandTurned: true, runsOutAt: event.runsOutAt }
    case 'cupsLifted': {
      const scores = state.scores.map((score, seat) => score + (event.best.includes(seat) ? 1 : 0))
      return { ...state, scores, round: state.round + (state.round === ROUNDS ? 1 : 0) }
    }
  }
}

function cupWith(state: Table, seat: Seat, change: Partial<Cup>): Table {
  return { ...state, cups: state.cups.with(seat, { ...state.cups[seat]!, ...change }) }
}
