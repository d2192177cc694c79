import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { after, eventsOf, refusalOf, scene } from '#games/dice-run/trials/scene.ts'
import type { Action } from '#games/dice-run/vocabulary.ts'

const blue: Action = { type: 'play', card: 'blue' }
const endTurn: Action = { type: 'endTurn' }
const undo: Action = { type: 'undo' }

describe('a turn', () => {
  const state = scene({ hands: [['blue', 'swap', 'gap']] })

  test('[R4.1] a card is played, then one is drawn, and the next player has the turn', () => {
    const played = after(state, 0, [blue])
    expect(played.seats[0]!.hand).toEqual(['swap', 'gap'])
    expect(picture(played.open.race)).toBe('B2 | Y1 | O3 | G4')
    expect(played.open.step).toMatchObject({ type: 'turn', seat: 0 })
    const ended = after(played, 0, [endTurn])
    expect(ended.seats[0]!.hand).toEqual(['swap', 'gap', 'one'])
    expect(ended.open.draws).toBe(1)
    expect(ended.open.step).toEqual({ type: 'turn', seat: 1, runsOutAt: 60_000, played: null })
  })

  test('[R4.1] after the last seat comes the first', () => {
    const last = scene({ seat: 2, hands: [[], [], ['blue', 'swap', 'gap']] })
    expect(after(last, 2, [blue, endTurn]).open.step).toMatchObject({ seat: 0 })
  })

  test('[R4.2] played cards lie on the discard pile in their order', () => {
    const once = after(state, 0, [blue, endTurn])
    const twice = after(once, 1, [{ type: 'play', card: 'six' }, endTurn])
    expect(twice.open.discards).toEqual(['blue', 'six'])
  })

  test('[R5.8] a gap that lies in the line is counted among the discards', () => {
    const gap = after(state, 0, [{ type: 'play', card: 'gap', group: 0 }, endTurn])
    expect(picture(gap.open.race)).toBe('Y1 B2 | . | O3 | G4')
    expect(gap.open.discards).toEqual(['gap'])
  })

  test('[R4.3] a card without effect is played and drawn for like any other', () => {
    const events = eventsOf(state, 0, { type: 'play', card: 'swap', group: 1 })
    expect(events).toHaveLength(2)
    const none = scene({ picture: 'Y1 | B2', hands: [['swap', 'gap', 'one']] })
    const without = after(none, 0, [{ type: 'play', card: 'swap', group: null }, endTurn])
    expect(picture(without.open.race)).toBe('Y1 | B2')
    expect(without.open.discards).toEqual(['swap'])
    expect(without.seats[0]!.hand).toHaveLength(3)
  })

  test('a move is told group by group', () => {
    const six = scene({ picture: 'Y6 B1 | O6 | G6 G1' })
    const steps = eventsOf(six, 0, { type: 'play', card: 'six' })
    expect(steps.map(event => (event.type === 'advanced' ? event.from : event.type))).toEqual([
      'played',
      0,
      2,
      2,
    ])
  })
})

describe('taking back', () => {
  const state = scene({ hands: [['blue', 'about-turn', 'gap']] })

  test('[R4.4] a card goes back to the hand and the dice to where they were', () => {
    const before = diceRun.view(state, 1)
    const undone = after(state, 0, [{ type: 'play', card: 'about-turn', group: 0, value: 2 }, undo])
    expect(diceRun.view(undone, 1)).toEqual(before)
    expect(undone.seats[0]!.hand.toSorted()).toEqual(state.seats[0]!.hand.toSorted())
    expect(after(undone, 0, [blue, endTurn]).open.discards).toEqual(['blue'])
  })

  test('[R4.4] so does a target', () => {
    const undone = after(state, 0, [{ type: 'playTarget', target: 2, first: 'value' }, undo])
    expect(undone).toEqual(state)
  })

  test('[R4.4] not after the draw, and never a reroll', () => {
    const drawn = after(state, 0, [blue, endTurn])
    expect(refusalOf(drawn, 0, undo)).toBe('not-your-turn')
    const rerolled = after(state, 0, [{ type: 'reroll', card: 'gap', group: 1 }], { rolls: [0] })
    expect(rerolled.open.step).toMatchObject({ type: 'turn', seat: 1 })
    expect(refusalOf(rerolled, 0, undo)).toBe('not-your-turn')
  })

  test('[R4.4] the clock goes on meanwhile', () => {
    const step = { type: 'turn', seat: 0, runsOutAt: 5000, played: null } as const
    const timed = scene({ hands: [['blue', 'gap', 'one']], open: { step } })
    const undone = after(timed, 0, [blue, undo, blue], { now: 4000 })
    expect(diceRun.alarm(undone)).toBe(5000)
  })

  test('[R4.4] a host can switch it off: then a play ends the turn', () => {
    const quick = scene({ hands: [['blue', 'gap', 'one']], options: { undo: false } })
    const card = after(quick, 0, [blue])
    expect(card.open.step).toMatchObject({ seat: 1 })
    expect(card.seats[0]!.hand).toEqual(['gap', 'one', 'one'])
    const target = after(quick, 0, [{ type: 'playTarget', target: 1, first: 'colour' }])
    expect(target.open.step).toMatchObject({ seat: 1 })
    expect(target.open.draws).toBe(0)
  })
})

describe('playing a secret target', () => {
  const target = targetOf('blue', 3)
  const state = scene({ targets: [[0, 5, target, 20]] })
  const play: Action = { type: 'playTarget', target, first: 'colour' }

  test('[R6.1] moves its colour and its value, lies open and draws nothing', () => {
    const played = after(state, 0, [play])
    expect(picture(played.open.race)).toBe('B2 | Y1 O3 | G4')
    expect(played.open.players[0]!.target).toBe(target)
    expect(played.seats[0]!.targets).toEqual([0, 5, 20])
    const ended = after(played, 0, [endTurn])
    expect(ended.seats[0]!.hand).toEqual(state.seats[0]!.hand)
    expect(ended.open.draws).toBe(0)
    expect(ended.open.step).toMatchObject({ type: 'turn', seat: 1 })
  })

  test('[R6.1] one per player and stage', () => {
    let later = after(state, 0, [play, endTurn])
    later = after(later, 1, [{ type: 'play', card: 'six' }, endTurn])
    later = after(later, 2, [{ type: 'play', card: 'six' }, endTurn])
    expect(refusalOf(later, 0, { ...play, target: 5 })).toBe('target-already-played')
    expect(
      diceRun.legal(diceRun.view(later, 0), 0).some(offer => offer.type === 'playTarget'),
    ).toBe(false)
  })

  test('[R6.1] each move sees what the other has left', () => {
    const types = eventsOf(state, 0, play).map(event => event.type)
    expect(types).toEqual(['targetPlayed', 'advanced', 'advanced'])
  })
})

describe('rerolling', () => {
  const state = scene({ picture: 'Y1 | B2 O3 | G4', hands: [['gap', 'one', 'two']] })
  const reroll: Action = { type: 'reroll', card: 'one', group: 1 }

  test('[R6.2] a card goes face down, the group is rolled in its place, a card is drawn', () => {
    const rolled = after(state, 0, [reroll], { rolls: [5, 4] })
    expect(picture(rolled.open.race)).toBe('Y1 | B6 O5 | G4')
    expect(rolled.seats[0]).toMatchObject({ hand: ['gap', 'two', 'one'], faceDown: 'one' })
    expect(rolled.open.discards).toEqual([])
    expect(rolled.open.reroller).toBe(0)
    expect(rolled.open.step).toMatchObject({ type: 'turn', seat: 1 })
  })

  test('[R6.2] not again until another player has; then the card is discarded unseen', () => {
    let later = after(state, 0, [reroll], { rolls: [5, 4] })
    later = after(later, 1, [{ type: 'play', card: 'six' }, endTurn])
    later = after(later, 2, [{ type: 'play', card: 'six' }, endTurn])
    expect(refusalOf(later, 0, { ...reroll, card: 'two' })).toBe('reroll-not-yours-again')
    later = after(later, 0, [{ type: 'play', card: 'two' }, endTurn])
    later = after(later, 1, [{ type: 'reroll', card: 'six', group: 1 }], { rolls: [0] })
    expect(later.seats[0]).toMatchObject({ faceDown: null, buried: ['one'] })
    expect(later.seats[1]).toMatchObject({ faceDown: 'six', buried: [] })
    expect(later.open.discards).toEqual(['six', 'six', 'two'])
    expect(later.open.players.map(player => player.buried)).toEqual([1, 0, 0])
    const freed = scene({
      picture: 'Y1 | B2',
      open: { reroller: 1 },
      own: [{}, { faceDown: 'six' }],
    })
    expect(refusalOf(freed, 1, { ...reroll, card: 'six' })).toBe('not-your-turn')
    expect(after(freed, 0, [{ ...reroll, card: 'six' }], { rolls: [3] }).open.reroller).toBe(0)
  })

  test('[R6.2] nobody but its owner is told which card it is', () => {
    const events = eventsOf(state, 0, reroll, { rolls: [5, 4] })
    const told = events.filter(event => diceRun.audience(event) === 'everyone')
    expect(told.map(event => event.type)).toEqual(['laidDown', 'rolled', 'drew', 'turnBegan'])
    expect(told[0]).toEqual({ type: 'laidDown', seat: 0 })
    expect(events.find(event => event.type === 'hid')).toEqual({
      type: 'hid',
      seat: 0,
      card: 'one',
    })
  })

  test('[R6.2] with one group there is nothing to reroll', () => {
    const single = scene({ picture: 'Y1 B2' })
    expect(refusalOf(single, 0, { type: 'reroll', card: 'six', group: 0 })).toBe(
      'nothing-to-reroll',
    )
  })
})
