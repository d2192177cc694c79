import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { rulesOf } from '#games/registry.ts'
import { shelved } from '#games/shelf.ts'
import { verified } from '#kernel/verification.ts'
import { opened } from '#web/replay/eyes.ts'
import { reelOf } from '#web/replay/reel.ts'
import { timelineOf } from '#web/replay/timeline.ts'

const matches = shelved.flatMap(game => {
  const folder = `${import.meta.dir}/../../games/${game}/matches`
  return [...new Bun.Glob('*.jsonl').scanSync(folder)].map(file => `${folder}/${file}`)
})

function reelIn(path: string) {
  const verdict = verified(readFileSync(path, 'utf8'), rulesOf)
  if (!verdict.ok) throw new Error(verdict.objection.detail)
  const { game, opening, entries } = verdict.chronicle
  return { reel: reelOf(game, opening, entries), chronicle: verdict.chronicle }
}

describe.each(matches)('%s', path => {
  const { reel, chronicle } = reelIn(path)
  const { game } = chronicle

  test('leads from the start to the end', () => {
    expect(reel.steps).toBe(chronicle.entries.length)
    expect(reel.ended(reel.steps - 1)).toBe(false)
    expect(reel.ended(reel.steps)).toBe(true)
    expect(reel.match(reel.steps)).toEqual(chronicle.match)
  })

  test('a seat and a spectator see what they saw then, and hear no more', () => {
    for (let step = 1; step <= reel.steps; step++) {
      const { state } = reel.match(step)
      for (const viewer of [0, reel.seats - 1, 'spectator'] as const) {
        const { view, seat } = reel.sight(step, viewer)
        expect(view).toEqual(game.view(state, viewer))
        expect(seat).toBe(viewer === 'spectator' ? null : viewer)
        const told = reel.told(step, viewer)
        expect(told.after).toEqual(view)
        expect(told.before).toEqual(game.view(reel.match(step - 1).state, viewer))
        for (const event of told.events) {
          const audience = game.audience(event)
          expect(audience === 'everyone' || audience.includes(viewer as number)).toBe(true)
        }
      }
    }
  })

  test('an open view shows whatever it can of every seat', () => {
    let secrets = 0
    for (let step = 1; step <= reel.steps; step++) {
      const { view, seat } = reel.sight(step, 'open')
      const closed = game.view(reel.match(step).state, 'spectator')
      if (JSON.stringify(view) !== JSON.stringify(closed)) secrets += 1
      if (seat !== null) expect(view).toEqual(game.view(reel.match(step).state, seat))
      expect(reel.told(step, 'open').after).toEqual(view)
    }
    expect(secrets).toBeGreaterThan(reel.steps / 4)
  })

  test('an open view with one chair sits with whoever acts next', () => {
    for (let step = 1; step < reel.steps; step++) {
      const { cause } = chronicle.entries[step]!
      const { seat } = reel.sight(step, 'open')
      if (seat !== null && cause.type === 'act') expect(seat).toBe(cause.seat)
    }
  })
})

describe('an open view', () => {
  test('fills what is closed with what one seat sees', () => {
    const closed = { hands: [null, null], sum: 3 }
    const views = [
      { hands: [[1], null], sum: 3 },
      { hands: [null, [2]], sum: 3 },
    ]
    expect(opened(closed, views)).toEqual({ hands: [[1], [2]], sum: 3 })
  })

  test('is impossible where seats see different things in one place', () => {
    expect(opened({ own: null }, [{ own: [1] }, { own: [2] }])).toBeNull()
    expect(opened({ own: null }, [{ own: null }, { own: null }])).toEqual({ own: null })
  })
})

describe('a timeline', () => {
  const instants = [0, 1000, 61_000, 61_500]

  test('keeps true time where no wait is cut', () => {
    const { shownAt, matchTime } = timelineOf(instants, Number.POSITIVE_INFINITY)
    expect(shownAt).toEqual(instants)
    for (const film of [0, 500, 30_000, 61_250]) expect(matchTime(film)).toBe(film)
  })

  test('cuts long waits at their beginning', () => {
    const { shownAt, matchTime } = timelineOf(instants, 2000)
    expect(shownAt).toEqual([0, 1000, 3000, 3500])
    expect(matchTime(1000)).toBe(59_000)
    expect(matchTime(2999)).toBe(60_999)
    expect(matchTime(3000)).toBe(61_000)
    expect(matchTime(99_000)).toBe(61_500)
  })

  test('counts the steps shown by an instant', () => {
    const { stepsBy } = timelineOf(instants, 2000)
    expect([-1, 0, 999, 1000, 3499, 3500].map(stepsBy)).toEqual([0, 1, 1, 2, 3, 4])
  })
})
