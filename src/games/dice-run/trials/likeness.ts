// Holds the bots' model against the rules: the same action must bring both to the same position.

import { mirror } from '#games/dice-run/bots/mirror.ts'
import {
  DRAWS,
  ENDS,
  FACES,
  LENGTH,
  LINE,
  type Model,
  NEXT,
  PHASE,
  PHASES,
  PILE,
  PLAYERS,
  playerAt,
  REROLLER,
  REVEALER,
  SEAT,
  SEATS,
  SPENT,
  STAGE,
} from '#games/dice-run/bots/model.ts'
import { settle, takeTurn } from '#games/dice-run/bots/playing.ts'
import { actionOf, plyOf } from '#games/dice-run/bots/ply.ts'
import { victoryOf } from '#games/dice-run/bots/tally.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { PILE_COUNT } from '#games/dice-run/piles.ts'
import { sample } from '#games/dice-run/sample.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { randomRace } from '#games/dice-run/trials/positions.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'
import type { Action, State } from '#games/dice-run/vocabulary.ts'
import type { Chance, Seat } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'

const OPTIONS = [
  { undo: false, twoPlayers: true },
  { undo: false, twoPlayers: true, handSize: 5 },
  { undo: false, twoPlayers: true, handSize: 1 },
]

const MOST_STEPS = 1000

/** Tries so many positions. Returns where model and rules first part ways, or `null`. */
export function likeness(positions: number, seed: string): string | null {
  let tried = 0
  for (let match = 0; tried < positions; match++) {
    const luck = swiftLuck(`${seed}/${match}`)
    let state = opened(luck, match)
    for (let step = 1; tried < positions && state.open.step.type !== 'over'; step++) {
      const before = shaken(state, luck.chance('table', step))
      const { seat, action } = nextAction(before, luck.chance('table', MOST_STEPS + step))
      state = ruled(before, seat, action, luck.chance(seat, step))
      if (before.open.step.type === 'opening') continue
      const model = modelled(before, seat, action, luck.chance(seat, step))
      const problem = difference(model, state) ?? packing(action)
      if (problem !== null) {
        const where = `${seed}/${match}, step ${step}, ${picture(before.open.race)}`
        return `${where}, ${JSON.stringify(action)}: ${problem}`
      }
      tried += 1
    }
  }
  return null
}

function opened(luck: Luck, match: number): State {
  const options = optionsOf(OPTIONS[match % OPTIONS.length]!)
  const { min, max } = diceRun.seats(options)
  const laid = diceRun.setUp(options, min + (match % (max - min + 1)))
  const events = diceRun.start(laid, { now: 0, chance: luck.chance('table', 0) })
  return events.reduce(diceRun.evolve, laid)
}

/** Every other position is one that play would hardly ever lead to. */
function shaken(state: State, chance: Chance): State {
  const { open } = state
  if (open.step.type === 'opening' || chance.below(2) === 0) return state
  return { ...state, open: { ...open, race: randomRace(chance) } }
}

function nextAction(
  state: State,
  chance: Chance,
): { readonly seat: Seat; readonly action: Action } {
  const first = chance.below(state.seats.length)
  for (let steps = 0; steps < state.seats.length; steps++) {
    const seat = (first + steps) % state.seats.length
    const action = sample(diceRun.view(state, seat), chance)
    if (action !== null) return { seat, action }
  }
  throw new Error('nobody can act')
}

function ruled(state: State, seat: Seat, action: Action, chance: Chance): State {
  const decision = diceRun.act(state, seat, action, { now: 0, chance })
  if (!decision.ok) throw new Error(`${JSON.stringify(action)} is refused: ${decision.refusal}`)
  return decision.events.reduce(diceRun.evolve, state)
}

function modelled(state: State, seat: Seat, action: Action, chance: Chance): Model {
  const model = mirror(state)
  if (action.type === 'choose') settle(model, seat, action.target)
  else if (action.type === 'play' || action.type === 'playTarget' || action.type === 'reroll') {
    takeTurn(model, plyOf(action), chance)
  } else throw new Error(`${action.type} is not for a model`)
  return model
}

/** What a packed action reads as must be the action. */
function packing(action: Action): string | null {
  if (action.type === 'choose') return null
  const unpacked = actionOf(plyOf(action as Parameters<typeof plyOf>[0]))
  const [one, other] = [JSON.stringify(unpacked), JSON.stringify(action)]
  return one === other ? null : `it is unpacked as ${one}`
}

function difference(model: Model, state: State): string | null {
  const ours = told(model)
  const theirs = told(mirror(state))
  for (const key of Object.keys(theirs)) {
    if (String(ours[key]) !== String(theirs[key])) {
      return `${key} is ${ours[key]} in the model and ${theirs[key]} by the rules`
    }
  }
  const winners = diceRun.ending(state)?.winners ?? []
  const unlucky = winners.find(seat => victoryOf(model, seat) !== 1 / winners.length)
  return unlucky === undefined ? null : `seat ${unlucky} has won, but not in the model`
}

/** Everything that a model says, whatever has been drawn so far. */
function told(model: Model): Readonly<Record<string, readonly number[] | number>> {
  const next = model[NEXT]!
  const stage = model[STAGE]!
  const isTurn = model[PHASE] === PHASES.turn
  const ends = model.slice(ENDS + stage, ENDS + PILE_COUNT)
  const players = model.slice(PLAYERS, playerAt(model[SEATS]!))
  return {
    phase: model[PHASE]!,
    stage,
    turn: isTurn ? model[SEAT]! : -1,
    revealer: model[PHASE] === PHASES.choosing ? model[REVEALER]! : -1,
    reroller: model[REROLLER]!,
    draws: model[DRAWS]!,
    spent: model[SPENT]!,
    faces: [...model.slice(FACES, LINE)],
    line: [...model.slice(LINE + LEAD, LINE + model[LENGTH]!)],
    players: [...players],
    left: [...ends].map(end => end - next),
    pile: [...model.slice(PILE + next, PILE + ends[ends.length - 1]!)],
  }
}
