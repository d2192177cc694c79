// Reads a match back from its entries: by bookkeeping alone, or by deciding everything again.

import type { Game, Vocabulary } from '#kernel/game.ts'
import type { Luck } from '#kernel/luck.ts'
import {
  after,
  alarmDue,
  type Entry,
  entered,
  laidOut,
  type Match,
  referee,
} from '#kernel/match.ts'
import { firstDifference, isSame } from '#kernel/same.ts'

/** What a match begins with. */
export interface Opening<V extends Vocabulary> {
  readonly options: V['Options']
  readonly seats: number
}

export const FAULTS = [
  'out-of-order',
  'time-ran-back',
  'alarm-skipped',
  'alarm-not-due',
  'no-such-seat',
  'after-the-end',
  'refused',
  'events-differ',
] as const
export type FaultReason = (typeof FAULTS)[number]

/** Where entries and rules disagree first. */
export interface Fault {
  readonly seq: number
  readonly reason: FaultReason
  readonly detail: string
}

/**
 * The match that these entries led to. Asks the rules nothing, so old entries stay true for ever.
 */
export function fold<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  entries: readonly Entry<V>[],
): Match<V> {
  let match = laidOut(game, opening.options, opening.seats)
  // Nobody sees the states on the way.
  const scribe = game.scribe?.(match.state)
  for (const entry of entries) {
    scribe?.write(entry.events)
    match = scribe === undefined ? entered(game, match, entry) : after(match, entry, scribe.state)
  }
  return match
}

/**
 * Decides every entry again from the match's own luck. `null`: the entries are what the rules say.
 */
export function audit<V extends Vocabulary>(
  game: Game<V>,
  luck: Luck,
  opening: Opening<V>,
  entries: readonly Entry<V>[],
): Fault | null {
  const decide = referee(game, luck)
  let match = laidOut(game, opening.options, opening.seats)

  function faultOf(entry: Entry<V>): readonly [FaultReason, string] | null {
    const misplaced = placeFault(game, match, entry)
    if (misplaced !== null) return misplaced
    const { cause } = entry
    const step =
      cause.type === 'start'
        ? decide.begin(opening.options, opening.seats)
        : cause.type === 'ring'
          ? decide.advance(match, entry.at)
          : decide.submit(match, entry.at, cause.seat, cause.action)
    if (step.refusal !== null) return ['refused', `the rules refuse this: ${step.refusal}`]
    const decided = step.entries[0]!
    if (isSame(decided.events, entry.events)) return null
    const difference = firstDifference(decided.events, entry.events)
    return ['events-differ', `by the rules and the dice, against what is written: ${difference}`]
  }

  for (let seq = 0; seq < entries.length; seq++) {
    const entry = entries[seq]!
    const fault = faultOf(entry)
    if (fault !== null) return { seq, reason: fault[0], detail: fault[1] }
    match = entered(game, match, entry)
  }
  return null
}

/** Whether an entry may stand here at all, before asking the rules what it leads to. */
function placeFault<V extends Vocabulary>(
  game: Game<V>,
  match: Match<V>,
  entry: Entry<V>,
): readonly [FaultReason, string] | null {
  const { at, cause, seq } = entry
  if (seq !== match.seq || (cause.type === 'start') !== (match.seq === 0)) {
    return ['out-of-order', `entry ${seq} (${cause.type}) stands where ${match.seq} belongs`]
  }
  if (cause.type === 'start') {
    return at === 0 ? null : ['out-of-order', `a match starts at 0, not at ${at}`]
  }
  if (at < match.at) return ['time-ran-back', `${at} comes after ${match.at}`]
  if (game.ending(match.state) !== null) return ['after-the-end', 'the match is over by then']
  const due = alarmDue(game, match, Number.MAX_SAFE_INTEGER)
  if (cause.type === 'ring') {
    const rightly = due !== null && at === Math.max(due, match.at)
    return rightly ? null : ['alarm-not-due', `an alarm rings at ${at}, but is set to ${due}`]
  }
  if (due !== null && due <= at) {
    return ['alarm-skipped', `the alarm of ${due} should have rung before ${at}`]
  }
  if (!Number.isInteger(cause.seat) || cause.seat < 0 || cause.seat >= match.caused.length - 1) {
    return ['no-such-seat', `there is no seat ${cause.seat}`]
  }
  return null
}
