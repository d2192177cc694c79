import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Icon } from '#games/jelly-monster/components/set.ts'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { type Event, REFUSALS, type State } from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
import { sayIn } from '#games/jelly-monster/words/catalogue.ts'
import { de } from '#games/jelly-monster/words/de.ts'
import { en } from '#games/jelly-monster/words/en.ts'
import { fr } from '#games/jelly-monster/words/fr.ts'
import { ICON_RULES, iconSentence } from '#games/jelly-monster/words/icons.ts'
import { boardName } from '#games/jelly-monster/words/places.ts'
import { wordsIn } from '#games/jelly-monster/words/words.ts'
import { type Catalogue, LANGUAGES, type Phrase } from '#kernel/phrase.ts'
import { verified } from '#kernel/verification.ts'

const game = join(import.meta.dir, '..')
const rules = readFileSync(join(game, 'RULES.md'), 'utf8')

function formsOf(phrase: Phrase): readonly string[] {
  return typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other]
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]!).sort()
}

/** All that is written outside the catalogues, where a phrase could be asked for. */
function sources(): string {
  const folders = [join(game, 'board'), join(game, 'words')]
  const paths = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
  return paths
    .filter(path => /\.(?:svelte|ts)$/.test(path))
    .filter(path => !/(?:\.test|words\/(?:en|fr|de))\.ts$/.test(path))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
}

describe('the catalogue', () => {
  const catalogues: Readonly<Record<string, Catalogue>> = { en, fr, de }

  test('says the same in every language, with the same values', () => {
    for (const catalogue of Object.values(catalogues)) {
      expect(Object.keys(catalogue)).toEqual(Object.keys(en))
      for (const [key, phrase] of Object.entries(catalogue)) {
        const wanted = placesIn(formsOf(en[key as keyof typeof en]).at(-1)!)
        for (const form of formsOf(phrase)) {
          expect(form.length).toBeGreaterThan(0)
          expect([key, ...placesIn(form)]).toEqual([key, ...wanted])
        }
      }
    }
  })

  test('has no phrase that nobody says', () => {
    const text = sources()
    const families = [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(match => match[1]!)
    const isSaid = (key: string) => {
      return text.includes(`'${key}'`) || families.some(family => key.startsWith(family))
    }
    expect(Object.keys(en).filter(key => !isSaid(key))).toEqual([])
  })

  test('keeps French marks with the word before them', () => {
    const { characters, reasons } = botWords.fr
    for (const [key, phrase] of Object.entries({ ...fr, ...characters, ...reasons })) {
      for (const form of formsOf(phrase)) expect([key, / [:;!?]/.test(form)]).toEqual([key, false])
    }
  })

  test('has in French no word before a name that would lose its vowel', () => {
    for (const [key, phrase] of Object.entries(fr)) {
      const isElided = formsOf(phrase).some(form =>
        /\b(?:de|que|le|la) \{(?:names?|other)\}/.test(form),
      )
      expect([key, isElided]).toEqual([key, false])
    }
  })

  test('[J3.5a] [J3.7] speaks English as the rules do: to remove a die, to flip the timer', () => {
    const text = Object.values(en).flatMap(formsOf).join('\n')
    expect(text).not.toMatch(/knock|turns? (?:the sand|by itself)|sand (?:timer )?turns|own die/i)
  })
})

describe.each([...LANGUAGES])('in %s', language => {
  test('every refusal is a sentence with the rule it rests on', async () => {
    const words = await wordsIn(language)
    const sentences = REFUSALS.map(reason => words.refusal(reason)!)
    for (const { sentence, rule } of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u)
      expect(rules).toContain(`${rule} `)
    }
    expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(REFUSALS.length)
    expect(words.refusal('no-such-reason')).toBeNull()
  })

  test('every icon of every board is explained, and its rule exists', async () => {
    const say = await sayIn(language)
    const icons: Icon[] = STANDARD.boards.flatMap(({ A, B }) => [...A.zones, ...B.zones].flat())
    for (const icon of icons) {
      expect(iconSentence(say, icon)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u)
      expect(rules).toContain(`${ICON_RULES[icon.type]} `)
    }
    expect(new Set(icons.map(icon => icon.type))).toEqual(new Set(Object.keys(ICON_RULES) as never))
  })

  test('every board has a name of its own; a host’s board keeps the host’s name', async () => {
    const say = await sayIn(language)
    const names = STANDARD.boards.map(({ name }) => boardName(say, name))
    expect(new Set(names).size).toBe(STANDARD.boards.length)
    for (const { name } of STANDARD.boards) expect(names).not.toContain(name)
    expect(boardName(say, 'Windmill Lane')).toBe('Windmill Lane')
    expect(boardName(say, 'unknown')).toBe('unknown')
  })

  test('recorded matches can be told to the end', async () => {
    const { tell } = await wordsIn(language)
    const names = ['Ana', 'Bo', 'Cleo', 'Dov', 'Edda']
    const lines = recorded().flatMap(({ events, districts }) =>
      events.map(event => tell(event, names, { districts })).filter(line => line !== null),
    )
    expect(lines.length).toBeGreaterThan(500)
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/)
    const nameless = (await sayIn(language))('district.unknown', { number: 0 }).replace('0', '')
    for (const line of lines) expect(line).not.toContain(nameless)
  })
})

/** Each with what somebody sees who comes at its end, and never heard how the city was built. */
function recorded() {
  const folder = join(game, 'matches')
  const paths = readdirSync(folder).filter(name => name.endsWith('.jsonl'))
  return paths.map(name => {
    const verdict = verified(readFileSync(join(folder, name), 'utf8'), () => jellyMonster)
    if (!verdict.ok) throw new Error(`${name}: ${verdict.objection.detail}`)
    const { entries, match } = verdict.chronicle
    const { districts } = jellyMonster.view(match.state as State, 'spectator')
    return { events: entries.flatMap(entry => entry.events as readonly Event[]), districts }
  })
}
