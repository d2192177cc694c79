// Who is still owed an answer.

import type { Answer } from '#server/journal/request.ts'

export type NumberedAnswer = readonly [number, Answer]

export interface Debts {
  /** A number under which the answer will come. */
  owe(tell: (answer: Answer) => void): number
  settle(answers: readonly NumberedAnswer[]): void
  settleAll(answer: Answer): void
  count(): number
}

export function debts(): Debts {
  const owed = new Map<number, (answer: Answer) => void>()
  let asked = 0

  function settle(answers: readonly NumberedAnswer[]): void {
    const errors: unknown[] = []
    for (const [number, answer] of answers) {
      const tell = owed.get(number)
      owed.delete(number)
      try {
        tell?.(answer)
      } catch (error) {
        errors.push(error)
      }
    }
    // Only now, because nobody's mistake may keep an answer from the others.
    if (errors.length > 0) throw errors[0]
  }

  return {
    owe(tell) {
      asked += 1
      owed.set(asked, tell)
      return asked
    },
    settle,
    settleAll: answer => settle([...owed.keys()].map(number => [number, answer])),
    count: () => owed.size,
  }
}
