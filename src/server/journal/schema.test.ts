import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, problemsOf } from '#server/journal/database.ts'
import { migrate, UnusableFile, VERSION } from '#server/journal/schema.ts'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { type Folder, quickFolder } from '#server/journal/trials/subject.ts'

let folder: Folder
let path: string

beforeEach(() => {
  folder = quickFolder()
  path = join(folder.path, 'journal.db')
})

afterEach(() => folder.remove())

function versionOf(database: Database): number {
  return (database.query('pragma user_version').get() as { user_version: number }).user_version
}

test('a new file is one of today, and sound', () => {
  const database = openDatabase(path)
  expect(versionOf(database)).toBe(VERSION)
  expect(problemsOf(database)).toEqual([])
  database.close()
})

test('an older file goes forward step by step, each once', () => {
  const database = new Database(path)
  migrate(database, ['create table first (x)'])
  migrate(database, ['create table first (x)', 'create table second (x)'])
  migrate(database, ['create table first (x)', 'create table second (x)'])
  expect(versionOf(database)).toBe(2)
  database.close()
})

test('a step that fails leaves the file as it was', () => {
  const database = new Database(path)
  migrate(database, ['create table first (x)'])
  const steps = ['', 'create table second (x)', 'create table second (x)']
  expect(() => migrate(database, steps)).toThrow('already exists')
  expect(versionOf(database)).toBe(1)
  expect(database.query("select 1 from sqlite_schema where name = 'second'").get()).toBe(null)
  database.close()
})

test('the file of a newer server is refused and left alone', async () => {
  const newer = openDatabase(path)
  newer.run(`pragma user_version = ${VERSION + 1}`)
  newer.close()
  const opening = openSqliteJournal({ path, broken: () => {} })
  await expect(opening).rejects.toThrow(UnusableFile)
  await expect(opening).rejects.toThrow('written by a newer Gobelet')
})

test('the file of another program is refused and left alone', () => {
  const foreign = new Database(path)
  foreign.run('create table theirs (x)')
  foreign.close()
  expect(() => openDatabase(path)).toThrow('not a journal of Gobelet')
  const other = join(folder.path, 'other.db')
  writeFileSync(other, 'not a database at all, but long enough to look like one'.repeat(40))
  expect(() => openDatabase(other)).toThrow(UnusableFile)
})
