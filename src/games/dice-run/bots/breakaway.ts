// The best player we have: looks into the net's favourites over many futures that may be true,
// guesses the rivals' targets from what they play, and knows when to save a good target for later.

import { believe, evidence } from '#games/dice-run/bots/belief.ts'
import { botOf, type Mind, type Situation } from '#games/dice-run/bots/mind.ts'
import { blankModel } from '#games/dice-run/bots/model.ts'
import type { Net } from '#games/dice-run/bots/net.ts'
import { actionOf } from '#games/dice-run/bots/ply.ts'
import { thinker, weigh } from '#games/dice-run/bots/ponder.ts'
import { type Eyes, openMind } from '#games/dice-run/bots/prospects.ts'
import { strangers } from '#games/dice-run/bots/roll-off.ts'
import { type Effort, search } from '#games/dice-run/bots/search.ts'
import { wisestTarget } from '#games/dice-run/bots/settling.ts'
import { fillSight } from '#games/dice-run/bots/sight.ts'
import { strolling } from '#games/dice-run/bots/stroller.ts'
import { swift } from '#games/dice-run/bots/swift.ts'
import { taught, trainedNet } from '#games/dice-run/bots/trained.ts'
import { unseenCards } from '#games/dice-run/bots/unseen.ts'
import { targetCount } from '#games/dice-run/view.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

/** How often a reroll is tried in the mind before it is looked into at all. */
const ROLLS = 6
/** How many guesses at the rivals' targets go into settling on an own one. */
const GUESSES = 100
/** Counted, not timed, so that the same seed gives the same match everywhere. */
const EFFORT: Effort = { plies: 12, futures: 100, glances: 4 }

export function breaking(net: Net, effort: Effort = EFFORT): Mind {
  const mind = thinker(net)
  const model = blankModel()
  const belief = openMind()
  function look(situation: Situation): Eyes {
    fillSight(model, situation)
    const held = situation.open.players.map(targetCount)
    believe(belief, evidence(situation.heard), held)
    return { me: situation.viewer, belief }
  }
  return {
    name: 'breakaway',
    rollOff: ({ open, own }) => strangers(open.race, own.targets),
    turn: situation => {
      const eyes = look(situation)
      const chance = swift(situation.chance)
      weigh(mind, model, eyes, { chance, rolls: ROLLS })
      const cards = unseenCards(situation)
      return actionOf(search(mind, { model, eyes, cards, chance }, effort))
    },
    target: situation => {
      const eyes = look(situation)
      return wisestTarget(mind, model, eyes, { chance: swift(situation.chance), guesses: GUESSES })
    },
  }
}

export const breakaway: Bot<DiceRun> = botOf(taught(breaking(trainedNet), strolling))
