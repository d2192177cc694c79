// [J8.1] Asking: everybody sees who is asked and what for, and until when.

import { othersThan } from '#games/jelly-monster/control.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import type { Question } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

export function ask(story: Telling, type: Question['type'], waiting: readonly Seat[]): void {
  const { opened, standing, icons, chain } = story
  const question = questionOf(story, type, waiting)
  tell(story, { type: 'asked', pause: { question, standing, opened, icons, chain } })
}

function questionOf(
  { state, moment, standing, icons }: Telling,
  type: Question['type'],
  waiting: readonly Seat[],
): Question {
  const { options, order } = state.setting
  const endsAt = moment.now + options.choiceLimit
  switch (type) {
    case 'return-pod':
      return { type, waiting, endsAt }
    case 'copy':
      return { type, waiting, endsAt, of: icons[0]!.of, chosen: [] }
    case 'give':
      return { type, waiting, endsAt, receivers: othersThan(standing.controllers, order) }
  }
}

/** Whether the story has to wait for somebody. */
export function isPaused({ state }: Telling): boolean {
  const { stage } = state
  return stage.type === 'scoring' && stage.pause !== null && stage.pause.question.waiting.length > 0
}
