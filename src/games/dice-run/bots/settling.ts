// [R7.2] Which target to settle on: weighs what each would bring now against keeping it for later.

import { guessTargets } from '#games/dice-run/bots/guess.ts'
import {
  blankModel,
  type Model,
  PHASE,
  PHASES,
  playerAt,
  SEATS,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import { settle } from '#games/dice-run/bots/playing.ts'
import { type Thinker, worthOf } from '#games/dice-run/bots/ponder.ts'
import type { Eyes } from '#games/dice-run/bots/prospects.ts'
import { bestOf, isSettled, settleSingles, victoryOf } from '#games/dice-run/bots/tally.ts'
import { lowest, withoutLowest } from '#games/dice-run/dice.ts'
import { TARGET_COUNT } from '#games/dice-run/targets.ts'
import type { Chance } from '#kernel/game.ts'

const guessed = blankModel()
const tried = blankModel()
const sums = new Float64Array(TARGET_COUNT)

export interface Guesses {
  readonly chance: Chance
  readonly guesses: number
}

/** The own target that promises most, whatever the rivals may hold. */
export function wisestTarget(
  mind: Thinker,
  model: Model,
  eyes: Eyes,
  { chance, guesses }: Guesses,
): number {
  const own = model[playerAt(eyes.me) + TARGETS]!
  sums.fill(0)
  for (let guess = 0; guess < guesses; guess++) {
    guessed.set(model)
    guessTargets(guessed, eyes, chance)
    settleRivals(guessed, eyes.me)
    for (let rest = own; rest !== 0; rest = withoutLowest(rest)) {
      tried.set(guessed)
      settle(tried, eyes.me, lowest(rest))
      sums[lowest(rest)]! += worthAfterStage(mind, tried, eyes)
    }
  }
  let best = lowest(own)
  for (let rest = own; rest !== 0; rest = withoutLowest(rest)) {
    if (sums[lowest(rest)]! > sums[best]!) best = lowest(rest)
  }
  return best
}

/** What a position is worth in which a stage has just been scored. */
export function worthAfterStage(mind: Thinker, model: Model, eyes: Eyes): number {
  if (model[PHASE] === PHASES.over) return victoryOf(model, eyes.me)
  return worthOf(mind, model, eyes, 'between-turns')
}

/** Everybody but `me` takes what scores best right now. */
export function settleRivals(model: Model, me: number): void {
  settleSingles(model)
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me || isSettled(model, seat)) continue
    settle(model, seat, bestOf(model, model[playerAt(seat) + TARGETS]!))
  }
}
