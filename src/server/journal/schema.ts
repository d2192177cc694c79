// The tables in the file, and how an older file becomes one of today: forwards only, in one
// transaction, and never touching a line that was written.

import { Database } from 'bun:sqlite'

const FIRST = `
  create table matches (
    key integer primary key,
    id text not null unique
  ) strict;
  create table heads (
    match integer primary key,
    epoch integer not null,
    steps integer not null,
    lines integer not null,
    headerRow integer,
    lastRow integer,
    lastNoteRow integer,
    touchedAt integer not null,
    closedAt integer
  ) strict;
  create table lines (
    row integer primary key,
    match integer not null,
    place integer not null,
    previous integer,
    seat integer,
    number integer,
    seal integer not null,
    line text not null
  ) strict;
  create table notes (
    row integer primary key,
    match integer not null,
    previous integer,
    line text not null
  ) strict;
  create table sheets (
    match integer primary key,
    id text not null,
    facts text not null,
    factsHash text not null,
    people text,
    peopleHash text
  ) strict;
  create table snapshots (
    match integer primary key,
    lines integer not null,
    state text not null,
    receipts text not null,
    hash text not null
  ) strict;
  create table losses (
    id text primary key,
    detail text not null
  ) strict, without rowid;
`

/** Step n leads from version n to n + 1. A step that was released is never changed. */
const STEPS: readonly string[] = [FIRST]

export const VERSION = STEPS.length

/** "Gobt": tells our files from those of other programs. */
const APPLICATION = 0x476f6274

/** Whoever runs the server must do something about it: its message is all they need to see. */
export class UnusableFile extends Error {}

export function migrate(database: Database, steps = STEPS): void {
  const version = pragma(database, 'user_version')
  const application = pragma(database, 'application_id')
  if (version > steps.length) {
    throw new UnusableFile(
      `The journal was written by a newer Gobelet (its version is ${version}, known here are ` +
        `1 to ${steps.length}). Start that one, or restore a backup made before the upgrade.`,
    )
  }
  const isNew = application === 0 && version === 0 && described(database) === '[]'
  if (application !== APPLICATION && !isNew) {
    throw new UnusableFile('This file is not a journal of Gobelet. Choose another data folder.')
  }
  if (version === steps.length) return
  const upgrade = database.transaction(() => {
    // Asked again, because another process may have been quicker.
    for (const step of steps.slice(pragma(database, 'user_version'))) database.run(step)
    database.run(`pragma application_id = ${APPLICATION}`)
    database.run(`pragma user_version = ${steps.length}`)
  })
  upgrade.immediate()
}

/** Whether the tables are described as they were made: a changed bit may leave valid SQL. */
export function isDescribedRight(database: Database): boolean {
  const fresh = new Database(':memory:')
  migrate(fresh)
  const isRight = described(database) === described(fresh)
  fresh.close()
  return isRight
}

function described(database: Database): string {
  const query = 'select type, name, tbl_name, sql from sqlite_schema order by type, name'
  return JSON.stringify(database.query(query).values())
}

function pragma(database: Database, name: string): number {
  const row = database.query(`pragma ${name}`).get() as Readonly<Record<string, number>>
  return row[name]!
}
