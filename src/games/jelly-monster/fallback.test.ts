import { describe, expect, test } from 'bun:test'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import { fallback } from '#games/jelly-monster/fallback.ts'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import {
  after,
  jelly,
  rung,
  type SceneDistrict,
  sceneOf,
  showing,
  usualOptions,
} from '#games/jelly-monster/trials/scene.ts'
import { view } from '#games/jelly-monster/view.ts'
import type { State } from '#games/jelly-monster/vocabulary.ts'
import type { Viewer } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

const NOW = 5000
const still = { endsAt: null }
const ALL_PLACED = { dice: [[1, 2, 3, 4, 5, 6, 6]] }

function doneFor(state: State, viewer: Viewer = 0) {
  return fallback(view(state, viewer), NOW)
}

function actionFor(state: State, viewer: Viewer = 0) {
  return doneFor(state, viewer)?.action ?? null
}

/** What a seat that shows these faces does with these districts. */
function placedBy(faces: readonly number[], districts: readonly SceneDistrict[]) {
  const action = actionFor(showing(sceneOf({ ...still, districts }), 0, faces))
  if (action?.type !== 'place') throw new Error('nothing is placed')
  return action
}

describe('before a round', () => {
  test('[J3.1] an absent player is ready at once, and only once', () => {
    const empty = setUp(usualOptions(), 3)
    const chance = swiftLuck('fallback').chance('table', 0)
    const gathering = after(empty, start(empty, { now: 0, chance })).state
    expect(doneFor(gathering)).toEqual({ action: { type: 'ready' }, after: 0 })
    expect(doneFor(after(gathering, [{ type: 'readied', seat: 0 }]).state)).toBe(null)
  })
})

describe('in a round', () => {
  test('[J3.13] an absent player rolls as soon as the hand allows', () => {
    const table = sceneOf(still)
    expect(doneFor(table)).toEqual({ action: { type: 'roll' }, after: 0 })
    const busy = { ...table.screens[0]!, rollableAt: NOW + 250 }
    const waiting = { ...table, screens: table.screens.with(0, busy) }
    expect(doneFor(waiting)).toEqual({ action: { type: 'roll' }, after: 250 })
  })

  test('[J3.2] and places a die of every roll, where it brings most', () => {
    const districts = [{ reward: [jelly(2)] }, { reward: [jelly(7)] }, { reward: [jelly(1)] }]
    expect(placedBy([5, 5, 5, 5, 5, 5, 5], districts).district).toBe(1)
  })

  test('[J4.2] not beside an equal die of its own', () => {
    const dice = [[6], [5]]
    const districts = [{ reward: [jelly(7)], dice }, { reward: [jelly(1)] }]
    expect(placedBy([6, 6, 6, 6, 6, 6], districts).district).not.toBe(0)
  })

  test('[J3.5a] [J3.5b] with an effect where it helps', () => {
    const zones: readonly Reward[] = [[jelly(0)], [jelly(7)], [jelly(0)]]
    const moved = placedBy([4, 4, 4, 4, 4, 4, 4], [{ zones }])
    expect(moved).toMatchObject({ district: 0, effect: { type: 'move', to: 1 } })
    const dice = [[], [3]]
    const removed = placedBy([2, 2, 2, 2, 2, 2, 2], [{ reward: [jelly(7)], dice }])
    expect(removed).toMatchObject({ district: 0, effect: { type: 'remove', die: 7 } })
  })

  test('[J3.7] without sand and without a stall limit it flips the timer, after a while', () => {
    const done = sceneOf({ ...still, districts: [ALL_PLACED] })
    expect(doneFor(done)).toEqual({ action: { type: 'flip' }, after: 10_000 })
  })

  test('[J3.11] what ends by itself it leaves alone', () => {
    expect(doneFor(sceneOf({ districts: [ALL_PLACED] }))).toBe(null)
    const limited = sceneOf({ ...still, districts: [ALL_PLACED] })
    const stage = { type: 'play', endsAt: null, stallsAt: 90_000 } as const
    expect(doneFor({ ...limited, stage })).toBe(null)
  })

  test('nothing is done for a spectator', () => {
    expect(doneFor(sceneOf(still), 'spectator')).toBe(null)
  })
})

describe('while scoring', () => {
  const asked = (reward: Reward, scene: { jelly?: number[]; pods?: (number | 'die')[][] }) => {
    return rung(sceneOf({ ...scene, districts: [{ reward, dice: [[], [6]] }] })).state
  }

  test('[J8.1] an absent player answers as if the time were up', () => {
    const returning = asked([{ type: 'lose-pod' }], { pods: [[], [4, 'die', 5]] })
    expect(actionFor(returning, 1)).toEqual({ type: 'return', pod: 'die' })
    const copying = asked([{ type: 'copy', from: 'choice' }], {})
    expect(actionFor(copying, 1)).toEqual({ type: 'copy', from: 'clockwise' })
    const giving = asked([{ type: 'give' }], { jelly: [0, 1, 0] })
    expect(actionFor(giving, 1)).toEqual({ type: 'give', to: [2] })
  })

  test('[J8.1] and says nothing if others are asked', () => {
    expect(actionFor(asked([{ type: 'copy', from: 'choice' }], {}), 0)).toBe(null)
  })
})
