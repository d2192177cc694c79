// The bookkeeping: what each event makes of the state.

import { type Card, without } from '#games/dice-run/cards.ts'
import { LAPSES_UNTIL_AWAY } from '#games/dice-run/clock.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { raced } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type {
  Event,
  Open,
  OpeningRoll,
  Own,
  Played,
  Player,
  StageResult,
  State,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

export function evolve(state: State, event: Event): State {
  const { open } = state
  switch (event.type) {
    case 'shuffled':
      return { ...state, piles: event.piles, box: event.box }
    case 'dealt':
      return withOwn(state, event.seat, { hand: event.hand, targets: event.targets })
    case 'rollOffBegan': {
      const { rollers, runsOutAt } = event
      return withOpen(state, { step: { type: 'opening', rollers, sums: [], runsOutAt } })
    }
    case 'rolledOff': {
      const step = open.step as OpeningRoll
      const sums = [...step.sums, event.sum]
      return withOpen(state, { step: { ...step, sums, runsOutAt: event.runsOutAt } })
    }
    case 'turnBegan': {
      const { seat, runsOutAt } = event
      return withOpen(state, { step: { type: 'turn', seat, runsOutAt, played: null } })
    }
    case 'played':
      return played(state, event.seat, event.card)
    case 'targetPlayed':
      return targetPlayed(state, event.seat, event.target)
    case 'laidDown':
      return laidDown(state, event.seat)
    case 'hid': {
      const hand = without(state.seats[event.seat]!.hand, event.card)
      return withOwn(state, event.seat, { hand, faceDown: event.card })
    }
    case 'tookBack':
      return tookBack(state, event.seat)
    case 'drew':
      return drew(state, event.seat)
    case 'stageEnded': {
      const { seat, at, runsOutAt } = event
      const step = { type: 'choosing', revealer: seat, endedAt: at, runsOutAt } as const
      return withOpen(state, { step })
    }
    case 'chose':
      return withPlayer(state, event.seat, { ready: true })
    case 'setAside':
      return withOwn(state, event.seat, { choice: event.target })
    case 'stageScored':
      return stageScored(state, event)
    case 'lapsed': {
      const lapses = open.players[event.seat]!.lapses + 1
      return withPlayer(state, event.seat, { lapses, away: lapses >= LAPSES_UNTIL_AWAY })
    }
    case 'returned': {
      const back = withPlayer(state, event.seat, { lapses: 0, away: false })
      if (event.runsOutAt === null) return back
      return withOpen(back, { step: { ...(open.step as Turn), runsOutAt: event.runsOutAt } })
    }
    default:
      return withOpen(state, { race: raced(open.race, event) })
  }
}

export function evolveAll(state: State, events: readonly Event[]): State {
  let after = state
  for (let i = 0; i < events.length; i++) after = evolve(after, events[i]!)
  return after
}

function withOpen(state: State, change: Partial<Open>): State {
  return { ...state, open: { ...state.open, ...change } }
}

function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  const { players } = state.open
  return withOpen(state, { players: players.with(seat, { ...players[seat]!, ...change }) })
}

function withOwn(state: State, seat: Seat, change: Partial<Own>): State {
  return { ...state, seats: state.seats.with(seat, { ...state.seats[seat]!, ...change }) }
}

function withPlayed(state: State, what: Omit<Played, 'before'>): State {
  const { step, race } = state.open
  return withOpen(state, { step: { ...(step as Turn), played: { ...what, before: race } } })
}

/** [R4.2] */
function played(state: State, seat: Seat, card: Card): State {
  const after = withPlayed(state, { card, target: null })
  const shed = withOpen(after, { discards: [...state.open.discards, card] })
  return withOwn(shed, seat, { hand: without(state.seats[seat]!.hand, card) })
}

function targetPlayed(state: State, seat: Seat, target: Target): State {
  const after = withPlayed(state, { card: null, target })
  const targets = state.seats[seat]!.targets.filter(other => other !== target)
  return withOwn(withPlayer(after, seat, { target }), seat, { targets })
}

/** [R6.2] */
function laidDown(state: State, seat: Seat): State {
  const { reroller, players } = state.open
  const after = withOpen(withPlayed(state, { card: null, target: null }), { reroller: seat })
  if (reroller === null) return after
  const { faceDown, buried } = state.seats[reroller]!
  const freed = { faceDown: null, buried: [...buried, faceDown!] }
  const seen = withPlayer(after, reroller, { buried: players[reroller]!.buried + 1 })
  return withOwn(seen, reroller, freed)
}

function tookBack(state: State, seat: Seat): State {
  const step = state.open.step as Turn
  const { card, target, before } = step.played!
  const back = withOpen(state, { race: before, step: { ...step, played: null } })
  const { hand, targets } = state.seats[seat]!
  if (card !== null) {
    const discards = state.open.discards.slice(0, -1)
    return withOwn(withOpen(back, { discards }), seat, { hand: [...hand, card] })
  }
  const whole = [...targets, target!].sort((one, other) => one - other)
  return withOwn(withPlayer(back, seat, { target: null }), seat, { targets: whole })
}

function drew(state: State, seat: Seat): State {
  const { open, piles, seats } = state
  const stage = open.results.length
  const pile = piles[stage]!
  const hand = [...seats[seat]!.hand, pile[pile.length - 1]!]
  const drawn = withOpen(state, { draws: open.draws + 1 })
  return withOwn({ ...drawn, piles: piles.with(stage, pile.slice(0, -1)) }, seat, { hand })
}

function stageScored(state: State, event: { readonly type: string } & StageResult): State {
  const { type: _, ...result } = event
  const { open } = state
  const value = STAGE_VALUES[open.results.length]!
  const players = open.players.map((player, seat) => ({
    ...player,
    target: null,
    ready: false,
    spent: [...player.spent, result.targets[seat]!],
    points: player.points + result.points[seat]!,
    trophies: result.places[0] === seat ? [...player.trophies, value] : player.trophies,
  }))
  const seats = state.seats.map((own, seat) => ({
    ...own,
    targets: own.targets.filter(target => target !== result.targets[seat]),
    choice: null,
  }))
  const results = [...open.results, result]
  const step = results.length === STAGE_VALUES.length ? ({ type: 'over' } as const) : open.step
  return { ...state, seats, open: { ...open, players, results, step, draws: 0 } }
}
