// Who may write, and in which order.

import { expect } from 'bun:test'
import { batchesOf, type Promised, writeAll, writeMatch } from '#server/journal/contract/subject.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { SHEET, specimen } from '#server/journal/trials/specimen.ts'

export const WRITERS: readonly Promised[] = [
  [
    'answers come in the order of asking, and never at once',
    async ({ journal }) => {
      const whole = specimen('order')
      const writer = await created(journal, 'one', SHEET)
      const batches = batchesOf(whole, 1)
      const heard: number[] = []
      await asked<void>(done => {
        batches.forEach((batch, at) => {
          writer.append(batch, () => {
            heard.push(at)
            if (heard.length === batches.length) done()
          })
        })
        expect(heard).toEqual([])
      })
      expect(heard).toEqual(batches.map((_, at) => at))
    },
  ],

  [
    'whoever takes over fences the one before off',
    async ({ journal }) => {
      const whole = specimen('fence')
      const first = await created(journal, 'one', SHEET)
      const [header, ...rest] = batchesOf(whole, 1)
      await writeAll(first, [header!, ...rest.slice(0, 5)])
      const { writer, story } = await takenOver(journal, 'one')
      expect(writer.epoch).toBe(2)
      expect(story.entries.length).toBe(5)
      expect(await appended(first, rest[5]!)).toEqual({ type: 'fenced' })
      expect(await appended(first, { sheet: SHEET })).toEqual({ type: 'fenced' })
      expect(await appended(writer, rest[5]!)).toMatchObject({ type: 'durable', seq: 6 })
      expect((await takenOver(journal, 'one')).story.entries.length).toBe(6)
    },
  ],

  [
    'of two who take over, the later one writes',
    async ({ journal }) => {
      const whole = specimen('race')
      const writer = await writeMatch(journal, 'one', whole)
      const takeovers = Promise.all([takenOver(journal, 'one'), takenOver(journal, 'one')])
      const late = appended(writer, { sheet: SHEET })
      const [second, third] = await takeovers
      expect(await late).toEqual({ type: 'fenced' })
      expect(await appended(second.writer, { closing: whole.closing })).toEqual({ type: 'fenced' })
      expect((await appended(third.writer, { closing: whole.closing })).type).toBe('durable')
    },
  ],

  [
    'a gap in the entries is refused, and all that was under way with it',
    async subject => {
      const whole = specimen('gap')
      const writer = await created(subject.journal, 'one', SHEET)
      const [header, first, second, third] = batchesOf(whole, 1)
      const outcomes = await writeAll(writer, [header!, first!, third!, second!, { sheet: SHEET }])
      const refused = { type: 'failed', reason: 'out-of-order' } as const
      expect(outcomes.slice(2)).toEqual([refused, refused, refused])
      expect(await appended(writer, second!)).toMatchObject({ type: 'durable', seq: 2 })
      expect((await takenOver(subject.journal, 'one')).story.entries.length).toBe(2)
    },
  ],

  [
    'nothing is written before the header, and no second one',
    async ({ journal }) => {
      const { header, entries } = specimen('header')
      const writer = await created(journal, 'one', SHEET)
      const refused = { type: 'failed', reason: 'out-of-order' } as const
      expect(await appended(writer, { entries: entries.slice(0, 1) })).toEqual(refused)
      await appended(writer, { header })
      expect(await appended(writer, { header })).toEqual(refused)
    },
  ],

  [
    'an action that is sent again is recognised, also after a crash',
    async subject => {
      const whole = specimen('again')
      const { header, entries } = whole
      const acts = entries.filter(({ number }) => number !== null)
      const [first, second] = acts
      const upTo = entries.indexOf(second!)
      const writer = await created(subject.journal, 'one', SHEET)
      await appended(writer, { header, entries: entries.slice(0, upTo) })
      const { entry } = entries[upTo]!
      const repeated = { type: 'failed', reason: 'repeated' } as const
      const again = { entries: [{ entry, number: first!.number }] }
      expect(await appended(writer, again)).toEqual(repeated)
      const { writer: next, story } = await takenOver(await subject.reopen(), 'one')
      const { seat } = first!.entry.cause as { readonly seat: number }
      expect(story.receipts).toContainEqual({ seat, number: first!.number!, seq: first!.entry.seq })
      expect(await appended(next, again)).toEqual(repeated)
      expect((await appended(next, { entries: [entries[upTo]!] })).type).toBe('durable')
    },
  ],
]
