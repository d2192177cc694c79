// Watches the real server's calls to the system: every acknowledgement that goes out on a socket
// must come after the disk has confirmed the record of what it acknowledges.

import { Database } from 'bun:sqlite'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { engage, type Player } from '#server/trials/player.ts'
import { openTableAt } from '#server/trials/premises.ts'
import { startServer } from '#server/trials/process.ts'

export interface Order {
  readonly actions: number
  readonly faults: readonly string[]
}

const CALLS = 'fdatasync,fsync,pwrite64,write,writev,sendto,sendmsg'
const PAUSE = 60
const TABLES = 4
const SEATS = 4
const PIECE = 24

export async function order(actions: number, seed: string): Promise<Order> {
  const folder = mkdtempSync(join(tmpdir(), 'order-'))
  const log = join(folder, 'trace')
  try {
    const server = await startServer({ folder, port: 0 })
    if (server === null) throw new Error('the server did not start')
    const trace = ['strace', '-f', '-qq', '-y', '-xx', '-s', '200000', '-e', 'signal=none']
    const watching = Bun.spawn(
      [...trace, '-e', `trace=${CALLS}`, '-o', log, '-p', String(server.pid)],
      { stderr: 'inherit' },
    )
    // The first calls of its own are seen before anybody plays.
    while (!(await isWatched(server.port, log))) await Bun.sleep(20)
    const players = await company(server.port, seed)
    const count = () => players.reduce((sum, { promised }) => sum + promised.length, 0)
    while (count() < actions) await Bun.sleep(20)
    await Promise.all(players.map(player => player.stop()))
    await server.kill('SIGTERM')
    await watching.exited
    const records = recordsIn(join(folder, 'journal.sqlite'))
    return violations(readFileSync(log, 'latin1'), records)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isWatched(port: number, log: string): Promise<boolean> {
  await fetch(`http://127.0.0.1:${port}/health`)
  return (await Bun.file(log).exists()) && Bun.file(log).size > 0
}

/** Numbers of actions are spread, so that each tells whose it is. */
async function company(port: number, seed: string): Promise<readonly Player[]> {
  const players: Player[] = []
  for (let nth = 0; nth < TABLES; nth++) {
    const entry = registry[nth % registry.length]!
    const table = await openTableAt(port, { game: entry.game.id })
    for (let seat = 0; seat < SEATS; seat++) {
      const first = (nth * SEATS + seat + 1) * 1_000_000
      const name = `P${nth}-${seat}`
      const manner = { seats: SEATS, seed, pause: PAUSE, first, port: () => port }
      players.push(engage({ entry, table, name, ...manner }))
    }
  }
  return players
}

/** By the number of an action, the end of the line it became. */
function recordsIn(path: string): ReadonlyMap<string, string> {
  const database = new Database(path, { readonly: true })
  const rows = database
    .query<{ number: number; line: string }, []>(
      'select number, line from lines where number is not null',
    )
    .all()
  database.close()
  return new Map(rows.map(({ number, line }) => [String(number), line.slice(-66, -2)]))
}

const ANSWER = /"type":"acknowledged","entry":\d+,"to":"act","number":(\d+)\}/g

/** Reads the calls in their order, and keeps what is written, what is confirmed, what is said. */
export function violations(log: string, records: ReadonlyMap<string, string>): Order {
  const faults: string[] = []
  const seen = new Set<string>()
  const begun = new Map<string, string>()
  let written: string[] = []
  const confirmed = new Set<string>()
  for (const line of log.split('\n')) {
    const call = callOf(line, begun)
    if (call === null) continue
    const { name, path, text } = call
    if (path.endsWith('-wal') && name === 'pwrite64') {
      if (call.isDone) written.push(text)
    } else if (path.endsWith('-wal') && name.endsWith('sync') && call.isDone) {
      for (const text of written) for (const end of endsIn(text)) confirmed.add(end)
      written = []
    } else if (!path.includes('journal') && call.isBegun) {
      for (const [, number] of text.matchAll(ANSWER)) {
        seen.add(number!)
        const hash = records.get(number!) ?? 'no record of it'
        const [head, tail] = [hash.slice(0, PIECE), hash.slice(-PIECE)]
        if (!confirmed.has(head) && !confirmed.has(tail))
          faults.push(`action ${number} was acknowledged before it was durable`)
      }
    }
  }
  return { actions: seen.size, faults }
}

/** Of all hashes on a page. One may be cut in two by the end of it; then a half is enough. */
function endsIn(page: string): readonly string[] {
  const runs = page.match(/[0-9a-f]{24,64}/g) ?? []
  return runs.flatMap(run => [run.slice(0, PIECE), run.slice(-PIECE)])
}

interface Call {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly isBegun: boolean
  readonly isDone: boolean
}

function callOf(line: string, begun: Map<string, string>): Call | null {
  const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
  if (rest.endsWith('<unfinished ...>')) {
    begun.set(thread, rest)
    return { ...partsOf(rest), isBegun: true, isDone: false }
  }
  if (!rest.startsWith('<...')) {
    return rest === '' ? null : { ...partsOf(rest), isBegun: true, isDone: / = \d+$/.test(rest) }
  }
  const first = begun.get(thread) ?? ''
  begun.delete(thread)
  return { ...partsOf(first), isBegun: false, isDone: / = \d+$/.test(rest) }
}

function partsOf(call: string): Pick<Call, 'name' | 'path' | 'text'> {
  const name = /^\w+/.exec(call)?.[0] ?? ''
  const path = plain(/^\w+\(\d+<([^>]*)>/.exec(call)?.[1] ?? '')
  const texts = [...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex]) => plain(hex!))
  return { name, path, text: texts.join('') }
}

/** With -xx every character is written as \x and two digits. */
function plain(hex: string): string {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex').toString('latin1')
}
