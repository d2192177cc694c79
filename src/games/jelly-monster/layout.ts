// The table before the first round: the city, the drone, the pods, the dice.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { ownDice } from '#games/jelly-monster/dice.ts'
import { roundPrepared } from '#games/jelly-monster/interlude.ts'
import { boardsFor, componentsOf, sidesFor } from '#games/jelly-monster/options.ts'
import {
  COLOURS,
  type Event,
  type Holding,
  type Options,
  type Screen,
  START_JELLY,
  type State,
} from '#games/jelly-monster/vocabulary.ts'
import { pick, shuffled } from '#kernel/chance.ts'
import type { Moment, Seat } from '#kernel/game.ts'

export function setUp(options: Options, seats: number): State {
  const everybody = [...Array(seats).keys()]
  return {
    setting: { options, drone: 0, order: everybody },
    round: 0,
    stage: { type: 'set-up' },
    screens: everybody.map(fullScreen),
    holdings: everybody.map(firstHolding),
    districts: [],
    centre: [],
    stack: everyPod(options),
    account: [],
  }
}

export function start(state: State, { now, chance }: Moment): readonly Event[] {
  const { options } = state.setting
  // [J2.1] Players + 2. [J2.2] Each board at most once, because it is shuffled and dealt.
  const count = state.screens.length + 2
  const boards = shuffled(boardsFor(options), chance).slice(0, count)
  const districts = boards.map(board => {
    const side = pick(sidesFor(options, board), chance)
    return { board: board.name, side, zones: board[side].zones }
  })
  return [
    { type: 'cityBuilt', districts, drone: chance.below(count) },
    { type: 'podsShuffled', stack: shuffled(state.stack, chance) },
    roundPrepared(state, now),
  ]
}

/** [J5.6] Seats and districts share one circle; the first seat from the drone on comes first. */
export function orderFrom(drone: number, districts: number, seats: number): readonly Seat[] {
  const first = Math.ceil((drone * seats) / districts)
  return [...Array(seats).keys()].map(step => (first + step) % seats)
}

export function everyPod(options: Options): readonly PodValue[] {
  return componentsOf(options).pods.flatMap(({ value, count }) => {
    return new Array<PodValue>(count).fill(value)
  })
}

export function fullScreen(seat: Seat): Screen {
  return { dice: ownDice(seat), shown: [], rollableAt: 0 }
}

function firstHolding(seat: Seat): Holding {
  return {
    colour: COLOURS[seat]!,
    jelly: START_JELLY,
    pods: [],
    returned: [],
  }
}
