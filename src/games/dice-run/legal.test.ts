import { describe, expect, test } from 'bun:test'
import { type Card, TRAITS } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { legal, legalWithoutSprints } from '#games/dice-run/legal.ts'
import { refusalOf, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, Play } from '#games/dice-run/vocabulary.ts'

function offers(told: Scene): readonly Action[] {
  return legal(diceRun.view(scene(told), 0))
}

function plays(card: Card, picture: string): readonly Play[] {
  const hands: readonly Card[][] = [[card, 'one', 'one']]
  return offers({ hands, picture }).filter(
    (offer): offer is Play => offer.type === 'play' && offer.card === card,
  )
}

const type = 'play'

describe('what a card offers', () => {
  test('[R5.3] a joker: every colour and every value', () => {
    expect(plays('joker', 'Y1 | B2')).toEqual(TRAITS.map(as => ({ type, card: 'joker', as })))
  })

  test('[R5.4] a swap: every pair of neighbours behind the lead', () => {
    expect(plays('swap', 'Y1 | B2 | O3 | . | G4 | L5')).toEqual([
      { type, card: 'swap', group: 1 },
      { type, card: 'swap', group: 4 },
    ])
    expect(plays('swap', 'Y1 | B2')).toEqual([{ type, card: 'swap', group: null }])
  })

  test('[R5.5] a sprint: every three that can be told apart', () => {
    expect(plays('sprint', 'Y1 Y1 B2 O3')).toHaveLength(3)
    expect(plays('sprint', 'Y1 Y2 B2 O3 G4')).toHaveLength(10)
    expect(plays('sprint', 'Y1 B2 O3 | G4')).toEqual([{ type, card: 'sprint', dice: null }])
  })

  test('[R5.7] an about-turn: every group and every value', () => {
    expect(plays('about-turn', 'Y1 | . | B2')).toHaveLength(12)
  })

  test('[R5.8] a gap: every place between two groups without one', () => {
    expect(plays('gap', 'Y1 | . | B2 | O3')).toEqual([{ type, card: 'gap', group: 2 }])
    expect(plays('gap', 'Y1')).toEqual([{ type, card: 'gap', group: null }])
  })

  test('[R5.9] a crash: every die of the lead that can be told apart', () => {
    expect(plays('crash', 'Y1 Y1 B2 | O3')).toEqual([
      { type, card: 'crash', die: 0 },
      { type, card: 'crash', die: 6 },
    ])
    expect(plays('crash', 'Y1 B2')).toEqual([{ type, card: 'crash', die: null }])
  })

  test('a card held twice is offered once', () => {
    expect(plays('blue', 'Y1 | B2')).toHaveLength(1)
    const hands: readonly Card[][] = [['blue', 'blue', 'blue']]
    const blues = offers({ hands }).filter(offer => offer.type === 'play')
    expect(blues).toEqual([{ type, card: 'blue' }])
  })
})

describe('what else is offered', () => {
  test('[R6.1] every unused target in both orders, until one was played', () => {
    const targets = (told: Scene) => offers(told).filter(offer => offer.type === 'playTarget')
    expect(targets({})).toHaveLength(8)
    expect(targets({ targets: [[3]] })).toHaveLength(2)
    expect(targets({ players: [{ target: 20 }] })).toEqual([])
  })

  test('[R6.2] a reroll of every group but the leading one, with every card', () => {
    const hands: readonly Card[][] = [['one', 'two', 'two']]
    const rerolls = (told: Scene) => offers(told).filter(offer => offer.type === 'reroll')
    expect(rerolls({ hands, picture: 'Y1 | . | B2 | O3' })).toEqual([
      { type: 'reroll', card: 'one', group: 2 },
      { type: 'reroll', card: 'one', group: 3 },
      { type: 'reroll', card: 'two', group: 2 },
      { type: 'reroll', card: 'two', group: 3 },
    ])
    expect(rerolls({ hands, picture: 'Y1 B2' })).toEqual([])
    expect(rerolls({ hands, open: { reroller: 0 }, own: [{ faceDown: 'gap' }] })).toEqual([])
  })

  test('[R4.4] after a play only its end or its undoing', () => {
    const { race } = scene().open
    const played = { card: 'six', target: null, before: race } as const
    const step = { type: 'turn', seat: 0, runsOutAt: null, played } as const
    expect(offers({ open: { step } })).toEqual([{ type: 'endTurn' }, { type: 'undo' }])
  })

  test('nothing to a spectator or to who has to wait', () => {
    expect(legal(diceRun.view(scene(), 'spectator'))).toEqual([])
    expect(legal(diceRun.view(scene(), 1))).toEqual([])
  })

  test('nothing after the end, not even to who was away', () => {
    expect(offers({ open: { step: { type: 'over' } }, players: [{ away: true }] })).toEqual([])
  })

  test('the list without sprints lacks exactly those', () => {
    const view = diceRun.view(
      scene({ hands: [['sprint', 'gap', 'joker']], picture: 'Y1 Y2 Y3 Y4 | B1' }),
      0,
    )
    const rest = legal(view).filter(offer => offer.type !== 'play' || offer.card !== 'sprint')
    expect(legalWithoutSprints(view)).toEqual(rest)
    expect(legal(view).length - rest.length).toBe(4)
  })

  test('everything offered in a busy position is accepted', () => {
    for (const card of [
      'joker',
      'swap',
      'sprint',
      'comeback',
      'about-turn',
      'gap',
      'crash',
    ] as const) {
      const state = scene({
        hands: [[card, 'one', 'blue']],
        picture: 'Y1 Y1 B2 O3 G4 | B2 | . | O1 | G3',
      })
      for (const offer of legal(diceRun.view(state, 0))) {
        if (offer.type !== 'reroll') expect(refusalOf(state, 0, offer)).toBeNull()
      }
    }
  })
})
