// The actions worth a thought: everything but the thousands of sprints, of which a few are picked.

import type { Situation } from '#games/dice-run/bots/mind.ts'
import { hopesOf } from '#games/dice-run/bots/standing.ts'
import { count, type DiceSet, lowest, NO_DICE, only, withoutLowest } from '#games/dice-run/dice.ts'
import { legalWithoutSprints } from '#games/dice-run/legal.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { lowestNamed } from '#games/dice-run/look-alikes.ts'
import { canSprint, SPRINTERS } from '#games/dice-run/plays.ts'
import type { Race } from '#games/dice-run/race.ts'
import { colourDice, type Target, valueDice } from '#games/dice-run/targets.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import type { Action } from '#games/dice-run/vocabulary.ts'

export function candidates(situation: Situation): readonly TurnAction[] {
  const actions = legalWithoutSprints(situation).filter(isTurnAction)
  const { own, open } = situation
  if (!own.hand.includes('sprint') || !canSprint(open.race.line)) return actions
  const sprints = new Set(hopesOf(situation, own).map(target => sprintFor(target, open.race)))
  for (const dice of sprints) actions.push({ type: 'play', card: 'sprint', dice })
  return actions
}

/** [R5.5] Of all sprints the one that serves this target best. */
export function sprintFor(target: Target, { line, faces }: Race): DiceSet {
  const lead = line[LEAD]!
  const colour = lead & colourDice(target)
  const value = lead & valueDice(target, faces)
  let dice = NO_DICE
  for (const group of [colour & value, colour ^ value, lead & ~(colour | value)]) {
    for (let rest = group; rest !== NO_DICE && count(dice) < SPRINTERS; ) {
      dice |= only(lowest(rest))
      rest = withoutLowest(rest)
    }
  }
  return lowestNamed(dice, lead, faces)
}

function isTurnAction(action: Action): action is TurnAction {
  return action.type === 'play' || action.type === 'playTarget' || action.type === 'reroll'
}
