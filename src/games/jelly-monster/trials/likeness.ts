// Holds the bots' model against the rules: the same action must bring both to the same position,
// and the same table to the same Jelly and pods.

import { mirror } from '#games/jelly-monster/bots/mirror.ts'
import {
  ARROW,
  ICONS,
  JELLY,
  type Model,
  PODS,
  SEATS,
  STACK,
} from '#games/jelly-monster/bots/model.ts'
import { actionOf, carryOut, pliesWith, plyOf } from '#games/jelly-monster/bots/ply.ts'
import { settle } from '#games/jelly-monster/bots/settling.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { randomTable } from '#games/jelly-monster/trials/rounds.ts'
import { acted, rung, SAND_ENDS_AT, showing } from '#games/jelly-monster/trials/scene.ts'
import type { Direction, Placement, State } from '#games/jelly-monster/vocabulary.ts'
import { die, pick } from '#kernel/chance.ts'
import type { Chance, Seat } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'

const ARROWS: readonly Direction[] = ['clockwise', 'counter-clockwise']

/** Tries so many positions. Returns where model and rules first part ways, or `null`. */
export function likeness(positions: number, seed: string): string | null {
  for (let nth = 0; nth < positions; nth++) {
    const luck = swiftLuck(`${seed}/${nth}`)
    const table = randomTable(luck.chance('table', 0))
    const problem = placed(table, luck) ?? scored(table, luck)
    if (problem !== null) return `${seed}/${nth}: ${problem}`
  }
  return null
}

/** Anybody places anything, anywhere. */
function placed(table: State, luck: Luck): string | null {
  const chance = luck.chance('table', 1)
  const seat = chance.below(table.screens.length)
  const { dice } = table.screens[seat]!
  if (dice.length === 0) return null
  const rolled = showing(
    table,
    seat,
    dice.map(() => die(chance)),
  )
  const view = jellyMonster.view(rolled, seat)
  const offers = jellyMonster.legal(view, 0).filter(({ type }) => type === 'place')
  const action = pick(offers, chance) as Placement
  const ply = plyOf(view, seat, action)
  const read = actionOf(view, seat, ply)
  if (plyOf(view, seat, read) !== ply) return `${JSON.stringify(action)} is read as another`
  const model = modelOf(rolled)
  const ways = [...new Set(view.screens[seat]!.shown!)].flatMap(face => pliesWith(model, face))
  const allowed = new Set(offers.map(offer => plyOf(view, seat, offer as Placement)))
  if (ways.length !== allowed.size || ways.some(way => !allowed.has(way))) {
    return `there are ${allowed.size} ways to place, not ${ways.length}`
  }
  carryOut(model, seat, ply)
  return difference(model, modelOf(played(rolled, seat, action)), JSON.stringify(action))
}

/** Only what the action does at once: the last die of all would also end the round. */
function played(state: State, seat: Seat, action: Placement): State {
  const waiting = state.screens.map(screen => ({ ...screen, dice: [...screen.dice, -1] }))
  const { state: after } = acted({ ...state, screens: waiting }, seat, action)
  return {
    ...after,
    screens: after.screens.map(screen => ({ ...screen, dice: screen.dice.slice(0, -1) })),
  }
}

/** The sand runs out, and those who are asked agree on an arrow or let their time pass. */
function scored(table: State, luck: Luck): string | null {
  const arrows = arrowsFor(table, luck.chance('table', 2))
  const model = modelOf(table)
  arrows.forEach((direction, district) => {
    model[ARROW + district] = ARROWS.indexOf(direction)
  })
  settle(model, luck.chance('table', 3))
  const after = answered(table, arrows, luck.chance('table', 3))
  const { holdings, stack } = after
  const seats = model[SEATS]!
  const ours = [...model.slice(JELLY, JELLY + seats), ...model.slice(PODS, PODS + seats)]
  const jelly = holdings.map(holding => holding.jelly)
  const pods = holdings.map(holding => holding.pods.length)
  const theirs = [...jelly, ...pods]
  if (`${ours}` === `${theirs}` && model[STACK] === stack.length) return null
  return `Jelly and pods are ${ours} in the model and ${theirs} by the rules`
}

function arrowsFor(table: State, chance: Chance): readonly Direction[] {
  return table.districts.map(() => pick(ARROWS, chance))
}

function answered(table: State, arrows: readonly Direction[], chance: Chance): State {
  let { state } = rung(table, SAND_ENDS_AT, chance)
  while (state.stage.type === 'scoring' && state.stage.pause !== null) {
    const { question } = state.stage.pause
    if (question.type !== 'copy') {
      state = rung(state, question.endsAt, chance).state
      continue
    }
    for (const seat of question.waiting) {
      const from = arrows[question.of]!
      state = acted(state, seat, { type: 'copy', from }, { chance }).state
    }
  }
  return state
}

function modelOf(state: State): Model {
  return mirror(jellyMonster.view(state, 'spectator'))
}

function difference(ours: Model, theirs: Model, action: string): string | null {
  const place = ours.findIndex((number, at) => at < ICONS && number !== theirs[at])
  if (place < 0) return null
  return `${action}: place ${place} is ${ours[place]} in the model, ${theirs[place]} by the rules`
}
