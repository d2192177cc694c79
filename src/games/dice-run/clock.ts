// [R9] How long things may take.

import { isCorrespondence } from '#games/dice-run/options.ts'
import { isSettled } from '#games/dice-run/settling.ts'
import type { Event, Open, Options, State } from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

/** [R2.4] */
const ROLL_OFF_LIMIT: Millis = 15_000
/** [R9.2] */
const CHOICE_LIMIT: Millis = 30_000
/** [R9.4] So that the others can follow what is played for somebody who is away. */
const AWAY_PAUSE: Millis = 1500
/** [R9.1] */
export const LAPSES_UNTIL_AWAY = 3

export function rollOffEnd({ options }: Open, now: Millis): Millis | null {
  return sumOf(now, limit(options, ROLL_OFF_LIMIT))
}

export function choiceEnd({ options }: Open, now: Millis): Millis | null {
  return sumOf(now, limit(options, CHOICE_LIMIT))
}

export function turnEnd({ options, players }: Open, seat: Seat, now: Millis): Millis | null {
  return sumOf(now, players[seat]!.away ? AWAY_PAUSE : options.turnLimit)
}

export function turnBegan(open: Open, seat: Seat, now: Millis): Event {
  return { type: 'turnBegan', seat, runsOutAt: turnEnd(open, seat, now) }
}

export function alarm(state: State): Millis | null {
  const { step, players } = state.open
  if (step.type === 'over') return null
  if (step.type !== 'choosing' || step.runsOutAt === null) return step.runsOutAt
  // [R9.4] Nobody waits for a choice that only those who are away have left to make.
  for (let seat = 0; seat < players.length; seat++) {
    if (!players[seat]!.away && !isSettled(state, seat)) return step.runsOutAt
  }
  return step.endedAt
}

/** [R9.3] Without a turn clock nothing is hurried, and days are days for everything. */
function limit(options: Options, live: Millis): Millis | null {
  if (options.turnLimit === null || isCorrespondence(options)) return options.turnLimit
  return live
}

function sumOf(now: Millis, length: Millis | null): Millis | null {
  return length === null ? null : now + length
}
