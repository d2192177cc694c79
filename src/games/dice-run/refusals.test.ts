import { describe, expect, test } from 'bun:test'
import type { Card } from '#games/dice-run/cards.ts'
import { only } from '#games/dice-run/dice.ts'
import { refusalOf, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import { type Action, REFUSALS, type Refusal, type Step } from '#games/dice-run/vocabulary.ts'

type Row = readonly [refusal: Refusal, rule: string, why: string, told: Scene, action: Action]

const type = 'play'
const OPENING: Step = { type: 'opening', rollers: [0, 1, 2], sums: [], runsOutAt: null }
const CHOOSING: Step = { type: 'choosing', revealer: 2, endedAt: 0, runsOutAt: null }

function holding(card: Card, picture: string): Scene {
  return { picture, hands: [[card, card, card]] }
}

function playing(card: Card | null): Scene {
  const { race } = scene().open
  const played = { card, target: card === null ? 12 : null, before: race }
  return { open: { step: { type: 'turn', seat: 0, runsOutAt: null, played } } }
}

const dice = (...ids: number[]) => ids.reduce((set, id) => set | only(id), 0)

const ROWS: readonly Row[] = [
  [
    'opening-roll-first',
    'R2.4',
    'a card during the opening roll',
    { open: { step: OPENING } },
    { type, card: 'six' },
  ],
  [
    'opening-roll-over',
    'R2.4',
    'a roll for who starts in a turn',
    {},
    { type: 'rollOff', dice: 3 },
  ],
  [
    'not-your-turn',
    'R2.4',
    'rolling before one’s turn',
    { open: { step: { ...OPENING, rollers: [1, 2] } } },
    { type: 'rollOff', dice: dice(0, 6) },
  ],
  [
    'exactly-two-dice',
    'R2.4',
    'three dice for who starts',
    { open: { step: OPENING } },
    { type: 'rollOff', dice: dice(0, 6, 12) },
  ],
  [
    'exactly-two-dice',
    'R2.4',
    'one die for who starts',
    { open: { step: OPENING } },
    { type: 'rollOff', dice: dice(0) },
  ],
  [
    'not-in-leading-group',
    'R2.4',
    'dice that are not in the race',
    { open: { step: OPENING }, picture: 'Y1 B2' },
    { type: 'rollOff', dice: dice(0, 29) },
  ],
  [
    'look-alike',
    'R3.5',
    'the second of two that look the same, for who starts',
    { open: { step: OPENING }, picture: 'Y1 Y1 B2' },
    { type: 'rollOff', dice: dice(1, 6) },
  ],
  [
    'stage-over',
    'R7.1',
    'a card after the stage',
    { open: { step: CHOOSING } },
    { type, card: 'six' },
  ],
  ['stage-over', 'R7.1', 'ending a turn then', { open: { step: CHOOSING } }, { type: 'endTurn' }],
  ['not-your-turn', 'R4.1', 'somebody else’s turn', { seat: 1 }, { type, card: 'six' }],
  [
    'not-your-turn',
    'R6.1',
    'a target in it',
    { seat: 1 },
    { type: 'playTarget', target: 0, first: 'value' },
  ],
  [
    'not-your-turn',
    'R6.2',
    'a reroll in it',
    { seat: 1 },
    { type: 'reroll', card: 'six', group: 1 },
  ],
  ['not-your-turn', 'R4.4', 'an end to it', { seat: 1 }, { type: 'endTurn' }],
  ['not-your-turn', 'R4.4', 'undoing in it', { seat: 1 }, { type: 'undo' }],
  ['not-your-card', 'R4.1', 'a card one does not hold', {}, { type, card: 'blue' }],
  ['not-your-card', 'R6.2', 'laying it down', {}, { type: 'reroll', card: 'blue', group: 1 }],
  ['already-played', 'R4.1', 'a second card', playing('blue'), { type, card: 'six' }],
  ['already-played', 'R4.1', 'a card after a target', playing(null), { type, card: 'six' }],
  ['nothing-played', 'R4.1', 'ending a turn without a play', {}, { type: 'endTurn' }],
  ['nothing-to-undo', 'R4.4', 'undoing nothing', {}, { type: 'undo' }],
  ['no-undo', 'R4.4', 'undoing where it is off', { options: { undo: false } }, { type: 'undo' }],
  [
    'no-such-group',
    'R5.4',
    'swapping what is not there',
    holding('swap', 'Y1 | B2 | O3'),
    { type, card: 'swap', group: 3 },
  ],
  [
    'no-such-group',
    'R5.8',
    'swapping a gap',
    holding('swap', 'Y1 | . | B2 | O3'),
    { type, card: 'swap', group: 1 },
  ],
  [
    'no-such-group',
    'R5.7',
    'turning a gap over',
    holding('about-turn', 'Y1 | . | B2'),
    { type, card: 'about-turn', group: 1, value: 2 },
  ],
  [
    'no-such-group',
    'R5.8',
    'a gap behind a gap',
    holding('gap', 'Y1 | . | B2 | O3'),
    { type, card: 'gap', group: 1 },
  ],
  ['no-such-group', 'R6.2', 'rerolling nothing', {}, { type: 'reroll', card: 'six', group: 9 }],
  [
    'leading-group-not-allowed',
    'R5.4',
    'swapping the leading group',
    holding('swap', 'Y1 | B2 | O3'),
    { type, card: 'swap', group: 0 },
  ],
  [
    'leading-group-not-rerolled',
    'R6.2',
    'rerolling the leading group',
    {},
    { type: 'reroll', card: 'six', group: 0 },
  ],
  [
    'not-neighbours',
    'R5.4',
    'swapping over a gap',
    holding('swap', 'Y1 | B2 | . | O3 | G4'),
    { type, card: 'swap', group: 1 },
  ],
  [
    'not-neighbours',
    'R5.4',
    'swapping the last group with nobody',
    holding('swap', 'Y1 | B2 | O3'),
    { type, card: 'swap', group: 2 },
  ],
  [
    'no-gap-here',
    'R5.8',
    'a second gap in one place',
    holding('gap', 'Y1 | . | B2 | O3'),
    { type, card: 'gap', group: 0 },
  ],
  [
    'no-gap-here',
    'R5.8',
    'a gap behind the last group',
    holding('gap', 'Y1 | B2'),
    { type, card: 'gap', group: 1 },
  ],
  [
    'needs-four-dice',
    'R5.5',
    'a sprint of all three',
    holding('sprint', 'Y1 B2 O3 | G4'),
    { type, card: 'sprint', dice: dice(0, 6, 12) },
  ],
  [
    'exactly-three-dice',
    'R5.5',
    'a sprint of two',
    holding('sprint', 'Y1 B2 O3 G4'),
    { type, card: 'sprint', dice: dice(0, 6) },
  ],
  [
    'exactly-three-dice',
    'R5.5',
    'a sprint of four',
    holding('sprint', 'Y1 B2 O3 G4 L5'),
    { type, card: 'sprint', dice: dice(0, 6, 12, 18) },
  ],
  [
    'not-in-leading-group',
    'R5.5',
    'a sprint from behind',
    holding('sprint', 'Y1 B2 O3 G4 | L5'),
    { type, card: 'sprint', dice: dice(0, 6, 24) },
  ],
  [
    'only-leaders-crash',
    'R5.9',
    'a crash further back',
    holding('crash', 'Y1 | B2'),
    { type, card: 'crash', die: 6 },
  ],
  [
    'look-alike',
    'R3.5',
    'the second of two that look the same, in a sprint',
    holding('sprint', 'Y1 Y1 B2 O3 | L5'),
    { type, card: 'sprint', dice: dice(1, 6, 12) },
  ],
  [
    'look-alike',
    'R3.5',
    'or in a crash',
    holding('crash', 'Y1 Y1 B2 | L5'),
    { type, card: 'crash', die: 1 },
  ],
  [
    'only-one-group',
    'R5.9',
    'a crash with nowhere to fall',
    holding('crash', 'Y1 B2'),
    { type, card: 'crash', die: 0 },
  ],
  [
    'choice-needed',
    'R4.3',
    'a swap for nothing while it could do something',
    holding('swap', 'Y1 | B2 | O3'),
    { type, card: 'swap', group: null },
  ],
  [
    'choice-needed',
    'R4.3',
    'a gap for nothing',
    holding('gap', 'Y1 | B2'),
    { type, card: 'gap', group: null },
  ],
  [
    'choice-needed',
    'R4.3',
    'a sprint for nothing',
    holding('sprint', 'Y1 B2 O3 G4'),
    { type, card: 'sprint', dice: null },
  ],
  [
    'choice-needed',
    'R4.3',
    'a crash for nothing',
    holding('crash', 'Y1 | B2'),
    { type, card: 'crash', die: null },
  ],
  [
    'not-your-target',
    'R6.1',
    'somebody else’s target',
    {},
    { type: 'playTarget', target: 4, first: 'colour' },
  ],
  [
    'not-your-target',
    'R7.2',
    'choosing it',
    { open: { step: CHOOSING } },
    { type: 'choose', target: 4 },
  ],
  [
    'target-used',
    'R6.1',
    'a target that has served',
    { players: [{ spent: [20] }] },
    { type: 'playTarget', target: 20, first: 'colour' },
  ],
  [
    'target-used',
    'R7.2',
    'choosing it again',
    { open: { step: CHOOSING }, players: [{ spent: [20] }] },
    { type: 'choose', target: 20 },
  ],
  [
    'target-already-played',
    'R6.1',
    'a second target in a stage',
    { players: [{ target: 20 }] },
    { type: 'playTarget', target: 0, first: 'colour' },
  ],
  [
    'target-already-played',
    'R7.2',
    'choosing another than the one that lies open',
    { open: { step: CHOOSING }, players: [{ target: 20 }] },
    { type: 'choose', target: 0 },
  ],
  [
    'reroll-not-yours-again',
    'R6.2',
    'the last reroller',
    { open: { reroller: 0 }, own: [{ faceDown: 'gap' }] },
    { type: 'reroll', card: 'six', group: 1 },
  ],
  [
    'nothing-to-reroll',
    'R6.2',
    'one group',
    { picture: 'Y1 B2' },
    { type: 'reroll', card: 'six', group: 0 },
  ],
  ['no-choice-now', 'R7.2', 'choosing in a turn', {}, { type: 'choose', target: 0 }],
  [
    'choice-already-made',
    'R7.2',
    'choosing twice',
    { open: { step: CHOOSING }, own: [{ choice: 1 }] },
    { type: 'choose', target: 0 },
  ],
  [
    'choice-already-made',
    'R7.2',
    'choosing between one',
    { open: { step: CHOOSING }, targets: [[0]] },
    { type: 'choose', target: 0 },
  ],
  ['not-away', 'R9.4', 'coming back from nowhere', {}, { type: 'return' }],
]

describe('refusals', () => {
  test.each(ROWS.map(row => [`[${row[1]}] ${row[0]}: ${row[2]}`, row] as const))('%s', (_, row) => {
    const [refusal, , , told, action] = row
    expect(refusalOf(scene(told), 0, action)).toBe(refusal)
  })

  test('every refusal has a row', () => {
    const shown = new Set(ROWS.map(([refusal]) => refusal))
    expect(REFUSALS.filter(refusal => !shown.has(refusal))).toEqual([])
  })
})
