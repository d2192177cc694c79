// How many actions a second become durable, and how long each waits for it:
// npm run bench -- journal [SECONDS]

import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import type { Journal } from '#table/journal.ts'
import { append, asFastAsItGoes, desksIn, type Pace, steadily } from './load.ts'

const seconds = Number(process.argv[2] ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'gobelet-bench-'))
const path = join(folder, 'journal.db')

function row(cells: readonly (string | number)[]): void {
  const [name, ...rest] = cells.map(String)
  console.log(name!.padEnd(34) + rest.map(cell => cell.padStart(12)).join(''))
}

function show(name: string, { appends, seconds: took, waits, processor }: Pace): void {
  const wait = (share: number) => waits[Math.floor(share * (waits.length - 1))]!.toFixed(2)
  const rate = Math.round(appends / took).toLocaleString('en')
  row([name, rate, wait(0.5), wait(0.99), waits.at(-1)!.toFixed(0), processor.toFixed(1)])
}

/** What the disk itself takes: one write and one fsync after the other, nothing else. */
function bareDisk(): void {
  const file = openSync(join(folder, 'bare'), 'w')
  const line = Buffer.alloc(300, 'x')
  const waits: number[] = []
  const spentBefore = process.cpuUsage()
  const began = performance.now()
  while (performance.now() - began < 1000 * seconds) {
    const asked = performance.now()
    writeSync(file, line)
    fsyncSync(file)
    waits.push(performance.now() - asked)
  }
  closeSync(file)
  const took = (performance.now() - began) / 1000
  const spent = process.cpuUsage(spentBefore)
  const processor = (spent.user + spent.system) / waits.length
  waits.sort((one, other) => one - other)
  show('bare file, write and fsync', { appends: waits.length, seconds: took, waits, processor })
}

async function loading(journal: Journal): Promise<void> {
  const matches = 200
  const entries = 500
  const desks = await desksIn(journal, matches, 'load')
  for (let count = 0; count < entries; count++) await Promise.all(desks.map(append))
  const began = performance.now()
  await Promise.all(
    desks.map(({ writer }) => new Promise(resolve => journal.takeOver(writer.match, resolve))),
  )
  const took = performance.now() - began
  const each = (took / matches).toFixed(2)
  console.log(`\ntaking over ${matches} matches of ${entries} entries without snapshots, every`)
  console.log(`hash checked: ${took.toFixed(0)} ms, ${each} ms each`)
}

async function reopening(): Promise<void> {
  const megabytes = (statSync(path).size / 1e6).toFixed(0)
  const began = performance.now()
  const { close } = await openSqliteJournal({ path, broken: reason => console.error(reason) })
  const took = (performance.now() - began).toFixed(0)
  console.log(`opening and checking a file of ${megabytes} MB: ${took} ms`)
  await close()
}

const groups: number[] = []
const { journal, close } = await openSqliteJournal({
  path,
  broken: reason => console.error(reason),
  committed: requests => groups.push(requests),
})

row(['', 'appends/s', 'p50 ms', 'p99 ms', 'worst ms', 'µs each'])
bareDisk()
for (const tables of [1, 50, 500, 1000]) {
  const desks = await desksIn(journal, tables, `fast ${tables}`)
  show(`${tables} at once, each after its last`, await asFastAsItGoes(desks, seconds))
}
for (const tables of [200, 725, 1400]) {
  const desks = await desksIn(journal, tables, `steady ${tables}`)
  groups.length = 0
  show(`${tables} tables of five, steady`, await steadily(desks, 10 * tables, seconds))
  const mean = groups.reduce((sum, group) => sum + group, 0) / groups.length
  console.log(`${' '.repeat(34)}${mean.toFixed(1)} appends to a commit`)
}
await loading(journal)
await close()
await reopening()
rmSync(folder, { recursive: true })
