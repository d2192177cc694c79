import { expect, test } from 'bun:test'
import { speaker, type Translated } from '#kernel/phrase.ts'

const en = {
  hello: 'Hello {name}',
  dice: { one: '{count} die', other: '{count} dice' },
  plain: 'Nothing to fill',
} as const

const fr: Translated<typeof en> = {
  hello: 'Bonjour {name}',
  dice: { one: '{count} dé', other: '{count} dés' },
  plain: 'Rien',
}

test('a place is filled with its value', () => {
  expect(speaker<typeof en>('en', en)('hello', { name: 'Ana' })).toBe('Hello Ana')
  expect(speaker<typeof en>('en', en)('plain')).toBe('Nothing to fill')
})

test('each language has its own idea of one', () => {
  const english = speaker<typeof en>('en', en)
  const french = speaker<typeof en>('fr', fr)
  expect([0, 1, 2].map(count => english('dice', { count }))).toEqual(['0 dice', '1 die', '2 dice'])
  expect([0, 1, 2].map(count => french('dice', { count }))).toEqual(['0 dé', '1 dé', '2 dés'])
})

test('numbers are written as the language writes them', () => {
  expect(speaker<typeof en>('en', en)('dice', { count: 1500 })).toBe('1,500 dice')
  expect(speaker<typeof en>('fr', fr)('dice', { count: 1500 })).toBe('1\u202f500 dés')
})

test('a brace in a value stays as it is', () => {
  const say = speaker<typeof en>('en', en)
  expect(say('hello', { name: '{name}' })).toBe('Hello {name}')
  // @ts-expect-error a forgotten value does not compile
  expect(say('hello')).toBe('Hello {name}')
})
