// Weighs actions by how the race would stand after them.

import type { Situation } from '#games/dice-run/bots/mind.ts'
import { hopesOf } from '#games/dice-run/bots/standing.ts'
import { rolled } from '#games/dice-run/dice.ts'
import { valuesFor } from '#games/dice-run/opening.ts'
import { preview } from '#games/dice-run/preview.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'

/** How good a race is for somebody whose best hope is one of these targets. */
export type Appraisal = (race: Race, hopes: readonly Target[]) => number

/** How often dice are rolled in the mind before they are rolled on the table. */
const IMAGINED_ROLLS = 8

/** The action that leads to the best race; the first of equals. */
export function bestAction(
  situation: Situation,
  actions: readonly TurnAction[],
  appraisal: Appraisal,
): TurnAction {
  const { own } = situation
  const hopes = hopesOf(situation, own)
  const rolls = new Map<number, number>()
  let best = actions[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const worth = worthOf(situation, action, rolls, race => {
      return appraisal(race, action.type === 'playTarget' ? [action.target] : hopes)
    })
    if (worth <= most) continue
    best = action
    most = worth
  }
  return best
}

/**
 * `rolls` remembers what a reroll of each group is worth: the card laid down for it does not
 * matter.
 */
function worthOf(
  situation: Situation,
  action: TurnAction,
  rolls: Map<number, number>,
  worth: (race: Race) => number,
): number {
  const { race, rolls: dice } = preview(situation, action)
  if (action.type !== 'reroll') return worth(race)
  const known = rolls.get(action.group)
  if (known !== undefined) return known
  let sum = 0
  for (let roll = 0; roll < IMAGINED_ROLLS; roll++) {
    const values = valuesFor(dice, situation.chance)
    sum += worth({ line: race.line, faces: rolled(race.faces, dice, values) })
  }
  rolls.set(action.group, sum / IMAGINED_ROLLS)
  return sum / IMAGINED_ROLLS
}
