// Which actions of which seat are in the journal already.

import type { EntryText } from '#server/journal/request.ts'
import type { Receipt } from '#table/journal.ts'

/** How many of each seat are remembered: more than any client has under way at once. */
const REMEMBERED = 32

/** The latest ones of each seat, oldest first. */
export function latestReceipts(receipts: readonly Receipt[]): Receipt[] {
  const counts = new Map<number, number>()
  return receipts
    .toReversed()
    .filter(({ seat }) => {
      const count = counts.get(seat) ?? 0
      counts.set(seat, count + 1)
      return count < REMEMBERED
    })
    .reverse()
}

/** Whether one of these entries answers an action that is not above its seat's latest. */
export function hasRepetition(
  receipts: readonly Receipt[],
  entries: readonly EntryText[],
): boolean {
  return entries.some(({ seat, number }, index) => {
    if (seat === null || number === null) return false
    const before = entries.slice(0, index).findLast(one => one.seat === seat && one.number !== null)
    const latest = before ?? receipts.findLast(one => one.seat === seat)
    return latest !== undefined && latest.number! >= number
  })
}
