import type { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openDatabase } from '#server/journal/database.ts'
import { type Groups, groups } from '#server/journal/group.ts'
import type { Answer, AppendRequest, Request } from '#server/journal/request.ts'
import { specimen } from '#server/journal/trials/specimen.ts'
import { type Folder, quickFolder } from '#server/journal/trials/subject.ts'

let folder: Folder
let database: Database
let books: Groups

beforeEach(() => {
  folder = quickFolder()
  database = openDatabase(join(folder.path, 'journal.db'))
  books = groups(database)
})

afterEach(() => {
  database.close()
  folder.remove()
})

const WHOLE = specimen('group')
const SHEET = { facts: '{}', people: null }

function create(match: string): Request {
  return { type: 'create', match, sheet: SHEET }
}

/** The nth batch: first the header, then one entry each. */
function append(match: string, step: number, padding = ''): AppendRequest {
  const written = WHOLE.entries[step - 1]
  const header = step === 0 ? JSON.stringify(WHOLE.header) : null
  const entry = written && {
    text: JSON.stringify({ ...written.entry, padding }),
    seat: written.entry.cause.type === 'act' ? written.entry.cause.seat : null,
    number: written.number,
  }
  return {
    type: 'append',
    match,
    epoch: 1,
    step,
    seq: step === 0 ? null : step - 1,
    header,
    entries: step === 0 ? [] : [entry!],
    notes: [],
    sheet: null,
    snapshot: null,
    closing: null,
  }
}

function typesOf(answers: readonly Answer[]): readonly string[] {
  return answers.map(answer => (answer.type === 'failed' ? answer.reason : answer.type))
}

test('a full disk refuses the whole group, and takes it once there is space', () => {
  books.commit([create('one'), create('two'), append('one', 0), append('two', 0)])
  const { page_count: pages } = database.query('pragma page_count').get() as { page_count: number }
  database.run(`pragma max_page_count = ${pages}`)
  const large = append('two', 1, 'x'.repeat(100_000))
  const group = [append('one', 1), large, append('one', 2)]
  const full = ['storage-full', 'storage-full', 'storage-full']
  expect(typesOf(books.commit(group))).toEqual(full)
  expect(typesOf(books.commit(group))).toEqual(full)
  expect(books.broken()).toBe(null)
  database.run('pragma max_page_count = 1000000')
  expect(typesOf(books.commit(group))).toEqual(['durable', 'durable', 'durable'])
  const [copy] = books.commit([{ type: 'export', match: 'one' }])
  expect(copy?.type === 'exported' && copy.lines.split('\n').length - 1).toBe(3)
})

test('what a failed group had begun is forgotten, numbers of actions too', () => {
  books.commit([create('one'), append('one', 0), append('one', 1)])
  const acts = WHOLE.entries.findIndex(({ number }) => number !== null) + 1
  for (let step = 2; step < acts; step++) books.commit([append('one', step)])
  database.run('pragma max_page_count = 1')
  expect(typesOf(books.commit([append('one', acts), create('x'.repeat(50_000))]))).toEqual([
    'storage-full',
    'storage-full',
  ])
  database.run('pragma max_page_count = 1000000')
  expect(typesOf(books.commit([append('one', acts)]))).toEqual(['durable'])
  expect(typesOf(books.commit([{ ...append('one', acts + 1), step: acts }]))).toEqual([
    'out-of-order',
  ])
})

test('a mistake in one request does not hurt those beside it', () => {
  books.commit([create('one'), create('two'), append('one', 0), append('two', 0)])
  const bad = { ...append('one', 1), entries: [{ text: null, seat: 0, number: 1 }] } as never
  expect(typesOf(books.commit([append('two', 1), bad, append('two', 2)]))).toEqual([
    'durable',
    'out-of-order',
    'durable',
  ])
  expect(books.broken()).toBe(null)
})

test('after an error of the disk nothing is written any more', () => {
  books.commit([create('one'), append('one', 0)])
  books.note(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' }))
  expect(books.broken()).toBe('disk I/O error')
  expect(typesOf(books.commit([append('one', 1), { type: 'live' }]))).toEqual([
    'storage-broken',
    'storage-broken',
  ])
})

test('a writer that another process took over from is fenced off, whatever it remembers', () => {
  books.commit([create('one'), create('two'), append('one', 0), append('two', 0)])
  expect(typesOf(books.commit([append('one', 1)]))).toEqual(['durable'])
  const other = openDatabase(join(folder.path, 'journal.db'))
  try {
    const successor = groups(other)
    expect(typesOf(successor.commit([{ type: 'takeOver', match: 'one' }]))).toEqual(['ready'])
    expect(typesOf(successor.commit([{ ...append('one', 2), epoch: 2 }]))).toEqual(['durable'])
    expect(typesOf(books.commit([append('two', 1), append('one', 2)]))).toEqual([
      'durable',
      'fenced',
    ])
    expect(typesOf(books.commit([append('one', 2)]))).toEqual(['fenced'])
    expect(typesOf(books.commit([append('two', 2)]))).toEqual(['durable'])
    expect(typesOf(successor.commit([{ ...append('one', 3), epoch: 2 }]))).toEqual(['durable'])
  } finally {
    other.close()
  }
})
