// [J10] The examples printed in the rulebooks. Gina is seat 0, Sam seat 1, Charlie seat 2.

import { expect, test } from 'bun:test'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import {
  acted,
  jelly,
  jellyOf,
  podsOf,
  rung,
  sceneOf,
  showing,
} from '#games/jelly-monster/trials/scene.ts'

const [GINA, SAM, CHARLIE] = [0, 1, 2]

test('[J10] [J4.3] Gina 7, Sam 4, Charlie 3: Gina controls and takes the reward of 7', () => {
  const dice = [[6, 1], [4], [3]]
  const { state, events } = rung(sceneOf({ districts: [{ reward: [jelly(7)], dice }] }))
  expect(events).toContainEqual({
    type: 'ranked',
    standing: { district: 0, totals: [7, 4, 3], controllers: [GINA] },
  })
  expect(jellyOf(state)).toEqual([2 + 7, 2, 2])
})

test('[J10] [J3.5a] Sam places a 1 and removes the 5 of Gina: it lies on the city centre', () => {
  const scene = sceneOf({ districts: [{ dice: [[5]] }] })
  const ready = showing(scene, SAM, [1, 2, 3, 4, 5, 6, 6])
  const effect = { type: 'remove', die: 0 } as const
  const { state } = acted(ready, SAM, { type: 'place', die: 7, district: 0, effect })
  expect(state.districts[0]!.dice).toEqual([{ die: 7, face: 1 }])
  expect(state.centre).toEqual([{ die: 0, face: 5 }])
})

test('[J10] [J3.5b] Gina places a 4: one step takes the district from reward 3 to reward 6', () => {
  const zones: readonly Reward[] = [[jelly(3)], [jelly(6)], [jelly(0)]]
  const ready = showing(sceneOf({ districts: [{ zones }] }), GINA, [4, 1, 1, 1, 1, 1, 1])
  const before = ready.districts[0]!
  expect(before.zones[before.target]).toEqual([jelly(3)])
  const effect = { type: 'move', to: 1 } as const
  const { state } = acted(ready, GINA, { type: 'place', die: 0, district: 0, effect })
  const district = state.districts[0]!
  expect(district.target).toBe(1)
  expect(district.zones[district.target]).toEqual([jelly(6)])
})

test('[J10] [J4.2] several 6s of Charlie return; of 1, 4 and 3 the 4 of Sam takes 6', () => {
  const dice = [[1], [4], [6, 6, 3]]
  const { state, events } = rung(sceneOf({ districts: [{ reward: [jelly(6)], dice }] }))
  expect(events).toContainEqual({
    type: 'cancelled',
    district: 0,
    seat: CHARLIE,
    face: 6,
    dice: [14, 15],
  })
  expect(events).toContainEqual({
    type: 'ranked',
    standing: { district: 0, totals: [1, 4, 3], controllers: [SAM] },
  })
  expect(jellyOf(state)).toEqual([2, 2 + 6, 2])
})

test('[J10] [J6.1] centre: Gina has three dice, Charlie two: Gina takes a pod', () => {
  const { state } = rung(sceneOf({ centre: [[1, 1, 1], [], [6, 5]], stack: [3, 5] }))
  expect(podsOf(state)).toEqual([[5], [], []])
  expect(state.stack).toEqual([3])
})

test('[J10] [J5.5] Gina controls A, whose reward points at B showing 6: she takes 6', () => {
  const { state } = rung(
    sceneOf({
      districts: [
        { reward: [{ type: 'copy', from: 'clockwise' }], dice: [[5], [4]] },
        { reward: [jelly(6)], dice: [[], [], [3]] },
      ],
    }),
  )
  // Charlie controls B itself and takes its 6 as well.
  expect(jellyOf(state)).toEqual([2 + 6, 2, 2 + 6])
})

test.each([
  [[5], 7, 0],
  [[5, 6], 7, 0],
  [[5, 6, 1], 0, 1],
  [[5, 6, 1, 2], 0, 1],
])('[J10] [J5.8] by number: with %p Gina takes %p Jelly and %p pods', (own, gained, pods) => {
  const few = { type: 'jelly', amount: 7 } as const
  const reward: Reward = [{ type: 'by-number', from: 3, few, many: { type: 'pod' } }]
  const { state } = rung(sceneOf({ districts: [{ reward, dice: [own] }] }))
  expect(jellyOf(state)[GINA]).toBe(2 + gained)
  expect(podsOf(state)[GINA]).toHaveLength(pods)
})

test('[J10] [J5.9] podium: firsts gain 2 and seconds 4', () => {
  const reward: Reward = [{ type: 'podium', gains: [2, 4] }]
  const dice = [[6], [6], [5], [5], [4]]
  const { state } = rung(sceneOf({ seats: 5, districts: [{ reward, dice }] }))
  expect(jellyOf(state)).toEqual([2 + 2, 2 + 2, 2 + 4, 2 + 4, 2])
})

test('[J10] [J5.10] podium: firsts gain 4 and all others present 1', () => {
  const reward: Reward = [{ type: 'first-and-others', first: 4, others: 1 }]
  const dice = [[6], [6], [5], [1], []]
  const { state } = rung(sceneOf({ seats: 5, districts: [{ reward, dice }] }))
  expect(jellyOf(state)).toEqual([2 + 4, 2 + 4, 2 + 1, 2 + 1, 2])
})
