// What everybody may expect of a round as it lies: chances of control from totals and from the dice
// that are still to come, and what the rewards are worth with these chances.

import { allDiceIn, diceIn, oddDiceIn } from '#games/jelly-monster/bots/faces.ts'
import { amountOf, KINDS, kindOf, POD_INSTEAD } from '#games/jelly-monster/bots/icons.ts'
import {
  CENTRE,
  DICE,
  DISTRICTS,
  iconsAt,
  JELLY,
  LEFT,
  LOCK,
  MOST_ICONS,
  MOST_SEATS,
  type Model,
  PODS,
  placeIn,
  SEATS,
  STACK,
  TARGET,
  TOTAL,
} from '#games/jelly-monster/bots/model.ts'
import { copiedFrom } from '#games/jelly-monster/bots/settling.ts'
import type { Seat } from '#kernel/game.ts'

/** How far totals drift apart for each die to come: of its square root, as chance does. */
const DRIFT = 0.75
const CENTRE_DRIFT = 0.3
const REROLLED_FACE = 3.5
const REROLL_DRIFT = 1.5
/** So near to certainty that nothing drifts any more. */
const STILL = 0.15

/** By seat, in Jelly. */
export type Wealth = Float64Array

export function blankWealth(): Wealth {
  return new Float64Array(MOST_SEATS)
}

/** How likely each seat is to be first, and how much it weighs for that. */
const weights = new Float64Array(MOST_SEATS)
const chances = new Float64Array(MOST_SEATS)
let weightOfAll = 0

/** Fills in what everybody may end the round with, a pod being worth so much. */
export function expect(model: Model, podWorth: number, wealth: Wealth): void {
  const seats = model[SEATS]!
  let coming = 0
  for (let seat = 0; seat < seats; seat++) {
    wealth[seat] = model[JELLY + seat]! + podWorth * model[PODS + seat]!
    coming += model[LEFT + seat]!
  }
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    weigh(model, district, model[LOCK + district] === 0 ? coming : 0)
    if (weightOfAll === 0) continue
    expectReward(model, { district, of: district, met: 1 << district, podWorth }, wealth)
  }
  expectCentre(model, coming, podWorth, wealth)
}

function weigh(model: Model, district: number, coming: number): void {
  const first = kindOf(model[iconsAt(district, model[TARGET + district]!)]!)
  const isRerolled = first === KINDS.reroll
  const drift = Math.max(STILL, DRIFT * Math.sqrt(coming)) + (isRerolled ? REROLL_DRIFT : 0)
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    const place = placeIn(district, seat)
    const total = isRerolled
      ? REROLLED_FACE * allDiceIn(model[DICE + place]!)
      : model[TOTAL + place]!
    const mayCome = coming > 0 && model[LEFT + seat]! > 0
    weights[seat] = total > 0 || mayCome ? Math.exp(total / drift) : 0
  }
  shareOut(model)
}

function shareOut(model: Model): void {
  const seats = model[SEATS]!
  weightOfAll = 0
  for (let seat = 0; seat < seats; seat++) weightOfAll += weights[seat]!
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = weightOfAll === 0 ? 0 : weights[seat]! / weightOfAll
  }
}

/** [J6.1] */
function expectCentre(model: Model, coming: number, podWorth: number, wealth: Wealth): void {
  const seats = model[SEATS]!
  const drift = Math.max(STILL, CENTRE_DRIFT * Math.sqrt(coming))
  let lying = 0
  for (let seat = 0; seat < seats; seat++) {
    const count = model[CENTRE + seat]!
    lying += count
    weights[seat] = count > 0 || coming > 0 ? Math.exp(count / drift) : 0
  }
  if (lying === 0 || model[STACK] === 0) return
  shareOut(model)
  for (let seat = 0; seat < seats; seat++) wealth[seat]! += chances[seat]! * podWorth
}

interface Source {
  /** The district that is scored, and the one whose reward it is. */
  readonly district: number
  readonly of: number
  readonly met: number
  readonly podWorth: number
}

function expectReward(model: Model, source: Source, wealth: Wealth): void {
  const { of, met } = source
  const first = iconsAt(of, model[TARGET + of]!)
  for (let at = first; at < first + MOST_ICONS; at++) {
    const icon = model[at]!
    if (icon === 0) return
    if (kindOf(icon) !== KINDS.copy) {
      expectIcon(model, icon, source, wealth)
      continue
    }
    const next = copiedFrom(model, of, icon)
    if ((met & (1 << next)) !== 0) continue
    expectReward(model, { ...source, of: next, met: met | (1 << next) }, wealth)
  }
}

function expectIcon(model: Model, icon: number, source: Source, wealth: Wealth): void {
  const kind = kindOf(icon)
  if (kind === KINDS.collect || kind === KINDS.give) {
    const amount = kind === KINDS.give ? -1 : amountOf(icon, 0)
    expectGifts(model, amount, wealth)
    return
  }
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (kind === KINDS.podium) wealth[seat]! += podium(model, icon, seat)
    else if (kind === KINDS['first-and-others']) {
      const isThere = model[TOTAL + placeIn(source.district, seat)]! > 0
      const others = isThere ? amountOf(icon, 1) * (1 - chances[seat]!) : 0
      wealth[seat]! += chances[seat]! * amountOf(icon, 0) + others
    } else wealth[seat]! += chances[seat]! * gainOf(model, icon, source, seat)
  }
}

/** What a seat in control gains for itself. */
function gainOf(model: Model, icon: number, { district, podWorth }: Source, seat: Seat): number {
  const pod = model[STACK]! > 0 ? podWorth : 0
  const faces = model[DICE + placeIn(district, seat)]!
  switch (kindOf(icon)) {
    case KINDS.jelly:
      return amountOf(icon, 0)
    case KINDS.pod:
      return pod
    case KINDS['lose-pod']:
      return model[PODS + seat]! > 0 ? -podWorth : 0
    case KINDS['jelly-per-pod']:
      return amountOf(icon, 0) * model[PODS + seat]!
    case KINDS['by-number']: {
      const amount = amountOf(icon, diceIn(faces) < amountOf(icon, 0) ? 1 : 2)
      return amount === POD_INSTEAD ? pod : amount
    }
    case KINDS['per-die']: {
      const odd = oddDiceIn(faces)
      const fitting = amountOf(icon, 1) === 1 ? odd : diceIn(faces) - odd
      return amountOf(icon, 0) * Math.max(1, fitting)
    }
    default:
      return 0
  }
}

/** [J5.6] [J5.7] Below 0: whoever is in control gives. */
function expectGifts(model: Model, amount: number, wealth: Wealth): void {
  const seats = model[SEATS]!
  for (let taker = 0; taker < seats; taker++) {
    for (let giver = 0; giver < seats; giver++) {
      if (giver === taker) continue
      const short = amount > 0 ? Math.min(amount, model[JELLY + giver]!) : amount
      wealth[taker]! += chances[taker]! * short
      wealth[giver]! -= chances[taker]! * short
    }
  }
}

/** [J5.9] First, or second behind any of the others. A third step is rare and left out. */
function podium(model: Model, icon: number, seat: Seat): number {
  let second = 0
  for (let first = 0; first < model[SEATS]!; first++) {
    const rest = weightOfAll - weights[first]!
    if (first !== seat && rest > 0) second += (chances[first]! * weights[seat]!) / rest
  }
  return chances[seat]! * amountOf(icon, 0) + second * amountOf(icon, 1)
}
