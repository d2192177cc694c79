// Pods: taken from the stack, given back to the box, counted.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { HeldPod } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** [J5.2] [J6.2] One each from the top, or none for anybody if there are too few. */
export function takePods(story: Telling, seats: readonly Seat[], district: number | null): void {
  const left = story.state.stack.length
  if (left < seats.length) {
    tell(story, { type: 'podsShort', seats, left })
    return
  }
  for (const seat of seats) {
    const { stack } = story.state
    const pod = stack[stack.length - 1]!
    tell(story, { type: 'podTaken', seat, district })
    tell(story, { type: 'podPeeked', seat, pod })
  }
}

/** [J5.3] Which one it was, only its owner knows. */
export function returnPod(story: Telling, seat: Seat, pod: PodValue): void {
  tell(story, { type: 'podChosen', seat, pod })
  tell(story, { type: 'podReturned', seat })
}

/** [J8.1] The lowest-valued one goes if nobody chooses. */
export function lowestPod(pods: readonly HeldPod[]): PodValue {
  let lowest = pods[0]!.value
  for (const { value } of pods) if (weightOf(value) < weightOf(lowest)) lowest = value
  return lowest
}

/** [J8.1] A roll-a-die pod counts 3.5. */
export function weightOf(value: PodValue): number {
  return value === 'die' ? 3.5 : value
}
