// What a device has kept of a match, read back. It may be of another version, or spoilt.

import type { Vocabulary } from '#kernel/game.ts'
import type { Header } from '#kernel/journal.ts'
import type { Entry } from '#kernel/match.ts'
import type { Batch, Receipt, Sheet, Story } from '#table/journal.ts'

/** Raised when older records can no longer be read. */
const FORMAT = 1
const RECEIPTS_KEPT = 32

/** One step of a match as it is kept. Snapshots are not: a match here is short. */
export interface Kept extends Pick<Batch, 'header' | 'entries' | 'sheet' | 'closing'> {
  readonly format: typeof FORMAT
  readonly step: number
}

export function keptOf(step: number, { header, entries, sheet, closing }: Batch): Kept {
  return {
    format: FORMAT,
    step,
    ...(header && { header }),
    ...(entries && { entries }),
    ...(sheet && { sheet }),
    ...(closing && { closing }),
  }
}

/** `null`: it cannot be played on. */
export function storyOf(records: readonly unknown[]): Story | null {
  let header: Header | null = null
  let sheet: Sheet | null = null
  let closing: Story['closing'] = null
  const entries: Entry<Vocabulary>[] = []
  const receipts = new Map<number, Receipt[]>()
  for (const [step, record] of records.entries()) {
    const kept = record as Kept | null
    if (kept?.format !== FORMAT || kept.step !== step) return null
    header ??= kept.header ?? null
    sheet = kept.sheet ?? sheet
    closing = kept.closing ?? closing
    for (const { entry, number } of kept.entries ?? []) {
      if (entry.seq !== entries.length) return null
      entries.push(entry)
      if (number === null || entry.cause.type !== 'act') continue
      const { seat } = entry.cause
      const earlier = receipts.get(seat) ?? []
      receipts.set(seat, [...earlier, { seat, number, seq: entry.seq }].slice(-RECEIPTS_KEPT))
    }
  }
  if (header === null || sheet === null) return null
  const latest = [...receipts.values()].flat()
  return { header, snapshot: null, entries, receipts: latest, sheet, closing }
}
