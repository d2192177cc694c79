// The account of a match, added up: what each round brought to whom.

import { type Account, type Payment, START_JELLY } from '#games/jelly-monster/vocabulary.ts'
import type { Ending, Seat } from '#kernel/game.ts'

/** By seat: what a round brought, gifts made counted against. */
export function roundTotals(payments: readonly Payment[], seats: number): readonly number[] {
  const totals = new Array<number>(seats).fill(0)
  for (const payment of payments) {
    if (payment.type === 'gave') {
      totals[payment.seat]! -= payment.jelly
      totals[payment.to]! += payment.jelly
    } else totals[payment.seat]! += payment.jelly
  }
  return totals
}

export interface Line {
  readonly seat: Seat
  readonly start: number
  readonly rounds: readonly number[]
  readonly sum: number
  /** 1 is the best; equals share. */
  readonly place: number
}

/** The best first. */
export function linesOf(account: Account, ending: Ending): readonly Line[] {
  const scores = ending.scores ?? []
  const rounds = account.map(payments => roundTotals(payments, scores.length))
  const lines = scores.map((sum, seat) => ({
    seat,
    start: START_JELLY,
    rounds: rounds.map(totals => totals[seat]!),
    sum,
    place: 1 + scores.filter(other => other > sum).length,
  }))
  return lines.sort((one, other) => one.place - other.place || one.seat - other.seat)
}
