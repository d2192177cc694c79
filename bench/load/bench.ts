// How many tables of five one core holds: npm run -s gobelet -- load [TABLES …]

import { type Contender, own, rivals } from './contender.ts'
import { type Actor, filled, type Measured, measure, noMail, SEATS } from './crowd.ts'
import { opened } from './own.ts'

const MEASURED = 10_000
/** Before the first step of a server, and before the others. */
const WARM_UP = { first: 30_000, other: 3000 }
const ACTIONS_A_SECOND = 2 * SEATS
const STEPS = [100, 200, 400, 725, 1000, 1400]
const BOUND = 50
const IDLE = 1000

async function run(contender: Contender, steps: readonly number[]): Promise<void> {
  const server = await contender.start()
  const { port } = server
  const actors: Actor[] = []
  const mail = noMail()
  console.log(`\n${contender.name}`)
  let held = 0
  try {
    for (const tables of steps) {
      const before = server.resident()
      const from = actors.length / SEATS
      actors.push(...(await filled(from, tables, nth => contender.table(port, mail, nth))))
      const memory = (server.resident() - before) / (tables - from)
      const warmUp = from === 0 ? WARM_UP.first : WARM_UP.other
      const found = await measure(actors, mail, { warmUp, measured: MEASURED }, server.work)
      console.log(`  ${tables} tables: ${line(found)}, ${memory.toFixed(0)} KB more a table`)
      const isHeld = found.p99 <= BOUND && found.granted > 0.98 * found.offered
      if (isHeld) held = tables
      else if (found.granted < 0.8 * found.offered) break
    }
  } finally {
    for (const actor of actors) actor.close()
    server.stop()
  }
  console.log(`  held with p99 of at most ${BOUND} ms: ${held} tables`)
}

function line(found: Measured): string {
  const { offered, granted, refused, p50, p99, work, bytes, message, share } = found
  const part = (count: number) => ((100 * count) / offered).toFixed(1)
  const refusals = refused === 0 ? '' : `${part(refused)} % refused, `
  const worth = Math.round(1_000_000 / (work.all * ACTIONS_A_SECOND))
  const journal = work.journal > 0 ? `${work.journal.toFixed(0)} of them the journal's, ` : ''
  return (
    `${part(granted)} % granted, ${refusals}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
    `${work.all.toFixed(0)} µs of the processor an action (${journal}a core's worth: ` +
    `${worth} tables), ${bytes.toFixed(0)} bytes an action to each (middle message ${message}), ` +
    `the crowd took ${(100 * share).toFixed(0)} % of a core`
  )
}

/** What a table costs that waits for its people. */
async function idle(): Promise<void> {
  const server = await own().start()
  const heap = async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    return Number(/^gobelet_heap_bytes (\d+)$/m.exec(text)?.[1])
  }
  await Promise.all(Array.from({ length: 20 }, (_, nth) => opened(server.port, nth)))
  const before = { heap: await heap(), resident: server.resident() }
  for (let from = 100; from < 100 + IDLE; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, nth) => opened(server.port, from + nth)))
  }
  const heapGrowth = ((await heap()) - before.heap) / 1024 / IDLE
  const growth = (server.resident() - before.resident) / IDLE
  server.stop()
  const figures = `${heapGrowth.toFixed(1)} KB of heap, ${growth.toFixed(1)} KB of memory in all`
  console.log(`\nA table that waits, by ${IDLE} of them: ${figures}`)
}

const asked = process.argv.slice(2).map(Number)
const steps = asked.length > 0 ? asked : STEPS
const only = process.env['ONLY']
if (only === undefined) await idle()
const others = process.env['RIVALS'] === 'no' ? [] : await rivals()
for (const contender of [own(), ...others]) {
  if (only === undefined || contender.name.startsWith(only)) await run(contender, steps)
}
process.exit(0)
