// The bookkeeping: what each event makes of the state.

import { type Card, without } from '#games/dice-run/cards.ts'
import { LAPSES_UNTIL_AWAY } from '#games/dice-run/clock.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { type Race, raced } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type {
  Event,
  Open,
  OpeningRoll,
  Own,
  Player,
  StageResult,
  State,
  Step,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

export function evolve(state: State, event: Event): State {
  const { open } = state
  switch (event.type) {
    case 'shuffled':
      return { ...state, piles: event.piles, box: event.box }
    case 'dealt': {
      const { hand, targets } = event
      return withOwn(state, event.seat, { ...state.seats[event.seat]!, hand, targets })
    }
    case 'rollOffBegan': {
      const { rollers, runsOutAt } = event
      return withStep(state, { type: 'opening', rollers, sums: [], runsOutAt })
    }
    case 'rolledOff': {
      const { rollers, sums } = open.step as OpeningRoll
      const { sum, runsOutAt } = event
      return withStep(state, { type: 'opening', rollers, sums: [...sums, sum], runsOutAt })
    }
    case 'turnBegan': {
      const { seat, runsOutAt } = event
      return withStep(state, { type: 'turn', seat, runsOutAt, played: null })
    }
    case 'played':
      return played(state, event.seat, event.card)
    case 'targetPlayed':
      return targetPlayed(state, event.seat, event.target)
    case 'laidDown':
      return laidDown(state, event.seat)
    case 'hid': {
      const own = state.seats[event.seat]!
      const hand = without(own.hand, event.card)
      return withOwn(state, event.seat, { ...own, hand, faceDown: event.card })
    }
    case 'tookBack':
      return tookBack(state, event.seat)
    case 'drew':
      return drew(state, event.seat)
    case 'stageEnded': {
      const { seat, at, runsOutAt } = event
      return withStep(state, { type: 'choosing', revealer: seat, endedAt: at, runsOutAt })
    }
    case 'chose':
      return withPlayer(state, event.seat, { ready: true })
    case 'setAside':
      return withOwn(state, event.seat, { ...state.seats[event.seat]!, choice: event.target })
    case 'stageScored':
      return stageScored(state, event)
    case 'lapsed': {
      const lapses = open.players[event.seat]!.lapses + 1
      return withPlayer(state, event.seat, { lapses, away: lapses >= LAPSES_UNTIL_AWAY })
    }
    case 'returned':
      return returned(state, event.seat, event.runsOutAt)
    default:
      return withRace(state, raced(open.race, event))
  }
}

export function evolveAll(state: State, events: readonly Event[]): State {
  let after = state
  for (let i = 0; i < events.length; i++) after = evolve(after, events[i]!)
  return after
}

function withOpen(state: State, open: Open): State {
  const { seats, piles, box } = state
  return { open, seats, piles, box }
}

// Written out because a turn comes here five times or so: a spread takes half as long again.
function withRace(state: State, race: Race): State {
  const { options, step, draws, discards, reroller, players, results } = state.open
  return withOpen(state, {
    options,
    race,
    step,
    draws,
    discards,
    reroller,
    players,
    results,
  })
}

function withStep(state: State, step: Step): State {
  const { options, race, draws, discards, reroller, players, results } = state.open
  return withOpen(state, {
    options,
    race,
    step,
    draws,
    discards,
    reroller,
    players,
    results,
  })
}

function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  const { open } = state
  const player = { ...open.players[seat]!, ...change }
  return withOpen(state, { ...open, players: replaced(open.players, seat, player) })
}

function withOwn(state: State, seat: Seat, own: Own): State {
  return { ...state, seats: replaced(state.seats, seat, own) }
}

function withHand(seats: readonly Own[], seat: Seat, hand: readonly Card[]): readonly Own[] {
  const { targets, choice, faceDown, buried } = seats[seat]!
  return replaced(seats, seat, { hand, targets, choice, faceDown, buried })
}

/** `Array.with`, but quicker where it counts. */
function replaced<T>(items: readonly T[], place: number, item: T): readonly T[] {
  const next = items.slice()
  next[place] = item
  return next
}

function havingPlayed(open: Open, card: Card | null, target: Target | null): Turn {
  const { type, seat, runsOutAt } = open.step as Turn
  return { type, seat, runsOutAt, played: { card, target, before: open.race } }
}

/** [R4.2] */
function played(state: State, seat: Seat, card: Card): State {
  const { seats, piles, box } = state
  const { options, race, draws, discards, reroller, players, results } = state.open
  return {
    open: {
      options,
      race,
      step: havingPlayed(state.open, card, null),
      draws,
      discards: [...discards, card],
      reroller,
      players,
      results,
    },
    seats: withHand(seats, seat, without(seats[seat]!.hand, card)),
    piles,
    box,
  }
}

function targetPlayed(state: State, seat: Seat, target: Target): State {
  const own = state.seats[seat]!
  const targets = own.targets.filter(other => other !== target)
  const after = withStep(state, havingPlayed(state.open, null, target))
  return withOwn(withPlayer(after, seat, { target }), seat, { ...own, targets })
}

/** [R6.2] */
function laidDown(state: State, seat: Seat): State {
  const { open, seats } = state
  const { reroller, players } = open
  const step = havingPlayed(open, null, null)
  const after = withOpen(state, { ...open, step, reroller: seat })
  if (reroller === null) return after
  const last = seats[reroller]!
  const buried = [...last.buried, last.faceDown!]
  const seen = withPlayer(after, reroller, { buried: players[reroller]!.buried + 1 })
  return withOwn(seen, reroller, { ...last, faceDown: null, buried })
}

/** [R4.4] */
function tookBack(state: State, seat: Seat): State {
  const { open, seats } = state
  const step = open.step as Turn
  const { card, target, before } = step.played!
  const back = { ...open, race: before, step: { ...step, played: null } }
  const own = seats[seat]!
  if (card !== null) {
    const after = withOpen(state, { ...back, discards: open.discards.slice(0, -1) })
    return withOwn(after, seat, { ...own, hand: [...own.hand, card] })
  }
  const targets = [...own.targets, target!].sort((one, other) => one - other)
  const after = withPlayer(withOpen(state, back), seat, { target: null })
  return withOwn(after, seat, { ...own, targets })
}

function drew(state: State, seat: Seat): State {
  const { piles, seats, box } = state
  const { options, race, step, draws, discards, reroller, players, results } = state.open
  const stage = results.length
  const pile = piles[stage]!
  const hand = [...seats[seat]!.hand, pile[pile.length - 1]!]
  return {
    open: {
      options,
      race,
      step,
      draws: draws + 1,
      discards,
      reroller,
      players,
      results,
    },
    seats: withHand(seats, seat, hand),
    piles: replaced(piles, stage, pile.slice(0, -1)),
    box,
  }
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

function returned(state: State, seat: Seat, runsOutAt: Millis | null): State {
  const back = withPlayer(state, seat, { lapses: 0, away: false })
  if (runsOutAt === null) return back
  return withStep(back, { ...(state.open.step as Turn), runsOutAt })
}
