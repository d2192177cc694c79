// What is not kept.

import { expect } from 'bun:test'
import { exported, live, type Promised, writeMatch } from '#server/journal/contract/subject.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { SHEET, specimen } from '#server/journal/trials/specimen.ts'
import type { Removal } from '#table/journal.ts'

export const REMOVAL: readonly Promised[] = [
  [
    'people can be forgotten and the match still verifies',
    async ({ journal, reopen }) => {
      const whole = specimen('forget')
      const writer = await writeMatch(journal, 'one', whole)
      await appended(writer, { closing: whole.closing })
      const removal = await asked<Removal>(answer => journal.forget('one', answer))
      expect(removal).toEqual({ type: 'removed', matches: 1 })
      const left = await reopen()
      expect(await exported(left, 'one')).toMatchObject({ type: 'exported', lines: whole.text })
      const { story } = await takenOver(left, 'one')
      expect(story.sheet).toEqual({ facts: SHEET.facts, people: null })
    },
  ],

  [
    'a match that was removed is gone, and its writer with it',
    async ({ journal, edit }) => {
      const whole = specimen('remove')
      const writer = await writeMatch(journal, 'one', whole)
      await appended(writer, { notes: [{ ruling: 1 }] })
      await writeMatch(journal, 'two', whole)
      expect(await asked(answer => journal.remove('one', answer))).toMatchObject({ matches: 1 })
      expect(await asked(answer => journal.remove('one', answer))).toMatchObject({ matches: 0 })
      expect(await appended(writer, { sheet: SHEET })).toEqual({ type: 'fenced' })
      expect(await live(journal)).toEqual(['two'])
      let rows = 0
      edit('two', 'lines', row => {
        rows += 1
        return row
      })
      expect(rows).toBe(whole.entries.length + 1)
      expect((await takenOver(journal, 'two')).story.entries.length).toBe(whole.entries.length)
    },
  ],

  [
    'what is too old expires, finished or idle, and nothing else',
    async subject => {
      const { journal } = subject
      const whole = specimen('expiry')
      for (const name of ['closed early', 'idle']) await writeMatch(journal, name, whole)
      const { writer } = await takenOver(journal, 'closed early')
      await appended(writer, { closing: whole.closing })
      const many = Array.from({ length: 40 }, (_, at) => `lobby ${at}`)
      for (const name of many) await created(journal, name, SHEET)
      subject.pass(1_000)
      const now = subject.now()
      const late = await writeMatch(journal, 'closed late', whole)
      await appended(late, { closing: whole.closing })
      await writeMatch(journal, 'busy', whole)
      const expired = (closedBefore: number, idleBefore: number) =>
        asked<Removal>(answer => journal.expire({ closedBefore, idleBefore }, answer))
      expect(await expired(now, 0)).toEqual({ type: 'removed', matches: 1 })
      expect(await live(journal)).toEqual(['idle', ...many, 'busy'])
      expect(await expired(0, now)).toEqual({ type: 'removed', matches: 41 })
      expect(await live(journal)).toEqual(['busy'])
      expect((await exported(journal, 'closed late')).type).toBe('exported')
      expect((await exported(journal, 'closed early')).type).toBe('absent')
    },
  ],
]
