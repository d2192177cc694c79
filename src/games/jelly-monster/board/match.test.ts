// Whole matches of bots, seen as a player sees them: what the board makes of them must agree with
// what the rules say.

import { describe, expect, test } from 'bun:test'
import { linesOf } from '#games/jelly-monster/board/ledger.ts'
import { stillPending, surfaceOf } from '#games/jelly-monster/board/present.ts'
import {
  type Beat,
  beatsOf,
  haste,
  isScoring,
  nextChapter,
  openingScene,
} from '#games/jelly-monster/board/story.ts'
import { sandAt, secondsUntil, stallAt } from '#games/jelly-monster/board/timing.ts'
import { nibbler } from '#games/jelly-monster/bots/nibbler.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Event, JellyMonster, View } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, entered, laidOut } from '#kernel/match.ts'
import { play } from '#kernel/simulation.ts'

interface Step {
  readonly entry: Entry<JellyMonster>
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
}

const reading = jellyMonster.readOptions({ promoBoards: true })
if (!reading.ok) throw new Error(reading.problem)
const options = reading.value

/** Every step of a match as seat 0 is told of it. */
function stepsOf(seed: string, seats: number): readonly Step[] {
  const bots = Array.from({ length: seats }, () => nibbler)
  const cast = { game: jellyMonster, bots, luck: swiftLuck(seed), mindSeed: seed }
  const { entries } = play(cast, { options, seats })
  let match = laidOut(jellyMonster, options, seats)
  return entries.map(entry => {
    const before = jellyMonster.view(match.state, 0)
    match = entered(jellyMonster, match, entry)
    const events = entry.events.filter(event => {
      const audience = jellyMonster.audience(event)
      return audience === 'everyone' || audience.includes(0)
    })
    return { entry, before, after: jellyMonster.view(match.state, 0), events }
  })
}

const matches = [3, 4, 5].flatMap(seats => [0, 1, 2].map(nth => stepsOf(`${seats}/${nth}`, seats)))

describe('the story of a scoring', () => {
  test('[J4.1] [J6.1] ends with what the table then shows, district by district', () => {
    let told = 0
    for (const steps of matches) {
      for (const { before, after, events } of steps.filter(step => isScoring(step.events))) {
        const beats = beatsOf(events, openingScene(before))
        const { jelly, pods, stack } = beats.at(-1)!.scene
        const isEnd = after.stage.type === 'over'
        if (!isEnd) expect(jelly).toEqual(after.holdings.map(holding => holding.jelly))
        if (!isEnd) expect(pods).toEqual(after.holdings.map(holding => holding.podCount))
        expect(stack).toBe(after.stackCount)
        told += beats.length
      }
    }
    expect(told).toBeGreaterThan(1000)
  })

  test('[J7.3] runs up to the final scores', () => {
    for (const steps of matches) {
      const { before, events, after } = steps.at(-1)!
      const { scene } = beatsOf(events, openingScene(before)).at(-1)!
      const scores = after.stage.type === 'over' ? after.stage.ending.scores : null
      expect(scene.jelly).toEqual(scores!)
    }
  })

  test('has chapters, and the last one leads out', () => {
    const step = matches[0]!.find(({ events }) => events.some(({ type }) => type === 'roundEnded'))!
    const beats = beatsOf(step.events, openingScene(step.before))
    let chapters = 0
    for (let at = 0; at < beats.length; at = nextChapter(beats, at)) chapters += 1
    expect(chapters).toBeGreaterThanOrEqual(step.before.districts.length)
    expect(nextChapter(beats, beats.length - 1)).toBe(beats.length)
  })

  test('is told faster when time is short, never slower', () => {
    const beat = { lasts: 1000 } as Beat
    expect(haste([beat, beat], 4000)).toBe(1)
    expect(haste([beat, beat], 1000)).toBe(0.5)
  })
})

test('every Jelly is accounted for', () => {
  for (const steps of matches) {
    const { after } = steps.at(-1)!
    if (after.stage.type !== 'over') throw new Error('the match has not ended')
    const lines = linesOf(after.account, after.stage.ending)
    for (const { start, rounds, sum } of lines) {
      expect(start + rounds.reduce((all, jelly) => all + jelly, 0)).toBe(sum)
    }
    expect(lines[0]!.place).toBe(1)
    expect(lines.map(({ sum }) => sum)).toEqual(lines.map(({ sum }) => sum).sort((a, b) => b - a))
  }
})

test('[J3.4] [J3.5] what is shown at once is what the server makes of it', () => {
  let placements = 0
  for (const steps of matches) {
    for (const { entry, before, after } of steps) {
      const { cause } = entry
      if (cause.type !== 'act' || cause.seat !== 0 || cause.action.type !== 'place') continue
      if (after.stage.type !== 'play') continue
      const { dice, shown } = before.screens[0]!
      const face = shown![dice.indexOf(cause.action.die)]!
      const pending = [{ ...cause.action, face, round: before.round }]
      expect(stillPending(before, pending)).toEqual(pending)
      expect(stillPending(after, pending)).toEqual([])
      const { districts, centre } = surfaceOf(before, pending)
      expect(districts).toEqual(after.districts)
      expect(centre).toEqual(after.centre)
      placements += 1
    }
  }
  expect(placements).toBeGreaterThan(100)
})

test('[J3.7] [J3.11] the sand is read from the match’s own clock', () => {
  const running = matches[0]!.find(({ after }) => {
    return after.stage.type === 'play' && after.stage.endsAt !== null
  })!.after
  const stage = running.stage as Extract<View['stage'], { type: 'play' }>
  expect(sandAt(running, stage.endsAt! - 10_000)).toEqual({ share: 1, seconds: 10 })
  expect(sandAt(running, stage.endsAt! - 2500)).toEqual({ share: 0.25, seconds: 3 })
  expect(sandAt(running, stage.endsAt! + 50)).toEqual({ share: 0, seconds: 0 })
  const still = { ...running, stage: { ...stage, endsAt: null, stallsAt: 90_000 } }
  expect(sandAt(still, 0)).toBeNull()
  expect(stallAt(still, 0)).toBeNull()
  expect(stallAt(still, 80_500)).toBe(10)
  expect(secondsUntil(500, 900)).toBe(0)
})
