import { expect, test } from 'bun:test'
import { createHash, createHmac } from 'node:crypto'
import { hex, utf8 } from '#kernel/bytes.ts'
import { hmacSha256, sha256 } from '#kernel/sha256.ts'

// Lengths around the block borders, in one to four bytes a character.
const TEXTS = ['a', 'é', '骰', '🎲', '\ud800'].flatMap(letter => {
  return [0, 1, 13, 14, 16, 27, 28, 55, 56, 63, 64, 65, 119, 120, 128, 1000].map(length => {
    return letter.repeat(length)
  })
})

test('text is encoded as every other encoder does', () => {
  for (const text of TEXTS) expect(hex(utf8(text))).toBe(Buffer.from(text).toString('hex'))
})

test('SHA-256 agrees with the platform at every block border', () => {
  for (const text of TEXTS) {
    expect(hex(sha256(utf8(text)))).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('HMAC-SHA-256 agrees with the platform, also for keys longer than a block', () => {
  for (const key of TEXTS.slice(1, 16)) {
    const sign = hmacSha256(utf8(key))
    for (const text of TEXTS.slice(0, 20)) {
      expect(hex(sign(utf8(text)))).toBe(createHmac('sha256', key).update(text).digest('hex'))
    }
  }
})

test('the published digest of abc', () => {
  expect(hex(sha256(utf8('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
