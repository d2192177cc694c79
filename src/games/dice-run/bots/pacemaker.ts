// The good player: knows what a position is worth, looks one turn ahead, and lives for the stage.

import { botOf, type Mind } from '#games/dice-run/bots/mind.ts'
import { blankModel } from '#games/dice-run/bots/model.ts'
import type { Net } from '#games/dice-run/bots/net.ts'
import { actionOf } from '#games/dice-run/bots/ply.ts'
import { favourite, thinker, weigh } from '#games/dice-run/bots/ponder.ts'
import { openMind } from '#games/dice-run/bots/prospects.ts'
import { strangers } from '#games/dice-run/bots/roll-off.ts'
import { fillSight } from '#games/dice-run/bots/sight.ts'
import { strolling } from '#games/dice-run/bots/stroller.ts'
import { swift } from '#games/dice-run/bots/swift.ts'
import { taught, trainedNet } from '#games/dice-run/bots/trained.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

/** How often a reroll is tried in the mind. */
const ROLLS = 6

export function pacing(net: Net): Mind {
  const mind = thinker(net)
  const model = blankModel()
  const belief = openMind()
  return {
    name: 'pacemaker',
    rollOff: ({ open, own }) => strangers(open.race, own.targets),
    turn: situation => {
      fillSight(model, situation)
      const eyes = { me: situation.viewer, belief }
      weigh(mind, model, eyes, { chance: swift(situation.chance), rolls: ROLLS })
      return actionOf(mind.menu.plies[favourite(mind)]!)
    },
    target: ({ open, own }) => bestTarget(own, open.race),
  }
}

export const pacemaker: Bot<DiceRun> = botOf(taught(pacing(trainedNet), strolling))
