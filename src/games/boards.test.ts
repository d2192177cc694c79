// What every game brings to the screen, held against its rules and its bots.

import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { type Registered, registry } from '#games/registry.ts'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { LANGUAGES } from '#kernel/phrase.ts'
import { type Played, play } from '#kernel/simulation.ts'
import type { BoardEntry, GameWords } from '#screen/board.ts'

// Only a browser's build can load components. Here it is enough that their files are there.
Bun.plugin({
  name: 'components',
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, () => ({ contents: 'export default {}', loader: 'js' }))
  },
})

const FOLDER = import.meta.dir
const { boards } = (await import(join(FOLDER, 'boards.ts'))) as { boards: readonly BoardEntry[] }

/** A value that nobody gave. */
const UNFINISHED = /\{\w+\}|undefined|NaN|\[object/

test('every registered game has its entry in boards.ts, and nothing else has', () => {
  const ids = registry.map(({ game }) => game.id)
  expect(boards.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

describe.each(registry)('$game.id', registered => {
  const { game } = registered
  const entry = boards.find(({ id }) => id === game.id)

  test('is shown as its rules are', async () => {
    const { min, max } = game.seats(usualOptions(registered))
    expect(entry?.seats).toEqual({ min, max })
    expect(entry?.usualSeats).toBeWithin(min, max + 1)
    for (const language of LANGUAGES) {
      expect(entry?.title[language].trim()).not.toBe('')
      expect(entry?.pitch[language].trim()).not.toBe('')
    }
    const kit = await entry?.load()
    expect(kit).toContainKeys(['Board', 'Options', 'Rules', 'words'])
    expect(entry?.isTaught).toBe(kit?.lesson !== undefined)
  })

  test.each(LANGUAGES)(
    'in %s finds words for everything it needs them for',
    async language => {
      const kit = await entry!.load()
      const words = await kit.words(language)
      const { played, reasons } = await listenedTo(registered)
      expect([
        ...botsWithout(registered, words),
        ...[...reasons].filter(why => !words.reason(why)).map(why => `no words for reason ${why}`),
        ...(await refusalsWithout(game.id, words)),
        ...linesWithout(registered, words, played),
      ]).toEqual([])
    },
    60_000,
  )
})

function usualOptions({ game }: Registered<Vocabulary>): object {
  const options = game.readOptions({})
  if (!options.ok) throw new Error(options.problem)
  return options.value
}

interface Listened {
  readonly played: Played<Vocabulary>
  readonly reasons: ReadonlySet<string>
}

const listened = new Map<string, Listened>()

/** One match of its bots, and what they thought. */
function listenedTo(registered: Registered<Vocabulary>): Listened {
  const { game, bots } = registered
  const known = listened.get(game.id)
  if (known !== undefined) return known
  const reasons = new Set<string>()
  const options = usualOptions(registered)
  const { min } = game.seats(options)
  const seated = Array.from({ length: min }, (_, seat) => heedful(bots, seat, reasons))
  const cast = { game, bots: seated, luck: swiftLuck('words'), mindSeed: 'words' }
  const found = { played: play(cast, { options, seats: min }), reasons }
  listened.set(game.id, found)
  return found
}

function heedful(
  bots: readonly Bot<Vocabulary>[],
  seat: number,
  reasons: Set<string>,
): Bot<Vocabulary> {
  const bot = bots[seat % bots.length]!
  return {
    name: bot.name,
    choose(view, moment, heard) {
      const thought = bot.choose(view, moment, heard)
      if (thought !== null) reasons.add(thought.why)
      return thought
    },
  }
}

type Words = GameWords<Vocabulary>

function botsWithout({ bots }: Registered<Vocabulary>, words: Words): readonly string[] {
  return bots
    .filter(({ name }) => !words.bot(name)?.name || !words.bot(name)?.character)
    .map(({ name }) => `no name or character for the bot ${name}`)
}

/** Types are gone when tests run, so a game lists its refusals in its vocabulary, too. */
async function refusalsWithout(id: string, words: Words): Promise<readonly string[]> {
  const vocabulary = await import(join(FOLDER, id, 'vocabulary.ts'))
  const { REFUSALS } = vocabulary as { readonly REFUSALS?: readonly string[] }
  if (REFUSALS === undefined) return [`${id}/vocabulary.ts exports no REFUSALS`]
  const rules = await rulesIn(id)
  return REFUSALS.flatMap(refusal => {
    const answer = words.refusal(refusal)
    if (!answer?.sentence) return [`no sentence for the refusal ${refusal}`]
    const isRule = answer.rule === null || rules.includes(answer.rule)
    return isRule ? [] : [`${refusal} rests on ${answer.rule}, which is not in RULES.md`]
  })
}

const RULE = /^\s*(?:#+|-) (?:<a id="[\w.]+"><\/a>)?([A-Z]\d+(?:\.\d+[a-z]?)?) /gm

async function rulesIn(id: string): Promise<readonly string[]> {
  const book = await Bun.file(join(FOLDER, id, 'RULES.md')).text()
  return [...book.matchAll(RULE)].map(([, rule]) => rule!)
}

function linesWithout(
  { game }: Registered<Vocabulary>,
  words: Words,
  { match, entries }: Played<Vocabulary>,
): readonly string[] {
  const view = game.view(match.state, 'spectator')
  const broken = entries
    .flatMap(({ events }) => events)
    .map(event => ({ event, line: words.tell(event, ['Ana', 'Bo', 'Cleo', 'Dan'], view) }))
    .filter(({ line }) => line !== null && (line.trim() === '' || UNFINISHED.test(line)))
  return [...new Set(broken.map(({ event, line }) => `${event.type} is told as "${line}"`))]
}
