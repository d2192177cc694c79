// Who beats whom: one bot against a table of another, and what their results say about all of them.

import type { Registered } from '#games/registry.ts'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import { luckOf } from '#kernel/journal.ts'
import type { Opening } from '#kernel/replay.ts'
import { play } from '#kernel/simulation.ts'

/** How one bot fared against a table full of another. */
export interface Score {
  readonly one: string
  readonly against: string
  readonly matches: number
  /** A shared victory counts in parts. */
  readonly won: number
  readonly squares: number
}

export interface Timing {
  choices: number
  /** Milliseconds. */
  spent: number
  longest: number
}

export interface Pairing {
  readonly one: Bot<Vocabulary>
  readonly against: Bot<Vocabulary>
}

/** Plays the pairing from every seat in turn. The same seed gives the same matches. */
export function contest(
  { game }: Registered<Vocabulary>,
  opening: Opening<Vocabulary>,
  pairing: Pairing,
  run: { readonly matches: number; readonly seed: string; reached(done: number): void },
): Score {
  const { one, against } = pairing
  let won = 0
  let squares = 0
  for (let nth = 0; nth < run.matches; nth++) {
    const seat = nth % opening.seats
    const bots = Array.from({ length: opening.seats }, (_, at) => (at === seat ? one : against))
    // Once round the table with the same dice, so that no seat's luck favours a bot.
    const seed = `${run.seed}/${Math.floor(nth / opening.seats)}`
    const luck = luckOf({ type: 'swift', seed })
    const { match } = play({ game, bots, luck, mindSeed: `${seed}/minds` }, opening)
    const { winners } = game.ending(match.state)!
    const share = winners.includes(seat) ? 1 / winners.length : 0
    won += share
    squares += share * share
    run.reached(nth + 1)
  }
  return { one: one.name, against: against.name, matches: run.matches, won, squares }
}

/** The same bot, with a stopwatch. */
export function timed(bot: Bot<Vocabulary>, timing: Timing): Bot<Vocabulary> {
  return {
    name: bot.name,
    choose(view, moment, heard) {
      const began = performance.now()
      const thought = bot.choose(view, moment, heard)
      const spent = performance.now() - began
      if (thought !== null) {
        timing.choices += 1
        timing.spent += spent
        timing.longest = Math.max(timing.longest, spent)
      }
      return thought
    },
  }
}

/** The share of matches won, with the bounds between which it lies 95 times in a hundred. */
export function winShare({ won, squares, matches }: Score) {
  const share = won / matches
  const variance = Math.max(0, squares / matches - share * share)
  const half = 1.96 * Math.sqrt(variance / matches)
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) }
}

/**
 * Ratings on the Elo scale, the first bot at 0: the strengths under which these results are
 * likeliest
 * when each player wins with a chance in proportion to its strength (Plackett–Luce, first place).
 */
export function ratings(names: readonly string[], scores: readonly Score[], seats: number) {
  const strength = new Map(names.map(name => [name, 1]))
  for (let round = 0; round < 2000; round++) {
    for (const name of names) {
      let won = 0
      let weight = 0
      for (const score of scores) {
        if (score.one === score.against) continue
        const sides = [
          { name: score.one, players: 1, won: score.won },
          { name: score.against, players: seats - 1, won: score.matches - score.won },
        ]
        const own = sides.find(side => side.name === name)
        if (own === undefined) continue
        const all = sides.reduce((sum, side) => sum + side.players * strength.get(side.name)!, 0)
        won += own.won
        weight += (score.matches * own.players) / all
      }
      if (weight > 0) strength.set(name, Math.max(won, 0.5) / weight)
    }
  }
  const base = strength.get(names[0]!)!
  return new Map(names.map(name => [name, 400 * Math.log10(strength.get(name)! / base)]))
}
