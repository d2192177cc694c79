// Decides what comes of an action, or why it is refused.

import { rollOff, rollOffRefusal } from '#games/dice-run/opening.ts'
import { isLastToSettle } from '#games/dice-run/settling.ts'
import { chosen, scoreStage } from '#games/dice-run/stage.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import { accepted, endsAtOnce, finish, refused, taken } from '#games/dice-run/turn.ts'
import type {
  Action,
  DiceRun,
  Event,
  Open,
  Refusal,
  State,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Decision, Millis, Moment, Seat } from '#kernel/game.ts'

export function act(state: State, seat: Seat, action: Action, moment: Moment): Decision<DiceRun> {
  const decision = decided(state, seat, action, moment)
  const hasLapsed = state.open.players[seat]!.lapses > 0
  if (!decision.ok || !hasLapsed || action.type === 'return') return decision
  // [R9.4] Whoever acts is back.
  return accepted([returned(state.open, seat, moment.now), ...decision.events])
}

function decided(state: State, seat: Seat, action: Action, moment: Moment): Decision<DiceRun> {
  switch (action.type) {
    case 'rollOff': {
      const refusal = rollOffRefusal(state.open, seat, action.dice)
      return refusal === null
        ? accepted(rollOff(state.open, action.dice, moment))
        : refused(refusal)
    }
    case 'play':
    case 'playTarget':
    case 'reroll':
      return turnTaken(state, seat, action, moment)
    case 'endTurn':
      return turnEnded(state, seat, moment.now)
    case 'undo':
      return undone(state, seat)
    case 'choose':
      return targetChosen(state, seat, action.target, moment.now)
    case 'return':
      return state.open.players[seat]!.away
        ? accepted([returned(state.open, seat, moment.now)])
        : refused('not-away')
  }
}

function turnTaken(
  state: State,
  seat: Seat,
  action: TurnAction,
  moment: Moment,
): Decision<DiceRun> {
  const refusal = turnRefusal(state.open, seat)
  if (refusal !== null) return refused(refusal)
  if ((state.open.step as Turn).played !== null) return refused('already-played')
  const events = taken(state, seat, action, moment)
  if (typeof events === 'string') return refused(events)
  return accepted(endsAtOnce(state, action) ? finish(events, state, seat, moment.now) : events)
}

function turnEnded(state: State, seat: Seat, now: Millis): Decision<DiceRun> {
  const refusal = turnRefusal(state.open, seat)
  if (refusal !== null) return refused(refusal)
  if ((state.open.step as Turn).played === null) return refused('nothing-played')
  return accepted(finish([], state, seat, now))
}

/** [R4.4] */
function undone({ open }: State, seat: Seat): Decision<DiceRun> {
  if (!open.options.undo) return refused('no-undo')
  const refusal = turnRefusal(open, seat)
  if (refusal !== null) return refused(refusal)
  if ((open.step as Turn).played === null) return refused('nothing-to-undo')
  return accepted([{ type: 'tookBack', seat }])
}

/** [R7.2] */
function targetChosen(state: State, seat: Seat, target: Target, now: Millis): Decision<DiceRun> {
  const { step, players } = state.open
  const { targets, choice } = state.seats[seat]!
  const { spent, target: played } = players[seat]!
  if (step.type !== 'choosing') return refused('no-choice-now')
  if (played !== null) return refused('target-already-played')
  if (choice !== null || targets.length === 1) return refused('choice-already-made')
  if (spent.includes(target)) return refused('target-used')
  if (!targets.includes(target)) return refused('not-your-target')
  const events = chosen(seat, target)
  if (isLastToSettle(state, seat)) scoreStage(events, state, now)
  return accepted(events)
}

/** [R9.4] A player who was away has the whole of their own turn before them. */
function returned({ options, players, step }: Open, seat: Seat, now: Millis): Event {
  const isTheirTurn = step.type === 'turn' && step.seat === seat
  const hasMissedTime = players[seat]!.away && isTheirTurn && options.turnLimit !== null
  return { type: 'returned', seat, runsOutAt: hasMissedTime ? now + options.turnLimit : null }
}

function turnRefusal({ step }: Open, seat: Seat): Refusal | null {
  if (step.type === 'opening') return 'opening-roll-first'
  if (step.type !== 'turn') return 'stage-over'
  return step.seat === seat ? null : 'not-your-turn'
}
