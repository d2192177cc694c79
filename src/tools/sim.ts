// Simulated servers from the command line: one seed with its trace, or a campaign of many.

import { availableParallelism } from 'node:os'
import { registry } from '#games/registry.ts'
import type { Tally } from '#sim/campaign.ts'
import { crew } from '#sim/crew.ts'
import { FAULTS, type FaultCounts, missingFaults } from '#sim/fault.ts'
import { simulated } from '#sim/simulation.ts'
import { TRIALS } from '#sim/trials.ts'
import { CHECKS } from '#sim/violation.ts'
import { knownGame, Misuse, type Typed, typed, wholeNumber } from '#tools/arguments.ts'
import { columns } from '#tools/columns.ts'

export const SIM = `sim [matches | ${Object.keys(TRIALS).join(' | ')}] [--seed S] [--count N]
      [--game GAME]`

export async function sim(parts: readonly string[]): Promise<number> {
  const { words, flags } = typed(parts, ['seed', 'count', 'game'])
  const [name] = words
  if (name === undefined && flags['count'] === undefined) return one(flags)
  if (name === undefined || name === 'matches') return many(flags)
  const trial = Object.hasOwn(TRIALS, name) ? TRIALS[name as keyof typeof TRIALS] : undefined
  if (trial === undefined) {
    throw new Misuse(`There is no trial "${name}". There are matches, ${Object.keys(TRIALS)}.`)
  }
  const count = wholeNumber(flags['count'], 'count', trial.usual)
  const found = trial.run({ count, seed: flags['seed'] ?? '1', games: gamesOf(flags) })
  for (const line of found.lines) console.log(line)
  if (found.problem === null) return 0
  console.error(found.problem)
  return 1
}

function gamesOf(flags: Typed['flags']) {
  return flags['game'] === undefined ? registry : [knownGame(flags['game'])]
}

/** One seed, with all that happened. */
function one(flags: Typed['flags']): number {
  const seed = flags['seed'] ?? '1'
  const { trace, failure, faults, matches, entries } = simulated({
    seed,
    games: gamesOf(flags),
    isTraced: true,
  })
  for (const line of trace) console.log(line)
  console.log(`${matches} matches, ${entries} entries; ${blown(faults)}`)
  if (failure === null) return 0
  console.error(`${failure.check} (${CHECKS[failure.check]}): ${failure.detail}`)
  return 1
}

async function many(flags: Typed['flags']): Promise<number> {
  const matches = wholeNumber(flags['count'], 'count', 2000)
  const seed = flags['seed'] ?? '1'
  const game = flags['game'] === undefined ? null : knownGame(flags['game']).game.id
  const tally = await crew({ seed, matches, game }, Math.min(4, availableParallelism()))
  const { failed } = tally
  if (failed !== null) {
    const { check, detail } = failed.failure!
    const again = `sim --seed ${failed.seed}${game === null ? '' : ` --game ${game}`}`
    console.error(`${check} (${CHECKS[check]}): ${detail}\nAgain: npm run -s gobelet -- ${again}`)
    return 1
  }
  for (const line of report(tally)) console.log(line)
  const missing = missingFaults(tally.faults)
  if (missing.length === 0) return 0
  console.error(`Never came about: ${missing.join(', ')}. So nothing was shown about them.`)
  return 1
}

function report({ matches, worlds, entries, messages, faults }: Tally): readonly string[] {
  const kinds = Object.entries(FAULTS).map(([fault, what]) => {
    return [what, faults[fault as keyof FaultCounts]] as const
  })
  const sums = { matches, servers: worlds, entries, 'messages to clients': messages }
  return columns([...Object.entries(sums), ...kinds])
}

function blown(faults: FaultCounts): string {
  const found = Object.entries(faults).filter(([, count]) => count > 0)
  return found.map(([fault, count]) => `${fault} ${count}`).join(', ')
}
