// Two bots that nobody need play against: fixed marks by which the others are measured.

import { bestAction } from '#games/dice-run/bots/appraisal.ts'
import { candidates } from '#games/dice-run/bots/candidates.ts'
import { botOf } from '#games/dice-run/bots/mind.ts'
import { strangers } from '#games/dice-run/bots/roll-off.ts'
import { bestStanding } from '#games/dice-run/bots/standing.ts'
import { sample } from '#games/dice-run/sample.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

/** Whatever brings its best target furthest ahead right now, whoever else gains by it. */
export const greedy: Bot<DiceRun> = botOf({
  name: 'greedy',
  rollOff: ({ open, own }) => strangers(open.race, own.targets),
  turn: situation => {
    return bestAction(situation, candidates(situation), (race, hopes) => bestStanding(hopes, race))
  },
  target: ({ open, own }) => bestTarget(own, open.race),
})

/** Anything that is allowed; each card, target and the reroll as likely as the other. */
export const drifter: Bot<DiceRun> = {
  name: 'drifter',
  choose(view, { chance }) {
    const action = sample(view, chance)
    return action === null ? null : { action, after: 500 + chance.below(1000), why: 'whim' }
  },
}

export const references: readonly Bot<DiceRun>[] = [drifter, greedy]
