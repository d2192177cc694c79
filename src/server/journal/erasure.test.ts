import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { appended, asked, created } from '#server/journal/trials/asked.ts'
import { batchAfter, specimen } from '#server/journal/trials/specimen.ts'
import { quickFolder } from '#server/journal/trials/subject.ts'
import type { Export, Journal, MatchId, Removal } from '#table/journal.ts'

const NAME = 'Zephyrine Quatremère'

function filesNaming(folder: string): readonly string[] {
  return readdirSync(folder).filter(file => readFileSync(join(folder, file)).includes(NAME))
}

/** Tables whose sheets grow, shrink and move between pages. */
async function fill(journal: Journal): Promise<readonly MatchId[]> {
  const matches = Array.from({ length: 30 }, (_, at) => `match ${at}`)
  for (const [at, match] of matches.entries()) {
    const writer = await created(journal, match, { facts: {}, people: { names: [NAME] } })
    const whole = specimen(match)
    await appended(writer, batchAfter(whole, null))
    for (const size of [at, 40 * at, 3]) {
      const people = { names: new Array(size + 1).fill(NAME) }
      await appended(writer, { sheet: { facts: { at }, people } })
    }
  }
  return matches
}

type Erase = (journal: Journal, match: MatchId, answer: (removal: Removal) => void) => void

const WAYS: readonly (readonly [string, Erase])[] = [
  ['forgotten', (journal, match, answer) => journal.forget(match, answer)],
  ['removed', (journal, match, answer) => journal.remove(match, answer)],
]

for (const [way, erase] of WAYS) {
  test(`of a name that was ${way} no byte is left in any file`, async () => {
    const folder = quickFolder()
    const path = join(folder.path, 'journal.db')
    const { journal, close } = await openSqliteJournal({ path, broken: () => {} })
    const matches = await fill(journal)
    const [first] = matches
    const before = await asked<Export>(answer => journal.export(first!, answer))
    expect(filesNaming(folder.path)).not.toEqual([])
    for (const match of matches) {
      await asked<Removal>(answer => erase(journal, match, answer))
    }
    expect(filesNaming(folder.path)).toEqual([])
    const after = await asked<Export>(answer => journal.export(first!, answer))
    expect(after).toEqual(way === 'forgotten' ? before : { type: 'absent' })
    await close()
    folder.remove()
  })
}
