// [R7.2] Which target counts for whom when a stage ends.

import type { Target } from '#games/dice-run/targets.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** A played target counts, or the chosen one; a single one left needs no choosing. */
export function settledTarget(state: State, seat: Seat): Target | null {
  const { targets, choice } = state.seats[seat]!
  const played = state.open.players[seat]!.target
  return played ?? choice ?? (targets.length === 1 ? targets[0]! : null)
}

export function isSettled(state: State, seat: Seat): boolean {
  return settledTarget(state, seat) !== null
}

export function isEverybodySettled(state: State): boolean {
  for (let seat = 0; seat < state.seats.length; seat++) if (!isSettled(state, seat)) return false
  return true
}

/** Whether this is the only seat with a choice to make. */
export function isLastToSettle(state: State, last: Seat): boolean {
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (seat !== last && !isSettled(state, seat)) return false
  }
  return true
}
