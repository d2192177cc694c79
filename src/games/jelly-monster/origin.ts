// What each icon is worth is told with its address: which district, whose reward, which zone.

import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Origin } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

export function originOf({ icons, standing, state }: Telling): Origin {
  const { icon, of } = icons[0]!
  const zone = state.districts[of]!.target
  return { district: standing.district, of, zone, icon: icon.type }
}

export function gain(story: Telling, seat: Seat, jelly: number): void {
  tell(story, { type: 'gained', seat, jelly, origin: originOf(story) })
}
