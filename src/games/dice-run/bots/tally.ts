// [R7] The end of a stage on a model: who counts what, who comes where, what it brings.

import {
  DRAWS,
  FACES,
  LENGTH,
  LINE,
  type Model,
  NONE,
  PHASE,
  PHASES,
  POINTS,
  playerAt,
  REVEALER,
  SEAT,
  SEATS,
  SETTLED,
  SHOWN,
  SPENT,
  STAGE,
  TARGETS,
  TROPHY,
} from '#games/dice-run/bots/model.ts'
import { count, lowest, ofColour, only, VALUES, withoutLowest } from '#games/dice-run/dice.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'

const RUNNER_UP_POINTS: readonly number[] = [2, 1]

/** [R7.3] */
export function pointsAt(model: Model, place: number, target: number): number {
  const group = model[LINE + place]!
  const colour = group & ofColour(Math.floor(target / VALUES.length))
  const value = group & model[FACES + (target % VALUES.length)]!
  return count(colour) + count(value) + count(colour & value)
}

/** [R7.5] Above 0 if the first target counts more in the foremost group in which they differ. */
export function lead(model: Model, target: number, other: number): number {
  const length = model[LENGTH]!
  for (let place = 0; place < length; place++) {
    const difference = pointsAt(model, place, target) - pointsAt(model, place, other)
    if (difference !== 0) return difference
  }
  return 0
}

/** Of a set of targets the one that scores best right now; the lowest of equals. */
export function bestOf(model: Model, targets: number): number {
  let best = lowest(targets)
  for (let rest = withoutLowest(targets); rest !== 0; rest = withoutLowest(rest)) {
    const target = lowest(rest)
    if (lead(model, target, best) > 0) best = target
  }
  return best
}

/** [R7.2] Shown targets count; a single one left needs no choosing. */
export function settleSingles(model: Model): void {
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    const player = playerAt(seat)
    const targets = model[player + TARGETS]!
    if (model[player + SHOWN] !== NONE) model[player + SETTLED] = model[player + SHOWN]!
    else if (withoutLowest(targets) === 0) model[player + SETTLED] = lowest(targets)
  }
}

export function isSettled(model: Model, seat: number): boolean {
  return model[playerAt(seat) + SETTLED] !== NONE
}

export function scoreIfSettled(model: Model): void {
  const seats = model[SEATS]!
  for (let seat = 0; seat < seats; seat++) if (!isSettled(model, seat)) return
  const stage = model[STAGE]!
  const places = placesOf(model)
  for (let place = 0; place < seats; place++) {
    const player = playerAt(places[place]!)
    const value = place === 0 ? STAGE_VALUES[stage]! : (RUNNER_UP_POINTS[place - 1] ?? 0)
    model[player + POINTS]! += value
    if (place === 0) model[player + TROPHY] = value
    const served = only(model[player + SETTLED]!)
    model[player + TARGETS]! &= ~served
    model[SPENT]! |= served
    model[player + SHOWN] = NONE
    model[player + SETTLED] = NONE
  }
  model[STAGE] = stage + 1
  model[DRAWS] = 0
  model[PHASE] = stage + 1 === STAGE_VALUES.length ? PHASES.over : PHASES.turn
  const next = model[REVEALER]! + 1
  model[SEAT] = next === seats ? 0 : next
}

const ranking = new Int32Array(6)

/** [R7.5] The seats, best first; kept in one array that the next call fills anew. */
function placesOf(model: Model): Int32Array {
  const seats = model[SEATS]!
  for (let steps = 0; steps < seats; steps++) {
    const seat = (model[REVEALER]! + steps) % seats
    const target = model[playerAt(seat) + SETTLED]!
    let place = steps
    while (place > 0) {
      const ahead = ranking[place - 1]!
      if (lead(model, target, model[playerAt(ahead) + SETTLED]!) <= 0) break
      ranking[place] = ahead
      place -= 1
    }
    ranking[place] = seat
  }
  return ranking
}

/** [R7.8] What part of the victory this seat has. */
export function victoryOf(model: Model, seat: number): number {
  const seats = model[SEATS]!
  let most = 0
  for (let other = 0; other < seats; other++) most = Math.max(most, rankOf(model, other))
  if (rankOf(model, seat) < most) return 0
  let winners = 0
  for (let other = 0; other < seats; other++) if (rankOf(model, other) === most) winners += 1
  return 1 / winners
}

/** Points first, then the highest stage card. */
function rankOf(model: Model, seat: number): number {
  const player = playerAt(seat)
  return model[player + POINTS]! * 8 + model[player + TROPHY]!
}
