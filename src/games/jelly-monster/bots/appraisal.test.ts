import { expect, test } from 'bun:test'
import { expectedHighest } from '#games/jelly-monster/bots/appraisal.ts'
import { blankWealth, expect as expected } from '#games/jelly-monster/bots/expectation.ts'
import { gobbler } from '#games/jelly-monster/bots/gobbler.ts'
import { mirror } from '#games/jelly-monster/bots/mirror.ts'
import { meanPod } from '#games/jelly-monster/bots/unseen.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { jelly, type Scene, sceneOf, showing } from '#games/jelly-monster/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'

test('the highest of so many dice, by exact odds', () => {
  expect(expectedHighest([1, 2, 3, 4, 5, 6], 1)).toBeCloseTo(3.5, 12)
  expect(expectedHighest([1, 2, 3, 4, 5, 6], 2)).toBeCloseTo(161 / 36, 12)
  expect(expectedHighest([0, 0, 0, 0, 0, 6], 7)).toBeCloseTo(6 - 6 * (5 / 6) ** 7, 12)
})

test('with no die to come, what may be expected is what the district gives', () => {
  const dice = [
    [6, 5, 4, 3, 2, 1, 1],
    [6, 6, 6, 6, 5, 5, 4],
    [6, 5, 4, 4, 3, 3, 2],
  ]
  const state = sceneOf({ districts: [{ reward: [jelly(7)], dice }], jelly: [1, 2, 3] })
  const wealth = blankWealth()
  expected(mirror(jellyMonster.view(state, 'spectator')), 4, wealth)
  expect([...wealth].slice(0, 3).map(Math.round)).toEqual([8, 2, 3])
})

test('[J1.3] pods that were seen are counted out', () => {
  const all = jellyMonster.view(sceneOf({}), 0)
  const some = jellyMonster.view(sceneOf({ pods: [[6, 6, 6], [2, 2, 2, 2], []] }), 0)
  expect(meanPod(all)).toBeCloseTo(114 / 30, 12)
  expect(meanPod(some)).toBeCloseTo((114 - 18) / 27, 12)
})

function chosen(scene: Scene, faces: readonly number[]) {
  const view = jellyMonster.view(showing(sceneOf(scene), 0, faces), 0)
  const chance = swiftLuck('chosen').chance(0, 0)
  return gobbler.choose(view, { now: 5000, chance }, [])?.action
}

test('[J4.2] the good one does not cancel its own dice', () => {
  const others = [[], [5, 4, 2], [5, 3]]
  const scene = {
    districts: [{ reward: [jelly(7)], dice: [[6], ...others.slice(1)] }],
    endsAt: 6500,
  }
  expect(chosen(scene, [6, 6, 6, 6, 6, 5])).toMatchObject({ die: 6, district: 0 })
})

test('[J3.5a] the good one pushes away what stands between it and the reward', () => {
  const scene = { districts: [{ reward: [jelly(7)], dice: [[5], [6], []] }], endsAt: 6500 }
  const effect = { type: 'remove', die: 7 }
  expect(chosen(scene, [2, 2, 2, 2, 2, 2])).toMatchObject({ district: 0, effect })
})

test('[J3.5b] the good one moves the marker to where it gains', () => {
  const zones = [[jelly(0)], [jelly(7)], [jelly(0)]]
  const scene = { districts: [{ zones, dice: [[6], [], []] }], endsAt: 6500 }
  expect(chosen(scene, [4, 4, 4, 4, 4, 4])).toMatchObject({ effect: { type: 'move', to: 1 } })
})
