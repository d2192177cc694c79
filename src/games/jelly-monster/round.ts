// When things happen: readiness, countdown, sand, the stall limit, and what each alarm brings.

import { answerForAll } from '#games/jelly-monster/choice.ts'
import { sandOf } from '#games/jelly-monster/options.ts'
import { endRound } from '#games/jelly-monster/scoring.ts'
import { telling } from '#games/jelly-monster/telling.ts'
import type { Event, State } from '#games/jelly-monster/vocabulary.ts'
import type { Millis, Moment, Seat } from '#kernel/game.ts'

/** The next instant at which the game itself acts. */
export function alarm({ stage }: State): Millis | null {
  switch (stage.type) {
    case 'play':
      return stage.endsAt ?? stage.stallsAt
    case 'ready':
      return stage.startsBy
    case 'countdown':
      return stage.startsAt
    case 'scoring':
      return stage.pause === null ? null : stage.pause.question.endsAt
    default:
      return null
  }
}

export function ring(state: State, moment: Moment): readonly Event[] {
  const { stage } = state
  switch (stage.type) {
    case 'ready':
      return [countdownStarted(state, moment.now)]
    case 'countdown':
      return [roundStarted(state, moment.now)]
    case 'play': {
      // [J3.11] A table that stalls: the limit flips the timer for everybody.
      if (stage.endsAt === null) return [flipped(state, null, moment.now)]
      const story = telling(state, moment)
      endRound(story, 'time-up')
      return story.events
    }
    case 'scoring': {
      const story = telling(state, moment)
      answerForAll(story)
      return story.events
    }
    default:
      return []
  }
}

/** [J3.1] When all are ready a countdown starts the round. */
export function countdownStarted({ setting }: State, now: Millis): Event {
  return { type: 'countdownStarted', startsAt: now + setting.options.countdown }
}

export function flipped({ setting }: State, seat: Seat | null, now: Millis): Event {
  return { type: 'flipped', seat, endsAt: now + sandOf(setting.options) }
}

function roundStarted({ setting }: State, now: Millis): Event {
  const { stallLimit } = setting.options
  const stallsAt = stallLimit === null ? null : now + stallLimit
  return { type: 'roundStarted', rollableAt: now, stallsAt }
}
