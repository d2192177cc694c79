// Lets a game's bots learn, and keeps what they have learnt.

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, knownGame, Misuse, typed, wholeNumber } from '#tools/arguments.ts'
import { progress } from '#tools/progress.ts'

export const TRAIN = 'train GAME [--matches M] [--seed S] [--to FILE]'

/** What a game's `bots/training.ts` exports as `training`. */
interface Training {
  /** Where the result belongs, in the folder of the bots. */
  readonly file: string
  /** How many matches it takes to learn the game. */
  readonly matches: number
  course(matches: number, seed: string): Course
}

interface Course {
  /** One more match. Returns how far off the bots' promises were: less is better. */
  learn(): number
  /** What has been learnt, as the text of the file that keeps it. */
  text(): string
}

/** So many matches go into one line of the report. */
const PART = 10

export async function train(parts: readonly string[]): Promise<number> {
  const { words, flags } = typed(parts, ['matches', 'seed', 'to'])
  const { game } = knownGame(words[0])
  const folder = join(import.meta.dir, '..', 'games', game.id, 'bots')
  const training = await trainingIn(folder, game.id)
  const matches = wholeNumber(flags['matches'], 'matches', training.matches)
  const course = training.course(matches, flags['seed'] ?? '1')
  const bar = progress(`${game.id}:`, matches)
  let error = 0
  let since = 0
  for (let nth = 1; nth <= matches; nth++) {
    error += course.learn()
    since += 1
    bar.reached(nth)
    if (nth % Math.ceil(matches / PART) !== 0 && nth !== matches) continue
    console.log(`${nth} matches, error ${(error / since).toFixed(4)}`)
    error = 0
    since = 0
  }
  bar.finish()
  keep(flags['to'] ?? join(folder, training.file), course.text())
  return 0
}

async function trainingIn(folder: string, id: string): Promise<Training> {
  const file = join(folder, 'training.ts')
  if (!existsSync(file)) throw new Misuse(`The bots of ${id} have nothing to learn.`)
  const module = (await import(file)) as { readonly training: Training }
  return module.training
}

function keep(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Misuse(`"${path}" cannot be written: ${errorCode(error)}.`)
  }
  console.log(`Kept in ${path}.`)
}
