// Plays many matches with bots and says what came of them.

import { closeSync, openSync, writeSync } from 'node:fs'
import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { headerOf, type LuckSource, luckOf, written } from '#kernel/journal.ts'
import type { Opening } from '#kernel/replay.ts'
import { type Played, play } from '#kernel/simulation.ts'
import {
  errorCode,
  knownBot,
  knownGame,
  Misuse,
  openingOf,
  typed,
  wholeNumber,
} from '#tools/arguments.ts'
import { columns, percent } from '#tools/columns.ts'
import { progress } from '#tools/progress.ts'

export const SIMULATE = `simulate GAME [--players N] [--matches M] [--seed S] [--bot NAME]
           [--options FILE] [--journal FILE]`

export function simulate(parts: readonly string[]): number {
  const names = ['players', 'matches', 'seed', 'bot', 'options', 'journal']
  const { words, flags } = typed(parts, names)
  const entry = knownGame(words[0])
  const opening = openingOf(entry, flags)
  const matches = wholeNumber(flags['matches'], 'matches', 1000)
  const seed = flags['seed'] ?? '1'
  const bot = knownBot(entry, flags['bot'] ?? 'wanderer')
  const bots = Array.from({ length: opening.seats }, () => bot)
  const file = flags['journal'] === undefined ? null : openedFile(flags['journal'])

  const report = tally(entry, opening)
  const bar = progress(`${entry.game.id}:`, matches)
  for (let nth = 0; nth < matches; nth++) {
    const source = { type: 'swift', seed: `${seed}/${nth}` } as const
    const luck = luckOf(source)
    const played = play({ game: entry.game, bots, luck, mindSeed: `${source.seed}/minds` }, opening)
    report.add(played)
    if (file !== null) append(file, journalOf(entry, opening, source, played))
    bar.reached(nth + 1)
  }
  bar.finish()
  if (file !== null) closeSync(file)
  for (const line of report.lines()) console.log(line)
  return 0
}

export function journalOf(
  { game }: Registered<Vocabulary>,
  opening: Opening<Vocabulary>,
  source: LuckSource,
  { match, entries }: Played<Vocabulary>,
): string {
  const secret = source.type === 'live' ? source.secret : null
  const ending = game.ending(match.state)
  const closing = ending && { ending, secret }
  return written(headerOf(game, opening, source), entries, closing)
}

function tally(entry: Registered<Vocabulary>, opening: Opening<Vocabulary>) {
  const survey = entry.survey()
  const wins = new Array<number>(opening.seats).fill(0)
  const reasons = new Map<string, number>()
  let matches = 0
  let entries = 0
  let actions = 0
  let refusals = 0
  let length = 0
  const began = process.cpuUsage()
  return {
    add(played: Played<Vocabulary>): void {
      const ending = entry.game.ending(played.match.state)!
      for (const winner of ending.winners) wins[winner]! += 1 / ending.winners.length
      reasons.set(ending.reason, (reasons.get(ending.reason) ?? 0) + 1)
      matches += 1
      entries += played.entries.length
      actions += played.match.caused.slice(0, -1).reduce((sum, count) => sum + count, 0)
      refusals += played.refusals
      length += played.match.at
      survey.add(played.match, played.entries)
    },
    lines(): readonly string[] {
      const { user, system } = process.cpuUsage(began)
      const seconds = (user + system) / 1e6
      const each = (count: number) => (count / matches).toFixed(1)
      const rows: (readonly [string, string | number])[] = [
        ['matches', matches],
        ['players', opening.seats],
        ['actions a match', each(actions)],
        ['entries a match', each(entries)],
        ['refused actions a match', each(refusals)],
        ['minutes a match', (length / matches / 60_000).toFixed(1)],
        ['matches a second', Math.round(matches / seconds)],
        ['actions a second', Math.round(actions / seconds)],
      ]
      const won = wins.map(
        (count, seat) => [`won by seat ${seat}`, percent(count, matches)] as const,
      )
      const ended = [...reasons].sort().map(([reason, count]) => {
        return [`ended: ${reason}`, percent(count, matches)] as const
      })
      return [...columns([...rows, ...won, ...ended]), ...survey.lines()]
    },
  }
}

function openedFile(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new Misuse(`"${path}" cannot be written: ${errorCode(error)}.`)
  }
}

function append(file: number, text: string): void {
  try {
    writeSync(file, text)
  } catch (error) {
    throw new Misuse(`The journal cannot be written: ${errorCode(error)}.`)
  }
}
