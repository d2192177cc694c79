// Checks the laws over many random matches: the campaign behind the tests' share.

import type { Vocabulary } from '#kernel/game.ts'
import { type Breach, breachOf } from '#kernel/laws.ts'
import { knownGame, openingOf, typed, wholeNumber } from '#tools/arguments.ts'
import { progress } from '#tools/progress.ts'

export const LAWS = 'laws GAME [--players N] [--matches M] [--seed S] [--options FILE]'

/** More entries than any match of any of our games has. */
export const BOUND = 20_000

export function laws(parts: readonly string[]): number {
  const { words, flags } = typed(parts, ['players', 'matches', 'seed', 'options'])
  const entry = knownGame(words[0])
  const opening = openingOf(entry, flags)
  const matches = wholeNumber(flags['matches'], 'matches', 1000)
  const seed = flags['seed'] ?? '1'
  const { min, max } = entry.game.seats(opening.options)
  const counts = flags['players'] ? [opening.seats] : seatCounts(min, max)
  const bar = progress(`${entry.game.id}:`, matches)
  for (let nth = 0; nth < matches; nth++) {
    const seats = counts[nth % counts.length]!
    const trial = { ...opening, seats, seed: `${seed}/${nth}`, bound: BOUND }
    const breach = breachOf<Vocabulary>(entry.game, trial)
    if (breach !== null) {
      bar.finish()
      console.error(worded(breach, seats))
      return 1
    }
    bar.reached(nth + 1)
  }
  bar.finish()
  console.log(`${entry.game.id}: ${matches} random matches of ${counts.join(', ')}: all laws hold.`)
  return 0
}

function seatCounts(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

function worded({ law, seed, detail }: Breach, seats: number): string {
  return `The law of ${law} is broken with seed ${seed}, ${seats} seats: ${detail}`
}
