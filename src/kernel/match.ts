// Runs a game: every step of a match goes through a referee, live, simulated or replayed.

import type { Game, Millis, Seat, Vocabulary } from '#kernel/game.ts'
import type { Luck } from '#kernel/luck.ts'

export type Cause<V extends Vocabulary> =
  | { readonly type: 'start' }
  | { readonly type: 'act'; readonly seat: Seat; readonly action: V['Action'] }
  | { readonly type: 'ring' }

/** One thing that happened to a match, and all it led to. A journal is a list of these. */
export interface Entry<V extends Vocabulary> {
  readonly seq: number
  readonly at: Millis
  readonly cause: Cause<V>
  readonly events: readonly V['Event'][]
}

export interface Match<V extends Vocabulary> {
  /** How many entries led here. */
  readonly seq: number
  /** The instant of the latest entry. */
  readonly at: Millis
  /**
   * How many entries each seat has caused, and last the table itself: where their next luck lies.
   */
  readonly caused: readonly number[]
  readonly state: V['State']
}

export interface Step<V extends Vocabulary> {
  readonly match: Match<V>
  readonly entries: readonly Entry<V>[]
  readonly refusal: V['Refusal'] | 'match-over' | null
}

export interface Referee<V extends Vocabulary> {
  begin(options: V['Options'], seats: number): Step<V>
  /** Lets every alarm due by `at` ring, each at its own instant. */
  advance(match: Match<V>, at: Millis): Step<V>
  /**
   * Advances to `at`, then lets the seat act. An `at` before the latest entry counts as that
   * entry's.
   */
  submit(match: Match<V>, at: Millis, seat: Seat, action: V['Action']): Step<V>
}

const START = { type: 'start' } as const
const RING = { type: 'ring' } as const
const NOTHING: readonly never[] = []
/** At one instant. A game that rings more often would hold up its table, and all others with it. */
const MOST_RINGS = 1000

export function referee<V extends Vocabulary>(game: Game<V>, luck: Luck): Referee<V> {
  function ring(match: Match<V>, due: Millis): Step<V> {
    const at = Math.max(due, match.at)
    const chance = luck.chance('table', match.caused[match.caused.length - 1]!)
    const events = game.ring(match.state, { now: at, chance })
    return stepped(game, match, { seq: match.seq, at, cause: RING, events })
  }

  function advance(match: Match<V>, at: Millis): Step<V> {
    let due = alarmDue(game, match, at)
    if (due === null) return { match, entries: NOTHING, refusal: null }
    const entries: Entry<V>[] = []
    let current = match
    while (due !== null) {
      if (entries.length >= MOST_RINGS && entries[entries.length - MOST_RINGS]!.at >= due) {
        throw new Error(`${game.id}: its alarm of ${due} rings for ever`)
      }
      const step = ring(current, due)
      current = step.match
      entries.push(step.entries[0]!)
      due = alarmDue(game, current, at)
    }
    return { match: current, entries, refusal: null }
  }

  function submit(match: Match<V>, at: Millis, seat: Seat, action: V['Action']): Step<V> {
    if (alarmDue(game, match, at) === null) return hear(match, at, seat, action)
    const rung = advance(match, at)
    const step = hear(rung.match, at, seat, action)
    return { ...step, entries: [...rung.entries, ...step.entries] }
  }

  /** What comes of an action once everything due has rung. */
  function hear(match: Match<V>, at: Millis, seat: Seat, action: V['Action']): Step<V> {
    const { state, caused } = match
    if (game.ending(state) !== null) return { match, entries: NOTHING, refusal: 'match-over' }
    const used = caused[seat]
    if (used === undefined || seat === caused.length - 1) {
      throw new RangeError(`there is no seat ${seat} in this match`)
    }
    const now = at > match.at ? at : match.at
    const decision = game.act(state, seat, action, { now, chance: luck.chance(seat, used) })
    if (!decision.ok) return { match, entries: NOTHING, refusal: decision.refusal }
    const cause = { type: 'act', seat, action } as const
    return stepped(game, match, { seq: match.seq, at: now, cause, events: decision.events })
  }

  return {
    begin(options, seats) {
      const match = laidOut(game, options, seats)
      const chance = luck.chance('table', 0)
      const events = game.start(match.state, { now: 0, chance })
      return stepped(game, match, { seq: 0, at: 0, cause: START, events })
    },
    advance,
    submit,
  }
}

/** A match before its first entry. */
export function laidOut<V extends Vocabulary>(
  game: Game<V>,
  options: V['Options'],
  seats: number,
): Match<V> {
  const { min, max } = game.seats(options)
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new RangeError(`${game.id} is for ${min} to ${max} players, not ${seats}`)
  }
  const caused = new Array<number>(seats + 1).fill(0)
  return { seq: 0, at: 0, caused, state: game.setUp(options, seats) }
}

/** The match after one entry: the bookkeeping that live play and replay share. */
export function entered<V extends Vocabulary>(
  game: Game<V>,
  match: Match<V>,
  entry: Entry<V>,
): Match<V> {
  return after(match, entry, evolved(game, match.state, entry.events))
}

/** The match after an entry that has led to this state. */
export function after<V extends Vocabulary>(
  match: Match<V>,
  { at, cause }: Entry<V>,
  state: V['State'],
): Match<V> {
  const caused = match.caused.slice()
  const causer = cause.type === 'act' ? cause.seat : caused.length - 1
  caused[causer] = caused[causer]! + 1
  return { seq: match.seq + 1, at, caused, state }
}

function evolved<V extends Vocabulary>(
  game: Game<V>,
  before: V['State'],
  events: readonly V['Event'][],
): V['State'] {
  if (game.evolveAll !== undefined) return game.evolveAll(before, events)
  let state = before
  for (let i = 0; i < events.length; i++) state = game.evolve(state, events[i]!)
  return state
}

/** The instant of the next alarm if the match still runs and it is due by `at`. */
export function alarmDue<V extends Vocabulary>(
  game: Game<V>,
  match: Match<V>,
  at: Millis,
): Millis | null {
  const due = game.alarm(match.state)
  if (due === null || due > at || game.ending(match.state) !== null) return null
  return due
}

function stepped<V extends Vocabulary>(game: Game<V>, match: Match<V>, entry: Entry<V>): Step<V> {
  return { match: entered(game, match, entry), entries: [entry], refusal: null }
}
