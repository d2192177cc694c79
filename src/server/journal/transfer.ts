// Carries a match from one store to another, row by row, and leaves behind what does not read.

import type { Head, LineRow, NoteRow, Store } from '#server/journal/store.ts'
import type { MatchId } from '#table/journal.ts'

interface Linked {
  readonly match: number
  readonly previous: number | null
}

/** A match on its way: what it is called where it comes from, and where it goes. */
interface Move {
  readonly from: Store
  readonly to: Store
  readonly head: Head
  readonly old: number
  readonly match: number
}

/** Its key over there. Nothing is judged here: that is for whoever reads it. */
export function transferred(from: Store, to: Store, match: MatchId, key: number): number {
  const head = from.head(key)
  if (head === null) throw new Error('its head is missing')
  const moved = to.addMatch(match, { ...head, headerRow: null, lastRow: null, lastNoteRow: null })
  const move = { from, to, head, old: key, match: moved }
  to.putHead(moved, { ...head, ...linesMoved(move), lastNoteRow: notesMoved(move) })
  const sheet = from.sheet(key)
  if (sheet !== null) to.putSheet(moved, sheet)
  const snapshot = attempt(() => from.snapshot(key))
  if (snapshot !== null) to.putSnapshot(moved, snapshot)
  return moved
}

function linesMoved(move: Move): Pick<Head, 'headerRow' | 'lastRow'> {
  const { from, to, head, match } = move
  const lines = linkedFrom<LineRow>(move, head.lastRow, row => from.line(row))
  const first = lines[0] ?? null
  // With a snapshot a match can be played on though early lines are gone, but not without a header.
  const header = head.headerRow === null ? null : attempt(() => from.line(head.headerRow!))
  let headerRow: number | null = null
  let previous: number | null = null
  if (header !== null && first !== null && first.place !== 0) {
    headerRow = to.addLine({ ...header, match, previous: null })
  }
  for (const line of lines) {
    previous = to.addLine({ ...line, match, previous })
    if (line.place === 0) headerRow = previous
  }
  return { headerRow, lastRow: previous }
}

function notesMoved(move: Move): number | null {
  const { from, to, head, match } = move
  let previous: number | null = null
  for (const note of linkedFrom<NoteRow>(move, head.lastNoteRow, row => from.note(row))) {
    previous = to.addNote({ ...note, match, previous })
  }
  return previous
}

/** In their order, as far back as the links lead. */
function linkedFrom<T extends Linked>(
  { old }: Move,
  last: number | null,
  read: (row: number) => T | null,
): T[] {
  const rows: T[] = []
  for (let row = last; row !== null; ) {
    const found: T | null = attempt(() => read(row!))
    if (found?.match !== old) break
    rows.push(found)
    row = found.previous !== null && found.previous < row ? found.previous : null
  }
  return rows.reverse()
}

function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
