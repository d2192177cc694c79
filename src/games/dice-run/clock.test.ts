import { describe, expect, test } from 'bun:test'
import type { Card } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { DAY } from '#games/dice-run/options.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { after, rung, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, State } from '#games/dice-run/vocabulary.ts'

const six: Action = { type: 'play', card: 'six' }
const endTurn: Action = { type: 'endTurn' }

const TURN = { type: 'turn', seat: 0, runsOutAt: 60_000, played: null } as const
const LONG_PILES: readonly (readonly Card[])[] = new Array(5).fill(new Array(40).fill('six'))

function timed(told: Scene = {}): State {
  return scene({ open: { step: TURN }, piles: LONG_PILES, ...told })
}

describe('the turn clock', () => {
  test.each([
    [30_000, 31_000],
    [60_000, 61_000],
    [120_000, 121_000],
    [DAY, DAY + 1000],
    [14 * DAY, 14 * DAY + 1000],
    [null, null],
  ])('[R9.1] a limit of %p', (turnLimit, runsOutAt) => {
    const state = after(scene({ options: { turnLimit } }), 0, [six, endTurn], { now: 1000 })
    expect(state.open.step).toEqual({ type: 'turn', seat: 1, runsOutAt, played: null })
    expect(diceRun.alarm(state)).toBe(runsOutAt)
  })

  test('[R9.1] a minute unless the host says otherwise', () => {
    const state = after(scene(), 0, [six, endTurn])
    expect(diceRun.alarm(state)).toBe(60_000)
  })

  test('[R9.1] when it runs out that one turn is played, to the draw', () => {
    const state = rung(
      timed({ hands: [['gap', 'orange', 'blue']], targets: [[targetOf('orange', 6)]] }),
    )
    expect(state.open.discards).toEqual(['orange'])
    expect(picture(state.open.race)).toBe('Y1 B2 O3 | G4')
    expect(state.seats[0]!.hand).toHaveLength(3)
    expect(state.open.step).toMatchObject({ type: 'turn', seat: 1, runsOutAt: 120_000 })
    expect(state.open.players[0]).toMatchObject({ lapses: 1, away: false })
  })

  test('[R9.1] no target is given away for somebody who is not there', () => {
    const state = rung(timed())
    expect(state.open.players[0]!.target).toBeNull()
    expect(state.seats[0]!.targets).toHaveLength(4)
  })

  test('[R9.4] a card already played is only drawn for, and counts as being there', () => {
    const state = rung(after(timed(), 0, [six]))
    expect(state.open.discards).toEqual(['six'])
    expect(state.seats[0]!.hand).toHaveLength(3)
    expect(state.open.players[0]!.lapses).toBe(0)
    expect(state.open.step).toMatchObject({ seat: 1 })
  })
})

/** The state when seat 0 has let so many turns lapse while the others have played. */
function lapsed(turns: number): State {
  let state = timed()
  for (let turn = 0; turn < turns; turn++) {
    state = rung(state)
    state = after(state, 1, [six, endTurn], { now: 1000 })
    state = after(state, 2, [six, endTurn], { now: 2000 })
  }
  return state
}

describe('being away', () => {
  test('[R9.1] three turns in a row and the seat is away; not two', () => {
    expect(lapsed(2).open.players[0]).toMatchObject({ lapses: 2, away: false })
    expect(lapsed(3).open.players[0]).toMatchObject({ lapses: 3, away: true })
  })

  test('[R9.1] only in a row: an action in between starts the count again', () => {
    const state = after(lapsed(2), 0, [six, endTurn], { now: 3000 })
    expect(state.open.players[0]).toMatchObject({ lapses: 0, away: false })
  })

  test('[R9.4] the others do not wait for a turn of somebody away', () => {
    const state = lapsed(3)
    expect(state.open.step).toMatchObject({ seat: 0, runsOutAt: 3500 })
    const played = rung(state)
    expect(played.open.players[0]).toMatchObject({ lapses: 3, away: true })
    expect(played.open.step).toMatchObject({ seat: 1 })
  })

  test('[R9.4] coming back in one’s own turn gives the whole time', () => {
    const state = after(lapsed(3), 0, [{ type: 'return' }], { now: 2500 })
    expect(state.open.players[0]).toMatchObject({ lapses: 0, away: false })
    expect(state.open.step).toMatchObject({ seat: 0, runsOutAt: 62_500 })
    const played = after(lapsed(3), 0, [six], { now: 2500 })
    expect(played.open.players[0]!.away).toBe(false)
    expect(played.open.step).toMatchObject({ seat: 0, runsOutAt: 62_500 })
  })

  test('[R9.4] who only let a turn lapse and was never away gets no more time', () => {
    const played = after(lapsed(1), 0, [six], { now: 50_000 })
    expect(played.open.players[0]).toMatchObject({ lapses: 0, away: false })
    expect(played.open.step).toMatchObject({ seat: 0, runsOutAt: 62_000 })
  })

  test('[R9.4] choosing a target brings one back, too', () => {
    const step = { type: 'choosing', revealer: 1, endedAt: 1000, runsOutAt: 31_000 } as const
    const state = scene({ players: [{ away: true, lapses: 3 }], open: { step } })
    const chosen = after(state, 0, [{ type: 'choose', target: 2 }])
    expect(chosen.open.players[0]).toMatchObject({ lapses: 0, away: false, ready: true })
    expect(chosen.open.step).toEqual(step)
  })

  test('[R9.4] coming back is possible at any time and only for who is away', () => {
    const elsewhere = rung(lapsed(3))
    expect(diceRun.legal(diceRun.view(elsewhere, 0), 3500)).toEqual([{ type: 'return' }])
    const back = after(elsewhere, 0, [{ type: 'return' }], { now: 4000 })
    expect(back.open.players[0]!.away).toBe(false)
    expect(back.open.step).toEqual(elsewhere.open.step)
    expect(diceRun.legal(diceRun.view(back, 0), 4000)).toEqual([])
  })
})

describe('the time for choosing', () => {
  const CHOOSING = { type: 'choosing', revealer: 0, endedAt: 1000, runsOutAt: 31_000 } as const
  const blueTwo = targetOf('blue', 2)
  const targets = [
    [targetOf('yellow', 5), blueTwo],
    [targetOf('orange', 3), targetOf('green', 4)],
    [targetOf('lilac', 1), targetOf('lilac', 6)],
  ]

  test('[R9.2] thirty seconds, then what scores best right now', () => {
    const state = scene({ picture: 'Y1 B2 | O3 | G4', targets, open: { step: CHOOSING } })
    expect(diceRun.alarm(state)).toBe(31_000)
    const chosen = after(state, 1, [{ type: 'choose', target: targetOf('green', 4) }])
    const scored = rung(chosen)
    expect(scored.open.results[0]!.targets).toEqual([
      blueTwo,
      targetOf('green', 4),
      targetOf('lilac', 1),
    ])
    expect(scored.open.step).toMatchObject({ type: 'turn', seat: 1, runsOutAt: 91_000 })
  })

  test('[R9.2] best is judged as a stage is: by the groups in their order', () => {
    const state = scene({ picture: 'B1 | G5 | O3 O3', targets, open: { step: CHOOSING } })
    expect(rung(state).open.results[0]!.targets.slice(0, 2)).toEqual([
      blueTwo,
      targetOf('green', 4),
    ])
  })

  test('[R9.2] of two that score the same the first is taken', () => {
    const state = scene({ picture: 'G1 | O3 | G4', targets, open: { step: CHOOSING } })
    expect(rung(state).open.results[0]!.targets[0]).toBe(targets[0]![0]!)
  })

  test('[R9.4] nobody waits for a choice that only those away have left', () => {
    const players = [{}, { away: true, lapses: 3 }, {}]
    const state = scene({ targets, players, open: { step: CHOOSING } })
    expect(diceRun.alarm(state)).toBe(31_000)
    let ready = after(state, 0, [{ type: 'choose', target: blueTwo }])
    expect(diceRun.alarm(ready)).toBe(31_000)
    ready = after(ready, 2, [{ type: 'choose', target: targetOf('lilac', 1) }])
    expect(diceRun.alarm(ready)).toBe(1000)
    expect(rung(ready).open.results[0]!.targets[1]).toBe(targetOf('orange', 3))
  })

  test.each([
    [DAY, DAY + 500],
    [null, null],
    [30_000, 30_500],
    [120_000, 30_500],
  ])('[R9.3] with turns of %p the choice has until %p', (turnLimit, runsOutAt) => {
    const state = scene({ options: { turnLimit }, piles: [['one'], [], [], [], []] })
    expect(diceRun.alarm(after(state, 0, [six, endTurn], { now: 500 }))).toBe(runsOutAt)
  })

  test.each([
    [DAY, DAY],
    [null, null],
    [30_000, 15_000],
  ])('[R9.3] with turns of %p the opening roll has until %p', (turnLimit, runsOutAt) => {
    const { options } = scene({ options: { turnLimit } }).open
    const laid = diceRun.setUp(options, 3)
    const events = diceRun.start(laid, { now: 0, chance: { below: () => 0 } })
    expect(events[events.length - 1]).toEqual({
      type: 'rollOffBegan',
      rollers: [0, 1, 2],
      runsOutAt,
    })
  })
})
