import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS, KINDS, TRAITS } from '#games/dice-run/cards.ts'
import { COLOURS } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { optionsOf, refusalOf, scene } from '#games/dice-run/trials/scene.ts'
import { type Action, type Event, REFUSALS } from '#games/dice-run/vocabulary.ts'
import { botWords } from '#games/dice-run/words/bots.ts'
import { de } from '#games/dice-run/words/de.ts'
import { en } from '#games/dice-run/words/en.ts'
import { fr } from '#games/dice-run/words/fr.ts'
import { REFUSAL_RULES } from '#games/dice-run/words/refusals.ts'
import { type Speech, spoken } from '#games/dice-run/words/speech.ts'
import { told } from '#games/dice-run/words/telling.ts'
import { gameWords } from '#games/dice-run/words/words.ts'
import { LANGUAGES, type Phrase } from '#kernel/phrase.ts'

const CATALOGUES = { en, fr, de }
const NAMES = ['Ana', 'Bo', 'Cleo']
const SOURCES = join(import.meta.dir, '..')

function textsOf(phrase: Phrase): readonly string[] {
  return typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other]
}

function gapsOf(phrase: Phrase): readonly string[] {
  const found = textsOf(phrase).flatMap(text => text.match(/\{\w+\}/g) ?? [])
  return [...new Set(found)].sort()
}

/** Everything that speaks: the board and the words themselves, but not the catalogues. */
function speakers(): string {
  return ['board', 'words']
    .flatMap(folder => readdirSync(join(SOURCES, folder)).map(name => join(SOURCES, folder, name)))
    .filter(path => /\.(?:ts|svelte)$/.test(path) && !/\.test\.ts$|(?:en|fr|de)\.ts$/.test(path))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
}

const NEEDS = [
  'trait',
  'swap',
  'gap',
  'sprint',
  'about-turn',
  'crash',
  'reroll-group',
  'reroll-card',
  'roll-off',
]

const OPTIONS = ['turn-limit', 'hand', 'undo', 'two']

/** Keys that are put together, by how they begin. */
const FAMILIES: readonly string[] = [
  ...COLOURS.map(colour => `colour-${colour}`),
  ...CARDS.map(card => `card-${card}`),
  ...TRAITS.map(trait => `dice-${trait}`),
  ...KINDS.map(kind => `does-${kind}`),
  ...REFUSALS.map(refusal => `refusal-${refusal}`),
  ...['one', 'two', 'few', 'other'].map(form => `ordinal-${form}`),
  ...NEEDS.flatMap(need => [`prompt-${need}`, `prompt-${need}-hint`]),
  ...OPTIONS.flatMap(option => [`option-${option}`, `option-${option}-hint`]),
]

describe('the words', () => {
  test('have a phrase for everything that is put together', () => {
    for (const key of FAMILIES) expect(Object.keys(en)).toContain(key)
  })

  test('have no phrase that nobody says', () => {
    const source = speakers()
    const idle = Object.keys(en).filter(key => {
      return !FAMILIES.includes(key) && !source.includes(`'${key}'`)
    })
    expect(idle).toEqual([])
  })

  test.each(['fr', 'de'] as const)('in %s leave the same places for values', language => {
    for (const [key, phrase] of Object.entries(en)) {
      const other = CATALOGUES[language][key as keyof typeof en]
      expect([key, gapsOf(other)]).toEqual([key, gapsOf(phrase)])
      for (const text of textsOf(other)) expect(text.trim()).not.toBe('')
    }
  })

  const { characters, reasons } = botWords.fr
  const french = [...Object.values(fr), ...Object.values(characters), ...Object.values(reasons)]

  test('in French keep double signs on the line of their word', () => {
    for (const text of french.flatMap(textsOf)) {
      expect(text).not.toMatch(/[^\u00a0\u202f][:;!?]/)
    }
  })

  test('in French put no word before a name that would lose its vowel', () => {
    for (const text of french.flatMap(textsOf)) {
      expect(text).not.toMatch(/\b(?:de|que|le|la) \{(?:names?|revealer)\}/)
    }
  })

  test('call the last group and a value by their names', () => {
    expect(Object.values(fr).flatMap(textsOf).join('\n')).not.toContain('ernier groupe')
    // [R5.7] All of that value turn over, not only those that look the same.
    expect(en['prompt-about-turn-hint']).toContain('value')
    expect(fr['prompt-about-turn-hint']).toContain('valeur')
    expect(de['prompt-about-turn-hint']).toContain('Zahl')
  })

  test.each(LANGUAGES)(
    'in %s answer every refusal with a sentence and its rule',
    async language => {
      const words = await gameWords(language)
      const rules = readFileSync(join(SOURCES, 'RULES.md'), 'utf8')
      for (const refusal of REFUSALS) {
        const answer = words.refusal(refusal)
        expect(answer!.sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(answer!.rule).toBe(REFUSAL_RULES[refusal])
        expect(rules).toContain(`- ${answer!.rule} `)
      }
      expect(words.refusal('no-such-refusal')).toBeNull()
    },
  )

  test.each(LANGUAGES)('in %s name every bot and reason', async language => {
    const words = await gameWords(language)
    expect(words.bot('stroller')?.name).not.toBe('')
    expect(words.bot('nobody')).toBeNull()
    expect(words.reason('whim')).not.toBeNull()
    expect(words.reason('nonsense')).toBeNull()
  })
})

const swapsLead: Action = { type: 'play', card: 'swap', group: 0 }
const rollsLead: Action = { type: 'reroll', card: 'swap', group: 0 }
const crashesBehind: Action = { type: 'play', card: 'crash', die: 6 }
const sprintsBehind: Action = { type: 'play', card: 'sprint', dice: 0b1001001000000 }

test.each([
  ['R5.4', 'Y1 | B2 | O3', swapsLead],
  ['R6.2', 'Y1 | B2 | O3', rollsLead],
  ['R5.9', 'Y1 | B2 | O3', crashesBehind],
  ['R5.5', 'Y1 Y2 Y3 Y4 | B2 B3 O1', sprintsBehind],
])('[%s] a refusal names the rule of what was tried', (rule, picture, action) => {
  const state = scene({ picture, hands: [['swap', 'crash', 'sprint']] })
  expect(REFUSAL_RULES[refusalOf(state, 0, action)!]).toBe(rule)
})

const QUIET: readonly Event['type'][] = [
  'shuffled',
  'dealt',
  'turnBegan',
  'hid',
  'drew',
  'setAside',
]

const SAMPLES: readonly Event[] = [
  { type: 'rolled', seat: null, dice: 3, values: [1, 2] },
  { type: 'rolled', seat: 1, dice: 3, values: [1, 2] },
  { type: 'rollOffBegan', rollers: [0, 1, 2], runsOutAt: null },
  { type: 'rollOffBegan', rollers: [0, 2], runsOutAt: null },
  { type: 'rolledOff', seat: 1, sum: 9, runsOutAt: null },
  { type: 'played', seat: 1, card: 'joker' },
  { type: 'targetPlayed', seat: 1, target: 8 },
  { type: 'laidDown', seat: 1 },
  { type: 'tookBack', seat: 1 },
  { type: 'stageEnded', seat: 1, at: 0, runsOutAt: null },
  { type: 'chose', seat: 1 },
  {
    type: 'stageScored',
    result: {
      revealer: 0,
      draws: 9,
      targets: [0, 1, 2],
      counts: [[2], [1], [0]],
      places: [0, 1, 2],
      points: [3, 2, 1],
    },
  },
  { type: 'lapsed', seat: 1 },
  { type: 'returned', seat: 1, runsOutAt: null },
  { type: 'advanced', dice: 7, from: 0, to: -1 },
  { type: 'advanced', dice: 1, from: 2, to: 1 },
  { type: 'swapped', group: 1 },
  { type: 'cameBack', dice: 3 },
  { type: 'turnedOver', group: 1, value: 2, dice: 3 },
  { type: 'gapLaid', group: 1 },
  { type: 'crashed', die: 7 },
]

describe.each(LANGUAGES)('the story in %s', language => {
  const speech: Speech = spoken(language, CATALOGUES[language])

  test('has a line of its own for everything that is worth one', () => {
    const lines = SAMPLES.map(event => told(speech, event, NAMES))
    expect(lines).not.toContain(null)
    expect(new Set(lines).size).toBe(SAMPLES.length)
    for (const line of lines) {
      expect(line).toMatch(/\.$/)
      expect(line).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  test('passes over the rest', () => {
    const begun = diceRun.setUp(optionsOf(), 3)
    const dealt: Event = { type: 'dealt', seat: 0, hand: [], targets: [] }
    const quiet: readonly Event[] = [
      dealt,
      { type: 'shuffled', piles: begun.piles, box: [] },
      { type: 'turnBegan', seat: 0, runsOutAt: null },
      { type: 'hid', seat: 0, card: 'six' },
      { type: 'drew', seat: 0 },
      { type: 'setAside', seat: 0, target: 1 },
    ]
    expect(quiet.map(event => event.type).toSorted()).toEqual(QUIET.toSorted())
    for (const event of quiet) expect(told(speech, event, NAMES)).toBeNull()
  })

  test('says how many, one or more', () => {
    const one = told(speech, { type: 'advanced', dice: 1, from: 1, to: 0 }, NAMES)
    const more = told(speech, { type: 'advanced', dice: 3, from: 1, to: 0 }, NAMES)
    expect(one).toContain('1')
    expect(more).toContain('2')
    expect(more?.replace('2', '1')).not.toBe(one)
  })
})

test('cards, targets and groups have their names', () => {
  const [english, french, german] = LANGUAGES.map(language =>
    spoken(language, CATALOGUES[language]),
  )
  expect(english!.target(8)).toBe('blue 3')
  expect(french!.target(8)).toBe('3 bleu')
  expect(german!.target(8)).toBe('3 blau')
  expect(english!.ordinal(22)).toBe('22nd')
  expect(french!.ordinal(2)).toBe('2e')
  expect(german!.ordinal(3)).toBe('3.')
  expect(english!.does('orange')).toBe('All orange dice advance.')
  expect(french!.does('six')).toBe('Tous les 6 avancent.')
  expect(german!.does('six')).toBe('Alle Sechser rücken vor.')
})
