import { describe, expect, test } from 'bun:test'
import { readAction } from '#games/jelly-monster/action.ts'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import { choicesOf, legal } from '#games/jelly-monster/legal.ts'
import {
  after,
  rung,
  type Scene,
  sceneOf,
  showing,
  usualOptions,
} from '#games/jelly-monster/trials/scene.ts'
import { view } from '#games/jelly-monster/view.ts'
import type { State } from '#games/jelly-monster/vocabulary.ts'
import type { Millis, Viewer } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

const still = { endsAt: null }

function offered(state: State, viewer: Viewer = 0, now: Millis = 5000) {
  return legal(view(state, viewer), now)
}

describe('what is offered', () => {
  test('[J3.1] [J2.5] before the first round: to be ready, or a free colour', () => {
    const empty = setUp(usualOptions(), 3)
    const chance = swiftLuck('legal').chance('table', 0)
    const gathering = after(empty, start(empty, { now: 0, chance })).state
    expect(offered(gathering)).toEqual([
      { type: 'ready' },
      { type: 'take', colour: 'green' },
      { type: 'take', colour: 'lilac' },
    ])
    expect(offered({ ...gathering, round: 2 })).toEqual([{ type: 'ready' }])
    expect(offered(gathering, 'spectator')).toEqual([])
  })

  test('[J3.13] a roll, from the instant at which the hand is free', () => {
    const table = sceneOf(still)
    const busy = {
      ...table,
      screens: table.screens.with(0, { ...table.screens[0]!, rollableAt: 900 }),
    }
    expect(offered(busy, 0, 899)).toEqual([])
    expect(offered(busy, 0, 900)).toEqual([{ type: 'roll' }])
  })

  test('[J3.4] [J3.5] every die at every open district, with every effect it can have', () => {
    const districts = [{ dice: [[], [4, 5]] }, { lock: 1 }]
    const table = showing(sceneOf({ ...still, districts }), 0, [1, 3, 5, 5, 5, 5, 5])
    const places = offered(table).filter(action => action.type === 'place')
    const of = (die: number) => places.filter(action => action.die === die)
    // Four open districts; the 1 can also remove two dice, the 3 move four markers one way.
    expect([of(0).length, of(1).length, of(2).length]).toEqual([4 + 2, 4 + 4, 4])
    expect(places.some(action => action.district === 1)).toBe(false)
  })

  test('[J3.6] [J3.7] after the last die: to flip, and a lock for each open district', () => {
    const dice = [[1, 2, 3, 4, 5, 6, 6]]
    const table = sceneOf({ ...still, districts: [{ dice }, { lock: 1 }] })
    expect(offered(table)).toEqual([
      { type: 'flip' },
      { type: 'lock', district: 0 },
      { type: 'lock', district: 2 },
      { type: 'lock', district: 3 },
      { type: 'lock', district: 4 },
    ])
    expect(offered(sceneOf({ districts: [{ dice }, { lock: 0 }] }))).toEqual([])
  })

  test('[J3.9] nothing in the countdown and nothing after the end', () => {
    const table = sceneOf(still)
    expect(offered({ ...table, stage: { type: 'countdown', startsAt: 9000 } })).toEqual([])
    expect(offered(rung(sceneOf({ round: 4 })).state)).toEqual([])
  })

  test('[J8.1] the answers, to whoever is asked', () => {
    const asked = (reward: Reward, scene: Scene) => {
      return rung(sceneOf({ ...scene, districts: [{ reward, dice: [[6]] }] })).state
    }
    const returning = asked([{ type: 'lose-pod' }], { pods: [[4, 'die', 4]] })
    expect(offered(returning)).toEqual([
      { type: 'return', pod: 4 },
      { type: 'return', pod: 'die' },
    ])
    expect(offered(returning, 1)).toEqual([])
    const giving = asked([{ type: 'give' }], { seats: 4, jelly: [2, 0, 0, 0] })
    expect(offered(giving)).toEqual([
      { type: 'give', to: [1, 2] },
      { type: 'give', to: [1, 3] },
      { type: 'give', to: [2, 3] },
    ])
  })

  test('every way to choose so many', () => {
    expect(choicesOf([1, 2, 3, 4], 3)).toHaveLength(4)
    expect(choicesOf([1], 2)).toEqual([])
    expect(choicesOf([1, 2], 0)).toEqual([[]])
  })
})

describe('what comes from outside', () => {
  test('[J3.12] has one form', () => {
    expect(readAction({ type: 'give', to: [3, 1] })).toEqual({
      ok: true,
      value: { type: 'give', to: [1, 3] },
    })
    const reading = readAction({ type: 'lock', district: -0 })
    expect(
      reading.ok && reading.value.type === 'lock' && Object.is(reading.value.district, 0),
    ).toBe(true)
  })

  const wrong: readonly [unknown, string][] = [
    [{ type: 'steal' }, 'type: there is no such action'],
    [{ type: 'roll', again: true }, 'again: nothing of this name is known'],
    [{ type: 'place', die: 1, district: 2 }, 'effect: it is missing'],
    [{ type: 'lock', district: 1.5 }, 'district: a whole number is wanted'],
    [
      { type: 'place', die: 1, district: 2, effect: { type: 'melt' } },
      'effect.type: an effect is to remove or to move',
    ],
  ]
  test.each(wrong.map(([raw, problem]) => [problem, raw] as const))(
    '[J3.12] is told what is wrong with it, %s',
    (problem, raw) => {
      expect(readAction(raw)).toEqual({ ok: false, problem })
    },
  )
})
