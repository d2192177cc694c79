// [J8.1] Asking: everybody sees who is asked and what for, and until when.

import { othersThan } from '#games/jelly-monster/control.ts'
import { scoringOf } from '#games/jelly-monster/tally.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Question, State } from '#games/jelly-monster/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

export function ask(story: Telling, type: Question['type'], waiting: readonly Seat[]): void {
  const { state, moment } = story
  const endsAt = moment.now + state.setting.options.choiceLimit
  tell(story, { type: 'asked', question: questionOf(state, type, waiting, endsAt) })
}

function questionOf(
  state: State,
  type: Question['type'],
  waiting: readonly Seat[],
  endsAt: Millis,
): Question {
  const { icons, controllers } = scoringOf(state)
  switch (type) {
    case 'return-pod':
      return { type, waiting, endsAt }
    case 'copy':
      return { type, waiting, endsAt, of: icons[0]!.of, chosen: [] }
    case 'give':
      return { type, waiting, endsAt, receivers: othersThan(controllers, state.setting.order) }
  }
}
