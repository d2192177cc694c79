// Kills a writing process again and again, at instants of chance, and asks what became of its
// promises: bun src/server/journal/trials/storm.ts KILLS TABLES SEED

import { join } from 'node:path'
import { pick } from '#kernel/chance.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Judgement, judged, type Saying, sayingsOf } from '#server/journal/trials/promises.ts'
import type { Commission } from '#server/journal/trials/scribe.ts'
import { temporaryFolder } from '#server/journal/trials/subject.ts'

export interface Storm {
  readonly kills: number
  readonly tables: number
  readonly seed: string
  readonly boasts: boolean
}

export interface Toll extends Judgement {
  /** Milliseconds from the start of each process until it could write. */
  readonly readyAfter: readonly number[]
}

/** How many promises a process may hear before it is killed: with none, amid its recovery. */
const PATIENCE = [0, 1, 10, 100, 400, 900] as const

export const SCRIBE = join(import.meta.dir, 'scribe.ts')

export async function storm({ kills, tables, seed, boasts }: Storm): Promise<Toll> {
  const folder = temporaryFolder()
  const path = join(folder.path, 'journal.db')
  const work: Commission = {
    path,
    tables,
    underWay: 3,
    synchronous: 'full',
    logPages: 60,
    most: null,
    boasts,
  }
  const sayings: Saying[] = []
  const readyAfter: number[] = []
  try {
    for (let kill = 0; kill < kills; kill++) {
      const patience = pick(PATIENCE, swiftLuck(seed).chance('table', kill))
      const { said, ready } = await saidBeforeKill(work, patience)
      sayings.push(...said)
      if (ready !== null) readyAfter.push(ready)
    }
    return { ...judged(path, sayings), readyAfter }
  } finally {
    folder.remove()
  }
}

async function saidBeforeKill(
  commission: Commission,
  patience: number,
): Promise<{ readonly said: readonly Saying[]; readonly ready: number | null }> {
  const began = performance.now()
  const command = [process.execPath, SCRIBE, JSON.stringify(commission)]
  const child = Bun.spawn(command, { stdout: 'pipe' })
  const decoder = new TextDecoder()
  let text = ''
  let ready: number | null = null
  for await (const chunk of child.stdout) {
    text += decoder.decode(chunk, { stream: true })
    if (ready === null && text.includes('ready')) ready = performance.now() - began
    if (patience === 0 || text.split('\ndurable').length > patience) child.kill('SIGKILL')
  }
  await child.exited
  return { said: sayingsOf(text), ready }
}

if (import.meta.main) {
  const [kills = '60', tables = '50', seed = 'storm'] = process.argv.slice(2)
  const toll = await storm({ kills: Number(kills), tables: Number(tables), seed, boasts: false })
  const { promised, lost, wrong, troubles } = toll
  const ready = toll.readyAfter.toSorted((one, other) => one - other)
  const middle = ready[ready.length >> 1]?.toFixed(0)
  console.log(`${kills} kills, ${tables} tables, seed "${seed}": ${promised} entries promised`)
  console.log(`lost ${lost.length} ${lost}`)
  console.log(`wrong ${wrong.length} ${wrong}`)
  console.log(`troubles ${troubles.length} ${troubles}`)
  console.log(`ready after ${middle} ms (median), ${ready.at(-1)?.toFixed(0)} ms at most`)
  process.exitCode = lost.length + wrong.length + troubles.length === 0 ? 0 : 1
}
