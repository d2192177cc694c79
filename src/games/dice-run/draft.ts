// A state in the making. Events are written into it, and what they touch is copied once: so all
// that one action led to costs one new state, and a draft that is kept goes on without copies.

import type { Card } from '#games/dice-run/cards.ts'
import type { DiceSet } from '#games/dice-run/dice.ts'
import { MOST_SEATS } from '#games/dice-run/options.ts'
import { PILE_COUNT } from '#games/dice-run/piles.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Open, Own, Player, State, Step, Turn } from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

type Writable<T> = { -readonly [field in keyof T]: T[field] }

export interface Draft {
  readonly state: {
    readonly open: Writable<Open>
    readonly seats: Writable<Own>[]
    piles: State['piles']
    box: State['box']
  }
  /** One bit for each part that nobody else holds, and that may so be changed in place. */
  owned: number
}

const LINE = 1
const FACES = 2
const DISCARDS = 4
const PLAYERS = 8
const PILES = 16
const TURN = 32
// A bit for each seat, and a bit for each pile.
const PLAYER = 64
const OWN = PLAYER << MOST_SEATS
const HAND = OWN << MOST_SEATS
const PILE = HAND << MOST_SEATS
const ALL_PILES = PILE * (2 ** PILE_COUNT - 1)

export function drafted({ open, seats, piles, box }: State): Draft {
  const { options, race, step, draws, discards, reroller, players, results } = open
  return {
    state: {
      // Written out, as all that every turn needs: a spread takes several times as long.
      open: { options, race, step, draws, discards, reroller, players, results },
      seats: seats.slice(),
      piles,
      box,
    },
    owned: 0,
  }
}

/** Says whether a part is the draft's own, and makes it so: a copy must follow. */
function claim(draft: Draft, part: number): boolean {
  if ((draft.owned & part) !== 0) return true
  draft.owned |= part
  return false
}

/** From now on somebody else holds it, too: an event, or what is remembered. */
function share(draft: Draft, parts: number): void {
  draft.owned &= ~parts
}

/** The turn that is being played. */
export function ownTurn(draft: Draft): Writable<Turn> {
  const { open } = draft.state
  const turn = open.step as Turn
  if (claim(draft, TURN)) return turn
  const { type, seat, runsOutAt, played } = turn
  const copy = { type, seat, runsOutAt, played }
  open.step = copy
  return copy
}

export function beginTurn(draft: Draft, seat: Seat, runsOutAt: Millis | null): void {
  const { open } = draft.state
  if (open.step.type !== 'turn') {
    open.step = { type: 'turn', seat, runsOutAt, played: null }
    draft.owned |= TURN
    return
  }
  const turn = ownTurn(draft)
  turn.seat = seat
  turn.runsOutAt = runsOutAt
  turn.played = null
}

/** Whatever is no turn. */
export function setStep(draft: Draft, step: Exclude<Step, Turn>): void {
  draft.state.open.step = step
  share(draft, TURN)
}

export function ownLine(draft: Draft): DiceSet[] {
  const { open } = draft.state
  if (!claim(draft, LINE)) open.race = { line: open.race.line.slice(), faces: open.race.faces }
  return open.race.line as DiceSet[]
}

export function ownFaces(draft: Draft): DiceSet[] {
  const { open } = draft.state
  if (!claim(draft, FACES)) open.race = { line: open.race.line, faces: open.race.faces.slice() }
  return open.race.faces as DiceSet[]
}

/** The race as it stands, to be remembered: what follows will not change it. */
export function keptRace(draft: Draft): Race {
  share(draft, LINE | FACES)
  return draft.state.open.race
}

export function restoreRace(draft: Draft, race: Race): void {
  draft.state.open.race = race
  share(draft, LINE | FACES)
}

export function ownDiscards(draft: Draft): Card[] {
  const { open } = draft.state
  if (!claim(draft, DISCARDS)) open.discards = open.discards.slice()
  return open.discards as Card[]
}

export function ownPlayer(draft: Draft, seat: Seat): Writable<Player> {
  const { open } = draft.state
  if (!claim(draft, PLAYERS)) open.players = open.players.slice()
  const players = open.players as Player[]
  if (!claim(draft, PLAYER << seat)) {
    const { target, ready, spent, points, trophies, buried, lapses, away } = players[seat]!
    players[seat] = { target, ready, spent, points, trophies, buried, lapses, away }
  }
  return players[seat]!
}

export function ownSeat(draft: Draft, seat: Seat): Writable<Own> {
  const { seats } = draft.state
  if (!claim(draft, OWN << seat)) {
    const { hand, targets, choice, faceDown, buried } = seats[seat]!
    seats[seat] = { hand, targets, choice, faceDown, buried }
  }
  return seats[seat]!
}

export function ownHand(draft: Draft, seat: Seat): Card[] {
  const own = ownSeat(draft, seat)
  if (!claim(draft, HAND << seat)) own.hand = own.hand.slice()
  return own.hand as Card[]
}

/** The hand that an event tells of stays the event's. */
export function giveHand(draft: Draft, seat: Seat, hand: readonly Card[]): void {
  ownSeat(draft, seat).hand = hand
  share(draft, HAND << seat)
}

export function ownPile(draft: Draft, stage: number): Card[] {
  const { state } = draft
  if (!claim(draft, PILES)) state.piles = state.piles.slice()
  const piles = state.piles as (readonly Card[])[]
  if (!claim(draft, PILE << stage)) piles[stage] = piles[stage]!.slice()
  return piles[stage] as Card[]
}

/** The piles that an event tells of stay the event's. */
export function givePiles(draft: Draft, piles: State['piles']): void {
  draft.state.piles = piles
  share(draft, PILES | ALL_PILES)
}
