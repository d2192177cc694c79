// Sends what nobody should send, over real sockets, to a real server, and asks whether anything
// came of it.

import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { CLOSINGS } from '#protocol/closing.ts'
import { readMessage } from '#protocol/reading.ts'
import { type Frame, mutated } from '#server/trials/mutation.ts'
import { granted } from '#server/trials/party.ts'
import { openTableAt } from '#server/trials/premises.ts'
import { startServer } from '#server/trials/process.ts'
import { hello, secretOf, join as sitDown, type Visitor, visit } from '#server/trials/visitor.ts'

export interface Fuzz {
  readonly sent: number
  readonly connections: number
  /** What it was answered, and how often. */
  readonly reasons: Readonly<Record<string, number>>
  /** In bytes, from a first fifth of it on. */
  readonly heapGrowth: number
  readonly faults: readonly string[]
}

/** At once, and so many messages each before it is closed for them. */
const LANES = 8
const A_VISIT = 9
const SEATS = 3

interface Target {
  readonly port: number
  readonly table: string
}

export async function fuzz(count: number, seed: string): Promise<Fuzz> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const server = await startServer({ folder, port: 0 })
  if (server === null) throw new Error('the server did not start')
  const { port } = server
  const tally: Tally = { sent: 0, connections: 0, reasons: {}, faults: [] }
  try {
    const targets: Target[] = []
    for (const { game } of registry) {
      for (const state of ['gathering', 'paused'] as const) {
        targets.push({ port, table: await prepared(port, game.id, state) })
      }
    }
    const before = standing(folder)
    const chance = swiftLuck(seed).chance('table', 0)
    await pelt(targets, count / 5, chance, tally)
    const heapBefore = await heapOf(port)
    await pelt(targets, count, chance, tally)
    const heapGrowth = (await heapOf(port)) - heapBefore
    if (standing(folder) !== before) tally.faults.push('something has changed')
    if ((await server.kill('SIGTERM')) !== 0) tally.faults.push('the server ended badly')
    return { ...tally, heapGrowth }
  } finally {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Tally {
  sent: number
  connections: number
  readonly reasons: Record<string, number>
  readonly faults: string[]
}

/** A table where nothing moves by itself, so that whatever changes was changed. */
async function prepared(port: number, game: string, state: 'gathering' | 'paused') {
  const table = await openTableAt(port, { game })
  const people: Visitor[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await sitDown(port, table, `P${seat}`))
  if (state === 'paused') {
    await granted(people[0]!, { type: 'start' })
    await granted(people[0]!, { type: 'pause' })
  }
  return table
}

/** Everything that is written, but for who was there. */
function standing(folder: string): string {
  const database = new Database(join(folder, 'journal.sqlite'), { readonly: true })
  const heads = database.query('select steps, lines from heads order by match').all()
  const sheets = database.query('select facts, people from sheets order by match').all()
  database.close()
  return JSON.stringify([heads, sheets])
}

async function heapOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^gobelet_heap_bytes (\d+)$/m.exec(text)?.[1])
}

async function pelt(
  targets: readonly Target[],
  count: number,
  chance: Chance,
  tally: Tally,
): Promise<void> {
  const lane = async () => {
    while (tally.sent < count) {
      const target = targets[chance.below(targets.length)]!
      // A stranger, a spectator, or somebody who sits there and is not the host.
      const role = chance.below(3)
      await pester(target, role === 2 ? secretOf('P2') : null, chance, tally)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function pester(
  { port, table }: Target,
  secret: string | null,
  chance: Chance,
  tally: Tally,
): Promise<void> {
  const visitor = await visit(port, { 'x-forwarded-for': `10.1.1.${chance.below(250)}` })
  tally.connections += 1
  visitor.listen = message => {
    if (message.type === 'refused') count(tally, message.reason)
  }
  const isPolite = chance.below(10) > 0
  if (isPolite) visitor.say(hello(table, secret))
  for (let nth = 0; nth < A_VISIT && visitor.closed === null; nth++) {
    const frame = mutated(chance)
    if (secret !== null && isAllowed(frame)) continue
    tally.sent += 1
    visitor.say(frame as string)
  }
  const ponged = visitor.next('pong').catch(() => null)
  visitor.say({ type: 'ping', sent: 7 })
  await ponged
  visitor.leave()
  const { code, reason } = await visitor.gone
  if (code === 1000 || code === 1005) return
  const isKnown = Object.values(CLOSINGS).some(one => one.code === code)
  if (isKnown) count(tally, `closed ${reason}`)
  else if (code !== 1006 && code !== 1009) tally.faults.push(`closed with ${code}`)
}

/** What somebody who sits there may do: it is no mistake, and may change something. */
function isAllowed(frame: Frame): boolean {
  const heard = readMessage(frame)
  return heard.ok && ['join', 'leave', 'throwIn'].includes(heard.message.type)
}

function count(tally: Tally, reason: string): void {
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1
}
