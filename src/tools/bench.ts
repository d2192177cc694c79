// Runs one of the measurements in bench/, each a folder with a program of one of these names.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const BENCH = join(import.meta.dir, '..', '..', 'bench')
const ENTRIES = ['bench.ts', 'speed.ts']

function entryOf(name: string): string | null {
  return ENTRIES.map(entry => join(BENCH, name, entry)).find(file => existsSync(file)) ?? null
}

const names = existsSync(BENCH) ? readdirSync(BENCH).filter(name => entryOf(name) !== null) : []
const [name = '', ...rest] = process.argv.slice(2)
const entry = names.includes(name) ? entryOf(name) : null

if (entry === null) {
  const choice = names.length === 0 ? 'There is none yet.' : `Choose one of: ${names.join(', ')}.`
  console.error(`\nUse: npm run bench -- NAME. ${choice}\n`)
  process.exitCode = 1
} else {
  const child = Bun.spawn([process.execPath, entry, ...rest], {
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  process.exitCode = await child.exited
}
