// What every journal promises, whatever it is kept in.

import { describe, expect, test } from 'bun:test'
import { unlinked } from '#kernel/journal.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { SHEET, type Specimen, specimen } from '#server/journal/trials/specimen.ts'
import type {
  Batch,
  Creation,
  Export,
  Journal,
  Listing,
  MatchId,
  Outcome,
  Removal,
  Writer,
} from '#table/journal.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>
export type Rows = 'heads' | 'lines' | 'notes' | 'sheets' | 'snapshots'

/** A journal, and what the suite must be able to do to it from outside. */
export interface Subject {
  readonly journal: Journal
  /** Ends it without a word and opens what is left. */
  reopen(): Promise<Journal>
  /** Changes rows of a match behind the journal's back; `null` takes a row away. */
  edit(match: MatchId, rows: Rows, change: (row: Row) => Row | null): void
  /** Moves the journal's idea of now. */
  pass(millis: number): void
  now(): number
  close(): Promise<void>
}

type Trial = (subject: Subject) => Promise<void>

export function journalContract(name: string, open: () => Promise<Subject>): void {
  function promise(title: string, trial: Trial): void {
    test(title, async () => {
      const subject = await open()
      try {
        await trial(subject)
      } finally {
        await subject.close()
      }
    })
  }
  describe(`${name}: matches`, () => matchPromises(promise))
  describe(`${name}: writers`, () => writerPromises(promise))
  describe(`${name}: snapshots`, () => snapshotPromises(promise))
  describe(`${name}: damage`, () => damagePromises(promise))
  describe(`${name}: what is not kept`, () => removalPromises(promise))
}

type Promising = (title: string, trial: Trial) => void

/** Everything of a specimen in batches of so many entries. */
export function batchesOf(whole: Specimen, size: number): readonly Batch[] {
  const batches: Batch[] = [{ header: whole.header }]
  for (let from = 0; from < whole.entries.length; from += size) {
    batches.push({ entries: whole.entries.slice(from, from + size) })
  }
  return batches
}

async function writeAll(writer: Writer, batches: readonly Batch[]): Promise<readonly Outcome[]> {
  return Promise.all(batches.map(batch => appended(writer, batch)))
}

async function writeMatch(journal: Journal, match: MatchId, whole: Specimen): Promise<Writer> {
  const writer = await created(journal, match, SHEET)
  const outcomes = await writeAll(writer, batchesOf(whole, 1))
  expect(outcomes.every(({ type }) => type === 'durable')).toBe(true)
  return writer
}

function exported(journal: Journal, match: MatchId): Promise<Export> {
  return asked(answer => journal.export(match, answer))
}

async function live(journal: Journal): Promise<readonly MatchId[]> {
  const listing = await asked<Listing>(answer => journal.live(answer))
  return listing.type === 'listed' ? listing.matches : []
}

function matchPromises(promise: Promising): void {
  promise('a match that was created is live, and its name is taken', async ({ journal }) => {
    const writer = await created(journal, 'one', SHEET)
    expect(writer.epoch).toBe(1)
    expect(await live(journal)).toEqual(['one'])
    const again = await asked<Creation>(answer => journal.create('one', SHEET, answer))
    expect(again).toEqual({ type: 'taken' })
  })

  promise('a table without a match yet is found again as it was', async ({ journal, reopen }) => {
    await created(journal, 'one', SHEET)
    const { story } = await takenOver(await reopen(), 'one')
    const nothing = { header: null, snapshot: null, entries: [], receipts: [], closing: null }
    expect(story).toEqual({ ...nothing, sheet: SHEET })
  })

  promise('what is exported is what the kernel writes, to the byte', async ({ journal }) => {
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
  })

  promise('a match is read again as it was written', async ({ journal, reopen }) => {
    const whole = specimen('reopen')
    await writeMatch(journal, 'one', whole)
    const { story } = await takenOver(await reopen(), 'one')
    expect(story.header).toEqual(whole.header)
    expect(story.entries).toEqual(whole.entries.map(({ entry }) => entry))
    expect(folded(story)).toEqual(whole.matches.at(-1)!)
  })

  promise('after its closing a match is not live, and only its sheet changes', async subject => {
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
  })

  promise('notes are chained and know how many entries came before', async ({ journal }) => {
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
  })

  promise('thousands of entries fit into one batch', async ({ journal, reopen }) => {
    const whole = specimen('large', 2_500)
    expect(whole.entries.length).toBeGreaterThan(3_000)
    const writer = await created(journal, 'one', SHEET)
    const { header, entries } = whole
    const outcome = await appended(writer, { header, entries })
    expect(outcome).toMatchObject({ type: 'durable', seq: entries.length })
    const { story } = await takenOver(await reopen(), 'one')
    expect(story.entries).toEqual(entries.map(({ entry }) => entry))
  })

  promise('a hundred tables at once keep to themselves', async ({ journal, reopen }) => {
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
  })

  promise('what is not there is absent', async ({ journal }) => {
    const taken = await asked(answer => journal.takeOver('nobody', answer))
    expect(taken).toEqual({ type: 'absent' })
    expect(await exported(journal, 'nobody')).toEqual({ type: 'absent' })
  })
}

function writerPromises(promise: Promising): void {
  promise('answers come in the order of asking, and never at once', async ({ journal }) => {
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
  })

  promise('whoever takes over fences the one before off', async ({ journal }) => {
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
  })

  promise('of two who take over, the later one writes', async ({ journal }) => {
    const whole = specimen('race')
    const writer = await writeMatch(journal, 'one', whole)
    const takeovers = Promise.all([takenOver(journal, 'one'), takenOver(journal, 'one')])
    const late = appended(writer, { sheet: SHEET })
    const [second, third] = await takeovers
    expect(await late).toEqual({ type: 'fenced' })
    expect(await appended(second.writer, { closing: whole.closing })).toEqual({ type: 'fenced' })
    expect((await appended(third.writer, { closing: whole.closing })).type).toBe('durable')
  })

  promise('a gap in the entries is refused, and all that was under way with it', async subject => {
    const whole = specimen('gap')
    const writer = await created(subject.journal, 'one', SHEET)
    const [header, first, second, third] = batchesOf(whole, 1)
    const outcomes = await writeAll(writer, [header!, first!, third!, second!, { sheet: SHEET }])
    const refused = { type: 'failed', reason: 'out-of-order' } as const
    expect(outcomes.slice(2)).toEqual([refused, refused, refused])
    expect(await appended(writer, second!)).toMatchObject({ type: 'durable', seq: 2 })
    expect((await takenOver(subject.journal, 'one')).story.entries.length).toBe(2)
  })

  promise('nothing is written before the header, and no second one', async ({ journal }) => {
    const { header, entries } = specimen('header')
    const writer = await created(journal, 'one', SHEET)
    const refused = { type: 'failed', reason: 'out-of-order' } as const
    expect(await appended(writer, { entries: entries.slice(0, 1) })).toEqual(refused)
    await appended(writer, { header })
    expect(await appended(writer, { header })).toEqual(refused)
  })

  promise('an action that is sent again is recognised, also after a crash', async subject => {
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
  })
}

function snapshotPromises(promise: Promising): void {
  promise('loading from a snapshot leads to the same match', async ({ journal, reopen }) => {
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
  })

  promise('receipts outlive snapshots, the latest 32 of each seat', async ({ journal, reopen }) => {
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
  })

  promise('a damaged snapshot only costs time', async ({ journal, reopen, edit }) => {
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
  })
}

function damagePromises(promise: Promising): void {
  const isPlace = (place: number) => (row: Row) => row['place'] === place
  const anyRow = () => true
  const cases: readonly (readonly [string, Rows, string, (row: Row) => boolean, object])[] = [
    ['an entry', 'lines', 'line', isPlace(6), { part: 'entry', seq: 5 }],
    ['the number of an action', 'lines', 'number', isPlace(6), { part: 'entry', seq: 5 }],
    ['the seat of an action', 'lines', 'seat', isPlace(6), { part: 'entry', seq: 5 }],
    ['the place of an entry', 'lines', 'place', isPlace(6), { part: 'entry', seq: 5 }],
    ['the link to an entry', 'lines', 'previous', isPlace(7), { part: 'entry', seq: 5 }],
    ['the header', 'lines', 'line', isPlace(0), { part: 'header', seq: null }],
    ['the count of lines', 'heads', 'lines', anyRow, { part: 'entry' }],
    ['the link to the last line', 'heads', 'lastRow', anyRow, { part: 'entry' }],
    ['whether it is over', 'heads', 'closedAt', anyRow, { part: 'head', seq: null }],
    ['the facts', 'sheets', 'facts', anyRow, { part: 'sheet', seq: null }],
    ['the people', 'sheets', 'people', anyRow, { part: 'sheet', seq: null }],
    ['the last note', 'notes', 'line', anyRow, { part: 'note', seq: null }],
  ]
  for (const [title, rows, column, isMeant, damage] of cases) {
    promise(`${title}, changed: named, and only that match is fenced off`, async subject => {
      const whole = specimen('damage')
      for (const name of ['hurt', 'sound']) {
        const writer = await writeMatch(subject.journal, name, whole)
        await appended(writer, { notes: [{ ruling: 1 }] })
      }
      subject.edit('hurt', rows, row =>
        isMeant(row) ? { ...row, [column]: changed(row[column]!) } : row,
      )
      const left = await subject.reopen()
      const takeover = await asked(answer => left.takeOver('hurt', answer))
      expect(takeover).toMatchObject({ type: 'damaged', damage })
      expect(folded((await takenOver(left, 'sound')).story)).toEqual(whole.matches.at(-1)!)
    })
  }

  promise('a line that is gone is missed, and so is any note in an export', async subject => {
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
  })
}

/** A little different, whatever it is. */
function changed(cell: Cell): Cell {
  if (cell === null) return 1
  return typeof cell === 'number' ? cell + 1 : cell.replace(/[0-9a-z](?=.*.$)/i, '~')
}

function removalPromises(promise: Promising): void {
  promise('people can be forgotten and the match still verifies', async ({ journal, reopen }) => {
    const whole = specimen('forget')
    const writer = await writeMatch(journal, 'one', whole)
    await appended(writer, { closing: whole.closing })
    const removal = await asked<Removal>(answer => journal.forget('one', answer))
    expect(removal).toEqual({ type: 'removed', matches: 1 })
    const left = await reopen()
    expect(await exported(left, 'one')).toMatchObject({ type: 'exported', lines: whole.text })
    const { story } = await takenOver(left, 'one')
    expect(story.sheet).toEqual({ facts: SHEET.facts, people: null })
  })

  promise('a match that was removed is gone, and its writer with it', async ({ journal, edit }) => {
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
  })

  promise('what is too old expires, finished or idle, and nothing else', async subject => {
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
  })
}
