// What was asked and has no answer yet. Actions are kept over a broken line and sent again under
// their old numbers, so that each counts once; everything else is asked anew by whoever still wants
// it.

import type { Request } from '#protocol/client.ts'
import type { Answer } from '#screen/board.ts'

type Unnumbered<One> = One extends unknown ? Omit<One, 'number'> : never
export type Asked = Unnumbered<Request>

/** The line broke before there was an answer. */
export const LOST = 'lost'

interface Pending {
  readonly request: Request
  readonly answer: (answer: Answer) => void
}

export interface Outbox {
  /** The highest number that the seat has used so far. */
  begin(number: number): void
  add(asked: Asked): { readonly request: Request; readonly answered: Promise<Answer> }
  settle(to: string | null, number: number | null, answer: Answer): void
  /** Forgets all but actions; those are to be sent again, in this order. */
  breakOff(): void
  actions(): readonly Request[]
  /** Nobody will answer any more. */
  drop(reason: string): void
}

export function outbox(): Outbox {
  const waiting = new Map<string, Pending>()
  let last = 0
  const keyOf = (to: string, number: number) => `${to} ${number}`

  function take(keep: (pending: Pending) => boolean): Pending[] {
    const taken = [...waiting].filter(([, pending]) => !keep(pending))
    for (const [key] of taken) waiting.delete(key)
    return taken.map(([, pending]) => pending)
  }

  return {
    begin(number) {
      last = Math.max(last, number)
    },
    add(asked) {
      last += 1
      const request = { ...asked, number: last } as Request
      const key = keyOf(request.type, last)
      const answered = new Promise<Answer>(answer => waiting.set(key, { request, answer }))
      return { request, answered }
    },
    settle(to, number, answer) {
      if (to === null || number === null) return
      const pending = waiting.get(keyOf(to, number))
      waiting.delete(keyOf(to, number))
      pending?.answer(answer)
    },
    breakOff() {
      for (const { answer } of take(({ request }) => request.type === 'act')) {
        answer({ ok: false, reason: LOST })
      }
    },
    actions: () => [...waiting.values()].map(({ request }) => request),
    drop(reason) {
      for (const { answer } of take(() => false)) answer({ ok: false, reason })
    },
  }
}
