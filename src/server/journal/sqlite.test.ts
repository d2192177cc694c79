import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { journalContract } from '#server/journal/contract.ts'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { batchAfter, SHEET, specimen } from '#server/journal/trials/specimen.ts'
import { quickFolder, sqliteSubject } from '#server/journal/trials/subject.ts'
import type { Listing, Outcome } from '#table/journal.ts'

journalContract('SQLite', sqliteSubject)

test('closing waits for what was asked, and takes nothing more', async () => {
  const folder = quickFolder()
  const path = join(folder.path, 'journal.db')
  const whole = specimen('closing time')
  const first = await openSqliteJournal({ path, broken: () => {} })
  const writer = await created(first.journal, 'one', SHEET)
  const heard: Outcome[] = []
  writer.append(batchAfter(whole, null), outcome => heard.push(outcome))
  await first.close()
  expect(heard).toMatchObject([{ type: 'durable', seq: 1 }])
  const late = await appended(writer, batchAfter(whole, 1))
  expect(late).toEqual({ type: 'failed', reason: 'storage-broken' })
  const second = await openSqliteJournal({ path, broken: () => {} })
  expect((await takenOver(second.journal, 'one')).story.entries.length).toBe(1)
  await second.close()
  folder.remove()
})

test('commits are counted and timed', async () => {
  const folder = quickFolder()
  const path = join(folder.path, 'journal.db')
  const commits: (readonly [number, number])[] = []
  const { journal, close } = await openSqliteJournal({
    path,
    broken: () => {},
    committed: (requests, took) => commits.push([requests, took]),
  })
  await Promise.all([1, 2, 3].map(() => asked<Listing>(answer => journal.live(answer))))
  await close()
  expect(commits.reduce((sum, [requests]) => sum + requests, 0)).toBe(3)
  expect(commits.every(([, took]) => took > 0)).toBe(true)
  folder.remove()
})

test('a folder that is not there is named', async () => {
  const folder = quickFolder()
  const path = join(folder.path, 'missing', 'journal.db')
  const opening = openSqliteJournal({ path, broken: () => {} })
  await expect(opening).rejects.toThrow('See to it that its folder exists')
  folder.remove()
})
