import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { NAME_GRAPHEMES } from '#protocol/limits.ts'
import { likeness, readName } from '#protocol/name.ts'

function named(raw: string): string | null {
  const reading = readName(raw)
  return reading.ok ? reading.value : null
}

const CASES: readonly [title: string, raw: string, name: string | null][] = [
  ['a plain one stays', 'Anna', 'Anna'],
  ['spaces around and between are put in order', '  Anna \t\n von  Au ', 'Anna von Au'],
  ['composed and decomposed letters are one', 'Zoe\u0308', 'Zo\u00eb'],
  ['other scripts stay', 'محمد 陈 Ольга', 'محمد 陈 Ольга'],
  ['direction marks go', '\u202eannA\u202c \u2066x\u2069', 'annA x'],
  ['zero-width characters go', 'An\u200bna\u200d\ufeff\u2060', 'Anna'],
  ['fillers that look like nothing go', '\u3164\u115f\u1160A\uffa0\u2800\u034f', 'A'],
  ['soft hyphens and controls go', 'An\u00adna\u0000\u001b[31m', 'Anna[31m'],
  ['private and lone halves of characters go', 'A\ue000\ud800B', 'AB'],
  ['an emoji of several pictures stays one', '👩‍🚀 👨‍👩‍👧', '👩‍🚀 👨‍👩‍👧'],
  ['an emoji with a tone and a heart stay', '👍🏽 ❤️', '👍🏽 ❤️'],
  ['a joiner elsewhere goes', 'a\u200d👩', 'a👩'],
  ['stacked marks are cut', `Z${'\u0301'.repeat(40)}`, '\u0179\u0301\u0301\u0301'],
  ['nothing is no name', '', null],
  ['spaces are no name', ' \u00a0\u2003 ', null],
  ['what nobody sees is no name', '\u200b\u3164\u2800\u202e', null],
  ['marks on nothing are no name', '\u0301\u0302', null],
]

for (const [title, raw, name] of CASES) {
  test(title, () => expect(named(raw)).toBe(name))
}

test('a name has at most 24 graphemes, and none of them is cut in half', () => {
  expect(named('x'.repeat(30))).toBe('x'.repeat(NAME_GRAPHEMES))
  expect(named('👨‍👩‍👧'.repeat(30))).toBe('👨‍👩‍👧'.repeat(NAME_GRAPHEMES))
})

test('a name that was read reads as itself, whatever it came from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), raw => {
      const name = named(raw)
      if (name === null) return
      expect(named(name)).toBe(name)
      expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u)
    }),
    { numRuns: 2000 },
  )
})

test('names that look alike have one likeness', () => {
  expect(likeness('ＡＮＮＡ von Au')).toBe(likeness('Anna  VonAu'))
  expect(likeness('Anna')).not.toBe(likeness('Anne'))
})
