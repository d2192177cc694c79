// What it costs to throw the dice once more: time in which others place theirs.

import { usualTime } from '#games/jelly-monster/bots/hand.ts'
import type { Situation } from '#games/jelly-monster/bots/mind.ts'

/** In Jelly: a little always, a die's worth when the sand will not do for all of them. */
const A_THROW = 0.25
const A_DIE = 1.6

export function priceOfRolling({ view, seat, now, hand }: Situation): number {
  const { stage } = view
  const endsAt = stage.type === 'play' ? stage.endsAt : null
  if (endsAt === null) return A_THROW
  const left = endsAt - now
  const again = usualTime(hand.refusing) + hand.placing.least
  if (left < again) return Number.POSITIVE_INFINITY
  const turn = usualTime(hand.throwing) + usualTime(hand.placing)
  const needed = usualTime(hand.refusing) + turn * view.screens[seat]!.dice.length
  return left < needed ? A_DIE : A_THROW
}
