// What a seat's actions were answered, by the numbers its client gave them: sent again, an action
// is answered again and counts once.

import { REMEMBERED_ANSWERS, UNANSWERED_LIMIT } from '#protocol/limits.ts'

type Refused = {
  readonly type: 'refused'
  readonly reason: string
  readonly detail: string | null
}
export type Answer = { readonly type: 'acknowledged'; readonly entry: number } | Refused

/**
 * Bare numbers, each in the place of the one that is forgotten for it: an object for every answer
 * would be the most of what a table in play holds, and have to be collected again.
 */
export interface Answers {
  /** The highest number so far; numbers may leave gaps. */
  highest: number
  /** Asked, and not answered yet. */
  readonly waiting: number[]
  /** The latest that were answered, and which entry each became; `REFUSED`: none. */
  readonly numbers: number[]
  readonly entries: number[]
  /** Where the oldest of them stands once there are so many as are remembered. */
  oldest: number
  readonly refusals: Map<number, Refused>
}

const REFUSED = -1

export function noAnswers(): Answers {
  return { highest: 0, waiting: [], numbers: [], entries: [], oldest: 0, refusals: new Map() }
}

export type Novelty = 'new' | 'waiting' | 'used' | 'too-many' | Answer

export function noveltyOf(answers: Answers, number: number): Novelty {
  const { highest, waiting } = answers
  if (number > highest) return waiting.length < UNANSWERED_LIMIT ? 'new' : 'too-many'
  if (waiting.includes(number)) return 'waiting'
  return answerTo(answers, number) ?? 'used'
}

function answerTo({ numbers, entries, refusals }: Answers, number: number): Answer | null {
  const place = numbers.indexOf(number)
  if (place < 0) return null
  const entry = entries[place]!
  return entry === REFUSED ? refusals.get(number)! : { type: 'acknowledged', entry }
}

export function noteAsked(answers: Answers, number: number): void {
  answers.highest = number
  answers.waiting.push(number)
}

export function remember(answers: Answers, number: number, answer: Answer): void {
  const { waiting, numbers, entries, refusals } = answers
  answers.highest = Math.max(answers.highest, number)
  const asked = waiting.indexOf(number)
  if (asked >= 0) waiting.splice(asked, 1)
  const place = numbers.length < REMEMBERED_ANSWERS ? numbers.length : answers.oldest
  if (place < numbers.length) {
    if (entries[place] === REFUSED) refusals.delete(numbers[place]!)
    answers.oldest = (place + 1) % REMEMBERED_ANSWERS
  }
  numbers[place] = number
  entries[place] = answer.type === 'refused' ? REFUSED : answer.entry
  if (answer.type === 'refused') refusals.set(number, answer)
}
