// [J8.1] What players are asked while scoring, what they answer, and what holds if they do not.

import { follow, withoutFirst } from '#games/jelly-monster/copy.ts'
import { giveTo, nextReceivers } from '#games/jelly-monster/gifts.ts'
import { lowestPod, returnPod } from '#games/jelly-monster/pods.ts'
import { isPaused } from '#games/jelly-monster/question.ts'
import { scoreOn } from '#games/jelly-monster/scoring.ts'
import { pauseOf } from '#games/jelly-monster/tally.ts'
import { type Telling, tell, telling } from '#games/jelly-monster/telling.ts'
import type {
  Action,
  Direction,
  Event,
  Question,
  Refusal,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import type { Moment, Seat } from '#kernel/game.ts'

export type Answer = Extract<Action, { type: 'return' | 'copy' | 'give' }>

type CopyQuestion = Extract<Question, { type: 'copy' }>

const ANSWER_TO = { 'return-pod': 'return', copy: 'copy', give: 'give' } as const

export function answerRefusal(state: State, seat: Seat, answer: Answer): Refusal | null {
  const { stage } = state
  const question = stage.type === 'scoring' ? stage.pause?.question : null
  if (!question?.waiting.includes(seat)) return 'not-your-choice'
  if (answer.type !== ANSWER_TO[question.type]) return 'not-your-choice'
  const { pods, jelly } = state.holdings[seat]!
  if (answer.type === 'return') {
    return pods.some(pod => pod.value === answer.pod) ? null : 'no-such-pod'
  }
  if (answer.type === 'give' && question.type === 'give') {
    return areReceivers(answer.to, question.receivers, jelly) ? null : 'wrong-receivers'
  }
  return null
}

/** In rising order and each once, so that one choice has one form. */
function areReceivers(to: readonly Seat[], receivers: readonly Seat[], count: number): boolean {
  if (to.length !== count) return false
  return to.every((seat, nth) => {
    return receivers.includes(seat) && (nth === 0 || seat > to[nth - 1]!)
  })
}

/** What follows from an answer that is not refused. */
export function answered(
  state: State,
  seat: Seat,
  answer: Answer,
  moment: Moment,
): readonly Event[] {
  const story = telling(state, moment)
  tell(story, { type: 'answered', seat, byDefault: false })
  if (answer.type === 'return') returnPod(story, seat, answer.pod)
  else if (answer.type === 'give') giveTo(story, seat, answer.to)
  else tell(story, { type: 'chose', seat, from: answer.from })
  if (!isPaused(story)) settle(story)
  return story.events
}

/** The time is up: everybody still waiting answers as the rules say. */
export function answerForAll(story: Telling): void {
  const { question } = pauseOf(story.state)
  for (const seat of question.waiting) {
    const holding = story.state.holdings[seat]!
    tell(story, { type: 'answered', seat, byDefault: true })
    if (question.type === 'return-pod') returnPod(story, seat, lowestPod(holding.pods))
    if (question.type === 'give') {
      giveTo(story, seat, nextReceivers(question.receivers, seat, holding))
    }
  }
  settle(story)
}

function settle(story: Telling): void {
  const { question } = pauseOf(story.state)
  if (question.type === 'copy') follow(story, agreed(question, story.standing.controllers))
  else story.icons = withoutFirst(story.icons)
  scoreOn(story)
}

/** [J5.5a] Together, or clockwise. Silence is no agreement. */
function agreed(question: CopyQuestion, controllers: readonly Seat[]): Direction {
  const away = question.chosen.filter(choice => choice.from === 'counter-clockwise')
  return away.length === controllers.length ? 'counter-clockwise' : 'clockwise'
}
