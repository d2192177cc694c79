// The bookkeeping: what each event makes of the state. Events are written into a draft, so that all
// that one action led to costs one new state.

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
  Player,
  StageResult,
  State,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

/** A state in the making: a flat copy whose lists of players, seats and piles are its own. */
interface Draft extends Writable<Omit<Open, 'players'>> {
  players: Player[]
  seats: Own[]
  piles: (readonly Card[])[]
  box: State['box']
}

type Writable<T> = { -readonly [field in keyof T]: T[field] }

export function evolve(state: State, event: Event): State {
  const draft = drafted(state)
  record(draft, event)
  return finished(draft)
}

/** The same as `evolve` for one after the other, in one go. */
export function evolveAll(state: State, events: readonly Event[]): State {
  const draft = drafted(state)
  for (let i = 0; i < events.length; i++) record(draft, events[i]!)
  return finished(draft)
}

// What every turn comes through is written out: spreads would take half as long again.

function drafted({ open, seats, piles, box }: State): Draft {
  return {
    options: open.options,
    race: open.race,
    step: open.step,
    draws: open.draws,
    discards: open.discards,
    reroller: open.reroller,
    players: open.players.slice(),
    results: open.results,
    seats: seats.slice(),
    piles: piles.slice(),
    box,
  }
}

function finished(draft: Draft): State {
  const { options, race, step, draws, discards, reroller, players, results } = draft
  const { seats, piles, box } = draft
  const open = { options, race, step, draws, discards, reroller, players, results }
  return { open, seats, piles, box }
}

function record(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'shuffled':
    case 'dealt':
    case 'rollOffBegan':
    case 'rolledOff':
      recordOpening(draft, event)
      break
    case 'turnBegan': {
      const { seat, runsOutAt } = event
      draft.step = { type: 'turn', seat, runsOutAt, played: null }
      break
    }
    case 'played':
      play(draft, event.seat, event.card)
      break
    case 'targetPlayed':
      playTarget(draft, event.seat, event.target)
      break
    case 'laidDown':
      layDown(draft, event.seat)
      break
    case 'hid':
      hide(draft, event.seat, event.card)
      break
    case 'tookBack':
      takeBack(draft, event.seat)
      break
    case 'drew':
      draw(draft, event.seat)
      break
    case 'stageEnded':
    case 'chose':
    case 'setAside':
    case 'stageScored':
      recordStageEnd(draft, event)
      break
    case 'lapsed':
      lapse(draft, event.seat)
      break
    case 'returned':
      comeBack(draft, event.seat, event.runsOutAt)
      break
    default:
      draft.race = raced(draft.race, event)
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

function recordOpening(
  draft: Draft,
  event: Of<'shuffled' | 'dealt' | 'rollOffBegan' | 'rolledOff'>,
): void {
  switch (event.type) {
    case 'shuffled':
      draft.piles = event.piles.slice()
      draft.box = event.box
      break
    case 'dealt': {
      const { seat, hand, targets } = event
      draft.seats[seat] = { ...draft.seats[seat]!, hand, targets }
      break
    }
    case 'rollOffBegan': {
      const { rollers, runsOutAt } = event
      draft.step = { type: 'opening', rollers, sums: [], runsOutAt }
      break
    }
    case 'rolledOff': {
      const { rollers, sums } = draft.step as OpeningRoll
      const { sum, runsOutAt } = event
      draft.step = { type: 'opening', rollers, sums: [...sums, sum], runsOutAt }
    }
  }
}

function recordStageEnd(
  draft: Draft,
  event: Of<'stageEnded' | 'chose' | 'setAside' | 'stageScored'>,
): void {
  switch (event.type) {
    case 'stageEnded': {
      const { seat, at, runsOutAt } = event
      draft.step = { type: 'choosing', revealer: seat, endedAt: at, runsOutAt }
      break
    }
    case 'chose':
      draft.players[event.seat] = { ...draft.players[event.seat]!, ready: true }
      break
    case 'setAside':
      draft.seats[event.seat] = { ...draft.seats[event.seat]!, choice: event.target }
      break
    case 'stageScored':
      score(draft, event.result)
  }
}

function withHand({ targets, choice, faceDown, buried }: Own, hand: Own['hand']): Own {
  return { hand, targets, choice, faceDown, buried }
}

function withTargets({ hand, choice, faceDown, buried }: Own, targets: Own['targets']): Own {
  return { hand, targets, choice, faceDown, buried }
}

function havingPlayed({ step, race }: Draft, card: Card | null, target: Target | null): Turn {
  const { type, seat, runsOutAt } = step as Turn
  return { type, seat, runsOutAt, played: { card, target, before: race } }
}

/** [R4.2] */
function play(draft: Draft, seat: Seat, card: Card): void {
  const discards = draft.discards.slice()
  discards.push(card)
  draft.discards = discards
  draft.step = havingPlayed(draft, card, null)
  const own = draft.seats[seat]!
  draft.seats[seat] = withHand(own, without(own.hand, card))
}

/** [R6.1] */
function playTarget(draft: Draft, seat: Seat, target: Target): void {
  draft.step = havingPlayed(draft, null, target)
  draft.players[seat] = { ...draft.players[seat]!, target }
  const own = draft.seats[seat]!
  draft.seats[seat] = withTargets(own, without(own.targets, target))
}

/** [R6.2] */
function layDown(draft: Draft, seat: Seat): void {
  const { reroller, players, seats } = draft
  draft.step = havingPlayed(draft, null, null)
  draft.reroller = seat
  if (reroller === null) return
  const player = players[reroller]!
  const own = seats[reroller]!
  players[reroller] = { ...player, buried: player.buried + 1 }
  seats[reroller] = { ...own, faceDown: null, buried: [...own.buried, own.faceDown!] }
}

function hide(draft: Draft, seat: Seat, card: Card): void {
  const own = draft.seats[seat]!
  draft.seats[seat] = { ...own, hand: without(own.hand, card), faceDown: card }
}

/** [R4.4] */
function takeBack(draft: Draft, seat: Seat): void {
  const step = draft.step as Turn
  const { card, target, before } = step.played!
  draft.race = before
  draft.step = { ...step, played: null }
  const own = draft.seats[seat]!
  if (card !== null) {
    draft.discards = draft.discards.slice(0, -1)
    draft.seats[seat] = withHand(own, [...own.hand, card])
    return
  }
  draft.players[seat] = { ...draft.players[seat]!, target: null }
  draft.seats[seat] = withTargets(
    own,
    [...own.targets, target!].sort((one, other) => one - other),
  )
}

function draw(draft: Draft, seat: Seat): void {
  const stage = draft.results.length
  const pile = draft.piles[stage]!
  draft.draws += 1
  draft.piles[stage] = pile.slice(0, -1)
  const own = draft.seats[seat]!
  draft.seats[seat] = withHand(own, [...own.hand, pile[pile.length - 1]!])
}

/** [R7.4] */
function score(draft: Draft, result: StageResult): void {
  const { targets, points, places } = result
  const value = STAGE_VALUES[draft.results.length]!
  for (let seat = 0; seat < targets.length; seat++) {
    const { spent, points: before, trophies, buried, lapses, away } = draft.players[seat]!
    draft.players[seat] = {
      target: null,
      ready: false,
      spent: [...spent, targets[seat]!],
      points: before + points[seat]!,
      trophies: places[0] === seat ? [...trophies, value] : trophies,
      buried,
      lapses,
      away,
    }
    const { hand, targets: held, faceDown, buried: cards } = draft.seats[seat]!
    const left = without(held, targets[seat]!)
    draft.seats[seat] = { hand, targets: left, choice: null, faceDown, buried: cards }
  }
  draft.results = [...draft.results, result]
  draft.draws = 0
  if (draft.results.length === STAGE_VALUES.length) draft.step = { type: 'over' }
}

/** [R9.1] */
function lapse(draft: Draft, seat: Seat): void {
  const player = draft.players[seat]!
  const lapses = player.lapses + 1
  draft.players[seat] = { ...player, lapses, away: lapses >= LAPSES_UNTIL_AWAY }
}

/** [R9.4] */
function comeBack(draft: Draft, seat: Seat, runsOutAt: Millis | null): void {
  draft.players[seat] = { ...draft.players[seat]!, lapses: 0, away: false }
  if (runsOutAt !== null) draft.step = { ...(draft.step as Turn), runsOutAt }
}
