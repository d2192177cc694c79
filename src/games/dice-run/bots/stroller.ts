// The casual player: brings its best target ahead, and looks who else might gain by it.

import { bestAction } from '#games/dice-run/bots/appraisal.ts'
import { candidates } from '#games/dice-run/bots/candidates.ts'
import { botOf, type Mind } from '#games/dice-run/bots/mind.ts'
import { strangers } from '#games/dice-run/bots/roll-off.ts'
import { shareAhead, standing, unseenTargets } from '#games/dice-run/bots/standing.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

/**
 * How many points of standing it is worth to have nobody's target ahead rather than everybody's.
 */
const RIVALRY = 48

export const strolling: Mind = {
  name: 'stroller',
  rollOff: ({ open, own }) => strangers(open.race, own.targets),
  turn: situation => {
    const { open, own } = situation
    const unseen = unseenTargets(open, own)
    return bestAction(situation, candidates(situation), (race, hopes) => {
      const worths = hopes.map(
        target => standing(target, race) - RIVALRY * shareAhead(target, unseen, race),
      )
      return Math.max(...worths)
    })
  },
  target: ({ open, own }) => bestTarget(own, open.race),
}

export const stroller: Bot<DiceRun> = botOf(strolling)
