// What the passing of time itself does to the board: the last seconds are heard and felt.

import type { Desk } from '#games/jelly-monster/board/desk.svelte.ts'
import type { Millis } from '#kernel/game.ts'
import { announce } from '#screen/announcer.ts'
import { play } from '#screen/sound.ts'

/** Time enough for a last word to reach the server. */
const LAST_MOMENT: Millis = 900
const HEARD = 3
const SPOKEN = [5, 3]

export function heed(desk: Desk, before: Millis, now: Millis): void {
  const { stage } = desk.view
  if (stage.type !== 'play' || stage.endsAt === null) return
  const left = Math.ceil((stage.endsAt - now) / 1000)
  const was = Math.ceil((stage.endsAt - before) / 1000)
  if (left < was && left > 0) {
    if (left <= HEARD) play('tick')
    if (SPOKEN.includes(left)) announce(desk.say('sand.left', { count: left }), 'assertive')
  }
  // A die that lies there and waits for its effect is not lost to the clock.
  if (stage.endsAt - now < LAST_MOMENT && desk.hand.mood.type === 'choosing') {
    const { district } = desk.hand.mood
    void desk.hand.commit(null)
    desk.remarkAt(() => desk.say('warning.lost'), desk.tileOf(district), null)
  }
}
