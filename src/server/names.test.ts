import { expect, test } from 'bun:test'
import { codeOf, freshSecret, matchAfter, readCode } from '#server/names.ts'

test('a secret holds 128 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 2000 }, freshSecret)
  expect(new Set(secrets).size).toBe(2000)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9]{24}$/)
  expect(Math.log2(62) * 24).toBeGreaterThan(128)
})

test('codes are six letters that look like no others, and spread', () => {
  const codes = Array.from({ length: 2000 }, () => codeOf(freshSecret()))
  for (const code of codes) expect(code).toMatch(/^[ACDEFHJKMNPRTWXY3479]{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(1995)
})

test('a code is read however it is typed', () => {
  for (const typed of ['ACD347', 'acd347', ' acd 347', 'aCd-347', 'a-c d-3 4 7 ']) {
    expect(readCode(typed)).toBe('ACD347')
  }
})

test('matches of a table follow one another, and tell nothing of it', () => {
  const first = matchAfter('table', null)
  const second = matchAfter('table', first)
  expect(new Set([first, second, matchAfter('other', null), matchAfter('other', first)]).size).toBe(
    4,
  )
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(matchAfter('table', null)).toBe(first)
})
