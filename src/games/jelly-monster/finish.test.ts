import { describe, expect, test } from 'bun:test'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { jelly, rung, sceneOf } from '#games/jelly-monster/trials/scene.ts'
import type { State } from '#games/jelly-monster/vocabulary.ts'
import { scripted } from '#kernel/chance.ts'

function finished(scene: Parameters<typeof sceneOf>[0], dice: readonly number[] = []): State {
  return rung(sceneOf({ round: 4, ...scene }), 10_000, scripted(dice)).state
}

describe('the end', () => {
  test('[J7.1] a match has four rounds', () => {
    for (const round of [1, 2, 3]) {
      expect(jellyMonster.ending(rung(sceneOf({ round })).state)).toBe(null)
    }
    expect(jellyMonster.ending(rung(sceneOf({ round: 4 })).state)).not.toBe(null)
  })

  test('[J7.3] the score is Jelly and the value of pods', () => {
    const state = finished({ jelly: [10, 20, 30], pods: [[6, 5], [2]] })
    expect(jellyMonster.ending(state)?.scores).toEqual([21, 22, 30])
  })

  test('[J7.3] for each roll-a-die pod one die is rolled now', () => {
    const state = finished({ jelly: [0, 0, 0], pods: [['die', 3, 'die'], ['die']] }, [5, 0, 3])
    expect(jellyMonster.ending(state)?.scores).toEqual([6 + 3 + 1, 4, 0])
  })

  test('[J7.3] all pods are open then, for everybody', () => {
    const view = jellyMonster.view(finished({ pods: [[6, 5], [2]] }), 'spectator')
    expect(view.holdings.map(({ pods }) => pods?.map(({ value }) => value))).toEqual([
      [6, 5],
      [2],
      [],
    ])
  })

  test('[J7.3] [J5.3] what went back to the box stays face down, but for its owner', () => {
    const districts = [{ reward: [{ type: 'lose-pod' } as const], dice: [[6]] }]
    const state = finished({ districts, pods: [[6], [2]] })
    const seen = ([0, 1, 'spectator'] as const).map(viewer => {
      return jellyMonster.view(state, viewer).holdings[0]!.returned?.map(({ value }) => value)
    })
    expect(seen).toEqual([[6], undefined, undefined])
  })

  test('[J7.4] the most Jelly wins', () => {
    expect(jellyMonster.ending(finished({ jelly: [10, 20, 15] }))).toEqual({
      winners: [1],
      scores: [10, 20, 15],
      reason: 'most-jelly',
    })
  })

  test('[J7.4] ties share the victory', () => {
    expect(jellyMonster.ending(finished({ jelly: [20, 10, 14], pods: [[], [], [6]] }))).toEqual({
      winners: [0, 2],
      scores: [20, 10, 20],
      reason: 'shared-victory',
    })
  })

  test('[J7.3] what the fourth round brings counts', () => {
    const districts = [{ reward: [jelly(7)], dice: [[6]] }]
    const state = finished({ jelly: [0, 5, 0], districts, centre: [[], [], [1]], stack: [6] })
    expect(jellyMonster.ending(state)?.scores).toEqual([7, 5, 6])
  })

  test('[J7.3] the account ends with what was in the pods', () => {
    const { account } = finished({ jelly: [0, 5, 0], centre: [[], [], [1]], stack: ['die'] }, [4])
    expect(account[3]).toEqual([
      { type: 'podOpened', seat: 2, jelly: 5, pod: { value: 'die', round: 4, district: null } },
    ])
  })

  test('[J7.3] a pod is accounted for in the round in which it was taken', () => {
    const { account } = finished({ pods: [[6]] })
    expect(account).toEqual([
      [{ type: 'podOpened', seat: 0, jelly: 6, pod: { value: 6, round: 1, district: null } }],
      [],
      [],
      [],
    ])
  })
})
