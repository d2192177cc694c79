// Trials of the whole server, in large numbers: bun src/server/trials/trials.ts NAME COUNT SEED

import { canTrace } from '#server/journal/trials/trace.ts'
import { fuzz } from '#server/trials/fuzz.ts'
import { order } from '#server/trials/order.ts'
import { storm } from '#server/trials/storm.ts'

/** Says what was seen. Answers whether all is well. */
type Trial = (count: number, seed: string) => Promise<boolean>

const TABLES = 50
const MEGABYTE = 1_048_576

const TRIALS: Readonly<Record<string, { readonly usual: number; readonly run: Trial }>> = {
  storm: { usual: 60, run: stormed },
  order: { usual: 2000, run: ordered },
  fuzz: { usual: 20_000, run: fuzzed },
}

async function stormed(kills: number, seed: string): Promise<boolean> {
  const toll = await storm({ kills, tables: TABLES, seed })
  const ready = toll.readyAfter.toSorted((one, other) => one - other)
  const middle = Math.round(ready[ready.length >> 1]!)
  console.log(
    `${kills} kills, ${toll.early} more before the server was ready, ${TABLES} tables, ` +
      `${toll.matches} matches, ${toll.entries} entries: ${toll.promised} actions acknowledged, ` +
      `${toll.shown} steps shown, ${toll.views} last views; ready after ${middle} ms (median), ` +
      `${Math.round(ready.at(-1)!)} ms at most, of which the processor worked ` +
      `${Math.max(0, ...toll.workedFor)} ms at most; faults: ${toll.faults.length}`,
  )
  return told(toll.faults)
}

async function ordered(actions: number, seed: string): Promise<boolean> {
  if (!canTrace()) {
    console.log('strace is not here, so nothing was tried.')
    return true
  }
  const found = await order(actions, seed)
  console.log(
    `${found.actions} acknowledgements seen on sockets, ` +
      `${found.faults.length} before their record was on the disk`,
  )
  return told(found.faults)
}

async function fuzzed(count: number, seed: string): Promise<boolean> {
  const found = await fuzz(count, seed)
  const heap = found.heap.map(bytes => (bytes / MEGABYTE).toFixed(2))
  console.log(
    `${found.sent} messages over ${found.connections} connections, MB in memory after a quarter, ` +
      `a half and all of them: ${heap.join(', ')}; faults: ${found.faults.length}`,
  )
  console.log(JSON.stringify(found.kinds))
  console.log(JSON.stringify(found.reasons))
  return told(found.faults)
}

function told(faults: readonly string[]): boolean {
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return faults.length === 0
}

const [name = '', count, seed = '1'] = process.argv.slice(2)
const trial = Object.hasOwn(TRIALS, name) ? TRIALS[name] : undefined
if (trial === undefined) {
  console.error(`Which trial? The server has: ${Object.keys(TRIALS).join(', ')}.`)
  process.exit(2)
}
process.exit((await trial.run(Number(count ?? trial.usual), seed)) ? 0 : 1)
