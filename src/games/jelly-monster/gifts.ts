// Jelly from player to player.

import { othersThan } from '#games/jelly-monster/control.ts'
import { originOf } from '#games/jelly-monster/origin.ts'
import { ask } from '#games/jelly-monster/question.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Seat } from '#kernel/game.ts'

/** [J5.6] Each of the others gives the amount to each controlling player, as far as it goes. */
export function collect(story: Telling, amount: number): void {
  const { controllers } = story.standing
  for (const giver of bystanders(story)) {
    const { jelly } = story.state.holdings[giver]!
    const enough = jelly >= amount * controllers.length
    const share = enough ? amount : Math.floor(jelly / controllers.length)
    const odd = enough ? 0 : jelly % controllers.length
    // The controlling players stand clockwise from the drone, so the odd ones go to the first.
    controllers.forEach((taker, nth) => {
      handOver(story, giver, taker, share + (nth < odd ? 1 : 0))
    })
  }
}

/** [J5.7] Each controlling player gives 1 to each of the others; whoever has too little chooses. */
export function give(story: Telling): void {
  const { controllers } = story.standing
  const receivers = bystanders(story)
  const choosers: Seat[] = []
  for (const giver of controllers) {
    const { jelly } = story.state.holdings[giver]!
    if (jelly >= receivers.length) giveTo(story, giver, receivers)
    else if (jelly > 0) choosers.push(giver)
  }
  if (choosers.length > 0) ask(story, 'give', choosers)
}

export function giveTo(story: Telling, giver: Seat, receivers: readonly Seat[]): void {
  for (const receiver of receivers) handOver(story, giver, receiver, 1)
}

/** [J8.1] Clockwise from the giver, as far as the Jelly goes. */
export function nextReceivers(
  receivers: readonly Seat[],
  giver: Seat,
  { jelly }: { readonly jelly: number },
): readonly Seat[] {
  const distance = (seat: Seat) => (seat > giver ? seat - giver : seat - giver + 5)
  const clockwise = [...receivers].sort((one, other) => distance(one) - distance(other))
  return clockwise.slice(0, jelly)
}

function bystanders({ standing, state }: Telling): readonly Seat[] {
  return othersThan(standing.controllers, state.setting.order)
}

function handOver(story: Telling, seat: Seat, to: Seat, jelly: number): void {
  if (jelly === 0) return
  tell(story, { type: 'gave', seat, to, jelly, origin: originOf(story) })
}
