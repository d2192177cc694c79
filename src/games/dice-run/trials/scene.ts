// A match in the middle of things, as a test wants it.

import type { Card } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { readOptions } from '#games/dice-run/options.ts'
import type { Target } from '#games/dice-run/targets.ts'
import { race } from '#games/dice-run/trials/picture.ts'
import type {
  Action,
  Event,
  Open,
  Options,
  Own,
  Player,
  Refusal,
  State,
} from '#games/dice-run/vocabulary.ts'
import { scripted } from '#kernel/chance.ts'
import type { Millis, Seat } from '#kernel/game.ts'

export interface Scene {
  readonly picture?: string
  /** Three unless told. */
  readonly seats?: number
  /** Whose turn it is. */
  readonly seat?: Seat
  /** By seat. */
  readonly hands?: readonly (readonly Card[])[]
  readonly targets?: readonly (readonly Target[])[]
  readonly players?: readonly Partial<Player>[]
  readonly open?: Partial<Open>
  readonly own?: readonly Partial<Own>[]
  readonly piles?: readonly (readonly Card[])[]
  /** As a host would write them. */
  readonly options?: object
}

const PILES: readonly (readonly Card[])[] = [
  ['one', 'one', 'one', 'one', 'one', 'one', 'one', 'one'],
  ['two', 'two', 'two'],
  ['three', 'three', 'three'],
  ['four', 'four', 'four'],
  ['five', 'five', 'five'],
]

export function optionsOf(raw: object = {}): Options {
  const reading = readOptions(raw)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

/**
 * Everybody holds sixes and the targets that their seat number begins with, unless told otherwise.
 */
export function scene(told: Scene = {}): State {
  const { seats = 3, seat = 0, picture = 'Y1 B2 | O3 | G4' } = told
  const laid = diceRun.setUp(optionsOf(told.options), seats)
  const players = laid.open.players.map((player, i) => ({ ...player, ...told.players?.[i] }))
  return {
    open: {
      ...laid.open,
      race: race(picture),
      step: { type: 'turn', seat, runsOutAt: null, played: null },
      players,
      ...told.open,
    },
    seats: laid.seats.map((own, i) => ({
      ...own,
      hand: told.hands?.[i] ?? ['six', 'six', 'six'],
      targets: told.targets?.[i] ?? [i * 4, i * 4 + 1, i * 4 + 2, i * 4 + 3],
      ...told.own?.[i],
    })),
    piles: told.piles ?? PILES,
    box: [26, 27, 28, 29],
  }
}

export interface Luck {
  readonly now?: Millis
  /** What `below` answers, in order; so a die that shall show 3 is a 2 here. */
  readonly rolls?: readonly number[]
}

export function eventsOf(
  state: State,
  seat: Seat,
  action: Action,
  luck: Luck = {},
): readonly Event[] {
  const decision = decide(state, seat, action, luck)
  if (!decision.ok) throw new Error(`refused: ${decision.refusal}`)
  return decision.events
}

export function refusalOf(state: State, seat: Seat, action: Action): Refusal | null {
  const decision = decide(state, seat, action, {})
  return decision.ok ? null : decision.refusal
}

/** The state after these actions of one seat. */
export function after(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  luck: Luck = {},
): State {
  let current = state
  for (const action of actions) current = evolved(current, eventsOf(current, seat, action, luck))
  return current
}

export function evolved(state: State, events: readonly Event[]): State {
  return events.reduce((current, event) => diceRun.evolve(current, event), state)
}

/** The state after the alarm that is set. */
export function rung(state: State, { rolls = [] }: Luck = {}): State {
  const now = diceRun.alarm(state)
  if (now === null) throw new Error('no alarm is set')
  return evolved(state, diceRun.ring(state, { now, chance: scripted(rolls) }))
}

function decide(state: State, seat: Seat, action: Action, { now = 0, rolls = [] }: Luck) {
  const reading = diceRun.readAction(JSON.parse(JSON.stringify(action)))
  if (!reading.ok) throw new Error(reading.problem)
  return diceRun.act(state, seat, reading.value, { now, chance: scripted(rolls) })
}
