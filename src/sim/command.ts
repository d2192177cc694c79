// What the command line says to the simulator, and hears: one seed with its trace, a campaign of
// many, or one of the trials.

import { availableParallelism } from 'node:os'
import { registry } from '#games/registry.ts'
import type { Tally } from '#sim/campaign.ts'
import { crew } from '#sim/crew.ts'
import { FAULTS, type FaultCounts, missingFaults } from '#sim/fault.ts'
import { simulated } from '#sim/simulation.ts'
import type { Findings } from '#sim/trial.ts'
import { TRIALS } from '#sim/trials.ts'
import { CHECKS } from '#sim/violation.ts'

export interface Order {
  readonly seed: string
  /** `null`: as many as usual. */
  readonly count: number | null
  /** `null`: all games. */
  readonly game: string | null
}

const USUAL_MATCHES = 2000

/** Everything that can be asked for, by name. `seed` is one simulation, with all that happened. */
export const commands: Readonly<Record<string, (order: Order) => Findings | Promise<Findings>>> = {
  seed: one,
  matches: many,
  ...Object.fromEntries(
    Object.entries(TRIALS).map(([name, { usual, run }]) => [
      name,
      (order: Order) =>
        run({ count: order.count ?? usual, seed: order.seed, games: gamesOf(order) }),
    ]),
  ),
}

function gamesOf({ game }: Order) {
  return registry.filter(entry => game === null || entry.game.id === game)
}

function one(order: Order): Findings {
  const told = simulated({ seed: order.seed, games: gamesOf(order), isTraced: true })
  const { trace, failure, faults, matches, entries } = told
  const fired = Object.entries(faults).filter(([, count]) => count > 0)
  const blown = fired.map(([fault, count]) => `${fault} ${count}`).join(', ')
  const lines = [...trace, `${matches} matches, ${entries} entries; ${blown}`]
  if (failure === null) return { lines, problem: null }
  return { lines, problem: `${failure.check} (${CHECKS[failure.check]}): ${failure.detail}` }
}

async function many({ seed, count, game }: Order): Promise<Findings> {
  const matches = count ?? USUAL_MATCHES
  const tally = await crew({ seed, matches, game }, Math.min(4, availableParallelism()))
  const { failed } = tally
  if (failed !== null) {
    const { check, detail } = failed.failure!
    const again = `sim --seed ${failed.seed}${game === null ? '' : ` --game ${game}`}`
    const problem = `${check} (${CHECKS[check]}): ${detail}\nAgain: npm run -s gobelet -- ${again}`
    return { lines: [], problem }
  }
  const missing = missingFaults(tally.faults)
  const problem =
    missing.length === 0
      ? null
      : `Never came about: ${missing.join(', ')}. So nothing was shown about them.`
  return { lines: report(tally), problem }
}

function report({ matches, worlds, entries, messages, faults }: Tally): readonly string[] {
  const sums = { matches, servers: worlds, entries, 'messages to clients': messages }
  const kinds = Object.entries(FAULTS).map(([fault, what]) => {
    return `${String(faults[fault as keyof FaultCounts]).padStart(8)}  ${what}`
  })
  return [
    ...Object.entries(sums).map(([what, count]) => `${String(count).padStart(8)}  ${what}`),
    ...kinds,
  ]
}
