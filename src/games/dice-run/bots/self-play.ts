// Matches of a net against itself, on the model, remembering what every seat went through.

import { fillFeatures, type Timing } from '#games/dice-run/bots/features.ts'
import type { Experience } from '#games/dice-run/bots/lesson.ts'
import { mirror } from '#games/dice-run/bots/mirror.ts'
import { type Model, PHASE, PHASES, SEAT, SEATS, STAGE } from '#games/dice-run/bots/model.ts'
import { endTurn, playPart, settle } from '#games/dice-run/bots/playing.ts'
import { PLAY_TARGET, typeOf } from '#games/dice-run/bots/ply.ts'
import { favourite, type Thinker, weigh } from '#games/dice-run/bots/ponder.ts'
import { type Belief, openMind } from '#games/dice-run/bots/prospects.ts'
import { wisestTarget } from '#games/dice-run/bots/settling.ts'
import { isSettled, victoryOf } from '#games/dice-run/bots/tally.ts'
import { evolveAll } from '#games/dice-run/evolve.ts'
import { setUp, start } from '#games/dice-run/layout.ts'
import type { Options } from '#games/dice-run/vocabulary.ts'
import type { Chance } from '#kernel/game.ts'

/** One turn in so many is played at random, to see what else there is. */
const CURIOSITY = 20
const ROLLS = 2
const GUESSES = 4

export function newMatch(options: Options, seats: number, chance: Chance): Model {
  const laid = setUp(options, seats)
  const model = mirror(evolveAll(laid, start(laid, { now: 0, chance })))
  model[SEAT] = chance.below(seats)
  return model
}

interface Memory {
  readonly positions: Float64Array[][]
  readonly belief: Belief
}

export function selfPlay(mind: Thinker, model: Model, chance: Chance): readonly Experience[] {
  const seats = model[SEATS]!
  const memory: Memory = {
    positions: Array.from({ length: seats }, () => []),
    belief: openMind(),
  }
  while (model[PHASE] !== PHASES.over) {
    const stage = model[STAGE]!
    if (model[PHASE] === PHASES.choosing) chooseAll(mind, model, memory, chance)
    else turn(mind, model, memory, chance)
    const isNewStage = model[STAGE] !== stage && model[PHASE] !== PHASES.over
    if (!isNewStage) continue
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== model[SEAT]) remember(mind, model, memory, { seat, timing: 'between-turns' })
    }
  }
  return memory.positions.map((positions, seat) => ({
    positions,
    victory: victoryOf(model, seat),
  }))
}

function turn(mind: Thinker, model: Model, memory: Memory, chance: Chance): void {
  const seat = model[SEAT]!
  remember(mind, model, memory, { seat, timing: 'between-turns' })
  weigh(mind, model, { me: seat, belief: memory.belief }, { chance, rolls: ROLLS })
  const { menu } = mind
  const isCurious = chance.below(CURIOSITY) === 0
  const ply = menu.plies[isCurious ? chance.below(menu.length) : favourite(mind)]!
  playPart(model, ply, chance)
  if (typeOf(ply) === PLAY_TARGET) {
    endTurn(model, ply)
    remember(mind, model, memory, { seat, timing: 'between-turns' })
  } else {
    remember(mind, model, memory, { seat, timing: 'before-draw' })
    endTurn(model, ply)
  }
}

interface Glance {
  readonly seat: number
  readonly timing: Timing
}

function remember(mind: Thinker, model: Model, memory: Memory, { seat, timing }: Glance): void {
  fillFeatures(mind.features, model, { me: seat, belief: memory.belief }, timing)
  memory.positions[seat]!.push(mind.features.slice())
}

function chooseAll(mind: Thinker, model: Model, memory: Memory, chance: Chance): void {
  const choosers = [...new Array(model[SEATS]!).keys()].filter(seat => !isSettled(model, seat))
  // Nobody knows what the others settle on, so nothing is settled before all have chosen.
  const targets = choosers.map(seat => {
    const eyes = { me: seat, belief: memory.belief }
    return wisestTarget(mind, model, eyes, { chance, guesses: GUESSES })
  })
  choosers.forEach((seat, nth) => {
    settle(model, seat, targets[nth]!)
  })
}
