// The good player: weighs every way to place every die by what all may expect then, and throws
// again when the odds of the next roll are better than what fell.

import { sensibleAnswer } from '#games/jelly-monster/bots/answers.ts'
import { type Appraisal, appraisalOf } from '#games/jelly-monster/bots/appraisal.ts'
import { DEFT_HAND } from '#games/jelly-monster/bots/hand.ts'
import { bestLock } from '#games/jelly-monster/bots/locking.ts'
import { botOf, type Mind, type Situation } from '#games/jelly-monster/bots/mind.ts'
import { priceOfRolling } from '#games/jelly-monster/bots/patience.ts'
import { actionOf } from '#games/jelly-monster/bots/ply.ts'
import type { JellyMonster, Placement } from '#games/jelly-monster/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

/** It has its own plate in mind, and hardly looks at those of others. */
const RIVALRY = 0

export const gobbling: Mind = {
  name: 'gobbler',
  hand: DEFT_HAND,
  place,
  lock: situation => bestLock(appraisalOf(situation, RIVALRY)),
  flips: () => true,
  answer: ({ view, seat }, question) => sensibleAnswer(view, seat, question),
}

export const gobbler: Bot<JellyMonster> = botOf(gobbling)

function place(situation: Situation): Placement | null {
  const { view, seat } = situation
  const appraisal: Appraisal = appraisalOf(situation, RIVALRY)
  const { shown } = view.screens[seat]!
  let best = appraisal.best(shown![0]!)
  for (const face of new Set(shown)) {
    const other = appraisal.best(face)
    if (other.worth > best.worth) best = other
  }
  const hope = appraisal.nextRoll(shown!.length) - priceOfRolling(situation)
  return hope > best.worth ? null : actionOf(view, seat, best.ply)
}
