import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { after, eventsOf, refusalOf, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, State } from '#games/dice-run/vocabulary.ts'

const six: Action = { type: 'play', card: 'six' }
const endTurn: Action = { type: 'endTurn' }

/** One card is left before the first stage card. */
function lastDraw(told: Scene = {}): State {
  return scene({ piles: [['joker'], ['gap', 'swap'], ['one'], ['two'], ['three']], ...told })
}

const ended = () => after(lastDraw(), 0, [six, endTurn], { now: 1000 })

describe('the end of a stage', () => {
  test('[R7.1] comes right after the draw that bares the stage card', () => {
    const state = ended()
    expect(state.seats[0]!.hand).toEqual(['six', 'six', 'joker'])
    expect(state.open.step).toEqual({
      type: 'choosing',
      revealer: 0,
      endedAt: 1000,
      runsOutAt: 31_000,
    })
  })

  test('[R7.1] nobody draws in place of the stage card', () => {
    const state = ended()
    expect(state.seats.map(own => own.hand.length)).toEqual([3, 3, 3])
    expect(state.piles).toEqual([[], ['gap', 'swap'], ['one'], ['two'], ['three']])
  })

  test('[R7.1] a played target draws nothing, so it ends no stage', () => {
    const target: Action = { type: 'playTarget', target: 0, first: 'value' }
    expect(after(lastDraw(), 0, [target, endTurn]).open.step).toMatchObject({
      type: 'turn',
      seat: 1,
    })
  })

  test('[R7.1] a reroll draws as well', () => {
    const rerolled = after(lastDraw(), 0, [{ type: 'reroll', card: 'six', group: 1 }], {
      rolls: [0],
    })
    expect(rerolled.open.step).toMatchObject({ type: 'choosing', revealer: 0 })
  })
})

describe('choosing a target', () => {
  test('[R7.2] is open to all at once, each among their own', () => {
    const state = ended()
    for (const seat of [0, 1, 2]) {
      const offers = diceRun.legal(diceRun.view(state, seat), 1000)
      expect(offers).toEqual(state.seats[seat]!.targets.map(target => ({ type: 'choose', target })))
    }
  })

  test('[R7.2] stays secret until the last has chosen', () => {
    const state = after(ended(), 2, [{ type: 'choose', target: 9 }])
    expect(state.open.players.map(player => player.ready)).toEqual([false, false, true])
    expect(state.open.step.type).toBe('choosing')
    const other = after(ended(), 2, [{ type: 'choose', target: 10 }])
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(diceRun.view(state, viewer)).toEqual(diceRun.view(other, viewer))
    }
    expect(diceRun.view(state, 2).own!.choice).toBe(9)
    const events = eventsOf(ended(), 2, { type: 'choose', target: 9 })
    expect(events.map(event => diceRun.audience(event))).toEqual(['everyone', [2]])
    expect(events[0]).toEqual({ type: 'chose', seat: 2 })
  })

  test('[R7.2] all are shown at once, and each has served its stage', () => {
    let state = after(ended(), 2, [{ type: 'choose', target: 9 }])
    state = after(state, 0, [{ type: 'choose', target: 3 }])
    state = after(state, 1, [{ type: 'choose', target: 4 }], { now: 7000 })
    expect(state.open.results[0]!.targets).toEqual([3, 4, 9])
    expect(state.open.players.map(player => player.spent)).toEqual([[3], [4], [9]])
    expect(state.seats.map(own => own.targets)).toEqual([
      [0, 1, 2],
      [5, 6, 7],
      [8, 10, 11],
    ])
    expect(state.seats.map(own => own.choice)).toEqual([null, null, null])
    expect(state.open.players.map(player => player.ready)).toEqual([false, false, false])
  })

  test('[R7.2] who has played a target in this stage has that one', () => {
    const players = [{}, { target: 20 }, {}]
    let state = after(lastDraw({ players }), 0, [six, endTurn])
    expect(diceRun.legal(diceRun.view(state, 1), 0)).toEqual([])
    expect(refusalOf(state, 1, { type: 'choose', target: 4 })).toBe('target-already-played')
    state = after(state, 0, [{ type: 'choose', target: 0 }])
    state = after(state, 2, [{ type: 'choose', target: 8 }])
    expect(state.open.results[0]!.targets).toEqual([0, 20, 8])
    expect(state.open.players[1]).toMatchObject({ target: null, spent: [20] })
    expect(state.seats[1]!.targets).toEqual([4, 5, 6, 7])
  })

  test('[R7.2] nobody has to choose between one', () => {
    const targets = [[0], [4], [8, 9]]
    const state = after(lastDraw({ targets }), 0, [six, endTurn])
    expect(diceRun.legal(diceRun.view(state, 0), 0)).toEqual([])
    const scored = after(state, 2, [{ type: 'choose', target: 9 }])
    expect(scored.open.results[0]!.targets).toEqual([0, 4, 9])
  })

  test('[R7.2] with nothing to choose the stage is scored at once', () => {
    const players = [{ target: 20 }, { target: 21 }, {}]
    const state = lastDraw({ players, targets: [[0], [4], [8]] })
    const events = eventsOf(after(state, 0, [six]), 0, endTurn)
    expect(events.map(event => event.type)).toEqual([
      'drew',
      'stageEnded',
      'stageScored',
      'turnBegan',
    ])
  })
})

describe('after a stage', () => {
  const targets = [[targetOf('yellow', 1)], [targetOf('blue', 2)], [targetOf('green', 6)]]

  function scored(results: number): State {
    const told = { targets, picture: 'B2 B3 Y4 | Y1 | . | G4' }
    const before = lastDraw({
      ...told,
      seat: 1,
      piles: [['one'], ['one'], ['one'], ['one'], ['gap']],
    })
    const done = new Array(results).fill({ draws: 9 })
    const state = { ...before, open: { ...before.open, results: done } }
    return after(state, 1, [six, endTurn], { now: 500 })
  }

  test('[R7.4] the winner has the stage card and its value', () => {
    const { players } = scored(1).open
    expect(players.map(player => player.points)).toEqual([2, 4, 1])
    expect(players.map(player => player.trophies)).toEqual([[], [4], []])
  })

  test('[R7.7] the race goes on from where it stands with the next player', () => {
    const state = scored(2)
    expect(picture(state.open.race)).toBe('Y4 B2 B3 | Y1 | . | G4')
    expect(state.open.step).toEqual({ type: 'turn', seat: 2, runsOutAt: 60_500, played: null })
    expect(state.open.draws).toBe(0)
  })

  test('[R7.7] after the fourth stage it is over, and the fifth pile was never drawn', () => {
    const state = scored(3)
    expect(state.open.step).toEqual({ type: 'over' })
    expect(state.piles[4]).toEqual(['gap'])
    expect(diceRun.ending(state)).toMatchObject({ winners: [1], reason: 'most-points' })
    expect(diceRun.alarm(state)).toBeNull()
    for (const seat of [0, 1, 2]) expect(diceRun.legal(diceRun.view(state, seat), 0)).toEqual([])
  })

  test('[R6.1] in the next stage a target may be played again', () => {
    const told = { players: [{ target: 20 }, { target: 21 }, { target: 22 }] }
    const state = after(lastDraw(told), 0, [six, endTurn])
    expect(refusalOf(state, 1, { type: 'playTarget', target: 4, first: 'value' })).toBeNull()
    expect(refusalOf(state, 1, { type: 'playTarget', target: 21, first: 'value' })).toBe(
      'target-used',
    )
  })
})
