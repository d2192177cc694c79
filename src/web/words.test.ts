import { describe, expect, test } from 'bun:test'
import { en } from './words/en.ts'
import { chosenLanguage, filled, wordsFor } from './words.ts'

test.each([
  [['fr-CH', 'en'], 'fr'],
  [['it-CH', 'de-CH', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['it'], 'en'],
  [[], 'en'],
])('a browser that wants %j reads %s', (wanted, language) => {
  expect(chosenLanguage(wanted)).toBe(language)
})

test('a sentence is filled with its values, and shows what was forgotten', () => {
  expect(filled('{min} to {max} players', { min: 3, max: 5 })).toBe('3 to 5 players')
  expect(filled('{min} to {max} players', { min: 3 })).toBe('3 to {max} players')
})

describe.each(['fr', 'de'] as const)('in %s', language => {
  test.each(Object.entries(en))('%s has the same gaps as in English', (key, sentence) => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(gap => gap[0]).sort()
    const translation = wordsFor(language)[key as keyof typeof en]
    expect(gaps(translation)).toEqual(gaps(sentence))
    expect(translation).not.toBe('')
  })
})
