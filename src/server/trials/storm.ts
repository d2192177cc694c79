// Kills the real server again and again while people play, and asks what became of everything that
// was acknowledged and shown.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Judgement, judged } from '#server/trials/oracle.ts'
import { engage, type Player } from '#server/trials/player.ts'
import { openTableAt } from '#server/trials/premises.ts'
import { type Running, spawnServer, startServer } from '#server/trials/process.ts'

export interface Storm {
  readonly kills: number
  readonly tables: number
  readonly seed: string
}

export interface Toll extends Judgement {
  readonly kills: number
  readonly readyAfter: readonly number[]
  readonly workedFor: readonly number[]
  /** Kills before the server was ready. */
  readonly early: number
}

const PAUSE = 250
/** Promises at each table between two kills, more or less. */
const BETWEEN = 2
const PATIENCE = 120_000

export async function storm({ kills, tables, seed }: Storm): Promise<Toll> {
  const folder = mkdtempSync(join(tmpdir(), 'storm-'))
  const chance = swiftLuck(seed).chance('table', 0)
  const readyAfter: number[] = []
  const workedFor: number[] = []
  let early = 0
  let server = await started(folder, 0)
  const { port } = server
  const players = await company(port, tables, seed)
  try {
    for (let kill = 0; kill < kills; kill++) {
      await someWork(players, tables, chance)
      await server.kill('SIGKILL')
      if (kill % 5 === 4) {
        await killedEarly(folder, port, chance.below(600))
        early += 1
      }
      server = await started(folder, port)
      readyAfter.push(server.readyAfter)
      if (server.workedFor !== null) workedFor.push(server.workedFor)
    }
    await someWork(players, tables, chance)
    await server.kill('SIGTERM')
    await Promise.all(players.map(player => player.stop()))
    const judgement = judged(join(folder, 'journal.sqlite'), players)
    return { ...judgement, kills, readyAfter, workedFor, early }
  } finally {
    for (const player of players) player.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function started(folder: string, port: number): Promise<Running> {
  const server = await startServer({ folder, port })
  if (server === null) throw new Error('the server did not start')
  return server
}

/** In the middle of its recovery, or before it. */
async function killedEarly(folder: string, port: number, after: number): Promise<void> {
  const { child, ready } = spawnServer({ folder, port })
  await Bun.sleep(after)
  child.kill('SIGKILL')
  await child.exited
  await ready
}

export async function company(port: number, tables: number, seed: string) {
  const players: (Player & { readonly entry: (typeof registry)[number] })[] = []
  for (let nth = 0; nth < tables; nth++) {
    const entry = registry[nth % registry.length]!
    // Each from a household of its own, or there would be too many of one.
    const headers = { 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` }
    const table = await openTableAt(port, { game: entry.game.id }, headers)
    const seats = 3 + (nth % 3)
    for (let seat = 0; seat < seats; seat++) {
      const name = `P${nth}-${seat}`
      const engagement = { entry, table, name, seats, seed, pause: PAUSE, port: () => port }
      players.push(Object.assign(engage(engagement), { entry }))
    }
  }
  return players
}

function statuses(players: readonly Player[]): string {
  const counts = new Map<string, number>()
  for (const player of players) {
    const status = player.status()
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join('; ')
}

async function someWork(players: readonly Player[], tables: number, chance: Chance): Promise<void> {
  const count = () => players.reduce((sum, { promised }) => sum + promised.length, 0)
  const enough = count() + BETWEEN * tables
  const began = performance.now()
  while (count() < enough) {
    if (performance.now() - began > PATIENCE)
      throw new Error(`nobody plays any more: ${statuses(players)}`)
    await Bun.sleep(20)
  }
  await Bun.sleep(chance.below(400))
}
