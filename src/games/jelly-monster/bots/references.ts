// A bot that nobody need play against: the mark by which the others are measured.

import { EASY_HAND } from '#games/jelly-monster/bots/hand.ts'
import type { Mind } from '#games/jelly-monster/bots/mind.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import type { Placement } from '#games/jelly-monster/vocabulary.ts'
import { pick } from '#kernel/chance.ts'

/** Anything that is allowed, each as likely as the other. */
export const drifting: Mind = {
  name: 'drifter',
  hand: EASY_HAND,
  isThoughtless: true,
  place: ({ view, now, chance }) => {
    const offers = legal(view, now)
    const action = pick(offers, chance)
    return action.type === 'place' ? (action as Placement) : null
  },
  lock: ({ view, now, chance }) => {
    const action = pick(legal(view, now), chance)
    return action.type === 'lock' ? action.district : null
  },
  flips: () => true,
  answer: ({ view, now, chance }, _question) => {
    return pick(legal(view, now), chance) as ReturnType<Mind['answer']>
  },
}
