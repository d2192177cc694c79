// What becomes of matches.

import { expect } from 'bun:test'
import { unlinked } from '#kernel/journal.ts'
import { exported, live, type Promised, writeMatch } from '#server/journal/contract/subject.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { SHEET, specimen } from '#server/journal/trials/specimen.ts'
import type { Creation } from '#table/journal.ts'

export const MATCHES: readonly Promised[] = [
  [
    'a match that was created is live, and its name is taken',
    async ({ journal }) => {
      const writer = await created(journal, 'one', SHEET)
      expect(writer.epoch).toBe(1)
      expect(await live(journal)).toEqual(['one'])
      const again = await asked<Creation>(answer => journal.create('one', SHEET, answer))
      expect(again).toEqual({ type: 'taken' })
    },
  ],

  [
    'a table without a match yet is found again as it was',
    async ({ journal, reopen }) => {
      await created(journal, 'one', SHEET)
      const { story } = await takenOver(await reopen(), 'one')
      const nothing = { header: null, snapshot: null, entries: [], receipts: [], closing: null }
      expect(story).toEqual({ ...nothing, sheet: SHEET })
    },
  ],

  [
    'what is exported is what the kernel writes, to the byte',
    async ({ journal }) => {
      const whole = specimen('export')
      const writer = await writeMatch(journal, 'one', whole)
      const closed = await appended(writer, { closing: whole.closing })
      expect(await exported(journal, 'one')).toEqual({
        type: 'exported',
        lines: whole.text,
        notes: '',
      })
      const hash = unlinked(whole.text.trimEnd().split('\n').at(-1)!)!.hash
      expect(closed).toEqual({ type: 'durable', seq: whole.entries.length, hash })
    },
  ],

  [
    'a match is read again as it was written',
    async ({ journal, reopen }) => {
      const whole = specimen('reopen')
      await writeMatch(journal, 'one', whole)
      const { story } = await takenOver(await reopen(), 'one')
      expect(story.header).toEqual(whole.header)
      expect(story.entries).toEqual(whole.entries.map(({ entry }) => entry))
      expect(folded(story)).toEqual(whole.matches.at(-1)!)
    },
  ],

  [
    'after its closing a match is not live, and only its sheet changes',
    async subject => {
      const whole = specimen('closing')
      const writer = await writeMatch(subject.journal, 'one', whole)
      await appended(writer, { closing: whole.closing })
      expect(await live(subject.journal)).toEqual([])
      const late = await appended(writer, { notes: [{ too: 'late' }] })
      expect(late).toEqual({ type: 'failed', reason: 'out-of-order' })
      const sheet = { facts: { rematch: 'two' }, people: null }
      expect((await appended(writer, { sheet })).type).toBe('durable')
      const { story } = await takenOver(await subject.reopen(), 'one')
      expect(story.closing).toEqual(whole.closing)
      expect(story.sheet).toEqual(sheet)
      expect(folded(story)).toEqual(whole.matches.at(-1)!)
    },
  ],

  [
    'notes are chained and know how many entries came before',
    async ({ journal }) => {
      const whole = specimen('notes')
      const writer = await created(journal, 'one', SHEET)
      await appended(writer, { notes: [{ before: 'the start' }] })
      await appended(writer, { header: whole.header, entries: whole.entries.slice(0, 3) })
      await appended(writer, { notes: [{ paused: true }, { trips: [20, 200] }] })
      const copy = await exported(journal, 'one')
      const lines = copy.type === 'exported' ? copy.notes.trimEnd().split('\n') : []
      expect(lines.map(line => JSON.parse(unlinked(line)!.text))).toEqual([
        { after: 0, note: { before: 'the start' } },
        { after: 3, note: { paused: true } },
        { after: 3, note: { trips: [20, 200] } },
      ])
    },
  ],

  [
    'thousands of entries fit into one batch',
    async ({ journal, reopen }) => {
      const whole = specimen('large', 2_500)
      expect(whole.entries.length).toBeGreaterThan(3_000)
      const writer = await created(journal, 'one', SHEET)
      const { header, entries } = whole
      const outcome = await appended(writer, { header, entries })
      expect(outcome).toMatchObject({ type: 'durable', seq: entries.length })
      const { story } = await takenOver(await reopen(), 'one')
      expect(story.entries).toEqual(entries.map(({ entry }) => entry))
    },
  ],

  [
    'a hundred tables at once keep to themselves',
    async ({ journal, reopen }) => {
      const names = Array.from({ length: 100 }, (_, at) => `table ${at}`)
      const wholes = names.map(name => specimen(name))
      await Promise.all(names.map((name, at) => writeMatch(journal, name, wholes[at]!)))
      const left = await reopen()
      expect(await live(left)).toEqual(names)
      const texts = await Promise.all(names.map(name => exported(left, name)))
      texts.forEach((copy, at) => {
        const lines = wholes[at]!.text.split('\n').slice(0, -2)
        expect(copy.type === 'exported' && copy.lines).toBe(`${lines.join('\n')}\n`)
      })
    },
  ],

  [
    'what is not there is absent',
    async ({ journal }) => {
      const taken = await asked(answer => journal.takeOver('nobody', answer))
      expect(taken).toEqual({ type: 'absent' })
      expect(await exported(journal, 'nobody')).toEqual({ type: 'absent' })
    },
  ],
]
