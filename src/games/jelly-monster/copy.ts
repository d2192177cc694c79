// [J5.5] The arrows: the target reward of a neighbour takes the place of one's own.

import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Direction, DueIcon, State } from '#games/jelly-monster/vocabulary.ts'

export function follow(story: Telling, direction: Direction): void {
  const { icons, chain, state } = story
  const [{ of }, ...rest] = icons as readonly [DueIcon, ...DueIcon[]]
  const from = neighbourOf(of, direction, state.districts.length)
  // [J5.5b] A district met twice ends the chain: 0 Jelly.
  const isLoop = chain.includes(from)
  tell(story, { type: isLoop ? 'chainEnded' : 'copied', of, from })
  story.icons = isLoop ? rest : [...targetReward(state, from), ...rest]
  story.chain = [...chain, from]
}

const NOTHING: readonly DueIcon[] = []

export function withoutFirst(icons: readonly DueIcon[]): readonly DueIcon[] {
  return icons.length === 1 ? NOTHING : icons.slice(1)
}

/** What the target marker of a district shows. */
export function targetReward({ districts }: State, of: number): readonly DueIcon[] {
  const { zones, target } = districts[of]!
  const due: DueIcon[] = []
  for (const icon of zones[target]!) due.push({ icon, of })
  return due
}

/** Districts are counted clockwise. */
export function neighbourOf(district: number, direction: Direction, count: number): number {
  return (district + (direction === 'clockwise' ? 1 : count - 1)) % count
}
