// Plays turns on a model: what a ply does, the draw, and whose turn comes next.

import {
  DRAWS,
  ENDS,
  FACES,
  groupsIn,
  HAND,
  HAND_COUNT,
  LENGTH,
  LINE,
  type Model,
  NEXT,
  NONE,
  nextSeat,
  PHASE,
  PHASES,
  PILE,
  playerAt,
  REROLLER,
  REVEALER,
  SEAT,
  SETTLED,
  SHOWN,
  STAGE,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import {
  ABOUT_TURN,
  COMEBACK,
  CRASH,
  cardOf,
  firstOf,
  GAP_CARD,
  JOKER,
  NOTHING,
  PLAY_TARGET,
  type Ply,
  REROLL,
  SPRINT,
  SWAP,
  secondOf,
  sprinters,
  typeOf,
} from '#games/dice-run/bots/ply.ts'
import {
  advance,
  breakAway,
  comeBack,
  crash,
  part,
  swap,
  turnOver,
} from '#games/dice-run/bots/stride.ts'
import { scoreIfSettled, settleSingles } from '#games/dice-run/bots/tally.ts'
import { COLOURS, lowest, ofColour, only, VALUES, withoutLowest } from '#games/dice-run/dice.ts'
import type { Chance } from '#kernel/game.ts'

/** Plays a whole turn: the ply, the draw, and the next turn or the end of the stage. */
export function takeTurn(model: Model, ply: Ply, chance: Chance): void {
  playPart(model, ply, chance)
  endTurn(model, ply)
}

/** What follows what was played. */
export function endTurn(model: Model, ply: Ply): void {
  if (typeOf(ply) === PLAY_TARGET) model[SEAT] = nextSeat(model)
  else draw(model)
}

/** The ply without the draw and without handing over. */
export function playPart(model: Model, ply: Ply, chance: Chance): void {
  const type = typeOf(ply)
  if (type === PLAY_TARGET) {
    playTarget(model, firstOf(ply), secondOf(ply))
    return
  }
  dropCard(model, cardOf(ply))
  if (type === REROLL) reroll(model, firstOf(ply), chance)
  else play(model, ply)
}

/** [R7.1] */
function draw(model: Model): void {
  const seat = model[SEAT]!
  const player = playerAt(seat)
  const held = model[player + HAND_COUNT]!
  const next = model[NEXT]!
  model[player + HAND + held] = model[PILE + next]!
  model[player + HAND_COUNT] = held + 1
  model[NEXT] = next + 1
  model[DRAWS]! += 1
  if (next + 1 < model[ENDS + model[STAGE]!]!) {
    model[SEAT] = nextSeat(model)
    return
  }
  model[PHASE] = PHASES.choosing
  model[REVEALER] = seat
  settleSingles(model)
  scoreIfSettled(model)
}

/** [R7.2] */
export function settle(model: Model, seat: number, target: number): void {
  model[playerAt(seat) + SETTLED] = target
  scoreIfSettled(model)
}

function play(model: Model, ply: Ply): void {
  const card = cardOf(ply)
  const first = firstOf(ply)
  if (card < JOKER) advance(model, diceOf(model, card))
  else if (card === JOKER) advance(model, diceOf(model, first))
  else if (card === COMEBACK) {
    if (groupsIn(model) > 2) comeBack(model)
  } else if (first === NOTHING) return
  else if (card === SWAP) swap(model, first)
  else if (card === SPRINT) breakAway(model, sprinters(ply))
  else if (card === ABOUT_TURN) turnOver(model, first, secondOf(ply))
  else if (card === GAP_CARD) part(model, first)
  else if (card === CRASH) crash(model, first)
}

/** The dice of a trait: the colours come first, then the values. */
export function diceOf(model: Model, trait: number): number {
  return trait < COLOURS.length ? ofColour(trait) : model[FACES + trait - COLOURS.length]!
}

/** [R6.1] */
function playTarget(model: Model, target: number, first: number): void {
  const player = playerAt(model[SEAT]!)
  model[player + TARGETS]! &= ~only(target)
  model[player + SHOWN] = target
  const colour = ofColour(Math.floor(target / VALUES.length))
  const value = model[FACES + (target % VALUES.length)]!
  advance(model, first === 0 ? colour : value)
  advance(model, first === 0 ? value : colour)
}

/** [R6.2] */
function reroll(model: Model, place: number, chance: Chance): void {
  model[REROLLER] = model[SEAT]!
  rollDice(model, model[LINE + place]!, chance)
}

/** Gives each of these dice a new value, from the lowest die up. */
export function rollDice(model: Model, dice: number, chance: Chance): void {
  for (let face = FACES; face < FACES + VALUES.length; face++) model[face]! &= ~dice
  for (let rest = dice; rest !== 0; rest = withoutLowest(rest)) {
    model[FACES + chance.below(VALUES.length)]! |= only(lowest(rest))
  }
}

/** The hand without one copy of a card; the rest keeps its order. */
function dropCard(model: Model, card: number): void {
  const player = playerAt(model[SEAT]!)
  const held = model[player + HAND_COUNT]! - 1
  const end = player + HAND + held
  let place = player + HAND
  while (model[place] !== card) place += 1
  for (; place < end; place++) model[place] = model[place + 1]!
  model[end] = NONE
  model[player + HAND_COUNT] = held
}

export function hasLine(model: Model, place: number): boolean {
  return place < model[LENGTH]! && model[LINE + place] !== 0
}
