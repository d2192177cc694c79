// Short cuts lead to the same place.

import { expect } from 'bun:test'
import { batchesOf, changed, type Promised } from '#server/journal/contract/subject.ts'
import { appended, created, takenOver } from '#server/journal/trials/asked.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { SHEET, specimen } from '#server/journal/trials/specimen.ts'

export const SNAPSHOTS: readonly Promised[] = [
  [
    'loading from a snapshot leads to the same match',
    async ({ journal, reopen }) => {
      const whole = specimen('snapshot')
      const writer = await created(journal, 'one', SHEET)
      const [header, ...rest] = batchesOf(whole, 1)
      await appended(writer, header!)
      let left = journal
      let last = writer
      for (const [at, batch] of rest.entries()) {
        const snapshot = whole.matches[at]!
        await appended(last, at % 7 === 6 ? { ...batch, snapshot } : batch)
        if (at % 20 === 19) left = await reopen()
        const { story, writer: next } = await takenOver(left, 'one')
        expect(folded(story)).toEqual(snapshot)
        expect(story.entries.length).toBe((at + 1) % 7 === 0 ? 0 : at < 7 ? at + 1 : (at + 1) % 7)
        last = next
      }
    },
  ],

  [
    'receipts outlive snapshots, the latest 32 of each seat',
    async ({ journal, reopen }) => {
      const { header, entries, matches } = specimen('receipts', 600)
      const writer = await created(journal, 'one', SHEET)
      const half = entries.length >> 1
      const snapshot = matches[half - 1]!
      await appended(writer, { header, entries: entries.slice(0, half), snapshot })
      await appended(writer, { entries: entries.slice(half, -1) })
      await appended(writer, { entries: entries.slice(-1), snapshot: matches.at(-1)! })
      const { story } = await takenOver(await reopen(), 'one')
      expect(story.entries).toEqual([])
      for (const seat of [0, 1, 2]) {
        const expected = entries.flatMap(({ entry, number }) =>
          entry.cause.type === 'act' && entry.cause.seat === seat
            ? [{ seat, number: number!, seq: entry.seq }]
            : [],
        )
        const found = story.receipts.filter(receipt => receipt.seat === seat)
        expect(found).toEqual(expected.slice(-32))
      }
    },
  ],

  [
    'a damaged snapshot only costs time',
    async ({ journal, reopen, edit }) => {
      const whole = specimen('short cut')
      const writer = await created(journal, 'one', SHEET)
      const { header, entries } = whole
      await appended(writer, { header, entries, snapshot: whole.matches.at(-1)! })
      for (const column of ['state', 'receipts', 'hash', 'lines']) {
        edit('one', 'snapshots', row => ({ ...row, [column]: changed(row[column]!) }))
        const { story } = await takenOver(await reopen(), 'one')
        expect(story.snapshot).toBe(null)
        expect(folded(story)).toEqual(whole.matches.at(-1)!)
      }
    },
  ],
]
