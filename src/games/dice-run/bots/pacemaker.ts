// The good player: knows what a position is worth, and looks one turn ahead.

import type { Mind } from '#games/dice-run/bots/mind.ts'
import { blankModel } from '#games/dice-run/bots/model.ts'
import type { Net } from '#games/dice-run/bots/net.ts'
import { actionOf } from '#games/dice-run/bots/ply.ts'
import { favourite, thinker, weigh } from '#games/dice-run/bots/ponder.ts'
import { openMind } from '#games/dice-run/bots/prospects.ts'
import { strangers } from '#games/dice-run/bots/roll-off.ts'
import { wisestTarget } from '#games/dice-run/bots/settling.ts'
import { fillSight } from '#games/dice-run/bots/sight.ts'
import { swift } from '#games/dice-run/bots/swift.ts'

const ROLLS = 6
const GUESSES = 24

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
    target: situation => {
      fillSight(model, situation)
      const eyes = { me: situation.viewer, belief }
      return wisestTarget(mind, model, eyes, { chance: swift(situation.chance), guesses: GUESSES })
    },
  }
}
