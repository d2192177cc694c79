import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { legal } from '#games/dice-run/legal.ts'
import { sample } from '#games/dice-run/sample.ts'
import { type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Step } from '#games/dice-run/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

const OPENING: Step = { type: 'opening', rollers: [0, 1, 2], sums: [], runsOutAt: null }
const CHOOSING: Step = { type: 'choosing', revealer: 2, endedAt: 0, runsOutAt: null }

describe('a sample', () => {
  const scenes: readonly (readonly [string, Scene])[] = [
    ['in a turn', { hands: [['joker', 'swap', 'gap']], picture: 'Y1 B2 | O3 | . | G4 | L5' }],
    [
      'with dice to choose',
      { hands: [['sprint', 'crash', 'about-turn']], picture: 'Y1 Y1 Y2 B2 O3 | G4' },
    ],
    ['with nothing to choose', { hands: [['sprint', 'crash', 'gap']], picture: 'Y1 B2' }],
    ['in the opening roll', { open: { step: OPENING }, picture: 'Y1 Y1 Y2 B3' }],
    ['at the end of a stage', { open: { step: CHOOSING } }],
    ['after a target', { players: [{ target: 20 }] }],
  ]
  test.each(scenes)('%s comes to everything on offer and to nothing else', (_, told) => {
    const view = diceRun.view(scene(told), 0)
    const offers = new Set(legal(view).map(offer => JSON.stringify(offer)))
    const chance = swiftLuck('samples').chance('table', 0)
    const seen = new Set<string>()
    for (let i = 0; i < 4000; i++) seen.add(JSON.stringify(sample(view, chance)))
    expect(seen).toEqual(offers)
  })

  test('ends a turn and takes nothing back', () => {
    const played = { card: 'six', target: null, before: scene().open.race } as const
    const view = diceRun.view(
      scene({ open: { step: { type: 'turn', seat: 0, runsOutAt: null, played } } }),
      0,
    )
    const chance = swiftLuck('samples').chance('table', 0)
    for (let i = 0; i < 20; i++) expect(sample(view, chance)).toEqual({ type: 'endTurn' })
  })

  test('is nothing for who has to wait', () => {
    const chance = swiftLuck('samples').chance('table', 0)
    expect(sample(diceRun.view(scene(), 1), chance)).toBeNull()
    expect(sample(diceRun.view(scene(), 'spectator'), chance)).toBeNull()
    expect(
      sample(diceRun.view(scene({ open: { step: CHOOSING }, targets: [[1]] }), 0), chance),
    ).toBeNull()
    expect(sample(diceRun.view(scene({ open: { step: { type: 'over' } } }), 0), chance)).toBeNull()
  })
})
