// Spoils a journal file as disks do, and asks whether anything wrong is ever served:
// bun src/server/journal/trials/flips.ts COUNT SEED

import type { Database } from 'bun:sqlite'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { isSame } from '#kernel/same.ts'
import { checkpoint, openDatabase } from '#server/journal/database.ts'
import { journalOver } from '#server/journal/desk.ts'
import { groups } from '#server/journal/group.ts'
import { openSound } from '#server/journal/salvage.ts'
import { UnusableFile } from '#server/journal/schema.ts'
import { folded } from '#server/journal/trials/folded.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import { quickFolder } from '#server/journal/trials/subject.ts'
import type { Journal, MatchId, Story, Takeover, Writer } from '#table/journal.ts'

export interface Flips {
  readonly count: number
  readonly seed: string
}

/** How many matches were found how, over all spoilt files. */
export interface Finds {
  sound: number
  damaged: number
  /** In files that could not be opened at all, and said so. */
  refused: number
  /** Files of which something had to be saved. */
  salvages: number
  readonly vanished: string[]
  readonly wrong: string[]
}

const MATCHES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const PAGE = 4096

export function flips({ count, seed }: Flips): Finds {
  const folder = quickFolder()
  const path = join(folder.path, 'journal.db')
  const finds: Finds = { sound: 0, damaged: 0, refused: 0, salvages: 0, vanished: [], wrong: [] }
  try {
    writeSound(path)
    const sound = readFileSync(path)
    const truth = storiesIn(path)
    for (let at = 0; at < count; at++) {
      const spoilt = join(folder.path, `${at}.db`)
      const bytes = Uint8Array.from(sound)
      const how = spoil(bytes, swiftLuck(seed).chance('table', at))
      writeFileSync(spoilt, how === 'cut' ? bytes.subarray(0, bytes.length >> 1) : bytes)
      note(finds, truth, { path: spoilt, name: `${seed} ${at} (${how})` })
    }
    return finds
  } finally {
    folder.remove()
  }
}

/** A journal that answers at once, in this thread. */
function atOnce(database: Database): Journal {
  const books = groups(database)
  return journalOver((request, answer) => answer(books.commit([request])[0]!))
}

function writeSound(path: string): void {
  const database = openDatabase(path)
  const journal = atOnce(database)
  const writers = new Map<MatchId, Writer>()
  for (const match of MATCHES) {
    journal.create(match, SHEET, creation => {
      if (creation.type === 'created') writers.set(match, creation.writer)
    })
  }
  const seqs = new Map<MatchId, number>()
  for (let round = 0; round < 40; round++) {
    for (const [at, match] of MATCHES.entries()) {
      const whole = specimen(match)
      const seq = seqs.get(match) ?? null
      if (round % (at + 1) !== 0 || seq === whole.entries.length) continue
      const batch = batchAfter(whole, seq)
      writers.get(match)!.append(batch, () => seqs.set(match, seqAfter(batch, seq)))
    }
  }
  checkpoint(database, 'truncate')
  database.close()
}

function storiesIn(path: string): ReadonlyMap<MatchId, Story> {
  const database = openDatabase(path)
  const journal = atOnce(database)
  const stories = new Map<MatchId, Story>()
  for (const match of MATCHES) {
    journal.takeOver(match, takeover => {
      if (takeover.type === 'ready') stories.set(match, takeover.story)
    })
  }
  database.close()
  return stories
}

const WAYS = ['bit', 'bit', 'bit', 'bit', 'zeros', 'swap', 'cut'] as const

function spoil(bytes: Uint8Array, chance: Chance): (typeof WAYS)[number] {
  const way = pick(WAYS, chance)
  if (way === 'bit') {
    const at = chance.below(bytes.length)
    bytes[at] = bytes[at]! ^ (1 << chance.below(8))
  } else if (way === 'zeros') {
    const at = 512 * chance.below(bytes.length / 512)
    bytes.fill(0, at, at + 512)
  } else if (way === 'swap') {
    const [one, other] = [1, 2].map(() => PAGE * chance.below(bytes.length / PAGE))
    const page = bytes.slice(one, one! + PAGE)
    bytes.copyWithin(one!, other!, other! + PAGE)
    bytes.set(page, other)
  }
  return way
}

interface Spoilt {
  readonly path: string
  readonly name: string
}

function note(finds: Finds, truth: ReadonlyMap<MatchId, Story>, { path, name }: Spoilt): void {
  let database: Database
  try {
    const opened = openSound(path, 'full')
    database = opened.database
    if (opened.salvage !== null) finds.salvages += 1
  } catch (error) {
    if (!(error instanceof UnusableFile)) finds.wrong.push(`${name}: ${error}`)
    finds.refused += MATCHES.length
    return
  }
  const journal = atOnce(database)
  for (const match of MATCHES) {
    journal.takeOver(match, takeover => {
      const found = findOf(takeover, truth.get(match)!)
      if (found === 'sound' || found === 'damaged') finds[found] += 1
      else finds[found].push(`${name}: ${match} ${takeover.type}`)
    })
  }
  database.close()
}

function findOf(takeover: Takeover, truth: Story): 'sound' | 'damaged' | 'vanished' | 'wrong' {
  if (takeover.type === 'damaged') return 'damaged'
  if (takeover.type === 'absent') return 'vanished'
  if (takeover.type !== 'ready') return 'wrong'
  const { header, receipts, sheet, closing } = takeover.story
  const { snapshot: _, entries: __, ...rest } = truth
  if (!isSame({ header, receipts, sheet, closing }, rest)) return 'wrong'
  if (header === null) return 'sound'
  return isSame(folded(takeover.story), folded(truth)) ? 'sound' : 'wrong'
}

if (import.meta.main) {
  const [count = '10000', seed = 'flips'] = process.argv.slice(2)
  const { vanished, wrong, ...finds } = flips({ count: Number(count), seed })
  console.log(`${count} spoilt files, seed "${seed}":`, finds)
  console.log(`vanished ${vanished.length}`, vanished.slice(0, 20))
  console.log(`wrong ${wrong.length}`, wrong.slice(0, 20))
  process.exitCode = vanished.length + wrong.length === 0 ? 0 : 1
}
