import { describe, expect, test } from 'bun:test'
import { diceOf, type Trait } from '#games/dice-run/cards.ts'
import { listed } from '#games/dice-run/dice.ts'
import { stepsOf } from '#games/dice-run/moves.ts'
import { racedAll } from '#games/dice-run/race.ts'
import { picture, race } from '#games/dice-run/trials/picture.ts'

function moved(trait: Trait, before: string): string {
  const start = race(before)
  return picture(racedAll(start, stepsOf(start.line, diceOf(trait, start.faces))))
}

describe('the examples of the rulebook', () => {
  const start = 'Y1 Y6 Y6 B1 B2 B2 B4 B5 B6 O2 O6 G3 G6 L6 L4'
  const first = 'B1 B2 B2 B4 B5 B6 | Y1 Y6 Y6 O2 O6 G3 G6 L4 L6'
  const second = 'B6 | Y6 Y6 B1 B2 B2 B4 B5 O6 G6 L6 | Y1 O2 G3 L4'
  const third = 'Y6 Y6 B6 O6 G6 L6 | B1 B2 B2 B4 B5 | Y1 O2 G3 L4'

  test('[R10.1] [R5.1] blue on one starting group: the blue dice form a new leading group', () => {
    expect(moved('blue', start)).toBe(first)
  })

  test('[R10.2] [R5.2] [R3.3] one six leads alone, the sixes behind join the group ahead', () => {
    expect(moved('six', first)).toBe(second)
  })

  test('[R10.3] [R3.3a] the lone six stays, the sixes of the second group join it', () => {
    expect(moved('six', second)).toBe(third)
  })

  test('[R10.4] [R3.3b] a group of sixes empties, the one behind it reaches the lead too', () => {
    const before = 'B1 B2 | Y6 O6 G6 | Y1 O6 L6 | G6 L3'
    expect(moved('six', before)).toBe('Y6 B1 B2 O6 O6 G6 L6 | Y1 G6 | L3')
  })
})

describe('moving', () => {
  const cases: readonly (readonly [string, Trait, string, string])[] = [
    ['[R3.1] an emptied group disappears', 'green', 'Y1 | G1 G2 | B3', 'Y1 G1 G2 | B3'],
    ['[R3.2] dice join the group ahead', 'green', 'Y1 | O1 G2 | B3 G4', 'Y1 G2 | O1 G4 | B3'],
    ['[R3.2] dice leave the leading group', 'two', 'Y1 G2 | B3', 'G2 | Y1 | B3'],
    ['[R3.3a] a leading group of one colour stays', 'blue', 'B1 B2 | Y1 B3', 'B1 B2 B3 | Y1'],
    ['[R3.3a] alone in the race it stays too', 'blue', 'B1 B2', 'B1 B2'],
    [
      '[R3.3b] emptied one by one they all reach the lead',
      'two',
      'Y1 | Y2 | B2 | O2',
      'Y1 Y2 B2 O2',
    ],
    [
      '[R3.3b] after a split the emptied group closes up',
      'two',
      'Y1 Y2 | B2 | O2 O3',
      'Y2 | Y1 B2 O2 | O3',
    ],
    ['[R3.4] a die that joins a group does not go on', 'two', 'Y1 | B1 | O2', 'Y1 | B1 O2'],
    ['[R5.8] dice advance into a gap', 'two', 'Y1 | . | B1 B2', 'Y1 | B2 | B1'],
    ['[R5.8] a whole group fills the gap', 'two', 'Y1 | . | B2 O2', 'Y1 | B2 O2'],
    ['[R5.8] a gap that nobody enters stays', 'two', 'Y1 | O2 | . | B1', 'Y1 O2 | . | B1'],
    [
      '[R5.8] a gap behind a split lead stays where it was',
      'two',
      'Y1 Y2 | . | B1',
      'Y2 | Y1 | . | B1',
    ],
    [
      '[R5.8] two gaps are filled in one move',
      'two',
      'Y1 | . | B1 B2 | . | O1 O2',
      'Y1 | B2 | B1 | O2 | O1',
    ],
    [
      '[R5.8] the group behind a filled gap keeps its own gap',
      'two',
      'Y1 | . | B2 | . | O1',
      'Y1 | B2 | . | O1',
    ],
    ['[R5.8] into the gap that an emptied group has left', 'two', 'Y1 | B2 | . | O2', 'Y1 B2 | O2'],
  ]
  test.each(cases)('%s', (_, trait, before, after) => {
    expect(moved(trait, before)).toBe(after)
  })

  test('[R3.3] steps are told from the front, with the places they find', () => {
    const start = race('Y1 Y2 | B2 | O2 O3')
    const steps = stepsOf(start.line, diceOf('two', start.faces))
    expect(steps.map(({ from, to, dice }) => ({ from, to, dice: listed(dice) }))).toEqual([
      { from: 0, to: -1, dice: [1] },
      { from: 2, to: 1, dice: [6] },
      { from: 2, to: 1, dice: [12] },
    ])
  })
})
