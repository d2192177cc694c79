import { expect, test } from 'bun:test'
import { devourer } from '#games/jelly-monster/bots/devourer.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { jelly, type Scene, sceneOf, showing } from '#games/jelly-monster/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'

function chosen(scene: Scene, faces: readonly number[]) {
  const state = sceneOf(scene)
  const view = jellyMonster.view(faces.length > 0 ? showing(state, 0, faces) : state, 0)
  const chance = swiftLuck('chosen').chance(0, 0)
  return devourer.choose(view, { now: 5000, chance }, [])?.action
}

const ALL_PLACED = [[6, 5, 4, 3, 2, 1, 1], [], []]

test('[J4.2] the best one does not cancel its own dice', () => {
  const dice = [[6], [5, 4], [5, 3]]
  const scene = { districts: [{ reward: [jelly(7)], dice }], endsAt: 6500 }
  expect(chosen(scene, [6, 6, 6, 6, 6, 5])).toMatchObject({ die: 6, district: 0 })
})

test('[J3.5b] the best one moves the marker to where it gains', () => {
  const zones = [[jelly(0)], [jelly(7)], [jelly(0)]]
  const scene = { districts: [{ zones, dice: [[6], [], []] }], endsAt: 6500 }
  expect(chosen(scene, [4, 4, 4, 4, 4, 4])).toMatchObject({ effect: { type: 'move', to: 1 } })
})

test('[J3.2] the best one throws again rather than waste its last die too early', () => {
  const districts = [{ reward: [jelly(7)], dice: [[6, 5, 4, 3, 2, 2], [6], []] }]
  const scene = { districts, endsAt: null }
  expect(chosen(scene, [4])).toEqual({ type: 'roll' })
})

test('[J3.6] the best one locks the district where it has most to lose', () => {
  const rich = { reward: [jelly(7)], dice: ALL_PLACED }
  expect(chosen({ districts: [{}, {}, rich] }, [])).toEqual({ type: 'lock', district: 2 })
})

test('[J3.7] the best one flips the timer once its lock is spent', () => {
  const rich = { reward: [jelly(7)], dice: ALL_PLACED, lock: 0 }
  expect(chosen({ districts: [rich], endsAt: null }, [])).toEqual({ type: 'flip' })
})
