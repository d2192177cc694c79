// [J5.5] The arrows: the target reward of a neighbour takes the place of one's own.

import { scoringOf } from '#games/jelly-monster/tally.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Direction } from '#games/jelly-monster/vocabulary.ts'

export function follow(story: Telling, direction: Direction): void {
  const { icons, chain } = scoringOf(story.state)
  const { of } = icons[0]!
  const from = neighbourOf(of, direction, story.state.districts.length)
  // [J5.5b] A district met twice ends the chain: 0 Jelly.
  const type = chain.includes(from) ? 'chainEnded' : 'copied'
  tell(story, { type, of, from })
}

/** Districts are counted clockwise. */
export function neighbourOf(district: number, direction: Direction, count: number): number {
  return (district + (direction === 'clockwise' ? 1 : count - 1)) % count
}
