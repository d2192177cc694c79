// Runs one of the measurements in bench/, each a folder with a bench.ts of its own.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const BENCH = join(import.meta.dir, '..', '..', 'bench')
const names = existsSync(BENCH)
  ? readdirSync(BENCH).filter(name => existsSync(join(BENCH, name, 'bench.ts')))
  : []
const [name = '', ...rest] = process.argv.slice(2)

if (names.includes(name)) {
  const child = Bun.spawn([process.execPath, join(BENCH, name, 'bench.ts'), ...rest], {
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  process.exitCode = await child.exited
} else {
  const choice = names.length === 0 ? 'There is none yet.' : `Choose one of: ${names.join(', ')}.`
  console.error(`\nUse: npm run bench -- NAME. ${choice}\n`)
  process.exitCode = 1
}
