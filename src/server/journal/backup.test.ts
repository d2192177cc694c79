import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '#server/journal/backup.ts'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import { type Folder, quickFolder } from '#server/journal/trials/subject.ts'
import type { Export } from '#table/journal.ts'

let folder: Folder
let path: string
let copy: string

beforeEach(() => {
  folder = quickFolder()
  path = join(folder.path, 'journal.db')
  copy = join(folder.path, 'copy.db')
})

afterEach(() => folder.remove())

test('a copy made in the middle of play is one whole instant, and can be played on', async () => {
  const running = await openSqliteJournal({ path, broken: () => {} })
  const whole = specimen('backup')
  const writer = await created(running.journal, 'one', SHEET)
  let seq: number | null = null
  let promised = 0
  for (let count = 0; count < 20; count++) {
    const batch = batchAfter(whole, seq)
    const appending = appended(writer, batch)
    if (count === 12) {
      promised = seq ?? 0
      expect(backUp(path, copy)).toBe(null)
    }
    expect((await appending).type).toBe('durable')
    seq = seqAfter(batch, seq)
  }
  await running.close()

  const restored = await openSqliteJournal({ path: copy, broken: () => {} })
  expect(restored.salvage).toBe(null)
  const found = await asked<Export>(answer => restored.journal.export('one', answer))
  const text = found.type === 'exported' ? found.lines : ''
  expect(whole.text.startsWith(text)).toBe(true)
  const { writer: next, story } = await takenOver(restored.journal, 'one')
  const from = (story.snapshot?.seq ?? 0) + story.entries.length
  expect(from).toBeGreaterThanOrEqual(promised)
  expect((await appended(next, batchAfter(whole, from))).type).toBe('durable')
  await restored.close()
})

test('nothing is overwritten, and what is missing is named', () => {
  expect(backUp(path, copy)).toContain('no journal')
  writeFileSync(path, 'not a journal')
  writeFileSync(copy, 'precious')
  expect(backUp(path, copy)).toContain('already')
  const other = join(folder.path, 'other.db')
  expect(backUp(path, other)).toContain('failed')
  expect(existsSync(other)).toBe(false)
})
