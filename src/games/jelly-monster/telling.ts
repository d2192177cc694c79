// A story being told: each event is added and at once believed, so that the next can build on it.

import { evolve } from '#games/jelly-monster/evolve.ts'
import type { DueIcon, Event, Standing, State } from '#games/jelly-monster/vocabulary.ts'
import type { Moment } from '#kernel/game.ts'

export interface Telling {
  state: State
  readonly events: Event[]
  readonly moment: Moment
  /** How far the scoring has come: the same that a pause keeps. */
  opened: number
  standing: Standing
  icons: readonly DueIcon[]
  chain: readonly number[]
}

const NOTHING: readonly never[] = []
const NOWHERE: Standing = { district: 0, totals: NOTHING, controllers: NOTHING }
const BEFORE = { opened: 0, standing: NOWHERE, icons: NOTHING, chain: NOTHING }

/** From where the table stands: after a pause the scoring goes on with what was due then. */
export function telling(state: State, moment: Moment): Telling {
  const pause = state.stage.type === 'scoring' ? state.stage.pause : null
  const { opened, standing, icons, chain } = pause ?? BEFORE
  return { state, events: [], moment, opened, standing, icons, chain }
}

export function tell(story: Telling, event: Event): void {
  story.state = evolve(story.state, event)
  story.events.push(event)
}
