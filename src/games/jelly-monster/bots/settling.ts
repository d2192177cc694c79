// The scoring of a round on a model, from the first district to the city centre.

import { allDiceIn, diceIn, oddDiceIn } from '#games/jelly-monster/bots/faces.ts'
import {
  amountOf,
  CLOCKWISE,
  KINDS,
  kindOf,
  OWN_CHOICE,
  POD_INSTEAD,
} from '#games/jelly-monster/bots/icons.ts'
import {
  ARROW,
  CENTRE,
  DICE,
  DISTRICTS,
  DRONE,
  FIRST,
  iconsAt,
  JELLY,
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
import type { Chance, Seat } from '#kernel/game.ts'

/** How the district lies that is being scored, by seat. One is scored at a time. */
const totals = new Int32Array(MOST_SEATS)
const dice = new Int32Array(MOST_SEATS)
const odd = new Int32Array(MOST_SEATS)
/** Those in control, clockwise from the drone. */
const controllers = new Int32Array(MOST_SEATS)
let inControl = 0

/** Gives everybody what the round brings. */
export function settle(model: Model, chance: Chance): void {
  const count = model[DISTRICTS]!
  for (let opened = 0; opened < count; opened++) {
    // [J4.1] One by one, clockwise from the drone's.
    const district = (model[DRONE]! + opened) % count
    if (isRerolled(model, district)) reroll(model, district, chance)
    else read(model, district)
    findControllers(model)
    if (inControl > 0) giveReward(model, district, 1 << district)
  }
  settleCentre(model)
}

function isRerolled(model: Model, district: number): boolean {
  return kindOf(model[iconsAt(district, model[TARGET + district]!)]!) === KINDS.reroll
}

/** [J5.11] All dice there, and they do not cancel. */
function reroll(model: Model, district: number, chance: Chance): void {
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    const count = allDiceIn(model[DICE + placeIn(district, seat)]!)
    totals[seat] = 0
    dice[seat] = count
    odd[seat] = 0
    for (let nth = 0; nth < count; nth++) {
      const face = 1 + chance.below(6)
      totals[seat]! += face
      odd[seat]! += face & 1
    }
  }
}

function read(model: Model, district: number): void {
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    const place = placeIn(district, seat)
    totals[seat] = model[TOTAL + place]!
    dice[seat] = diceIn(model[DICE + place]!)
    odd[seat] = oddDiceIn(model[DICE + place]!)
  }
}

/** [J4.3] [J4.4] */
function findControllers(model: Model): void {
  const seats = model[SEATS]!
  let highest = 1
  inControl = 0
  for (let step = 0, seat = model[FIRST]!; step < seats; step++) {
    if (totals[seat]! > highest) {
      highest = totals[seat]!
      inControl = 0
    }
    if (totals[seat] === highest) controllers[inControl++] = seat
    seat = seat + 1 === seats ? 0 : seat + 1
  }
}

/** [J4.5] [J5.5b] `met` has a bit for each district that the copying has come through. */
function giveReward(model: Model, of: number, met: number): void {
  const first = iconsAt(of, model[TARGET + of]!)
  for (let at = first; at < first + MOST_ICONS; at++) {
    const icon = model[at]!
    if (icon === 0) return
    if (kindOf(icon) !== KINDS.copy) {
      giveIcon(model, icon)
      continue
    }
    const next = copiedFrom(model, of, icon)
    if ((met & (1 << next)) === 0) giveReward(model, next, met | (1 << next))
  }
}

/** [J5.5] */
export function copiedFrom(model: Model, of: number, icon: number): number {
  const printed = amountOf(icon, 0)
  const direction = printed === OWN_CHOICE ? model[ARROW + of]! : printed
  const count = model[DISTRICTS]!
  return (of + (direction === CLOCKWISE ? 1 : count - 1)) % count
}

function giveIcon(model: Model, icon: number): void {
  switch (kindOf(icon)) {
    case KINDS.jelly:
      for (let nth = 0; nth < inControl; nth++) {
        model[JELLY + controllers[nth]!]! += amountOf(icon, 0)
      }
      return
    case KINDS.pod:
      givePods(model, inControl)
      return
    case KINDS['lose-pod']:
      for (let nth = 0; nth < inControl; nth++) {
        const pods = PODS + controllers[nth]!
        if (model[pods]! > 0) model[pods]! -= 1
      }
      return
    case KINDS['jelly-per-pod']:
      for (let nth = 0; nth < inControl; nth++) {
        const seat = controllers[nth]!
        model[JELLY + seat]! += amountOf(icon, 0) * model[PODS + seat]!
      }
      return
    case KINDS.collect:
      collect(model, amountOf(icon, 0))
      return
    case KINDS.give:
      for (let nth = 0; nth < inControl; nth++) give(model, controllers[nth]!)
      return
    case KINDS['by-number']:
      giveByNumber(model, icon)
      return
    case KINDS.podium:
      givePodium(model, icon)
      return
    case KINDS['first-and-others']:
      for (let seat = 0; seat < model[SEATS]!; seat++) {
        if (totals[seat]! > 0) model[JELLY + seat]! += amountOf(icon, isController(seat) ? 0 : 1)
      }
      return
    case KINDS['per-die']:
      for (let nth = 0; nth < inControl; nth++) {
        const seat = controllers[nth]!
        const fitting = amountOf(icon, 1) === 1 ? odd[seat]! : dice[seat]! - odd[seat]!
        model[JELLY + seat]! += amountOf(icon, 0) * fitting
      }
  }
}

function isController(seat: Seat): boolean {
  return totals[seat] === totals[controllers[0]!]
}

/** [J5.2] To the first so many of those in control: none for anybody if there are too few. */
function givePods(model: Model, takers: number): void {
  if (model[STACK]! < takers) return
  model[STACK]! -= takers
  for (let nth = 0; nth < takers; nth++) model[PODS + controllers[nth]!]! += 1
}

/** [J5.6] */
function collect(model: Model, amount: number): void {
  for (let giver = 0; giver < model[SEATS]!; giver++) {
    if (isController(giver)) continue
    const jelly = model[JELLY + giver]!
    const isEnough = jelly >= amount * inControl
    const share = isEnough ? amount : Math.floor(jelly / inControl)
    const left = isEnough ? 0 : jelly % inControl
    for (let nth = 0; nth < inControl; nth++) {
      model[JELLY + controllers[nth]!]! += share + (nth < left ? 1 : 0)
    }
    model[JELLY + giver] = isEnough ? jelly - amount * inControl : 0
  }
}

/** [J5.7] [J8.1] Clockwise from the giver, as far as the Jelly goes. */
function give(model: Model, giver: Seat): void {
  const seats = model[SEATS]!
  for (let step = 1; step < seats && model[JELLY + giver]! > 0; step++) {
    const taker = (giver + step) % seats
    if (isController(taker)) continue
    model[JELLY + giver]! -= 1
    model[JELLY + taker]! += 1
  }
}

/** [J5.8] */
function giveByNumber(model: Model, icon: number): void {
  let takers = 0
  for (let nth = 0; nth < inControl; nth++) {
    const amount = amountByNumber(icon, controllers[nth]!)
    if (amount === POD_INSTEAD) takers += 1
    else model[JELLY + controllers[nth]!]! += amount
  }
  if (model[STACK]! < takers) return
  model[STACK]! -= takers
  for (let nth = 0; nth < inControl; nth++) {
    const seat = controllers[nth]!
    if (amountByNumber(icon, seat) === POD_INSTEAD) model[PODS + seat]! += 1
  }
}

function amountByNumber(icon: number, seat: Seat): number {
  return amountOf(icon, dice[seat]! < amountOf(icon, 0) ? 1 : 2)
}

/** [J5.9] Steps that a board does not have give 0. */
function givePodium(model: Model, icon: number): void {
  let above = Number.POSITIVE_INFINITY
  for (let step = 0; step < 3; step++) {
    let highest = 0
    for (let seat = 0; seat < model[SEATS]!; seat++) {
      if (totals[seat]! < above && totals[seat]! > highest) highest = totals[seat]!
    }
    if (highest === 0) return
    for (let seat = 0; seat < model[SEATS]!; seat++) {
      if (totals[seat] === highest) model[JELLY + seat]! += amountOf(icon, step)
    }
    above = highest
  }
}

/** [J6.1] [J6.2] The most dice, not the highest sum. */
function settleCentre(model: Model): void {
  for (let seat = 0; seat < model[SEATS]!; seat++) totals[seat] = model[CENTRE + seat]!
  findControllers(model)
  if (inControl > 0) givePods(model, inControl)
}
