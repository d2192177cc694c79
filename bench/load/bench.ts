// How many tables of five one core holds: npm run -s gobelet -- load [TABLES …]

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Actor, type Measured, measure } from './crowd.ts'
import { opened, seated } from './own.ts'
import { type Rival, rivals } from './rivals.ts'

const ROOT = join(import.meta.dir, '..', '..')
const SEATS = 5
const MILLIS = 10_000
const ACTIONS_A_SECOND = 2 * SEATS
const STEPS = [100, 200, 400, 725, 1000, 1400]
const BOUND = 50
const IDLE = 1000

interface Contender {
  readonly name: string
  start(): Promise<{ readonly port: number; readonly pid: number; stop(): void }>
  seated(port: number, tables: number, from: number): Promise<Actor[]>
}

/** One core for the server, all its threads; the others are for the crowd. */
function pinned(command: readonly string[]): string[] {
  const isPinned = process.env['PINNED'] !== 'no' && Bun.which('taskset') !== null
  return isPinned ? ['taskset', '-c', '0', ...command] : [...command]
}

function own(): Contender {
  return {
    name: 'Gobelet, every action on the disk',
    seated,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'load-'))
      const child = Bun.spawn(pinned([process.execPath, '--no-install', 'src/server/main.ts']), {
        cwd: ROOT,
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: '0',
          DATA: folder,
          PROXIES: '1',
          MOST_CONNECTIONS: '100000',
        },
        stdout: 'pipe',
        stderr: 'inherit',
      })
      const port = await portOf(child.stdout)
      const stop = () => {
        child.kill('SIGKILL')
        rmSync(folder, { recursive: true, force: true })
      }
      return { port, pid: child.pid, stop }
    },
  }
}

function rivalContender({ name, program, seated: seat }: Rival): Contender {
  return {
    name,
    seated: seat,
    async start() {
      const child = Bun.spawn(pinned(['node', program]), { stdout: 'pipe', stderr: 'inherit' })
      const port = await portOf(child.stdout)
      return { port, pid: child.pid, stop: () => child.kill('SIGKILL') }
    },
  }
}

async function portOf(stdout: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  let said = ''
  for await (const chunk of stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const port = /localhost:(\d+)\n/.exec(said)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`it did not start: ${said}`)
}

/** In milliseconds, all threads together. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))![1])
}

async function run(contender: Contender, steps: readonly number[]): Promise<void> {
  const server = await contender.start()
  const actors: Actor[] = []
  console.log(`\n${contender.name}`)
  let held = 0
  try {
    for (const tables of steps) {
      const before = residentOf(server.pid)
      const from = actors.length / SEATS
      actors.push(...(await contender.seated(server.port, tables, from)))
      const memory = (residentOf(server.pid) - before) / (tables - from)
      const found = await measure(actors, SEATS, MILLIS, () => processorTime(server.pid))
      console.log(line(found, memory))
      const isHeld = found.p99 <= BOUND && found.answered > 0.98 * found.offered
      if (isHeld) held = tables
      else if (found.answered < 0.8 * found.offered) break
    }
  } finally {
    for (const actor of actors) actor.close()
    server.stop()
  }
  console.log(`  held with p99 of at most ${BOUND} ms: ${held} tables`)
}

function line({ tables, offered, answered, p50, p99, work, bytes }: Measured, memory: number) {
  const share = ((100 * answered) / offered).toFixed(1)
  const worth = Math.round(1_000_000 / (work * ACTIONS_A_SECOND))
  return (
    `  ${tables} tables: ${share} % answered, ` +
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
    `${work.toFixed(0)} µs of the processor an action (a core's worth: ${worth} tables), ` +
    `${bytes.toFixed(0)} bytes an action to each, ${memory.toFixed(0)} KB more a table`
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
  const before = { heap: await heap(), resident: residentOf(server.pid) }
  for (let from = 100; from < 100 + IDLE; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, nth) => opened(server.port, from + nth)))
  }
  const heapGrowth = ((await heap()) - before.heap) / 1024 / IDLE
  const growth = (residentOf(server.pid) - before.resident) / IDLE
  server.stop()
  const figures = `${heapGrowth.toFixed(1)} KB of heap, ${growth.toFixed(1)} KB of memory in all`
  console.log(`\nA table that waits, by ${IDLE} of them: ${figures}`)
}

const asked = process.argv.slice(2).map(Number)
const steps = asked.length > 0 ? asked : STEPS
await idle()
await run(own(), steps)
if (process.env['RIVALS'] === 'no') process.exit(0)
for (const rival of await rivals()) await run(rivalContender(rival), steps)
process.exit(0)
