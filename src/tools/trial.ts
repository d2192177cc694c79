// Runs one of a game's own trials in large numbers: second opinions, twins, whatever it brings
// along; or one of the whole server's.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { knownGame, Misuse, type Typed, typed, wholeNumber } from '#tools/arguments.ts'
import { errand } from '#tools/errand.ts'
import { progress } from '#tools/progress.ts'

export const TRIAL = 'trial GAME|server NAME [--count N] [--seed S]'

/** Tries so many cases. Returns what went wrong first, or `null`. */
type Trial = (count: number, seed: string) => string | null

/** Cases a slice: small enough for a bar that moves, and each slice has a seed that repeats it. */
const SLICE = 500

export async function trial(parts: readonly string[]): Promise<number> {
  const { words, flags } = typed(parts, ['count', 'seed'])
  if (words[0] === 'server') return serverTrial(words[1], flags)
  const { game } = knownGame(words[0])
  const trials = await trialsOf(game.id)
  const name = words[1]
  const known = Object.keys(trials).join(', ')
  if (name === undefined || !Object.hasOwn(trials, name)) {
    const asked = name === undefined ? 'Which trial?' : `${game.id} has no trial "${name}".`
    throw new Misuse(`${asked} It has: ${known === '' ? 'none' : known}.`)
  }
  const count = wholeNumber(flags['count'], 'count', 1000)
  const problem = firstProblem(trials[name]!, count, flags['seed'] ?? '1')
  if (problem !== null) {
    console.error(`${game.id}, ${name}: ${problem}`)
    return 1
  }
  console.log(`${game.id}, ${name}: ${count} tried, nothing found.`)
  return 0
}

function serverTrial(name: string | undefined, flags: Typed['flags']): Promise<number> {
  const { count, seed } = flags
  const parts = [name ?? '', ...(count === undefined ? [] : [count, seed ?? '1'])]
  return errand('src/server/trials/trials.ts', parts)
}

function firstProblem(run: Trial, count: number, seed: string): string | null {
  const bar = progress('tried:', count)
  try {
    for (let done = 0; done < count; done += SLICE) {
      const problem = run(Math.min(SLICE, count - done), `${seed}/${done}`)
      if (problem !== null) return problem
      bar.reached(done)
    }
    return null
  } finally {
    bar.finish()
  }
}

async function trialsOf(id: string): Promise<Readonly<Record<string, Trial>>> {
  const file = join(import.meta.dir, '..', 'games', id, 'trials', 'trials.ts')
  if (!existsSync(file)) return {}
  const module = (await import(file)) as { readonly trials: Readonly<Record<string, Trial>> }
  return module.trials
}
