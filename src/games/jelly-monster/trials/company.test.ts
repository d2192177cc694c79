import { expect, test } from 'bun:test'
import { bots } from '#games/jelly-monster/bots/bots.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { company, hastyHand, problemWith } from '#games/jelly-monster/trials/company.ts'
import { sceneOf, showing } from '#games/jelly-monster/trials/scene.ts'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import type { Entry } from '#kernel/match.ts'

test('bots of all levels play to the end, and only a race is ever refused', () => {
  expect(company(14, 'share')).toBeNull()
}, 60_000)

test('what the view does not allow is found out, and so is what comes too late', () => {
  const view = jellyMonster.view(showing(sceneOf({}), 0, [1, 2, 3, 4, 5, 6, 6]), 0)
  const own = { action: { type: 'place', die: 0, district: 0, effect: null }, why: 'whim' } as const
  const other = { ...own, action: { ...own.action, die: 7 } }
  expect(problemWith({ ...own, after: 900 }, view, { now: 5000 })).toBeNull()
  expect(problemWith({ ...other, after: 900 }, view, { now: 5000 })).toContain('may not')
  expect(problemWith({ ...own, after: 900 }, view, { now: 9100 })).toContain('too late')
})

test('a hand that is too quick is found out', () => {
  const entry = (seq: number, at: number): Entry<JellyMonster> => {
    const event = { type: 'placed', seat: 0, die: seq, face: 6, district: 0 } as const
    return { seq, at, cause: { type: 'ring' }, events: [event] }
  }
  const strongest = [bots[3]!]
  expect(hastyHand([entry(0, 1000), entry(1, 2500)], strongest)).toBeUndefined()
  expect(hastyHand([entry(0, 1000), entry(1, 2499)], strongest)).toContain('after 1499 ms')
})
