// What a seat's actions were answered, by the numbers its client gave them: sent again, an action
// is answered again and counts once.

import { REMEMBERED_ANSWERS, UNANSWERED_LIMIT } from '#protocol/limits.ts'

export type Answer =
  | { readonly type: 'acknowledged'; readonly entry: number }
  | { readonly type: 'refused'; readonly reason: string; readonly detail: string | null }

export interface Answers {
  /** The highest number so far; numbers may leave gaps. */
  highest: number
  /** `null`: the answer is under way. */
  readonly known: Map<number, Answer | null>
}

export function noAnswers(): Answers {
  return { highest: 0, known: new Map() }
}

export type Novelty = 'new' | 'waiting' | 'used' | 'too-many' | Answer

export function noveltyOf({ highest, known }: Answers, number: number): Novelty {
  const answer = known.get(number)
  if (answer === null) return 'waiting'
  if (answer !== undefined) return answer
  if (number <= highest) return 'used'
  if (known.size < UNANSWERED_LIMIT) return 'new'
  let waiting = 0
  for (const other of known.values()) if (other === null) waiting += 1
  return waiting < UNANSWERED_LIMIT ? 'new' : 'too-many'
}

export function noteAsked(answers: Answers, number: number): void {
  answers.highest = number
  answers.known.set(number, null)
}

export function remember(answers: Answers, number: number, answer: Answer): void {
  answers.highest = Math.max(answers.highest, number)
  answers.known.set(number, answer)
  if (answers.known.size <= REMEMBERED_ANSWERS) return
  for (const [old, one] of answers.known) {
    if (one === null) continue
    answers.known.delete(old)
    return
  }
}
