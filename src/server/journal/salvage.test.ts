import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteJournal, type SqliteJournal } from '#server/journal/sqlite.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { flips } from '#server/journal/trials/flips.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import { type Folder, quickFolder } from '#server/journal/trials/subject.ts'
import type { Creation, Listing } from '#table/journal.ts'

let folder: Folder
let path: string

beforeEach(() => {
  folder = quickFolder()
  path = join(folder.path, 'journal.db')
})

afterEach(() => folder.remove())

function open(): Promise<SqliteJournal> {
  return openSqliteJournal({ path, broken: () => {} })
}

const MATCHES = Array.from({ length: 12 }, (_, at) => `match ${at}`)

/** One after the other, so that each has its pages to itself. */
async function fill(): Promise<void> {
  const { journal, close } = await open()
  for (const match of MATCHES) {
    const writer = await created(journal, match, SHEET)
    const whole = specimen(match)
    for (let seq: number | null = null; seq !== whole.entries.length; ) {
      const batch = batchAfter(whole, seq)
      await appended(writer, batch)
      seq = seqAfter(batch, seq)
    }
  }
  await close()
}

/** Makes the page that holds this text unreadable. */
function ruin(text: string): void {
  const bytes = readFileSync(path)
  const at = bytes.indexOf(text)
  expect(at).toBeGreaterThan(0)
  bytes.fill(0xff, at - (at % 4096), at - (at % 4096) + 4096)
  writeFileSync(path, bytes)
}

test('all matches of a damaged file are saved but those hit, which are named', async () => {
  await fill()
  const lines = specimen('match 5').text.split('\n')
  ruin(lines[lines.length - 3]!)
  const { journal, salvage, close } = await open()
  expect(salvage!.problems.length).toBeGreaterThan(0)
  const lost = salvage!.lost.map(({ match }) => match)
  expect(lost).toContain('match 5')
  expect(lost.length).toBeLessThan(4)
  expect(salvage!.saved).toBe(MATCHES.length - lost.length)
  expect(existsSync(salvage!.aside)).toBe(true)
  for (const match of MATCHES) {
    if (lost.includes(match)) {
      const takeover = await asked(answer => journal.takeOver(match, answer))
      expect(takeover).toMatchObject({ type: 'damaged' })
      const again = await asked<Creation>(answer => journal.create(match, SHEET, answer))
      expect(again.type).toBe('taken')
    } else {
      const { story } = await takenOver(journal, match)
      expect(folded(story)).toEqual(specimen(match).matches.at(-1)!)
    }
  }
  const listing = await asked<Listing>(answer => journal.live(answer))
  expect(listing).toEqual({
    type: 'listed',
    matches: MATCHES.filter(match => !lost.includes(match)),
  })
  await close()
  const again = await open()
  expect(again.salvage).toBe(null)
  await again.close()
})

test('early lines may be gone where a snapshot stands for them', async () => {
  await fill()
  const lines = specimen('match 5').text.split('\n')
  ruin(lines[lines.length >> 1]!)
  const { journal, salvage, close } = await open()
  expect(salvage!.lost.map(({ match }) => match)).not.toContain('match 5')
  const { story } = await takenOver(journal, 'match 5')
  expect(folded(story)).toEqual(specimen('match 5').matches.at(-1)!)
  const copy = await asked(answer => journal.export('match 5', answer))
  expect(copy).toMatchObject({ type: 'damaged', damage: { part: 'entry' } })
  await close()
})

test('a salvage that was interrupted begins anew', async () => {
  await fill()
  ruin(specimen('match 5').text.split('\n')[4]!)
  const damaged = readFileSync(path)
  const first = await open()
  await first.close()
  const { aside } = first.salvage!
  writeFileSync(path, damaged.subarray(0, 8_192))
  writeFileSync(`${path}.salvaging`, aside)
  const second = await open()
  expect(second.salvage).toEqual(first.salvage)
  await second.close()
  expect(existsSync(`${path}.salvaging`)).toBe(false)
})

test('whatever is spoilt, nothing wrong is served and nothing vanishes', () => {
  const finds = flips({ count: 60, seed: 'share' })
  expect(finds).toMatchObject({ wrong: [], vanished: [] })
  expect(finds.damaged).toBeGreaterThan(0)
  expect(finds.salvages).toBeGreaterThan(0)
}, 60_000)
