// A story being told: each event is added and at once believed, so that what follows can build on it.

import { evolve } from '#games/jelly-monster/evolve.ts'
import type { Event, State } from '#games/jelly-monster/vocabulary.ts'
import type { Moment } from '#kernel/game.ts'

export interface Telling {
  state: State
  readonly events: Event[]
  readonly moment: Moment
}

export function telling(state: State, moment: Moment): Telling {
  return { state, events: [], moment }
}

export function tell(story: Telling, event: Event): void {
  story.state = evolve(story.state, event)
  story.events.push(event)
}
