// How a die arrives where it lies: tumbling, and above everything it passes.

import type { DieId } from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'
import type { Airfield } from '#screen/flight.ts'

const LONGEST_FLIGHT: Millis = 760
const ABOVE = '7'

/** For so long after it took off, a die shows by a ring that somebody has just placed it. */
const FRESH: Millis = 1200

/** What is lifted, and until when. */
const lifted = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** For `{@attach}` on a die; what is marked as its ground is lifted while it flies. */
export function landingOn(field: Airfield, die: DieId, delay: Millis) {
  return (element: HTMLElement): void => {
    const isFlying = field.land(`die-${die}`, element, { turns: 1, delay })
    const ground = element.closest<HTMLElement>('[data-ground]')
    if (!isFlying) return
    if (ground !== null) lift(ground, LONGEST_FLIGHT + delay)
    element.dataset['fresh'] = ''
    setTimeout(() => delete element.dataset['fresh'], FRESH + delay)
  }
}

/** Set, not animated, as is the ring: an animated order is computed anew in every frame. */
function lift(ground: HTMLElement, lasts: Millis): void {
  clearTimeout(lifted.get(ground))
  ground.style.zIndex = ABOVE
  const timer = setTimeout(() => {
    ground.style.zIndex = ''
  }, lasts)
  lifted.set(ground, timer)
}
