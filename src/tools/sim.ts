// Simulated servers from the command line: one seed with its trace, or many.

import { join } from 'node:path'
import { knownGame, Misuse, typed, wholeNumber } from '#tools/arguments.ts'

export const SIM = 'sim [matches | twins | fuzz | races] [--seed S] [--count N] [--game GAME]'

interface Order {
  readonly seed: string
  readonly count: number | null
  readonly game: string | null
}

interface Findings {
  readonly lines: readonly string[]
  readonly problem: string | null
}

type Commands = Readonly<Record<string, (order: Order) => Findings | Promise<Findings>>>

export async function sim(parts: readonly string[]): Promise<number> {
  const { words, flags } = typed(parts, ['seed', 'count', 'game'])
  const commands = await simulator()
  const name = words[0] ?? (flags['count'] === undefined ? 'seed' : 'matches')
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (run === undefined) {
    throw new Misuse(`There is nothing to simulate called "${name}".\n\n${SIM}`)
  }
  const count = flags['count'] === undefined ? null : wholeNumber(flags['count'], 'count', 1)
  const game = flags['game'] === undefined ? null : knownGame(flags['game']).game.id
  const { lines, problem } = await run({ seed: flags['seed'] ?? '1', count, game })
  for (const line of lines) console.log(line)
  if (problem === null) return 0
  console.error(problem)
  return 1
}

/** Found when it is asked for: the tools stand below the simulator and do not know it. */
async function simulator(): Promise<Commands> {
  const file = join(import.meta.dir, '..', 'sim', 'command.ts')
  const module = (await import(file)) as { readonly commands: Commands }
  return module.commands
}
