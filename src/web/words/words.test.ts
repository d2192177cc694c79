import { describe, expect, test } from 'bun:test'
import { dirname } from 'node:path'
import { type Catalogue, LANGUAGES, type Phrase } from '#kernel/phrase.ts'
import { FAIRNESS } from '#protocol/client.ts'
import { CLOSINGS } from '#protocol/closing.ts'
import { TABLE_REFUSALS } from '#protocol/refusal.ts'
import { PAUSES, SIGNALS } from '#protocol/server.ts'
import { MOTIONS } from '#screen/preferences.ts'
import { LOST } from '#web/connection/outbox.ts'
import { READINESS } from '#web/offline/readiness.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const CATALOGUES: Readonly<Record<(typeof LANGUAGES)[number], Catalogue>> = { en, fr, de }
const KEYS = Object.keys(en)

const forms = (phrase: Phrase) => (typeof phrase === 'string' ? [phrase] : Object.values(phrase))
const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

describe.each([...LANGUAGES])('in %s', language => {
  const catalogue = CATALOGUES[language]

  test('the same is said as in English, with the same values', () => {
    expect(Object.keys(catalogue).sort()).toEqual(KEYS.toSorted())
    for (const key of KEYS) {
      const [english, translated] = [forms(en[key as keyof typeof en]), forms(catalogue[key]!)]
      expect(translated.length, key).toBe(english.length)
      expect(gaps(translated.at(-1)!), key).toEqual(gaps(english.at(-1)!))
    }
  })

  test('no sentence is empty, unfinished, or carries stray blanks', () => {
    for (const key of KEYS) {
      for (const text of forms(catalogue[key]!)) {
        expect(text.trim(), key).toBe(text)
        expect(text, key).not.toMatch(/ {2}|\.\.\.|'|^$/)
      }
    }
  })
})

test('French sets a blank that does not break before : ; ! and ?', () => {
  for (const key of KEYS) {
    for (const text of forms(CATALOGUES.fr[key]!)) expect(text, key).not.toMatch(/[^\u00a0][:;!?]/)
  }
})

/** What comes from outside, and the group of sentences for it. */
const GROUPS = {
  refused: [...TABLE_REFUSALS, LOST, 'unknown'],
  closed: [...Object.keys(CLOSINGS), 'network'],
  paused: PAUSES,
  fairness: FAIRNESS,
  line: SIGNALS,
  motion: MOTIONS,
  device: READINESS,
} as const

test.each(Object.entries(GROUPS))(
  'every reason of %s has its sentence, and no other',
  (group, reasons) => {
    const said = KEYS.filter(key => key.startsWith(`${group}.`)).map(key =>
      key.slice(group.length + 1),
    )
    expect(said.sort()).toEqual([...reasons].sort())
  },
)

test('every phrase is used', async () => {
  const glob = new Bun.Glob('**/*.{svelte,ts}')
  let code = ''
  for await (const path of glob.scan({ cwd: dirname(import.meta.dir) })) {
    if (/(?:^|\/)words\/|\.test\.ts$/.test(path)) continue
    code += await Bun.file(new URL(`../${path}`, import.meta.url)).text()
  }
  const dynamic = [...Object.keys(GROUPS), 'lobby', 'settings']
  const idle = KEYS.filter(key => {
    const [group] = key.split('.')
    const isGrouped = key.includes('.') && dynamic.includes(group!)
    if (isGrouped) return !code.includes(`'${group}'`) && !code.includes(`\`${group}.`)
    return !code.includes(`'${key}'`)
  })
  expect(idle).toEqual([])
})
