// The bookkeeping of a round as it is played. What scoring does to the table is in tally.ts.

import { indexOfDie, withDie, without } from '#games/jelly-monster/dice.ts'
import { fullScreen, orderFrom } from '#games/jelly-monster/layout.ts'
import { tally } from '#games/jelly-monster/tally.ts'
import type {
  District,
  Event,
  Holding,
  Play,
  Screen,
  Stage,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

const NOTHING: readonly never[] = []

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'rolled': {
      const { dice, shown } = state.screens[event.seat]!
      const { rollableAt } = event
      return withScreen(state, event.seat, { dice, shown, hasRolled: true, rollableAt })
    }
    case 'peeked': {
      const { dice, hasRolled, rollableAt } = state.screens[event.seat]!
      return withScreen(state, event.seat, { dice, shown: event.faces, hasRolled, rollableAt })
    }
    case 'placed':
      return placed(state, event)
    case 'removed':
      return removed(state, event)
    case 'targetMoved':
      return withTarget(state, event)
    case 'locked':
      return withLock(state, event)
    case 'flipped':
      return withStage(state, { ...(state.stage as Play), endsAt: event.endsAt })
    case 'colourTaken':
      return withHolding(state, event.seat, { colour: event.colour })
    case 'readied':
      return withHolding(state, event.seat, { isReady: true })
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
  const screens = state.screens.slice()
  screens[seat] = {
    dice: without(dice, dice.indexOf(die)),
    // [J3.2] Exactly one; then all that remain are rolled again.
    shown: NOTHING as readonly Face[],
    hasRolled: false,
    rollableAt,
  }
  const entered = state.districts[district]!
  const districts = state.districts.slice()
  districts[district] = { ...entered, dice: withDie(entered.dice, { die, face }) }
  return { ...state, screens, districts }
}

function removed(state: State, { die, district }: EventOf<'removed'>): State {
  const { dice } = state.districts[district]!
  const index = indexOfDie(dice, die)
  const centre = withDie(state.centre, dice[index]!)
  const districts = state.districts.slice()
  districts[district] = { ...districts[district]!, dice: without(dice, index) }
  return { ...state, districts, centre }
}

function withTarget(state: State, { district, zone }: EventOf<'targetMoved'>): State {
  const districts = state.districts.slice()
  districts[district] = { ...districts[district]!, target: zone }
  return { ...state, districts }
}

function withLock(state: State, { seat, district }: EventOf<'locked'>): State {
  const districts = state.districts.slice()
  districts[district] = { ...districts[district]!, lock: seat }
  return { ...state, districts }
}

function withScreen(state: State, seat: Seat, screen: Screen): State {
  const screens = state.screens.slice()
  screens[seat] = screen
  return { ...state, screens }
}

function withHolding(state: State, seat: Seat, change: Partial<Holding>): State {
  const holdings = state.holdings.slice()
  holdings[seat] = { ...holdings[seat]!, ...change }
  return { ...state, holdings }
}

function withStage(state: State, stage: Stage): State {
  return { ...state, stage }
}

function roundStarted(state: State, { rollableAt, stallsAt }: EventOf<'roundStarted'>): State {
  const screens = state.screens.map(screen => ({ ...screen, rollableAt }))
  return { ...state, screens, stage: { type: 'play', endsAt: null, stallsAt } }
}

/** [J7.1] All dice back, target markers back to the first zone, round marker on. */
function roundPrepared(state: State, { round, startsBy }: EventOf<'roundPrepared'>): State {
  return {
    ...state,
    round,
    stage: { type: 'ready', startsBy },
    screens: state.screens.map((_, seat) => fullScreen(seat)),
    holdings: state.holdings.map(holding => ({ ...holding, isReady: false })),
    districts: state.districts.map(emptied),
    centre: NOTHING,
  }
}

function emptied(district: District): District {
  // [J2.4] The first zone is the one nearest the entrance.
  return { ...district, target: 0, lock: null, dice: NOTHING }
}

function cityBuilt(state: State, { districts, drone }: EventOf<'cityBuilt'>): State {
  const order = orderFrom(drone, districts.length, state.screens.length)
  return {
    ...state,
    setting: { ...state.setting, drone, order },
    districts: districts.map(laid => ({ ...laid, target: 0, lock: null, dice: NOTHING })),
  }
}
