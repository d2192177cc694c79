// The same random matches on the bots' model: luck is asked for in the same order, so that both
// come to the same points.

import {
  blankModel,
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
  PHASE,
  PHASES,
  PILE,
  POINTS,
  playerAt,
  REROLLER,
  SEAT,
  SEATS,
  SETTLED,
  SHOWN,
  SPENT,
  STAGE,
  TARGETS,
  TROPHY,
} from '#games/dice-run/bots/model.ts'
import { settle, takeTurn } from '#games/dice-run/bots/playing.ts'
import {
  ABOUT_TURN,
  COMEBACK,
  CRASH,
  GAP_CARD,
  JOKER,
  NOTHING,
  numberOf,
  type Ply,
  playPly,
  rerollPly,
  SPRINT,
  SWAP,
  targetPly,
} from '#games/dice-run/bots/ply.ts'
import { isSettled } from '#games/dice-run/bots/tally.ts'
import { TRAITS } from '#games/dice-run/cards.ts'
import { cardsOf } from '#games/dice-run/components/deck.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { ALL_DICE, count, nth, only, VALUES } from '#games/dice-run/dice.ts'
import type { Chance } from '#kernel/game.ts'

const PLAYERS = 4
const HANDS = 3
const DECK = Int32Array.from(cardsOf(STANDARD_DECK), numberOf)

const model = blankModel()
let luck = 1

const chance: Chance = {
  below(n) {
    luck ^= luck << 13
    luck ^= luck >>> 17
    luck ^= luck << 5
    return ((luck >>> 0) * n * 2 ** -32) | 0
  },
}

/** Plays a match and returns how many actions it had. */
export function playModel(seed: number): number {
  deal(seed)
  let actions = 0
  while (model[PHASE] !== PHASES.over) {
    if (model[PHASE] === PHASES.choosing) actions += settleAll()
    else {
      takeTurn(model, anyPly(), chance)
      actions += 1
    }
  }
  return actions
}

export function modelResult(): string {
  const seats = [0, 1, 2, 3].map(playerAt)
  return [...seats.map(at => model[at + POINTS]), ...seats.map(at => model[at + TROPHY])].join()
}

function deal(seed: number): void {
  luck = Math.imul(seed + 1, 0x9e3779b9) | 1
  model.fill(0, 0, PILE)
  for (let die = 0; die < 30; die++) model[FACES + chance.below(6)]! |= only(die)
  model[SEATS] = PLAYERS
  model[LENGTH] = 1
  model[LINE] = ALL_DICE
  model[REROLLER] = NONE
  let free = ALL_DICE
  for (let seat = 0; seat < PLAYERS; seat++) {
    const player = playerAt(seat)
    for (let held = 0; held < 4; held++) {
      const target = only(nth(free, chance.below(count(free))))
      free &= ~target
      model[player + TARGETS]! |= target
    }
    model[player + SHOWN] = NONE
    model[player + SETTLED] = NONE
  }
  dealCards(model)
  model[SPENT] = 0
  model[DRAWS] = 0
  model[STAGE] = 0
  model[SEAT] = chance.below(PLAYERS)
}

function dealCards(model: Model): void {
  model.set(DECK, PILE)
  for (let last = DECK.length - 1; last > 0; last--) {
    const other = PILE + chance.below(last + 1)
    const card = model[PILE + last]!
    model[PILE + last] = model[other]!
    model[other] = card
  }
  for (let seat = 0; seat < PLAYERS; seat++) {
    const player = playerAt(seat)
    model[player + HAND_COUNT] = HANDS
    for (let card = 0; card < HANDS; card++) {
      model[player + HAND + card] = model[PILE + seat * HANDS + card]!
    }
  }
  let end = PLAYERS * HANDS
  model[NEXT] = end
  for (let stage = 0; stage < 4; stage++) {
    end += 11 + chance.below(5)
    model[ENDS + stage] = end
  }
}

function anyPly(): Ply {
  const seat = model[SEAT]!
  const player = playerAt(seat)
  const targets = model[player + SHOWN] === NONE ? count(model[player + TARGETS]!) : 0
  const rerolls = model[REROLLER] !== seat && model[LENGTH]! > 1 ? 1 : 0
  const way = chance.below(HANDS + targets + rerolls)
  if (way < HANDS) return anyPlay(model[player + HAND + way]!)
  if (way < HANDS + targets) {
    const target = nth(model[player + TARGETS]!, way - HANDS)
    return targetPly(target, chance.below(2))
  }
  const card = model[player + HAND + chance.below(HANDS)]!
  return rerollPly(card, anyGroup(1))
}

function anyPlay(card: number): Ply {
  if (card < JOKER || card === COMEBACK) return playPly(card)
  if (card === JOKER) return playPly(card, chance.below(TRAITS.length))
  if (card === SWAP) return playPly(card, anyPair(1))
  if (card === GAP_CARD) return playPly(card, anyPair(0))
  if (card === ABOUT_TURN) return playPly(card, anyGroup(0), chance.below(VALUES.length))
  const leading = model[LINE]!
  const size = count(leading)
  if (card === CRASH) {
    return playPly(card, model[LENGTH]! > 1 ? nth(leading, chance.below(size)) : NOTHING)
  }
  if (size < 4) return playPly(SPRINT, NOTHING)
  const first = nth(leading, chance.below(size))
  const second = nth(leading & ~only(first), chance.below(size - 1))
  const third = nth(leading & ~only(first) & ~only(second), chance.below(size - 2))
  return playPly(SPRINT, first, second, third)
}

function anyGroup(from: number): number {
  let skipped = chance.below(groupsIn(model) - from)
  let place = from
  while (model[LINE + place] === 0 || skipped-- > 0) place += 1
  return place
}

function anyPair(from: number): number {
  const end = model[LENGTH]! - 1
  let pairs = 0
  for (let place = from; place < end; place++) if (isPair(place)) pairs += 1
  if (pairs === 0) return NOTHING
  let skipped = chance.below(pairs)
  let place = from
  while (!isPair(place) || skipped-- > 0) place += 1
  return place
}

function isPair(place: number): boolean {
  return model[LINE + place] !== 0 && model[LINE + place + 1] !== 0
}

function settleAll(): number {
  let choices = 0
  for (let seat = 0; seat < PLAYERS; seat++) {
    if (isSettled(model, seat)) continue
    const targets = model[playerAt(seat) + TARGETS]!
    settle(model, seat, nth(targets, chance.below(count(targets))))
    choices += 1
    if (model[PHASE] !== PHASES.choosing) break
  }
  return choices
}
