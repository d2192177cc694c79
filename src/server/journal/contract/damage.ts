// Damage is named, and fences off one match alone.

import { expect } from 'bun:test'
import {
  changed,
  exported,
  type Promised,
  type Row,
  type Rows,
  writeAll,
  writeMatch,
} from '#server/journal/contract/subject.ts'
import { appended, asked, takenOver } from '#server/journal/trials/asked.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { specimen } from '#server/journal/trials/specimen.ts'

interface Case {
  readonly title: string
  readonly rows: Rows
  readonly column: string
  /** Only the line at this place; without it, every row. */
  readonly place?: number
  readonly damage: object
}

const SIXTH = { part: 'entry', seq: 5 }

const CASES: readonly Case[] = [
  { title: 'an entry', rows: 'lines', column: 'line', place: 6, damage: SIXTH },
  { title: 'the number of an action', rows: 'lines', column: 'number', place: 6, damage: SIXTH },
  { title: 'the seat of an action', rows: 'lines', column: 'seat', place: 6, damage: SIXTH },
  { title: 'the place of an entry', rows: 'lines', column: 'place', place: 6, damage: SIXTH },
  { title: 'the link to an entry', rows: 'lines', column: 'previous', place: 7, damage: SIXTH },
  { title: 'the header', rows: 'lines', column: 'line', place: 0, damage: { part: 'header' } },
  { title: 'the count of lines', rows: 'heads', column: 'lines', damage: { part: 'entry' } },
  { title: 'the link to the end', rows: 'heads', column: 'lastRow', damage: { part: 'entry' } },
  { title: 'whether it is over', rows: 'heads', column: 'closedAt', damage: { part: 'head' } },
  { title: 'the facts', rows: 'sheets', column: 'facts', damage: { part: 'sheet' } },
  { title: 'the people', rows: 'sheets', column: 'people', damage: { part: 'sheet' } },
  { title: 'the last note', rows: 'notes', column: 'line', damage: { part: 'note' } },
]

function promised({ title, rows, column, place, damage }: Case): Promised {
  function spoil(row: Row): Row {
    const isMeant = place === undefined || row['place'] === place
    return isMeant ? { ...row, [column]: changed(row[column]!) } : row
  }
  return [
    `${title}, changed: named, and only that match is fenced off`,
    async subject => {
      const whole = specimen('damage')
      for (const name of ['hurt', 'sound']) {
        const writer = await writeMatch(subject.journal, name, whole)
        await appended(writer, { notes: [{ ruling: 1 }] })
      }
      subject.edit('hurt', rows, spoil)
      const left = await subject.reopen()
      const takeover = await asked(answer => left.takeOver('hurt', answer))
      expect(takeover).toMatchObject({ type: 'damaged', damage })
      expect(folded((await takenOver(left, 'sound')).story)).toEqual(whole.matches.at(-1)!)
    },
  ]
}

export const DAMAGE: readonly Promised[] = [
  ...CASES.map(promised),
  [
    'a line that is gone is missed, and so is any note in an export',
    async subject => {
      const whole = specimen('gone')
      const writer = await writeMatch(subject.journal, 'one', whole)
      await writeAll(writer, [{ notes: [{ one: 1 }] }, { notes: [{ two: 2 }] }])
      let at = 0
      subject.edit('one', 'notes', row => (at++ === 0 ? null : row))
      expect(await exported(subject.journal, 'one')).toMatchObject({
        type: 'damaged',
        damage: { part: 'note' },
      })
      subject.edit('one', 'lines', row => (row['place'] === 4 ? null : row))
      const takeover = await asked(answer => subject.journal.takeOver('one', answer))
      expect(takeover).toMatchObject({ type: 'damaged', damage: { part: 'entry', seq: 3 } })
    },
  ],
]
