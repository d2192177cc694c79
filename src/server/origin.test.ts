import { describe, expect, test } from 'bun:test'
import { isWelcome } from '#server/origin.ts'

const asked = (origin: string | null, host = 'play.example:4000') =>
  new Headers({ host, ...(origin !== null && { origin }) })

test('our own pages are welcome, and what is no browser', () => {
  expect(isWelcome(asked('http://play.example:4000'), null)).toBe(true)
  expect(isWelcome(asked('https://play.example:4000'), null)).toBe(true)
  expect(isWelcome(asked('http://play.example:4000', 'Play.Example:4000'), null)).toBe(true)
  expect(isWelcome(asked(null), null)).toBe(true)
})

describe('others are not', () => {
  test.each([
    'http://evil.example',
    'http://play.example',
    'http://play.example:4001',
    'http://play.example:4000.evil.example',
    'http://evil.example/play.example:4000',
    'null',
    '',
    'file://',
    'nonsense',
  ])('%j', origin => {
    expect(isWelcome(asked(origin), null)).toBe(false)
  })
})

test('where origins are listed, only these are', () => {
  const listed = ['https://play.example']
  expect(isWelcome(asked('https://play.example'), listed)).toBe(true)
  expect(isWelcome(asked('http://play.example:4000'), listed)).toBe(false)
})
