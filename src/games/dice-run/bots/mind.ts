// A bot is a mind that answers three questions, and the manners that all minds share.

import { hesitation } from '#games/dice-run/bots/hesitation.ts'
import { type Reason, reasonFor } from '#games/dice-run/bots/reasons.ts'
import type { DiceSet } from '#games/dice-run/dice.ts'
import { canChoose, canTakeTurn } from '#games/dice-run/legal.ts'
import { rollerOf } from '#games/dice-run/opening.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import type { Action, DiceRun, Event, Own, View } from '#games/dice-run/vocabulary.ts'
import type { Bot, Chance, Seat } from '#kernel/game.ts'

/** What a mind knows: its seat's view, all that this seat was told, and a chance of its own. */
export interface Situation extends View {
  readonly viewer: Seat
  readonly own: Own
  readonly chance: Chance
  readonly heard: readonly Event[]
}

export interface Mind {
  readonly name: string
  /** [R2.4] Two dice for who starts. */
  rollOff(situation: Situation): DiceSet
  turn(situation: Situation): TurnAction
  /** [R7.2] What shall count in the stage that is just over. */
  target(situation: Situation): Target
  /** Whether it plays without a reason that it could name. */
  readonly isThoughtless?: true
}

export function botOf(mind: Mind): Bot<DiceRun> {
  return {
    name: mind.name,
    choose(view, { chance }, heard) {
      const { viewer, open, own } = view
      if (viewer === 'spectator' || own === null) return null
      const action = actionOf(mind, { viewer, open, own, chance, heard })
      if (action === null) return null
      return { action, after: hesitation(action, chance), why: reasonOf(mind, view, action) }
    },
  }
}

function actionOf(mind: Mind, situation: Situation): Action | null {
  const { viewer, open } = situation
  const { step } = open
  if (step.type === 'opening') {
    if (rollerOf(step) !== viewer) return null
    return { type: 'rollOff', dice: mind.rollOff(situation) }
  }
  if (canTakeTurn(situation)) return mind.turn(situation)
  if (canChoose(situation)) return { type: 'choose', target: mind.target(situation) }
  // [R4.4] A bot has made up its mind before it plays: it takes nothing back.
  return step.type === 'turn' && step.seat === viewer ? { type: 'endTurn' } : null
}

function reasonOf(mind: Mind, view: View, action: Action): Reason {
  if (mind.isThoughtless && action.type !== 'endTurn') return 'whim'
  return reasonFor(view, action)
}
