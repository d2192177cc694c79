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
  const { open, seats } = state
  switch (event.type) {
    case 'shuffled':
      return { ...state, piles: event.piles, box: event.box }
    case 'dealt': {
      const { seat, hand, targets } = event
      return withOwn(state, seat, { ...seats[seat]!, hand, targets })
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
      const own = seats[event.seat]!
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
      return withPlayer(state, event.seat, { ...open.players[event.seat]!, ready: true })
    case 'setAside':
      return withOwn(state, event.seat, { ...seats[event.seat]!, choice: event.target })
    case 'stageScored':
      return stageScored(state, event.result)
    case 'lapsed':
      return lapsed(state, event.seat)
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

// What a turn comes through several times is written out: spreads would take half as long again.

function withOpen({ seats, piles, box }: State, open: Open): State {
  return { open, seats, piles, box }
}

function withRace(state: State, race: Race): State {
  const { options, step, draws, discards, reroller, players, results } = state.open
  const open = { options, race, step, draws, discards, reroller, players, results }
  return withOpen(state, open)
}

function withStep(state: State, step: Step): State {
  const { options, race, draws, discards, reroller, players, results } = state.open
  const open = { options, race, step, draws, discards, reroller, players, results }
  return withOpen(state, open)
}

function withPlayer(state: State, seat: Seat, player: Player): State {
  const { open } = state
  return withOpen(state, { ...open, players: replaced(open.players, seat, player) })
}

function withOwn({ open, seats, piles, box }: State, seat: Seat, own: Own): State {
  return { open, seats: replaced(seats, seat, own), piles, box }
}

function withHand(seats: State['seats'], seat: Seat, hand: Own['hand']): State['seats'] {
  const { targets, choice, faceDown, buried } = seats[seat]!
  return replaced(seats, seat, { hand, targets, choice, faceDown, buried })
}

/** `Array.with`, but quicker. */
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
function played({ open: before, seats, piles, box }: State, seat: Seat, card: Card): State {
  const { options, race, draws, reroller, players, results } = before
  const step = havingPlayed(before, card, null)
  const discards = before.discards.slice()
  discards.push(card)
  const open = { options, race, step, draws, discards, reroller, players, results }
  const hand = without(seats[seat]!.hand, card)
  return { open, seats: withHand(seats, seat, hand), piles, box }
}

/** [R6.1] */
function targetPlayed(state: State, seat: Seat, target: Target): State {
  const { open, seats, piles, box } = state
  const own = seats[seat]!
  const targets = own.targets.filter(other => other !== target)
  const players = replaced(open.players, seat, { ...open.players[seat]!, target })
  const step = havingPlayed(open, null, target)
  return {
    open: { ...open, step, players },
    seats: replaced(seats, seat, { ...own, targets }),
    piles,
    box,
  }
}

/** [R6.2] */
function laidDown(state: State, seat: Seat): State {
  const { open, seats } = state
  const { reroller, players } = open
  const step = havingPlayed(open, null, null)
  if (reroller === null) return withOpen(state, { ...open, step, reroller: seat })
  const player = players[reroller]!
  const counted = replaced(players, reroller, { ...player, buried: player.buried + 1 })
  const after = withOpen(state, { ...open, step, reroller: seat, players: counted })
  const last = seats[reroller]!
  const buried = [...last.buried, last.faceDown!]
  return withOwn(after, reroller, { ...last, faceDown: null, buried })
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
  const after = withPlayer(withOpen(state, back), seat, { ...open.players[seat]!, target: null })
  return withOwn(after, seat, { ...own, targets })
}

function drew({ open: before, seats, piles, box }: State, seat: Seat): State {
  const { options, race, step, discards, reroller, players, results } = before
  const draws = before.draws + 1
  const open = { options, race, step, draws, discards, reroller, players, results }
  const stage = results.length
  const pile = piles[stage]!
  const rest = replaced(piles, stage, pile.slice(0, -1))
  const hand = [...seats[seat]!.hand, pile[pile.length - 1]!]
  return { open, seats: withHand(seats, seat, hand), piles: rest, box }
}

/** [R7.4] */
function stageScored(state: State, result: StageResult): State {
  const { open, piles, box } = state
  const { targets, points, places } = result
  const value = STAGE_VALUES[open.results.length]!
  const players = open.players.map((player, seat) => ({
    ...player,
    target: null,
    ready: false,
    spent: [...player.spent, targets[seat]!],
    points: player.points + points[seat]!,
    trophies: places[0] === seat ? [...player.trophies, value] : player.trophies,
  }))
  const seats = state.seats.map((own, seat) => ({
    ...own,
    targets: own.targets.filter(target => target !== targets[seat]),
    choice: null,
  }))
  const results = [...open.results, result]
  const step: Step = results.length === STAGE_VALUES.length ? { type: 'over' } : open.step
  return { open: { ...open, players, results, step, draws: 0 }, seats, piles, box }
}

/** [R9.1] */
function lapsed(state: State, seat: Seat): State {
  const player = state.open.players[seat]!
  const lapses = player.lapses + 1
  return withPlayer(state, seat, { ...player, lapses, away: lapses >= LAPSES_UNTIL_AWAY })
}

/** [R9.4] */
function returned(state: State, seat: Seat, runsOutAt: Millis | null): State {
  const player = state.open.players[seat]!
  const back = withPlayer(state, seat, { ...player, lapses: 0, away: false })
  if (runsOutAt === null) return back
  return withStep(back, { ...(state.open.step as Turn), runsOutAt })
}
