// The bookkeeping: what each event makes of the state.

import { type Card, takeOut, without } from '#games/dice-run/cards.ts'
import { LAPSES_UNTIL_AWAY } from '#games/dice-run/clock.ts'
import {
  beginTurn,
  type Draft,
  drafted,
  giveHand,
  givePiles,
  keptRace,
  ownDiscards,
  ownFaces,
  ownHand,
  ownLine,
  ownPile,
  ownPlayer,
  ownSeat,
  ownTurn,
  restoreRace,
  setStep,
} from '#games/dice-run/draft.ts'
import { advance } from '#games/dice-run/line.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { regroup, show } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { DiceRun, Event, OpeningRoll, StageResult, State } from '#games/dice-run/vocabulary.ts'
import type { Millis, Scribe, Seat } from '#kernel/game.ts'

export function evolve(state: State, event: Event): State {
  const draft = drafted(state)
  record(draft, event)
  return draft.state
}

/** The same as `evolve` for one after the other, in one go. */
export function evolveAll(state: State, events: readonly Event[]): State {
  const draft = drafted(state)
  recordAll(draft, events)
  return draft.state
}

/** Writes one list after the other into a draft that it keeps. */
export function scribe(state: State): Scribe<DiceRun> {
  const draft = drafted(state)
  return { state: draft.state, write: events => recordAll(draft, events) }
}

function recordAll(draft: Draft, events: readonly Event[]): void {
  for (let i = 0; i < events.length; i++) record(draft, events[i]!)
}

function record(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'shuffled':
    case 'dealt':
    case 'rollOffBegan':
    case 'rolledOff':
      recordOpening(draft, event)
      break
    case 'turnBegan':
      beginTurn(draft, event.seat, event.runsOutAt)
      break
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
    case 'rolled':
    case 'turnedOver':
      show(ownFaces(draft), event)
      break
    case 'advanced':
      advance(ownLine(draft), event.dice, event.from)
      break
    default:
      regroup(ownLine(draft), event)
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

function recordOpening(
  draft: Draft,
  event: Of<'shuffled' | 'dealt' | 'rollOffBegan' | 'rolledOff'>,
): void {
  const { state } = draft
  switch (event.type) {
    case 'shuffled':
      givePiles(draft, event.piles)
      state.box = event.box
      break
    case 'dealt':
      giveHand(draft, event.seat, event.hand)
      ownSeat(draft, event.seat).targets = event.targets
      break
    case 'rollOffBegan': {
      const { rollers, runsOutAt } = event
      setStep(draft, { type: 'opening', rollers, sums: [], runsOutAt })
      break
    }
    case 'rolledOff': {
      const { rollers, sums } = state.open.step as OpeningRoll
      const { sum, runsOutAt } = event
      setStep(draft, { type: 'opening', rollers, sums: [...sums, sum], runsOutAt })
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
      setStep(draft, { type: 'choosing', revealer: seat, endedAt: at, runsOutAt })
      break
    }
    case 'chose':
      ownPlayer(draft, event.seat).ready = true
      break
    case 'setAside':
      ownSeat(draft, event.seat).choice = event.target
      break
    case 'stageScored':
      score(draft, event.result)
  }
}

function markPlayed(draft: Draft, card: Card | null, target: Target | null): void {
  const { options, race } = draft.state.open
  // Where nothing is taken back the turn is over with the same action, and what it was before gone.
  const before = options.undo ? keptRace(draft) : race
  ownTurn(draft).played = { card, target, before }
}

/** [R4.2] */
function play(draft: Draft, seat: Seat, card: Card): void {
  markPlayed(draft, card, null)
  ownDiscards(draft).push(card)
  takeOut(ownHand(draft, seat), card)
}

/** [R6.1] */
function playTarget(draft: Draft, seat: Seat, target: Target): void {
  markPlayed(draft, null, target)
  ownPlayer(draft, seat).target = target
  const own = ownSeat(draft, seat)
  own.targets = without(own.targets, target)
}

/** [R6.2] */
function layDown(draft: Draft, seat: Seat): void {
  const { open } = draft.state
  const { reroller } = open
  markPlayed(draft, null, null)
  open.reroller = seat
  if (reroller === null) return
  ownPlayer(draft, reroller).buried += 1
  const own = ownSeat(draft, reroller)
  own.buried = [...own.buried, own.faceDown!]
  own.faceDown = null
}

function hide(draft: Draft, seat: Seat, card: Card): void {
  takeOut(ownHand(draft, seat), card)
  ownSeat(draft, seat).faceDown = card
}

/** [R4.4] */
function takeBack(draft: Draft, seat: Seat): void {
  const turn = ownTurn(draft)
  const { card, target, before } = turn.played!
  restoreRace(draft, before)
  turn.played = null
  if (card !== null) {
    ownDiscards(draft).pop()
    ownHand(draft, seat).push(card)
    return
  }
  ownPlayer(draft, seat).target = null
  const own = ownSeat(draft, seat)
  own.targets = [...own.targets, target!].sort((one, other) => one - other)
}

function draw(draft: Draft, seat: Seat): void {
  const { open } = draft.state
  open.draws += 1
  ownHand(draft, seat).push(ownPile(draft, open.results.length).pop()!)
}

/** [R7.4] */
function score(draft: Draft, result: StageResult): void {
  const { open } = draft.state
  const value = STAGE_VALUES[open.results.length]!
  for (let seat = 0; seat < result.targets.length; seat++) {
    const target = result.targets[seat]!
    const player = ownPlayer(draft, seat)
    player.target = null
    player.ready = false
    player.spent = [...player.spent, target]
    player.points += result.points[seat]!
    const own = ownSeat(draft, seat)
    own.targets = without(own.targets, target)
    own.choice = null
  }
  const winner = ownPlayer(draft, result.places[0]!)
  winner.trophies = [...winner.trophies, value]
  open.results = [...open.results, result]
  open.draws = 0
  if (open.results.length === STAGE_VALUES.length) setStep(draft, { type: 'over' })
}

/** [R9.1] */
function lapse(draft: Draft, seat: Seat): void {
  const player = ownPlayer(draft, seat)
  player.lapses += 1
  player.away = player.lapses >= LAPSES_UNTIL_AWAY
}

/** [R9.4] */
function comeBack(draft: Draft, seat: Seat, runsOutAt: Millis | null): void {
  const player = ownPlayer(draft, seat)
  player.lapses = 0
  player.away = false
  if (runsOutAt !== null) ownTurn(draft).runsOutAt = runsOutAt
}
