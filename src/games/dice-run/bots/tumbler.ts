// The first-time player: looks at a few ways to play, at one target, and only at the leading group.

import { candidates } from '#games/dice-run/bots/candidates.ts'
import { botOf, type Situation } from '#games/dice-run/bots/mind.ts'
import { hopesOf } from '#games/dice-run/bots/standing.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { pairs } from '#games/dice-run/look-alikes.ts'
import { preview } from '#games/dice-run/preview.ts'
import { pointsIn } from '#games/dice-run/scoring.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import type { Bot } from '#kernel/game.ts'

const GLANCES = 2

export const tumbler: Bot<DiceRun> = botOf({
  name: 'tumbler',
  isThoughtless: true,
  rollOff: ({ open, chance }) => pick(pairs(open.race.line[LEAD]!, open.race.faces), chance),
  turn,
  target: ({ open, own }) => bestTarget(own, open.race),
})

function turn(situation: Situation): TurnAction {
  const { own, chance } = situation
  const target = hopesOf(situation, own)[0]!
  // A beginner does not think of rerolling, and shows a target only because it catches the eye.
  const actions = candidates(situation).filter(action => action.type !== 'reroll')
  let best = pick(actions, chance)
  for (let glance = 1; glance < GLANCES; glance++) {
    const other = pick(actions, chance)
    if (leadPoints(situation, other, target) > leadPoints(situation, best, target)) best = other
  }
  return best
}

function leadPoints(situation: Situation, action: TurnAction, target: number): number {
  const { line, faces } = preview(situation, action).race
  return pointsIn(line[LEAD]!, target, faces)
}
