// What the table's side asks of the side that holds the files, and hears back: text and numbers
// only, so that it can cross a thread.

import type { Damage, Expiry, MatchId, Receipt, StorageTrouble } from '#table/journal.ts'

export interface EntryText {
  readonly text: string
  readonly seat: number | null
  readonly number: number | null
}

export interface SheetText {
  readonly facts: string
  readonly people: string | null
}

export interface AppendRequest {
  readonly type: 'append'
  readonly match: MatchId
  readonly epoch: number
  /** How many batches came before this one: a gap shows that an earlier one failed. */
  readonly step: number
  /** Of the first entry; `null` without entries. */
  readonly seq: number | null
  readonly header: string | null
  readonly entries: readonly EntryText[]
  readonly notes: readonly string[]
  readonly sheet: SheetText | null
  readonly snapshot: string | null
  readonly closing: string | null
}

export type Request =
  | AppendRequest
  | { readonly type: 'create'; readonly match: MatchId; readonly sheet: SheetText }
  | { readonly type: 'takeOver'; readonly match: MatchId }
  | { readonly type: 'live' }
  | { readonly type: 'export'; readonly match: MatchId }
  | { readonly type: 'forget'; readonly match: MatchId }
  | { readonly type: 'remove'; readonly match: MatchId }
  | { readonly type: 'expire'; readonly expiry: Expiry }

export interface StoryText {
  readonly header: string | null
  readonly snapshot: string | null
  readonly entries: readonly string[]
  readonly receipts: readonly Receipt[]
  readonly sheet: SheetText
  readonly closing: string | null
}

export type Answer =
  | { readonly type: 'durable'; readonly seq: number; readonly hash: string }
  | { readonly type: 'fenced' }
  | { readonly type: 'failed'; readonly reason: StorageTrouble | 'out-of-order' | 'repeated' }
  | { readonly type: 'created' }
  | { readonly type: 'taken' }
  | {
      readonly type: 'ready'
      readonly epoch: number
      readonly step: number
      readonly story: StoryText
    }
  | { readonly type: 'absent' }
  | { readonly type: 'damaged'; readonly damage: Damage }
  | { readonly type: 'listed'; readonly matches: readonly MatchId[] }
  | { readonly type: 'exported'; readonly lines: string; readonly notes: string }
  /** `more`: the request asked for so much that it is to be made again. */
  | { readonly type: 'removed'; readonly matches: number; readonly more: boolean }

/** Takes a request to where the files are. Answers in the order of asking, once each. */
export type Carrier = (request: Request, answer: (answer: Answer) => void) => void
