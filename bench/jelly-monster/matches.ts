// One way to play at random, for the real rules and for the plain loop: the same whims and dice.

import { act } from '#games/jelly-monster/act.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import { alarm, ring } from '#games/jelly-monster/round.ts'
import type { Action, Effect, Event, Options, State } from '#games/jelly-monster/vocabulary.ts'
import type { Chance } from '#kernel/game.ts'
import {
  finalScores,
  handOf,
  type PlainTable,
  plainTable,
  prepareRound,
  rollAll,
  scoreRound,
} from './plain.ts'

export const STEP = 120
const READY: Action = { type: 'ready' }
const ROLL: Action = { type: 'roll' }
const FLIP: Action = { type: 'flip' }

export interface Result {
  readonly actions: number
  readonly scores: readonly number[]
}

/** A small quick generator: what is measured is the rules, not the luck. */
export function quick(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 1
  return {
    below(n) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) % n
    },
  }
}

export function laidOut(options: Options, seats: number, seed: number): State {
  const empty = setUp(options, seats)
  const events = start(empty, { now: 0, chance: quick(seed) })
  return events.reduce(evolve, empty)
}

export function playByRules(opening: State, seed: number): Result {
  const chance = quick(seed * 2)
  const whim = quick(seed * 2 + 1)
  const seats = opening.screens.length
  const moment = { now: 0, chance }
  let state = opening
  let actions = 0

  function believe(events: readonly Event[]): void {
    for (let nth = 0; nth < events.length; nth++) state = evolve(state, events[nth]!)
  }

  function submit(seat: number, action: Action): void {
    const decision = act(state, seat, action, moment)
    if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${decision.refusal}`)
    believe(decision.events)
    actions += 1
  }

  while (state.stage.type !== 'over') {
    if (state.stage.type === 'ready') {
      for (let seat = 0; seat < seats; seat++) submit(seat, READY)
    } else if (state.stage.type !== 'play') {
      moment.now = alarm(state)!
      believe(ring(state, moment))
    } else {
      moment.now += STEP
      const due = alarm(state)
      if (due !== null && due <= moment.now) {
        moment.now = due
        believe(ring(state, moment))
      } else whimsicalStep({ state: () => state, now: moment.now, submit }, whim)
    }
  }
  return { actions, scores: state.stage.ending.scores! }
}

export interface Seating {
  state(): State
  readonly now: number
  submit(seat: number, action: Action): void
}

/** Somebody rolls, or places a die they have rolled; after the last one they may lock and flip. */
export function whimsicalStep({ state, now, submit }: Seating, whim: Chance): void {
  const { screens, districts } = state()
  let seat = whim.below(screens.length)
  while (screens[seat]!.dice.length === 0) seat = (seat + 1) % screens.length
  const { dice, shown, rollableAt } = screens[seat]!
  if (shown.length === 0) {
    if (now >= rollableAt) submit(seat, ROLL)
    return
  }
  const nth = whim.below(dice.length)
  let district = whim.below(districts.length)
  while (districts[district]!.lock !== null) district = (district + 1) % districts.length
  const effect = whimsicalEffect(districts[district]!, shown[nth]!, whim)
  submit(seat, { type: 'place', die: dice[nth]!, district, effect })
  if (dice.length > 1) return
  const { stage } = state()
  if (stage.type !== 'play') return
  const locked = whim.below(districts.length)
  if (state().districts[locked]!.lock === null) submit(seat, { type: 'lock', district: locked })
  if (stage.endsAt === null && whim.below(2) === 0) submit(seat, FLIP)
}

function whimsicalEffect(
  { dice, target }: State['districts'][number],
  face: number,
  whim: Chance,
): Effect | null {
  if (face <= 2) {
    const nth = whim.below(dice.length + 1)
    return nth === dice.length ? null : { type: 'remove', die: dice[nth]!.die }
  }
  if (face >= 5) return null
  const to = target - 1 + whim.below(3)
  return to === target || to < 0 || to > 2 ? null : { type: 'move', to }
}

export function playPlainly(opening: State, seed: number): Result {
  const chance = quick(seed * 2)
  const whim = quick(seed * 2 + 1)
  const { drone, order, options } = { ...opening.setting }
  const zones = opening.districts.map(district => district.zones)
  const seats = opening.screens.length
  const table = plainTable({ drone, order, zones, stack: opening.stack }, seats)
  const sand = options.relaxed ? 20_000 : 10_000
  let now = 0
  let actions = 0
  for (let round = 1; round <= 4; round++) {
    actions += seats
    now += options.countdown
    prepareRound(table, now)
    const stallsAt = now + (options.stallLimit ?? Number.POSITIVE_INFINITY)
    for (;;) {
      now += STEP
      if (table.endsAt === Number.POSITIVE_INFINITY && stallsAt <= now) {
        now = stallsAt
        table.endsAt = now + sand
        continue
      }
      if (table.endsAt <= now) {
        now = table.endsAt
        break
      }
      actions += plainStep(table, { now, sand, interval: options.rollInterval }, chance, whim)
      if (table.dice.every(die => die.at !== -2)) break
    }
    scoreRound(table, chance)
  }
  return { actions, scores: finalScores(table, chance) }
}

interface Times {
  readonly now: number
  readonly sand: number
  readonly interval: number
}

function plainStep(table: PlainTable, times: Times, chance: Chance, whim: Chance): number {
  const { dice, lock, seats, target } = table
  const districts = lock.length
  let seat = whim.below(seats)
  while (handOf(table, seat) === 0) seat = (seat + 1) % seats
  if (!table.rolled[seat]) {
    if (times.now < table.rollableAt[seat]!) return 0
    rollAll(table, seat, chance)
    table.rollableAt[seat] = times.now + times.interval
    return 1
  }
  const left = handOf(table, seat)
  let nth = whim.below(left)
  let die = seat * 7
  while (dice[die]!.at !== -2 || nth-- > 0) die += 1
  let district = whim.below(districts)
  while (lock[district] !== -1) district = (district + 1) % districts
  const { face } = dice[die]!
  if (face <= 2) {
    let there = 0
    for (const other of dice) if (other.at === district) there += 1
    const chosen = whim.below(there + 1)
    let passed = 0
    for (const other of dice) {
      if (other.at !== district) continue
      if (passed === chosen) other.at = -1
      passed += 1
    }
  } else if (face <= 4) {
    const to = target[district]! - 1 + whim.below(3)
    if (to >= 0 && to <= 2) target[district] = to
  }
  dice[die]!.at = district
  table.rolled[seat] = false
  if (left > 1 || dice.every(other => other.at !== -2)) return 1
  let actions = 1
  const locked = whim.below(districts)
  if (lock[locked] === -1) {
    lock[locked] = seat
    actions += 1
  }
  if (table.endsAt === Number.POSITIVE_INFINITY && whim.below(2) === 0) {
    table.endsAt = times.now + times.sand
    actions += 1
  }
  return actions
}
