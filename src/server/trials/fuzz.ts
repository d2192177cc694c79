// Sends what nobody should send, over real sockets, to a real server, and asks whether anything
// came of it.

import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { CLOSINGS } from '#protocol/closing.ts'
import { readMessage } from '#protocol/reading.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { BROKEN, connectByHand, type Ended, type Speaker } from '#server/trials/handmade.ts'
import { type Frame, KIND_NAMES, KINDS, type Kind, type Known } from '#server/trials/mutation.ts'
import { type Running, startServer } from '#server/trials/process.ts'
import { LAST_NAME, SEATS, type Target, targetsAt } from '#server/trials/target.ts'
import { hello, secretOf, visit } from '#server/trials/visitor.ts'

export interface Fuzz {
  readonly sent: number
  readonly connections: number
  /** How many of each kind were sent. */
  readonly kinds: Readonly<Record<FullKind, number>>
  /** What it was answered, and how often. */
  readonly reasons: Readonly<Record<string, number>>
  /** In bytes, with what nobody holds freed, after each of the looks. */
  readonly heap: readonly number[]
  readonly faults: readonly string[]
}

/** Besides what a message says: how and when it is sent. */
type FullKind = Kind | 'fragmented' | 'broken frame' | 'after the end'

/** At once, and so many messages each before it is closed for them. */
const LANES = 8
const A_VISIT = 9
const LOOKS = [0.25, 0.5, 1] as const
/** By how much a server may end larger than it was at the first look. */
export const MOST_GROWTH = 4 * 1_048_576
/** After so long a line whose frame was broken should be closed. */
const PATIENCE = 10_000
const COLLECTION = 300
const COLLECTOR = join(import.meta.dir, 'collector.ts')

interface Tally {
  sent: number
  connections: number
  readonly kinds: Record<FullKind, number>
  readonly reasons: Record<string, number>
  readonly heap: number[]
  readonly faults: string[]
}

/** `preload` comes before the server, and listens for when to free memory. */
export async function fuzz(count: number, seed: string, preload = COLLECTOR): Promise<Fuzz> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const server = await startServer({ folder, port: 0, preload })
  if (server === null) throw new Error('the server did not start')
  const blank = { sent: 0, connections: 0, reasons: {}, heap: [], faults: [] }
  const tally: Tally = { ...blank, kinds: kindsOf(0) }
  try {
    const targets = await targetsAt(server.port)
    const before = standing(folder)
    const chance = swiftLuck(seed).chance('table', 0)
    for (const share of LOOKS) {
      await pelt({ port: server.port, targets, chance, tally }, count * share)
      tally.heap.push(await heapOf(server))
    }
    if (standing(folder) !== before) tally.faults.push('something has changed')
    if ((await server.kill('SIGTERM')) !== 0) tally.faults.push('the server ended badly')
    return { ...tally, faults: [...tally.faults, ...flawsOf(tally)] }
  } finally {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** So many of each kind. */
export function kindsOf(times: number): Tally['kinds'] {
  const all = [...KIND_NAMES, 'fragmented', 'broken frame', 'after the end']
  return Object.fromEntries(all.map(kind => [kind, times])) as Tally['kinds']
}

/** What a run has not shown, though nothing was changed. */
export function flawsOf({ kinds, heap }: Pick<Fuzz, 'kinds' | 'heap'>): readonly string[] {
  const missing = Object.entries(kinds).filter(([, times]) => times === 0)
  const growth = heap.at(-1)! - heap[0]!
  return [
    ...missing.map(([kind]) => `never sent: ${kind}`),
    ...(growth > MOST_GROWTH ? [`memory grew by ${growth} bytes`] : []),
  ]
}

/** Everything that is written, but for who was there. */
function standing(folder: string): string {
  const database = new Database(join(folder, 'journal.sqlite'), { readonly: true })
  const heads = database.query('select steps, lines from heads order by match').all()
  const sheets = database.query('select facts, people from sheets order by match').all()
  database.close()
  return JSON.stringify([heads, sheets])
}

async function heapOf({ port, collect }: Running): Promise<number> {
  collect()
  await Bun.sleep(COLLECTION)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return Number(/^gobelet_heap_bytes (\d+)$/m.exec(await answer.text())?.[1])
}

interface Siege {
  readonly port: number
  readonly targets: readonly Target[]
  readonly chance: Chance
  readonly tally: Tally
}

async function pelt(siege: Siege, count: number): Promise<void> {
  const { targets, chance, tally } = siege
  const lane = async () => {
    while (tally.sent < count) await pester(siege, pick(targets, chance))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Somebody who sits there and is not the host, somebody who would like to, and a stranger. */
const ROLES = ['seated', 'intruder', 'stranger'] as const
type Role = (typeof ROLES)[number]

const SECRETS: Readonly<Record<Role, string | null>> = {
  seated: secretOf(LAST_NAME),
  intruder: secretOf('somebody else'),
  stranger: null,
}

async function pester({ port, chance, tally }: Siege, target: Target): Promise<void> {
  const role = pick(ROLES, chance)
  const headers = { 'x-forwarded-for': `10.1.1.${chance.below(250)}` }
  const isByHand = chance.below(3) === 0
  const hand = isByHand ? await connectByHand(port, headers, () => 2 + chance.below(9)) : null
  const line: Speaker = hand ?? (await visit(port, headers))
  tally.connections += 1
  const known = role === 'seated' ? target.known : null
  const hearing = listenTo(line, tally, known)
  const isPolite = chance.below(10) > 0
  if (isPolite) line.say(JSON.stringify(hello(target.table, SECRETS[role])))
  let said = 0
  while (said < A_VISIT && line.closed === null) {
    const kind = pick(KIND_NAMES, chance)
    const occasion = { chance, known, fresh: FIRST_NUMBER + A_VISIT * tally.sent }
    const frames = KINDS[kind](occasion).filter(frame => !isAllowed(frame, role))
    for (const frame of frames.slice(0, A_VISIT - said)) {
      said += 1
      tally.sent += 1
      tally.kinds[kind] += 1
      if (isByHand) tally.kinds.fragmented += 1
      if (target.state === 'over' && isPolite) tally.kinds['after the end'] += 1
      line.say(frame)
    }
  }
  if (hand !== null && chance.below(3) === 0) {
    tally.kinds['broken frame'] += 1
    hand.write(pick(BROKEN, chance))
    await brokenOff(line, tally)
    return
  }
  line.say(JSON.stringify({ type: 'ping', sent: LAST_PING }))
  await Promise.race([hearing.ponged, line.gone])
  if (isPolite && line.closed === null && hearing.answered() !== said) {
    tally.faults.push(`${said} messages, ${hearing.answered()} answers`)
  }
  line.leave()
  noteClosing(tally, await line.gone)
}

/** Beyond what was said before the siege. */
const FIRST_NUMBER = 5000
const LAST_PING = 7_777_777

interface Hearing {
  readonly ponged: Promise<void>
  answered(): number
}

/** Counts the answers. Nothing may be acknowledged but what was before, and what anybody may. */
function listenTo(line: Speaker, tally: Tally, known: Known | null): Hearing {
  const ponged = Promise.withResolvers<void>()
  let answered = 0
  line.listen = (message: ServerMessage) => {
    if (message.type === 'pong' && message.sent === LAST_PING) ponged.resolve()
    else if (message.type === 'pong') answered += 1
    else if (message.type === 'refused') {
      answered += 1
      count(tally, message.reason)
    } else if (message.type === 'acknowledged') {
      answered += 1
      const { to, number, entry } = message
      const isAgain = to === 'act' && number === known?.number && entry === known.entry
      if (isAgain) count(tally, 'acknowledged again')
      else if (to !== 'watch' && to !== 'look') tally.faults.push(`${to} was acknowledged`)
    }
  }
  return { ponged: ponged.promise, answered: () => answered }
}

async function brokenOff(line: Speaker, tally: Tally): Promise<void> {
  const late = Bun.sleep(PATIENCE).then(() => null)
  const ended = await Promise.race([line.gone, late])
  if (ended === null) tally.faults.push('a line was left open after a broken frame')
  else count(tally, 'closed for a broken frame')
}

function noteClosing(tally: Tally, { code, reason }: Ended): void {
  if (code === 1000 || code === 1005) return
  const isKnown = Object.values(CLOSINGS).some(one => one.code === code)
  if (isKnown) count(tally, `closed ${reason}`)
  else if (code === 1006 || code === 1009) count(tally, `closed ${code}`)
  else tally.faults.push(`closed with ${code}`)
}

/** What such a person may do: it is no mistake, and may change something. */
function isAllowed(frame: Frame, role: Role): boolean {
  if (role === 'stranger') return false
  const heard = readMessage(frame)
  if (!heard.ok) return false
  const { message } = heard
  if (message.type === 'leave' || message.type === 'throwIn') return role === 'seated'
  if (message.type !== 'join') return false
  return role === 'seated' || message.seat === null || message.seat >= SEATS
}

function count(tally: Tally, reason: string): void {
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1
}
