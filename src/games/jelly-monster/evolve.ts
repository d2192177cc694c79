// The bookkeeping of a round as it is played. What scoring does to the table is in tally.ts.

import { indexOfDie, positionOf, withDie, without } from '#games/jelly-monster/dice.ts'
import { fullScreen, orderFrom } from '#games/jelly-monster/layout.ts'
import {
  withDice,
  withDistrict,
  withHolding,
  withLock,
  withScreen,
  withStage,
  withTarget,
} from '#games/jelly-monster/table.ts'
import { tally } from '#games/jelly-monster/tally.ts'
import type {
  District,
  Event,
  Play,
  Screen,
  Stage,
  State,
} from '#games/jelly-monster/vocabulary.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

type Readiness = Extract<Stage, { type: 'ready' }>
type Laid = Pick<District, 'board' | 'side' | 'zones'>

const NOTHING: readonly never[] = []

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'rolled':
      // [J3.3] All that others notice. What came of it is in `peeked`.
      return state
    case 'peeked': {
      const { seat, faces, rollableAt } = event
      return withScreen(state, seat, { dice: state.screens[seat]!.dice, shown: faces, rollableAt })
    }
    case 'placed':
      return placed(state, event)
    case 'removed':
      return removed(state, event)
    case 'targetMoved': {
      const { district, zone } = event
      return withDistrict(state, district, withTarget(state.districts[district]!, zone))
    }
    case 'locked': {
      const { district, seat } = event
      return withDistrict(state, district, withLock(state.districts[district]!, seat))
    }
    case 'flipped':
      return withStage(state, { ...(state.stage as Play), endsAt: event.endsAt })
    case 'colourTaken':
      return colourTaken(state, event)
    case 'readied':
      return readied(state, event)
    case 'countdownStarted':
      return withStage(state, { type: 'countdown', startsAt: event.startsAt })
    case 'roundStarted':
      return roundStarted(state, event)
    case 'roundPrepared':
      return roundPrepared(state, event)
    case 'cityBuilt':
      return cityBuilt(state, event)
    case 'podsShuffled':
      return { ...state, stack: event.stack }
    default:
      return tally(state, event)
  }
}

function placed(state: State, { seat, die, face, district }: EventOf<'placed'>): State {
  const { dice, rollableAt } = state.screens[seat]!
  const left = without(dice, positionOf(die, dice))
  // [J3.2] Exactly one; then all that remain are rolled again.
  const screens = state.screens.slice()
  screens[seat] = { dice: left, shown: NOTHING, rollableAt }
  const entered = state.districts[district]!
  const districts = state.districts.slice()
  districts[district] = withDice(entered, withDie(entered.dice, { die, face }))
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens,
    holdings: state.holdings,
    districts,
    centre: state.centre,
    stack: state.stack,
    account: state.account,
  }
}

function removed(state: State, { die, district }: EventOf<'removed'>): State {
  const left = state.districts[district]!
  const index = indexOfDie(left.dice, die)
  const districts = state.districts.slice()
  districts[district] = withDice(left, without(left.dice, index))
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens: state.screens,
    holdings: state.holdings,
    districts,
    centre: withDie(state.centre, left.dice[index]!),
    stack: state.stack,
    account: state.account,
  }
}

function colourTaken(state: State, { seat, colour }: EventOf<'colourTaken'>): State {
  return withHolding(state, seat, { ...state.holdings[seat]!, colour })
}

function readied(state: State, { seat }: EventOf<'readied'>): State {
  const { startsBy, waiting } = state.stage as Readiness
  const left = waiting.filter(other => other !== seat)
  return withStage(state, { type: 'ready', waiting: left, startsBy })
}

function roundStarted(state: State, { rollableAt, stallsAt }: EventOf<'roundStarted'>): State {
  const screens: Screen[] = []
  for (const { dice, shown } of state.screens) screens.push({ dice, shown, rollableAt })
  return { ...state, screens, stage: { type: 'play', endsAt: null, stallsAt } }
}

/** [J7.1] All dice back, target markers back to the first zone, round marker on. */
function roundPrepared(state: State, { round, startsBy }: EventOf<'roundPrepared'>): State {
  return {
    ...state,
    round,
    stage: { type: 'ready', waiting: state.screens.map((_, seat) => seat), startsBy },
    screens: state.screens.map((_, seat) => fullScreen(seat)),
    districts: state.districts.map(cleared),
    centre: NOTHING,
    account: [...state.account, NOTHING],
  }
}

function cleared({ board, side, zones }: Laid): District {
  // [J2.4] The first zone is the one nearest the entrance.
  return { board, side, zones, target: 0, lock: null, dice: NOTHING }
}

function cityBuilt(state: State, { districts, drone }: EventOf<'cityBuilt'>): State {
  const order = orderFrom(drone, districts.length, state.screens.length)
  return {
    ...state,
    setting: { ...state.setting, drone, order },
    districts: districts.map(cleared),
  }
}
