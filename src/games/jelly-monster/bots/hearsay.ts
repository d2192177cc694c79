// What a seat knows from what it was told, and could not read off the table.

import type { Event } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** How often a player has rolled since it last placed a die. */
export function rollsInARow(heard: readonly Event[], seat: Seat): number {
  let rolls = 0
  for (let nth = heard.length - 1; nth >= 0; nth--) {
    const event = heard[nth]!
    if (event.type === 'roundStarted') break
    if (event.type === 'placed' && event.seat === seat) break
    if (event.type === 'rolled' && event.seat === seat) rolls += 1
  }
  return rolls
}

/** Whether a player looks at dice that have fallen, and will place or throw again next. */
export function hasJustRolled(heard: readonly Event[], seat: Seat): boolean {
  return rollsInARow(heard, seat) > 0
}
