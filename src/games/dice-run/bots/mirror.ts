// A model of a state, true or imagined.

import {
  blankModel,
  DRAWS,
  ENDS,
  FACES,
  HAND,
  HAND_COUNT,
  LEAST,
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
import { numberOf } from '#games/dice-run/bots/ply.ts'
import { settleSingles } from '#games/dice-run/bots/tally.ts'
import type { Card } from '#games/dice-run/cards.ts'
import { only } from '#games/dice-run/dice.ts'
import { LARGEST_HAND } from '#games/dice-run/options.ts'
import { PILE_COUNT, piledCards, possibleSizes } from '#games/dice-run/piles.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Open, Own, State } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** A turn that is half played is one that has only begun, with a card less. */
export function mirror(state: State): Model {
  const model = blankModel()
  mirrorOpen(model, state.open)
  state.seats.forEach((own, seat) => {
    mirrorHand(model, seat, own.hand)
    mirrorTargets(model, seat, own)
  })
  if (model[PHASE] === PHASES.choosing) settleSingles(model)
  let next = 0
  state.piles.forEach((pile, stage) => {
    for (let card = pile.length - 1; card >= 0; card--) {
      model[PILE + next] = numberOf(pile[card]!)
      next += 1
    }
    model[ENDS + stage] = next
  })
  return model
}

/** What lies open. */
export function mirrorOpen(model: Model, open: Open): void {
  const { race, step, players, results } = open
  model[SEATS] = players.length
  model[STAGE] = results.length
  model[PHASE] = step.type === 'opening' ? PHASES.turn : PHASES[step.type]
  model[SEAT] = step.type === 'turn' ? step.seat : 0
  model[REVEALER] = step.type === 'choosing' ? step.revealer : NONE
  model[REROLLER] = open.reroller ?? NONE
  model[DRAWS] = open.draws
  model[NEXT] = 0
  mirrorRace(model, race)
  mirrorSizes(model, open)
  model[SPENT] = 0
  players.forEach(({ target, points, trophies, spent }, seat) => {
    const player = playerAt(seat)
    model[SPENT]! |= setOf(spent)
    model[player + SHOWN] = target ?? NONE
    model[player + SETTLED] = NONE
    model[player + POINTS] = points
    model[player + TROPHY] = Math.max(0, ...trophies)
  })
}

export function mirrorRace(model: Model, { line, faces }: Race): void {
  model[LENGTH] = line.length
  for (let face = 0; face < faces.length; face++) model[FACES + face] = faces[face]!
  for (let place = 0; place < line.length; place++) model[LINE + place] = line[place]!
}

function mirrorSizes(model: Model, open: Open): void {
  const sizes: number[] = []
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const possible = possibleSizes(piledCards(open), sizes)
    model[LEAST + pile] = Math.min(...possible)
    sizes.push(possible[Math.floor(possible.length / 2)]!)
  }
}

export function mirrorHand(model: Model, seat: Seat, hand: readonly Card[]): void {
  const player = playerAt(seat)
  model[player + HAND_COUNT] = hand.length
  for (let card = 0; card < LARGEST_HAND; card++) {
    model[player + HAND + card] = card < hand.length ? numberOf(hand[card]!) : NONE
  }
}

export function mirrorTargets(
  model: Model,
  seat: Seat,
  { targets, choice }: Pick<Own, 'targets' | 'choice'>,
): void {
  const player = playerAt(seat)
  model[player + TARGETS] = setOf(targets)
  model[player + SETTLED] = choice ?? NONE
}

export function setOf(targets: readonly Target[]): number {
  let set = 0
  for (const target of targets) set |= only(target)
  return set
}
