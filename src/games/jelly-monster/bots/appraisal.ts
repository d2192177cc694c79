// How good a position is for a seat, and the best it can do with each face.

import { blankWealth, expect } from '#games/jelly-monster/bots/expectation.ts'
import type { Situation } from '#games/jelly-monster/bots/mind.ts'
import { mirror } from '#games/jelly-monster/bots/mirror.ts'
import { blankModel, type Model, SEATS } from '#games/jelly-monster/bots/model.ts'
import { carryOut, type Ply, pliesWith } from '#games/jelly-monster/bots/ply.ts'
import { meanPod } from '#games/jelly-monster/bots/unseen.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

export interface Option {
  readonly ply: Ply
  readonly worth: number
}

export interface Appraisal {
  readonly model: Model
  readonly seat: Seat
  worthOf(model: Model): number
  /** Every way to place a die with this face, and what each is worth. */
  options(face: Face): readonly Option[]
  best(face: Face): Option
  /** What the best die of the next roll will be worth, on average: exact odds of so many dice. */
  nextRoll(dice: number): number
}

const wealth = blankWealth()

/** `rivalry` is what a Jelly more for all others together costs, in own Jelly. */
export function appraisalOf({ view, seat }: Situation, rivalry: number): Appraisal {
  const model = mirror(view)
  const trial = blankModel()
  const podWorth = meanPod(view)
  const known = new Map<Face, readonly Option[]>()

  function worthOf(position: Model): number {
    expect(position, podWorth, wealth)
    const seats = position[SEATS]!
    let others = 0
    for (let other = 0; other < seats; other++) if (other !== seat) others += wealth[other]!
    return wealth[seat]! - (rivalry * others) / (seats - 1)
  }

  function options(face: Face): readonly Option[] {
    const found = known.get(face)
    if (found !== undefined) return found
    const made = pliesWith(model, face).map(ply => {
      trial.set(model)
      carryOut(trial, seat, ply)
      return { ply, worth: worthOf(trial) }
    })
    known.set(face, made)
    return made
  }

  function best(face: Face): Option {
    return options(face).reduce((one, other) => (other.worth > one.worth ? other : one))
  }

  function nextRoll(dice: number): number {
    const worths = FACES.map(face => best(face).worth).sort((one, other) => one - other)
    return expectedHighest(worths, dice)
  }

  return { model, seat, worthOf, options, best, nextRoll }
}

/** Of equally likely values in rising order, drawn so many times: the highest on average. */
export function expectedHighest(rising: readonly number[], draws: number): number {
  let sum = 0
  let below = 0
  rising.forEach((value, nth) => {
    const upTo = ((nth + 1) / rising.length) ** draws
    sum += value * (upTo - below)
    below = upTo
  })
  return sum
}
