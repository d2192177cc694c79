// A model of what one seat can see. What it cannot see is filled in with anything that fits.

import type { Situation } from '#games/dice-run/bots/mind.ts'
import { mirrorHand, mirrorOpen, mirrorTargets, setOf } from '#games/dice-run/bots/mirror.ts'
import { HAND_COUNT, type Model, playerAt, TARGETS } from '#games/dice-run/bots/model.ts'
import { unseenTargets } from '#games/dice-run/bots/standing.ts'
import { handCount, targetCount } from '#games/dice-run/view.ts'

export function fillSight(model: Model, { viewer, open, own }: Situation): void {
  mirrorOpen(model, open)
  const unseen = unseenTargets(open, own)
  let dealt = 0
  open.players.forEach((player, seat) => {
    if (seat === viewer) {
      mirrorHand(model, seat, own.hand)
      mirrorTargets(model, seat, own)
      return
    }
    const held = targetCount(player)
    model[playerAt(seat) + TARGETS] = setOf(unseen.slice(dealt, dealt + held))
    model[playerAt(seat) + HAND_COUNT] = handCount(open, seat)
    dealt += held
  })
}
