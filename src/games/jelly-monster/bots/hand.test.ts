import { expect, test } from 'bun:test'
import { bots, minds } from '#games/jelly-monster/bots/bots.ts'
import { type Hand, timeTaken, usualTime } from '#games/jelly-monster/bots/hand.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { sceneOf, showing } from '#games/jelly-monster/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'

const shortest = { below: () => 0 }
const longest = { below: (n: number) => n - 1 }
const span = { least: 800, most: 2000 }

test('a hand takes from the least to nearly the most, and seldom long', () => {
  const luck = swiftLuck('pace')
  const times = Array.from({ length: 2000 }, (_, nth) => timeTaken(span, luck.chance(0, nth)))
  expect(timeTaken(span, shortest)).toBe(800)
  expect(timeTaken(span, longest)).toBe(1999)
  expect(
    Math.abs(times.reduce((sum, time) => sum + time, 0) / 2000 - usualTime(span)),
  ).toBeLessThan(20)
  expect(new Set(times).size).toBeGreaterThan(500)
  expect(times.filter(time => time > 1400).length).toBeLessThan(500)
})

test('the better the player, the quicker the hand', () => {
  const quickness = (hand: Hand) => Object.values(hand).map(usualTime)
  for (let level = 1; level < minds.length; level++) {
    const slower = quickness(minds[level - 1]!.hand)
    quickness(minds[level]!.hand).forEach((time, nth) => {
      expect(time).toBeLessThan(slower[nth]!)
    })
  }
})

test('[J3.13] no bot rolls before its dice may be rolled', () => {
  const state = sceneOf({ endsAt: null })
  const waiting = { ...state.screens[0]!, rollableAt: 9000 }
  const view = jellyMonster.view({ ...state, screens: state.screens.with(0, waiting) }, 0)
  for (const bot of bots) {
    const thought = bot.choose(view, { now: 5000, chance: shortest }, [])
    expect(thought).toEqual({ action: { type: 'roll' }, after: 4000, why: 'roll' })
  }
})

test('[J3.9] a hand hurries when the sand runs out, and lets be what it cannot do', () => {
  const state = showing(sceneOf({ endsAt: 10_000 }), 0, [6, 5, 6, 5, 6, 5, 6])
  const view = jellyMonster.view(state, 0)
  bots.forEach((bot, level) => {
    const { least } = minds[level]!.hand.placing
    const chance = swiftLuck('sand').chance(0, 0)
    const late = bot.choose(view, { now: 10_000 - least - 1, chance }, [])
    expect([late?.action.type, late?.after]).toEqual(['place', least])
    expect(bot.choose(view, { now: 10_000 - least, chance }, [])).toBeNull()
  })
})
