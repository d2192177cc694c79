import { describe, expect, test } from 'bun:test'
import type { Card } from '#games/dice-run/cards.ts'
import { only } from '#games/dice-run/dice.ts'
import { effectsOf, targetEffects } from '#games/dice-run/plays.ts'
import { racedAll } from '#games/dice-run/race.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { picture, race } from '#games/dice-run/trials/picture.ts'
import type { Play } from '#games/dice-run/vocabulary.ts'

function done(before: string, play: Play): string {
  const start = race(before)
  const effects = effectsOf(start, play)
  return typeof effects === 'string' ? effects : picture(racedAll(start, effects))
}

type Row = readonly [title: string, before: string, play: Play, after: string]

function rows(card: Card, list: readonly Row[]): void {
  describe(card, () => {
    test.each(list)('%s', (_, before, play, after) => {
      expect(done(before, play)).toBe(after)
    })
  })
}

const type = 'play'

rows('joker', [
  [
    '[R5.3] names a colour',
    'Y1 B1 | B2 O3',
    { type, card: 'joker', as: 'blue' },
    'B1 | Y1 B2 | O3',
  ],
  ['[R5.3] names a value', 'Y1 B2 | O1', { type, card: 'joker', as: 'one' }, 'Y1 | B2 O1'],
  [
    '[R4.3] may name what changes nothing',
    'Y1 | B2',
    { type, card: 'joker', as: 'yellow' },
    'Y1 | B2',
  ],
])

rows('swap', [
  [
    '[R5.4] two neighbours change places',
    'Y1 | B2 | O3 O4 | G5',
    { type, card: 'swap', group: 1 },
    'Y1 | O3 O4 | B2 | G5',
  ],
  [
    '[R5.8] a gap beside them stays where it is',
    'Y1 | . | B2 | O3',
    { type, card: 'swap', group: 2 },
    'Y1 | . | O3 | B2',
  ],
  [
    '[R4.3] with two groups there is nothing to swap',
    'Y1 | B2',
    { type, card: 'swap', group: null },
    'Y1 | B2',
  ],
  [
    '[R5.4] [R4.3] a gap keeps them apart',
    'Y1 | B2 | . | O3',
    { type, card: 'swap', group: null },
    'Y1 | B2 | . | O3',
  ],
])

rows('sprint', [
  [
    '[R5.5] three of four break away',
    'Y1 B2 O3 G4 | L5',
    { type, card: 'sprint', dice: only(0) | only(6) | only(18) },
    'Y1 B2 G4 | O3 | L5',
  ],
  ['[R4.3] three cannot', 'Y1 B2 O3 | L5', { type, card: 'sprint', dice: null }, 'Y1 B2 O3 | L5'],
  [
    '[R5.5] [R5.8] a gap stays behind those left',
    'Y1 Y2 Y3 Y4 | . | L5',
    { type, card: 'sprint', dice: 0b1011 },
    'Y1 Y2 Y4 | Y3 | . | L5',
  ],
])

rows('comeback', [
  [
    '[R5.6] the last group becomes second',
    'Y1 | B2 | O3 | G4 G5',
    { type, card: 'comeback' },
    'Y1 | G4 G5 | B2 | O3',
  ],
  [
    '[R5.6] before a gap that lies there',
    'Y1 | . | B2 | O3',
    { type, card: 'comeback' },
    'Y1 | O3 | . | B2',
  ],
  [
    '[R5.6] [R5.8] a gap left behind all is removed',
    'Y1 | B2 | . | O3',
    { type, card: 'comeback' },
    'Y1 | O3 | B2',
  ],
  [
    '[R5.6] [R5.8] one gap goes, the other stays',
    'Y1 | . | B2 | . | O3',
    { type, card: 'comeback' },
    'Y1 | O3 | . | B2',
  ],
  ['[R5.6] with two groups nothing changes', 'Y1 | B2', { type, card: 'comeback' }, 'Y1 | B2'],
  [
    '[R5.6] with two groups not even a gap',
    'Y1 | . | B2',
    { type, card: 'comeback' },
    'Y1 | . | B2',
  ],
  ['[R5.6] with one group nothing changes', 'Y1 B2', { type, card: 'comeback' }, 'Y1 B2'],
])

rows('about-turn', [
  [
    '[R5.7] the sixes of one group become ones',
    'Y6 B6 O1 | G6',
    { type, card: 'about-turn', group: 0, value: 6 },
    'Y1 B1 O1 | G6',
  ],
  [
    '[R5.7] in any group',
    'Y3 | . | B3 O4',
    { type, card: 'about-turn', group: 2, value: 3 },
    'Y3 | . | B4 O4',
  ],
  [
    '[R5.7] a value that is not there',
    'Y3 | B3',
    { type, card: 'about-turn', group: 0, value: 1 },
    'Y3 | B3',
  ],
])

rows('gap', [
  [
    '[R5.8] lies between two groups',
    'Y1 | B2 | O3',
    { type, card: 'gap', group: 0 },
    'Y1 | . | B2 | O3',
  ],
  [
    '[R5.8] beside another gap, with dice between',
    'Y1 | . | B2 | O3',
    { type, card: 'gap', group: 2 },
    'Y1 | . | B2 | . | O3',
  ],
  ['[R4.3] has no place with one group', 'Y1 B2', { type, card: 'gap', group: null }, 'Y1 B2'],
  [
    '[R4.3] has no place with gaps everywhere',
    'Y1 | . | B2',
    { type, card: 'gap', group: null },
    'Y1 | . | B2',
  ],
])

rows('crash', [
  [
    '[R5.9] a die falls back to the last group',
    'Y1 B2 | O3 | G4',
    { type, card: 'crash', die: 6 },
    'Y1 | O3 | B2 G4',
  ],
  [
    '[R5.9] a lone leader leaves the lead',
    'Y1 | O3 | G4',
    { type, card: 'crash', die: 0 },
    'O3 | Y1 G4',
  ],
  [
    '[R5.9] [R5.8] and takes the gap behind it away',
    'Y1 | . | G4',
    { type, card: 'crash', die: 0 },
    'Y1 G4',
  ],
  [
    '[R5.9] [R5.8] other gaps stay',
    'Y1 B2 | . | G4',
    { type, card: 'crash', die: 0 },
    'B2 | . | Y1 G4',
  ],
  ['[R5.9] with one group nothing changes', 'Y1 B2', { type, card: 'crash', die: null }, 'Y1 B2'],
])

test('[R5.6] a comeback tells whose it is', () => {
  const effects = effectsOf(race('Y1 | B2 | O3 | G4 G5'), { type, card: 'comeback' })
  expect(effects).toEqual([{ type: 'cameBack', dice: only(18) | only(19) }])
})

describe('a secret target', () => {
  const before = race('Y1 B6 | Y6 O6 | Y2 G6')

  test.each([
    ['colour', 'Y1 Y6 B6 O6 | Y2 G6'],
    ['value', 'Y1 Y6 B6 | Y2 O6 G6'],
  ] as const)('[R6.1] %s first is not the same as the other way round', (first, after) => {
    const target = targetOf('yellow', 6)
    const steps = targetEffects(before, { type: 'playTarget', target, first })
    expect(picture(racedAll(before, steps))).toBe(after)
  })
})
