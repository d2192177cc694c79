import { expect, test } from 'bun:test'
import { chosenLanguage, readPreferences } from './preferences.ts'

test.each([
  [['fr-CH', 'en'], 'fr'],
  [['it-CH', 'de-CH', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['it'], 'en'],
  [[], 'en'],
])('a browser that wants %j reads %s', (wanted, language) => {
  expect(chosenLanguage(wanted)).toBe(language as ReturnType<typeof chosenLanguage>)
})

test('a newcomer hears, is warned, and rolls by hand', () => {
  expect(readPreferences(null, ['de'])).toEqual({
    language: 'de',
    sound: true,
    volume: 0.7,
    touch: true,
    motion: 'system',
    warnings: true,
    autoRoll: false,
  })
})

test('what was chosen is kept', () => {
  const chosen = {
    language: 'fr',
    sound: false,
    volume: 0.2,
    touch: false,
    motion: 'calm',
    warnings: false,
    autoRoll: true,
  } as const
  expect(readPreferences(JSON.stringify(chosen), ['de'])).toEqual(chosen)
})

test.each(['', 'null', '[', '7', '{"volume":9,"sound":"loud","language":"xx","motion":1}'])(
  'what cannot be read (%j) is as for a newcomer',
  stored => {
    expect(readPreferences(stored, ['de'])).toEqual(readPreferences(null, ['de']))
  },
)
