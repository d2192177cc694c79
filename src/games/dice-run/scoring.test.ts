import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { countsOf, placesOf, stageResult } from '#games/dice-run/scoring.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { race } from '#games/dice-run/trials/picture.ts'
import { scene } from '#games/dice-run/trials/scene.ts'
import type { Player, State } from '#games/dice-run/vocabulary.ts'

describe('what a target counts', () => {
  const yellowSix = targetOf('yellow', 6)
  test.each([
    ['[R7.3] one for its colour', 'Y1', [1]],
    ['[R7.3] one for its value', 'B6', [1]],
    ['[R10.5] [R7.3] three for a die that is both', 'Y6', [3]],
    ['[R7.3] nothing for any other', 'B1', [0]],
    ['[R7.3] all of it added up', 'Y1 Y6 B6 O6 L2', [6]],
    ['[R7.5] group by group', 'Y6 | B1 | Y1 B6', [3, 0, 2]],
    ['[R5.8] a gap is not counted', 'Y6 | . | B6', [3, 1]],
  ] as const)('%s', (_, picture, counts) => {
    expect(countsOf(yellowSix, race(picture))).toEqual([...counts])
  })
})

describe('places', () => {
  test.each([
    ['[R7.4] most in the leading group', [[1], [3], [2]], 0, [1, 2, 0]],
    [
      '[R7.5] a tie goes to the second group',
      [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      0,
      [2, 1, 0],
    ],
    [
      '[R7.5] then to the third',
      [
        [2, 1, 0],
        [2, 1, 1],
        [0, 9, 9],
      ],
      0,
      [1, 0, 2],
    ],
    ['[R7.5] a perfect tie to who made the card appear', [[1], [1], [1]], 1, [1, 2, 0]],
    ['[R7.5] or who comes next clockwise', [[1], [0], [1], [1]], 1, [2, 3, 0, 1]],
    ['[R7.5] which goes round the table', [[1], [1], [5]], 2, [2, 0, 1]],
  ] as const)('%s', (_, counts, revealer, places) => {
    expect(placesOf(counts, revealer)).toEqual([...places])
  })
})

describe('points of a stage', () => {
  const targets = [
    targetOf('yellow', 1),
    targetOf('blue', 1),
    targetOf('green', 4),
    targetOf('lilac', 5),
  ]

  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
  ] as const)('[R7.4] stage %d: the first gets %d, the second 2, the third 1', (stage, value) => {
    const { open } = scene({ seats: 4, picture: 'B2 B3 B4 O1 | G4' })
    const result = { ...stageResult(open, targets, 0) }
    const later = { ...open, results: new Array(stage).fill(result) }
    // Blue one counts four, yellow one one, green four one and then three; lilac five nothing.
    expect(stageResult(later, targets, 0)).toEqual({
      revealer: 0,
      draws: 0,
      targets,
      counts: [
        [1, 0],
        [4, 0],
        [1, 3],
        [0, 0],
      ],
      places: [1, 2, 0, 3],
      points: [1, value, 2, 0],
    })
  })

  test('[R7.6] places are given even where nothing counts', () => {
    const { open } = scene({ seats: 4, picture: 'O6' })
    expect(stageResult(open, targets, 2).points).toEqual([1, 0, 3, 2])
  })

  test('[R7.4] between two players there is no third', () => {
    const { open } = scene({ seats: 2, picture: 'B1', options: { twoPlayers: true } })
    expect(stageResult(open, targets.slice(0, 2), 0).points).toEqual([2, 3])
  })
})

describe('the winner', () => {
  function over(players: readonly Partial<Player>[]): State {
    return scene({ seats: players.length, players, open: { step: { type: 'over' } } })
  }

  test('[R7.8] has most points', () => {
    const state = over([{ points: 7 }, { points: 12 }, { points: 11, trophies: [6] }])
    expect(diceRun.ending(state)).toEqual({
      winners: [1],
      scores: [7, 12, 11],
      reason: 'most-points',
    })
  })

  test('[R7.8] or in a tie the highest stage card among the tied', () => {
    const state = over([
      { points: 9, trophies: [3, 4] },
      { points: 9, trophies: [5] },
      { points: 6, trophies: [6] },
    ])
    expect(diceRun.ending(state)).toEqual({
      winners: [1],
      scores: [9, 9, 6],
      reason: 'highest-stage-card',
    })
  })

  test('[R7.8] who has won a card beats who has won none', () => {
    const state = over([{ points: 6, trophies: [6] }, { points: 6 }, { points: 2 }])
    expect(diceRun.ending(state)).toMatchObject({ winners: [0], reason: 'highest-stage-card' })
  })

  test('[R7.8] without any card among the tied they share', () => {
    const state = over([{ points: 8 }, { points: 8 }, { points: 3, trophies: [3] }])
    expect(diceRun.ending(state)).toMatchObject({ winners: [0, 1], reason: 'shared' })
  })

  test('there is none while the race goes on', () => {
    expect(diceRun.ending(scene())).toBeNull()
  })
})
