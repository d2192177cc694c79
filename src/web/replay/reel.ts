// A whole match, ready to be looked at from any point and with any eyes.

import type { Game, Millis, Seat, Vocabulary } from '#kernel/game.ts'
import { type Entry, entered, laidOut, type Match } from '#kernel/match.ts'
import type { Opening } from '#kernel/replay.ts'
import type { Told } from '#screen/board.ts'
import { hears, type Sight, sightOf } from '#web/replay/eyes.ts'
import type { Eyes } from '#web/replay/link.ts'

export interface Reel<V extends Vocabulary> {
  readonly game: Game<V>
  readonly seats: number
  /** At least one: the start. */
  readonly steps: number
  readonly instants: readonly Millis[]
  /** After so many steps. */
  sight(step: number, eyes: Eyes): Sight<V>
  /** What the step before this count told. */
  told(step: number, eyes: Eyes): Told<V>
  ended(step: number): boolean
  match(step: number): Match<V>
}

export function reelOf<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  entries: readonly Entry<V>[],
): Reel<V> {
  const matches: Match<V>[] = [laidOut(game, opening.options, opening.seats)]
  for (const entry of entries) matches.push(entered(game, matches[matches.length - 1]!, entry))
  const { seats } = opening
  const actors = actorsOf(entries)

  function sight(step: number, eyes: Eyes): Sight<V> {
    return sightOf(game, matches[step]!.state, eyes, { seat: actors[step]!, seats })
  }

  return {
    game,
    seats,
    steps: entries.length,
    instants: entries.map(entry => entry.at),
    sight,
    told(step, eyes) {
      const { at, events } = entries[step - 1]!
      // An open view may sit in one chair before the step and in another after it.
      const after = sight(step, eyes)
      const chair = eyes === 'open' && after.seat !== null ? after.seat : eyes
      const before = sight(step - 1, chair)
      const heard = events.filter(event => hears(game, event, chair))
      return { at, events: heard, before: before.view, after: after.view }
    },
    ended: step => game.ending(matches[step]!.state) !== null,
    match: step => matches[step]!,
  }
}

/** After each number of steps: who acts next, or at the end who acted last. */
function actorsOf<V extends Vocabulary>(entries: readonly Entry<V>[]): readonly Seat[] {
  const actors: Seat[] = new Array<Seat>(entries.length + 1).fill(0)
  let next: Seat | null = null
  for (let step = entries.length - 1; step >= 0; step--) {
    const { cause } = entries[step]!
    if (cause.type === 'act') {
      if (next === null) actors.fill(cause.seat, step)
      next = cause.seat
    }
    actors[step] = next ?? actors[step]!
  }
  return actors
}
