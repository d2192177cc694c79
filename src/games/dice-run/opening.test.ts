import { describe, expect, test } from 'bun:test'
import { count, only } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { after, eventsOf, refusalOf, rung, scene } from '#games/dice-run/trials/scene.ts'
import type { State } from '#games/dice-run/vocabulary.ts'

const OPENING = { type: 'opening', rollers: [0, 1, 2], sums: [], runsOutAt: 15_000 } as const

function opening(): State {
  return scene({ picture: 'Y1 B1 O1 G1 L1', open: { step: OPENING } })
}

const yellowAndBlue = { type: 'rollOff', dice: only(0) | only(6) } as const
const orangeAndGreen = { type: 'rollOff', dice: only(12) | only(18) } as const

describe('who starts', () => {
  test('[R2.4] the dice a player picked go back as they fell', () => {
    const state = after(opening(), 0, [yellowAndBlue], { rolls: [5, 2] })
    expect(picture(state.open.race)).toBe('Y6 B3 O1 G1 L1')
    expect(state.open.step).toEqual({ ...OPENING, sums: [9] })
  })

  test('[R2.4] the next picks only then, in seat order, with a limit of their own', () => {
    const state = after(opening(), 0, [yellowAndBlue], { rolls: [5, 2], now: 4000 })
    expect(state.open.step).toMatchObject({ sums: [9], runsOutAt: 19_000 })
    expect(diceRun.legal(diceRun.view(state, 0), 4000)).toEqual([])
    expect(diceRun.legal(diceRun.view(state, 1), 4000).length).toBe(10)
    expect(refusalOf(state, 2, yellowAndBlue)).toBe('not-your-turn')
    const later = after(state, 1, [yellowAndBlue], { rolls: [0, 0] })
    expect(picture(later.open.race)).toBe('Y1 B1 O1 G1 L1')
  })

  test('[R2.4] the highest sum starts', () => {
    let state = after(opening(), 0, [yellowAndBlue], { rolls: [0, 1] })
    state = after(state, 1, [orangeAndGreen], { rolls: [5, 5] })
    state = after(state, 2, [yellowAndBlue], { rolls: [5, 4], now: 9000 })
    expect(state.open.step).toEqual({ type: 'turn', seat: 1, runsOutAt: 69_000, played: null })
  })

  test('[R2.4] those tied for the highest sum roll again, and nobody else', () => {
    let state = after(opening(), 0, [yellowAndBlue], { rolls: [5, 3] })
    state = after(state, 1, [yellowAndBlue], { rolls: [0, 0] })
    state = after(state, 2, [yellowAndBlue], { rolls: [4, 4], now: 1000 })
    expect(state.open.step).toEqual({ ...OPENING, rollers: [0, 2], sums: [], runsOutAt: 16_000 })
    state = after(state, 0, [orangeAndGreen], { rolls: [1, 1] })
    state = after(state, 2, [orangeAndGreen], { rolls: [1, 1] })
    expect(state.open.step).toMatchObject({ type: 'opening', rollers: [0, 2], sums: [] })
    state = after(state, 0, [orangeAndGreen], { rolls: [1, 1] })
    state = after(state, 2, [orangeAndGreen], { rolls: [1, 2] })
    expect(state.open.step).toMatchObject({ type: 'turn', seat: 2 })
  })

  test('[R2.4] a tie further down does not matter', () => {
    let state = after(opening(), 0, [yellowAndBlue], { rolls: [5, 5] })
    state = after(state, 1, [yellowAndBlue], { rolls: [0, 0] })
    state = after(state, 2, [yellowAndBlue], { rolls: [0, 0] })
    expect(state.open.step).toMatchObject({ type: 'turn', seat: 0 })
  })

  test('[R2.4] nothing chosen in 15 seconds: two dice at random', () => {
    const laid = diceRun.setUp(opening().open.options, 3)
    const state = { ...laid, open: { ...laid.open, step: OPENING } }
    expect(diceRun.alarm(state)).toBe(15_000)
    // The dice 17 and, of the 29 others, the last; then a three and a four.
    const rolled = rung(state, { rolls: [17, 28, 2, 3] })
    expect(rolled.open.race.faces[2]).toBe(only(17))
    expect(rolled.open.race.faces[3]).toBe(only(29))
    expect(rolled.open.step).toMatchObject({ sums: [7] })
    // Of the others, counted without the first: so never the same die twice.
    const first = rung(state, { rolls: [0, 0, 5, 5] })
    expect(count(first.open.race.faces[5]!)).toBe(2)
  })

  test('the roll and its meaning are told apart', () => {
    expect(eventsOf(opening(), 0, yellowAndBlue, { rolls: [5, 2] })).toEqual([
      { type: 'rolled', seat: 0, dice: yellowAndBlue.dice, values: [6, 3] },
      { type: 'rolledOff', seat: 0, sum: 9, runsOutAt: 15_000 },
    ])
  })
})
