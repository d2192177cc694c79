// How a die arrives where it lies: tumbling, and above everything it passes.

import type { DieId } from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'
import type { Airfield } from '#screen/flight.ts'

const LONGEST_FLIGHT: Millis = 760
const ABOVE = [{ zIndex: 7 }, { zIndex: 7 }]

/** For `{@attach}` on a die; what is marked as its ground is lifted while it flies. */
export function landingOn(field: Airfield, die: DieId, delay: Millis) {
  return (element: HTMLElement): void => {
    const inner = element.firstElementChild
    field.land(`die-${die}`, element, inner === null ? { delay } : { inner, delay })
    const ground = element.closest('[data-ground]')
    ground?.animate(ABOVE, { duration: LONGEST_FLIGHT + delay })
  }
}
