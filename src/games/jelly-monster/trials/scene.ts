// A table laid by hand, in the middle of a round: for tests that need one particular position.

import { act } from '#games/jelly-monster/act.ts'
import type { Icon, PodValue, Reward } from '#games/jelly-monster/components/set.ts'
import { withDie } from '#games/jelly-monster/dice.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { fullScreen, orderFrom, setUp } from '#games/jelly-monster/layout.ts'
import { readOptions } from '#games/jelly-monster/options.ts'
import { ring } from '#games/jelly-monster/round.ts'
import {
  type Action,
  DICE_PER_SEAT,
  type District,
  type Event,
  type HeldPod,
  type Holding,
  type Options,
  type PlacedDie,
  type Refusal,
  type State,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Chance, Millis, Moment, Seat } from '#kernel/game.ts'

/** Faces by seat: `[[6, 1], [4]]` is a six and a one of seat 0 and a four of seat 1. */
export type Faces = readonly (readonly number[])[]

export interface SceneDistrict {
  /** The target reward; the other zones are empty ones. */
  readonly reward?: Reward
  /** All three zones, instead of `reward`. */
  readonly zones?: readonly Reward[]
  readonly target?: number
  readonly dice?: Faces
  readonly lock?: number
}

export interface Scene {
  readonly seats?: number
  readonly districts?: readonly SceneDistrict[]
  readonly centre?: Faces
  readonly jelly?: readonly number[]
  readonly pods?: readonly (readonly PodValue[])[]
  /** The last one is on top. */
  readonly stack?: readonly PodValue[]
  readonly drone?: number
  readonly round?: number
  /** `null`: nobody has flipped the timer. */
  readonly endsAt?: Millis | null
  readonly options?: Partial<Options>
}

/** When the sand of a scene runs out, if it says nothing else. */
export const SAND_ENDS_AT: Millis = 10_000

export const ZERO: Reward = [{ type: 'jelly', amount: 0 }]

export function jelly(amount: number): Icon {
  return { type: 'jelly', amount }
}

export function usualOptions(chosen: Partial<Options> = {}): Options {
  const reading = readOptions(chosen)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

export function sceneOf(scene: Scene): State {
  const { seats = 3, drone = 0, round = 1, endsAt = SAND_ENDS_AT } = scene
  const empty = setUp(usualOptions(scene.options), seats)
  const used = new Array<number>(seats).fill(0)

  function lay(faces: Faces = []): readonly PlacedDie[] {
    let dice: readonly PlacedDie[] = []
    faces.forEach((own, seat) => {
      for (const face of own) {
        dice = withDie(dice, { die: seat * DICE_PER_SEAT + used[seat]!, face: face as Face })
        used[seat]! += 1
      }
    })
    return dice
  }

  const districts: District[] = []
  for (let index = 0; index < seats + 2; index++) {
    const { reward = ZERO, zones, target = 0, dice, lock = null } = scene.districts?.[index] ?? {}
    const board = `${index + 1}`
    const printed = zones ?? [reward, ZERO, ZERO]
    districts.push({ board, side: 'A', zones: printed, target, lock, dice: lay(dice) })
  }
  const centre = lay(scene.centre)
  return {
    ...empty,
    setting: { ...empty.setting, drone, order: orderFrom(drone, seats + 2, seats) },
    round,
    stage: { type: 'play', endsAt, stallsAt: null },
    screens: empty.screens.map((_, seat) => {
      const screen = fullScreen(seat)
      return { ...screen, dice: screen.dice.slice(used[seat]) }
    }),
    holdings: empty.holdings.map((holding, seat) => held(holding, scene, seat)),
    districts,
    centre,
    stack: scene.stack ?? [2, 3, 4, 5, 6, 'die'],
    account: new Array<never[]>(round).fill([]),
  }
}

function held(holding: Holding, scene: Scene, seat: number): Holding {
  const values = scene.pods?.[seat] ?? []
  const pods = values.map((value): HeldPod => ({ value, round: 1, district: null }))
  return { ...holding, jelly: scene.jelly?.[seat] ?? holding.jelly, pods }
}

/** What becomes of a table and the events that lead there. */
export interface Outcome {
  readonly state: State
  readonly events: readonly Event[]
}

const NO_DICE: Chance = {
  below() {
    throw new Error('no die is rolled here')
  },
}

const EARLY: Moment = { now: 5000, chance: NO_DICE }

/** The sand runs out, or the time to choose. */
export function rung(state: State, now: Millis = SAND_ENDS_AT, chance: Chance = NO_DICE): Outcome {
  return after(state, ring(state, { now, chance }))
}

/** A seat has just rolled these. */
export function showing(state: State, seat: Seat, faces: readonly number[]): State {
  const screen = { ...state.screens[seat]!, shown: faces as readonly Face[] }
  if (screen.shown.length !== screen.dice.length) throw new Error(`${screen.dice.length} dice left`)
  return { ...state, screens: state.screens.with(seat, screen) }
}

/** A seat does something that the rules allow. */
export function acted(
  state: State,
  seat: Seat,
  action: Action,
  moment: Partial<Moment> = {},
): Outcome {
  const decision = act(state, seat, action, { ...EARLY, ...moment })
  if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${decision.refusal}`)
  return after(state, decision.events)
}

/** A seat asks for something that the rules turn down. */
export function refusalOf(
  state: State,
  seat: Seat,
  action: Action,
  moment: Partial<Moment> = {},
): Refusal | null {
  const decision = act(state, seat, action, { ...EARLY, ...moment })
  return decision.ok ? null : decision.refusal
}

export function after(state: State, events: readonly Event[]): Outcome {
  return { state: events.reduce(evolve, state), events }
}

export function jellyOf(state: State): readonly number[] {
  return state.holdings.map(holding => holding.jelly)
}

export function podsOf(state: State): readonly (readonly PodValue[])[] {
  return state.holdings.map(holding => holding.pods.map(pod => pod.value))
}
