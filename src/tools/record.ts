// Plays a match and keeps it beside its game: journal and transcript, replayed by the tests for
// ever.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registered } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import type { LuckSource } from '#kernel/journal.ts'
import { luckOf } from '#kernel/journal.ts'
import type { Opening } from '#kernel/replay.ts'
import { type Played, play } from '#kernel/simulation.ts'
import { transcript } from '#kernel/transcript.ts'
import { knownGame, Misuse, openingOf, seatable, typed } from '#tools/arguments.ts'
import { progress } from '#tools/progress.ts'
import { journalOf } from '#tools/simulate.ts'

export const RECORD =
  'record GAME --name NAME [--ending REASON] [--players N] [--seed S] [--options FILE]'

const MOST_TRIES = 20_000
const GAMES = join(import.meta.dir, '..', 'games')

export function record(parts: readonly string[]): number {
  const { words, flags } = typed(parts, ['name', 'ending', 'players', 'seed', 'options'])
  const entry = knownGame(words[0])
  const opening = openingOf(entry, flags)
  const name = flags['name']
  if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
    throw new Misuse('--name takes small letters, digits and hyphens.')
  }
  const wish = { seed: flags['seed'] ?? '1', reason: flags['ending'] ?? null, tries: MOST_TRIES }
  const { played, source } = found(entry, opening, wish)
  const folder = join(GAMES, entry.game.id, 'matches')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.jsonl`), journalOf(entry, opening, source, played))
  const text = transcript(entry.game, opening, played.entries)
  writeFileSync(join(folder, `${name}.txt`), text)
  console.log(
    `${join('src/games', entry.game.id, 'matches', name)}: ${played.entries.length} entries`,
  )
  return 0
}

interface Wish {
  readonly seed: string
  /** `null`: any. */
  readonly reason: string | null
  readonly tries: number
}

/** The first match from this seed on that ends for the wanted reason. */
export function found(
  entry: Registered<Vocabulary>,
  opening: Opening<Vocabulary>,
  { seed, reason, tries }: Wish,
): { readonly played: Played<Vocabulary>; readonly source: LuckSource } {
  const { game } = entry
  const bot = seatable(entry).at(-1)!
  const seated = Array.from({ length: opening.seats }, () => bot)
  const reasons = new Set<string>()
  const bar = progress(`${game.id}:`, tries)
  for (let nth = 0; nth < tries; nth++) {
    const values = seated.map((_, seat) => `value of seat ${seat}`)
    const source = { type: 'live', secret: `${seed}/${nth}`, values } as const
    const cast = { game, bots: seated, luck: luckOf(source), mindSeed: `${seed}/${nth}` }
    const played = play(cast, opening)
    const ended = game.ending(played.match.state)!.reason
    if (reason === null || ended === reason) {
      bar.finish()
      return { played, source }
    }
    reasons.add(ended)
    bar.reached(nth + 1)
  }
  bar.finish()
  const known = [...reasons].join(', ')
  throw new Misuse(`No match out of ${tries} ended by "${reason}". They ended by: ${known}.`)
}
