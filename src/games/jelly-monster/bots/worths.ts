// What control of each district is worth to each seat with the marker on each zone: a quick look at
// the rewards, for playing on in thought.

import { amountOf, KINDS, kindOf, POD_INSTEAD } from '#games/jelly-monster/bots/icons.ts'
import {
  DISTRICTS,
  iconsAt,
  MOST_DISTRICTS,
  MOST_ICONS,
  MOST_SEATS,
  type Model,
  PODS,
  SEATS,
  STACK,
  TARGET,
  ZONES,
} from '#games/jelly-monster/bots/model.ts'
import { copiedFrom } from '#games/jelly-monster/bots/settling.ts'
import type { Seat } from '#kernel/game.ts'

/** By seat, district and zone. */
export type Worths = Float64Array

/** A die more in such a district is usually one of several. */
const DICE_THERE = 1.4

export function worthAt(seat: Seat, district: number): number {
  return (seat * MOST_DISTRICTS + district) * ZONES
}

export function worthsIn(model: Model, podWorth: number): Worths {
  const worths = new Float64Array(MOST_SEATS * MOST_DISTRICTS * ZONES)
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    for (let district = 0; district < model[DISTRICTS]!; district++) {
      for (let zone = 0; zone < ZONES; zone++) {
        const looker = { model, seat, podWorth }
        worths[worthAt(seat, district) + zone] = worthOf(looker, district, zone, 1 << district)
      }
    }
  }
  return worths
}

interface Looker {
  readonly model: Model
  readonly seat: Seat
  readonly podWorth: number
}

function worthOf(looker: Looker, district: number, zone: number, met: number): number {
  const { model } = looker
  const first = iconsAt(district, zone)
  let worth = 0
  for (let at = first; at < first + MOST_ICONS; at++) {
    const icon = model[at]!
    if (kindOf(icon) !== KINDS.copy) {
      worth += worthOfIcon(looker, icon)
      continue
    }
    const next = copiedFrom(model, district, icon)
    if ((met & (1 << next)) !== 0) continue
    worth += worthOf(looker, next, model[TARGET + next]!, met | (1 << next))
  }
  return worth
}

function worthOfIcon({ model, seat, podWorth }: Looker, icon: number): number {
  const others = model[SEATS]! - 1
  const pod = model[STACK]! > 0 ? podWorth : 0
  switch (kindOf(icon)) {
    case KINDS.jelly:
    case KINDS.podium:
    case KINDS['first-and-others']:
      return amountOf(icon, 0)
    case KINDS.pod:
      return pod
    case KINDS['lose-pod']:
      return model[PODS + seat]! > 0 ? -podWorth : 0
    case KINDS['jelly-per-pod']:
      return amountOf(icon, 0) * model[PODS + seat]!
    case KINDS.collect:
      return amountOf(icon, 0) * (others + 1)
    case KINDS.give:
      return -others - 1
    case KINDS['by-number']:
      return (simple(amountOf(icon, 1), pod) + simple(amountOf(icon, 2), pod)) / 2
    case KINDS['per-die']:
      return DICE_THERE * amountOf(icon, 0)
    default:
      return 0
  }
}

function simple(amount: number, pod: number): number {
  return amount === POD_INSTEAD ? pod : amount
}
