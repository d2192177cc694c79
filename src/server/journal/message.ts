// What the two threads say to each other.

import type { Synchronous } from '#server/journal/database.ts'
import type { NumberedAnswer } from '#server/journal/debts.ts'
import type { Request } from '#server/journal/request.ts'
import type { Salvage } from '#server/journal/salvage.ts'

/** Each request has a number, because some answers are held back longer than others. */
export type Orders =
  | {
      readonly type: 'open'
      readonly path: string
      readonly synchronous: Synchronous
      readonly logPages: number
    }
  | { readonly type: 'group'; readonly requests: readonly (readonly [number, Request])[] }
  | { readonly type: 'close' }

export type Report =
  | { readonly type: 'opened'; readonly salvage: Salvage | null }
  | { readonly type: 'unusable'; readonly message: string }
  | {
      readonly type: 'committed'
      readonly answers: readonly NumberedAnswer[]
      readonly took: number
    }
  /** What was to be erased is gone from every file. */
  | { readonly type: 'erased'; readonly answers: readonly NumberedAnswer[] }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'closed' }

/** As text: quicker between threads than a copy of the objects. */
export function encoded(message: Orders | Report): string {
  return JSON.stringify(message)
}

export function decodedOrders(text: string): Orders {
  return JSON.parse(text) as Orders
}

export function decodedReport(text: string): Report {
  return JSON.parse(text) as Report
}
