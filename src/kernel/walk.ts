// A match played at random through everything a game allows, at a pace that differs from walk to
// walk.

import { pick } from '#kernel/chance.ts'
import type { Chance, Game, Millis, Seat, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, type Match, type Referee, referee } from '#kernel/match.ts'
import type { Opening } from '#kernel/replay.ts'

export interface Trial<V extends Vocabulary> extends Opening<V> {
  readonly seed: string
  /** More entries than a match of this game ever has. */
  readonly bound: number
}

/** Where a walk stands before its next step: everything due has rung. */
export interface Stand<V extends Vocabulary> {
  readonly match: Match<V>
  readonly now: Millis
  /**
   * What a seat may do. Worked out when asked for: lists can be long, and most are never needed.
   */
  offersTo(seat: Seat): readonly V['Action'][]
}

/** Looks on while a walk is under way; throws to stop it. */
export interface Witness<V extends Vocabulary> {
  stood?(stand: Stand<V>): void
  stepped?(before: Match<V>, entries: readonly Entry<V>[]): void
  stuck?(stand: Stand<V>): void
}

export interface Walked<V extends Vocabulary> {
  readonly match: Match<V>
  readonly now: Millis
  readonly entries: readonly Entry<V>[]
}

const PATIENCE: Millis = 60_000
const PACES: readonly Millis[] = [150, 700, 4000]
/**
 * Once in so many steps the walk does nothing until the next alarm. `null`: only when nobody can
 * act.
 */
const DAWDLES: readonly (number | null)[] = [4, 40, null]

export function walk<V extends Vocabulary>(
  game: Game<V>,
  trial: Trial<V>,
  witness: Witness<V> = {},
): Walked<V> {
  const decide = referee(game, swiftLuck(trial.seed))
  const whim = swiftLuck(`${trial.seed}/walk`).chance('table', 0)
  const pace = pick(PACES, whim)
  const dawdle = pick(DAWDLES, whim)
  const entries: Entry<V>[] = []
  let now: Millis = 0

  function take(before: Match<V>, step: ReturnType<Referee<V>['advance']>): Match<V> {
    if (step.entries.length > 0) witness.stepped?.(before, step.entries)
    for (const entry of step.entries) entries.push(entry)
    return step.match
  }

  const begun = decide.begin(trial.options, trial.seats)
  let match = begun.match
  for (const entry of begun.entries) entries.push(entry)
  while (game.ending(match.state) === null && entries.length <= trial.bound) {
    now += whim.below(pace)
    match = take(match, decide.advance(match, now))
    if (game.ending(match.state) !== null) break
    const stand = standing(game, match, now)
    witness.stood?.(stand)
    const seat = actor(stand, trial.seats, whim)
    const due = game.alarm(match.state)
    const idle = seat === null || (dawdle !== null && whim.below(dawdle) === 0)
    if (!idle) {
      const action = pick(stand.offersTo(seat), whim)
      match = take(match, decide.submit(match, now, seat, action))
    } else if (due !== null) {
      now = Math.max(now, due)
      match = take(match, decide.advance(match, now))
    } else if (seat === null) {
      if (now - match.at > PATIENCE) {
        witness.stuck?.(stand)
        break
      }
      now += 500
    }
  }
  return { match, now, entries }
}

function standing<V extends Vocabulary>(game: Game<V>, match: Match<V>, now: Millis): Stand<V> {
  const known = new Map<Seat, readonly V['Action'][]>()
  return {
    match,
    now,
    offersTo(seat) {
      const offers = known.get(seat) ?? game.legal(game.view(match.state, seat), now)
      known.set(seat, offers)
      return offers
    },
  }
}

/** Somebody who can act, wherever one begins to look. */
function actor<V extends Vocabulary>(stand: Stand<V>, seats: number, whim: Chance): Seat | null {
  const first = whim.below(seats)
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats
    if (stand.offersTo(seat).length > 0) return seat
  }
  return null
}
