// The ladder of a game's bots: everybody against everybody, in both directions.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import { knownBot, knownGame, openingOf, seatable, typed, wholeNumber } from '#tools/arguments.ts'
import { columns } from '#tools/columns.ts'
import { contest, ratings, type Score, type Timing, timed, winShare } from '#tools/contest.ts'
import { progress } from '#tools/progress.ts'

export const LADDER =
  'ladder GAME [--players N] [--matches M] [--seed S] [--bots A,B] [--options FILE]'

const USUAL_PLAYERS = 4

export async function ladder(parts: readonly string[]): Promise<number> {
  const { words, flags } = typed(parts, ['players', 'matches', 'seed', 'bots', 'options'])
  const entry = knownGame(words[0])
  const opening = openingOf(entry, flags, USUAL_PLAYERS)
  const matches = wholeNumber(flags['matches'], 'matches', 1000)
  const timings = new Map<string, Timing>()
  const marks = await references(entry.game.id)
  const names = flags['bots']?.split(',') ?? seatable(entry).map(bot => bot.name)
  const bots = names.map(name => {
    const bot = marks.find(each => each.name === name) ?? knownBot(entry, name)
    const timing = { choices: 0, spent: 0, longest: 0 }
    timings.set(bot.name, timing)
    return timed(bot, timing)
  })
  const pairings = bots.flatMap(one => {
    return bots.filter(against => against !== one).map(against => ({ one, against }))
  })
  const scores: Score[] = []
  const bar = progress(`${entry.game.id}:`, pairings.length * matches)
  for (const pairing of pairings) {
    const before = scores.length * matches
    const reached = (done: number) => bar.reached(before + done)
    scores.push(contest(entry, opening, pairing, { matches, seed: flags['seed'] ?? '1', reached }))
  }
  bar.finish()
  const rated = ratings(
    bots.map(bot => bot.name),
    scores,
    opening.seats,
  )
  for (const line of [...shareTable(scores, opening.seats), '', ...botTable(rated, timings)]) {
    console.log(line)
  }
  return 0
}

/** The bots that are nobody's rivals: what a game's `bots/references.ts` exports, if it has one. */
async function references(id: string): Promise<readonly Bot<Vocabulary>[]> {
  const file = join(import.meta.dir, '..', 'games', id, 'bots', 'references.ts')
  if (!existsSync(file)) return []
  const module = (await import(file)) as { readonly references?: readonly Bot<Vocabulary>[] }
  return module.references ?? []
}

function shareTable(scores: readonly Score[], seats: number): string[] {
  const rows = scores.map(score => {
    const { share, low, high } = winShare(score)
    const table = `one ${score.one} against ${seats - 1} ${score.against}`
    return [table, score.matches, points(share), `${points(low)} to ${points(high)}`]
  })
  return columns([['table', 'matches', 'won %', '95 %'], ...rows])
}

function botTable(rated: ReadonlyMap<string, number>, timings: ReadonlyMap<string, Timing>) {
  const rows = [...timings].map(([name, { choices, spent, longest }]) => {
    const mean = choices === 0 ? 0 : spent / choices
    return [name, Math.round(rated.get(name)!), mean.toFixed(3), longest.toFixed(1)]
  })
  return columns([['bot', 'rating', 'ms a choice', 'longest ms'], ...rows])
}

function points(share: number): string {
  return (100 * share).toFixed(1)
}
