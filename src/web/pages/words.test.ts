import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import type { Catalogue, Phrase } from '#kernel/phrase.ts'
import { FAULTS } from '#kernel/replay.ts'
import { SOURCE_TROUBLES } from '#web/replay/journals.ts'

const HERE = import.meta.dir
const pages = readdirSync(HERE)
  .filter(name => name.endsWith('.svelte'))
  .map(name => readFileSync(`${HERE}/${name}`, 'utf8'))
  .join('\n')

/** Keys that pages put together from what others name. */
const NAMED_ELSEWHERE: readonly string[] = [
  ...SOURCE_TROUBLES,
  ...FAULTS,
  ...['empty', 'malformed', 'chain-broken', 'unknown-format', 'unknown-game', 'bad-options'],
  ...['secret-differs', 'ending-differs'],
]

async function catalogue(page: string, language: string): Promise<Catalogue> {
  return (await import(`${HERE}/words/${page}/${language}.ts`))[language] as Catalogue
}

function formsOf(phrase: Phrase): readonly string[] {
  return typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other]
}

function gapsOf(phrase: Phrase): readonly string[] {
  const text = formsOf(phrase).at(-1)!
  return [...text.matchAll(/\{\w+\}/g)].map(gap => gap[0]).sort()
}

describe.each(readdirSync(`${HERE}/words`))('the words of %s', page => {
  test.each(['fr', 'de'])('have the same keys and gaps in %s as in English', async language => {
    const [english, other] = [await catalogue(page, 'en'), await catalogue(page, language)]
    expect(Object.keys(other)).toEqual(Object.keys(english))
    for (const [key, phrase] of Object.entries(english)) {
      expect([key, gapsOf(other[key]!)]).toEqual([key, gapsOf(phrase)])
    }
  })

  test('are all used', async () => {
    const unused = Object.keys(await catalogue(page, 'en')).filter(
      key => !pages.includes(`'${key}'`) && !NAMED_ELSEWHERE.includes(key),
    )
    expect(unused).toEqual([])
  })

  test('keep French signs with their words', async () => {
    for (const phrase of Object.values(await catalogue(page, 'fr'))) {
      for (const text of formsOf(phrase)) expect(text).not.toMatch(/ [:;!?»]|« /)
    }
  })
})
