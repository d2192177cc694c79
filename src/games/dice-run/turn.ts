// [R4] A turn: play a card, a target or reroll; then draw, unless a target was played.

import { holds } from '#games/dice-run/cards.ts'
import { turnBegan } from '#games/dice-run/clock.ts'
import { groupCount, isGroup, LEAD } from '#games/dice-run/line.ts'
import { valuesFor } from '#games/dice-run/opening.ts'
import { addEffects, addTargetEffects } from '#games/dice-run/plays.ts'
import { endStage } from '#games/dice-run/stage.ts'
import type {
  DiceRun,
  Event,
  Play,
  PlayTarget,
  Refusal,
  Reroll,
  State,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Decision, Millis, Moment, Seat } from '#kernel/game.ts'

/** What a player can do with a turn that has only begun. */
export type TurnAction = Play | PlayTarget | Reroll

/** What happens at once, in a list of its own; the turn still has to be finished. */
export function taken(
  state: State,
  seat: Seat,
  action: TurnAction,
  moment: Moment,
): Event[] | Refusal {
  switch (action.type) {
    case 'play':
      return play(state, seat, action)
    case 'playTarget':
      return playTarget(state, seat, action)
    case 'reroll':
      return reroll(state, seat, action, moment)
  }
}

/** [R4.4] Only what revealed nothing can be taken back, so a reroll ends the turn by itself. */
export function endsAtOnce(state: State, action: TurnAction): boolean {
  return action.type === 'reroll' || !state.open.options.undo
}

/** Adds the end of a turn to its events: the draw, and the end of the stage or the next turn. */
export function finish(events: Event[], state: State, seat: Seat, now: Millis): Event[] {
  const { open, piles } = state
  if (!hasPlayedTarget(open.step as Turn, events)) {
    events.push({ type: 'drew', seat })
    if (piles[open.results.length]!.length === 1) {
      endStage(events, state, seat, now)
      return events
    }
  }
  const next = seat + 1 === open.players.length ? 0 : seat + 1
  events.push(turnBegan(open, next, now))
  return events
}

/** In this turn: just now, or before with the end still to come. */
function hasPlayedTarget({ played }: Turn, events: readonly Event[]): boolean {
  return played === null ? events[0]!.type === 'targetPlayed' : played.target !== null
}

function play({ open, seats }: State, seat: Seat, action: Play): Event[] | Refusal {
  const { card } = action
  if (!holds(seats[seat]!.hand, card)) return 'not-your-card'
  const events: Event[] = [{ type: 'played', seat, card }]
  return addEffects(events, open.race, action) ?? events
}

/** [R6.1] At most one target per player and stage, and each only once. */
function playTarget({ open, seats }: State, seat: Seat, action: PlayTarget): Event[] | Refusal {
  const { target, spent } = open.players[seat]!
  if (target !== null) return 'target-already-played'
  if (holds(spent, action.target)) return 'target-used'
  if (!holds(seats[seat]!.targets, action.target)) return 'not-your-target'
  const events: Event[] = [{ type: 'targetPlayed', seat, target: action.target }]
  addTargetEffects(events, open.race, action)
  return events
}

/** [R6.2] */
function reroll(
  { open, seats }: State,
  seat: Seat,
  { card, group }: Reroll,
  { chance }: Moment,
): Event[] | Refusal {
  const { line } = open.race
  if (!holds(seats[seat]!.hand, card)) return 'not-your-card'
  if (open.reroller === seat) return 'reroll-not-yours-again'
  if (groupCount(line) === 1) return 'nothing-to-reroll'
  if (!isGroup(line, group)) return 'no-such-group'
  if (group === LEAD) return 'leading-group-not-rerolled'
  const dice = line[group]!
  return [
    { type: 'laidDown', seat },
    { type: 'hid', seat, card },
    { type: 'rolled', seat, dice, values: valuesFor(dice, chance) },
  ]
}

export function refused(refusal: Refusal): Decision<DiceRun> {
  return { ok: false, refusal }
}

export function accepted(events: readonly Event[]): Decision<DiceRun> {
  return { ok: true, events }
}
