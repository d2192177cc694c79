import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { drawsLeft } from '#games/dice-run/piles.ts'
import { after, optionsOf, scene } from '#games/dice-run/trials/scene.ts'
import { twins } from '#games/dice-run/trials/twins.ts'
import { handCount, targetCount } from '#games/dice-run/view.ts'
import type { Event } from '#games/dice-run/vocabulary.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

describe('who sees what', () => {
  const state = scene()

  test('[R8.1] the owner sees hand and targets, others how many', () => {
    expect(diceRun.view(state, 1).own).toEqual(state.seats[1]!)
    expect(diceRun.view(state, 'spectator').own).toBeNull()
    expect(handCount(state.open, 1)).toBe(3)
    expect(targetCount(state.open.players[1]!)).toBe(4)
    const played = after(state, 0, [{ type: 'play', card: 'six' }])
    expect(handCount(played.open, 0)).toBe(2)
    const target = after(state, 0, [{ type: 'playTarget', target: 0, first: 'value' }])
    expect(handCount(target.open, 0)).toBe(3)
    expect(targetCount(target.open.players[0]!)).toBe(3)
  })

  test('[R8.1] nothing but what lies open and what is one’s own', () => {
    expect(Object.keys(diceRun.view(state, 0)).toSorted()).toEqual(['open', 'own', 'viewer'])
    expect(Object.keys(state.open).toSorted()).toEqual([
      'discards',
      'draws',
      'options',
      'players',
      'race',
      'reroller',
      'results',
      'step',
    ])
  })

  test('[R8.1] secrets are told to their owner only, piles and box to nobody', () => {
    const secret: readonly Event[] = [
      { type: 'dealt', seat: 2, hand: [], targets: [] },
      { type: 'hid', seat: 2, card: 'gap' },
      { type: 'setAside', seat: 2, target: 3 },
    ]
    for (const event of secret) expect(diceRun.audience(event)).toEqual([2])
    expect(diceRun.audience({ type: 'shuffled', piles: [], box: [] })).toEqual([])
    expect(diceRun.audience({ type: 'drew', seat: 0 })).toBe('everyone')
  })

  test('[R8.1] a draw is told without the card, which only its owner sees', () => {
    const before = after(state, 0, [{ type: 'play', card: 'six' }])
    const other = { ...before, piles: before.piles.with(0, ['gap', 'gap']) }
    const drawn = after(before, 0, [{ type: 'endTurn' }])
    const otherwise = after(other, 0, [{ type: 'endTurn' }])
    expect(diceRun.view(drawn, 1)).toEqual(diceRun.view(otherwise, 1))
    expect(diceRun.view(drawn, 0).own!.hand).not.toEqual(diceRun.view(otherwise, 0).own!.hand)
  })

  test('[R2.3] what can be worked out about the next stage card is a range', () => {
    const { open } = scene({ seats: 4 })
    expect(drawsLeft(open)).toEqual({ least: 11, most: 15 })
    expect(drawsLeft({ ...open, draws: 12 })).toEqual({ least: 1, most: 3 })
    expect(drawsLeft({ ...open, draws: 14 })).toEqual({ least: 1, most: 1 })
    expect(drawsLeft({ ...open, draws: 15 })).toBeNull()
  })
})

describe('twins', () => {
  test('[R8.1] a changed secret is noticed by nobody who may not know it', () => {
    const { leak, compared } = twins(150, 'twins', optionsOf())
    expect(leak).toBeNull()
    expect(compared).toBeGreaterThan(20_000)
  })

  test('[R8.1] with other options neither', () => {
    const { leak } = twins(
      60,
      'quick twins',
      optionsOf({ undo: false, handSize: 1, twoPlayers: true }),
    )
    expect(leak).toBeNull()
  })

  test('a view that told too much would be noticed', () => {
    const sizes = twins(60, 'leak', optionsOf(), {
      ...diceRun,
      view: (state, viewer) => {
        const view = diceRun.view(state, viewer)
        return { ...view, open: { ...view.open, draws: state.piles[0]!.length } }
      },
    })
    expect(sizes.leak).toContain('cards')
    const hands = twins(60, 'leak', optionsOf(), {
      ...diceRun,
      view: (state, viewer) => {
        const view = diceRun.view(state, viewer)
        return { ...view, open: { ...view.open, discards: state.seats[1]!.hand } }
      },
    })
    expect(hands.leak).toContain('in a hand')
    const boxes = twins(60, 'leak', optionsOf(), {
      ...diceRun,
      view: (state, viewer) => ({ ...diceRun.view(state, viewer), box: state.box }),
    })
    expect(boxes.leak).toContain('target')
  })
})
