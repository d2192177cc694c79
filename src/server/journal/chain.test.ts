import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { chained, linked } from '#kernel/journal.ts'
import { chainedText, linkedText, sealOf } from '#server/journal/chain.ts'

test('links and hashes are those of the kernel, whatever is in them', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 120 })
  fc.assert(
    fc.property(texts, fc.jsonValue({ maxDepth: 2 }), texts, (previous, value, key) => {
      const body = { value, [key]: key }
      expect(linkedText(JSON.stringify(body), previous)).toEqual(linked(body, previous))
      expect(chainedText(key, previous)).toBe(chained(key, previous))
    }),
    { numRuns: 50 },
  )
}, 60_000)

test('a seal tells one seat, number and line from another', () => {
  const seals = [
    sealOf(1, 2, 'a'),
    sealOf(2, 1, 'a'),
    sealOf(12, 2, 'a'),
    sealOf(1, 22, 'a'),
    sealOf(null, 2, 'a'),
    sealOf(1, null, 'a'),
    sealOf(1, 2, 'b'),
  ]
  expect(new Set(seals).size).toBe(seals.length)
})
