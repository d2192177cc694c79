// What holds in all matches, looked for in many random ones.

import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { act } from '#games/jelly-monster/act.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import { HOSTS } from '#games/jelly-monster/trials/hosts.ts'
import { changeFault, faultOf } from '#games/jelly-monster/trials/invariants.ts'
import { acted, after, rung, sceneOf, showing } from '#games/jelly-monster/trials/scene.ts'
import { view } from '#games/jelly-monster/view.ts'
import type { Action, Event, Placement, State } from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { laidOut } from '#kernel/match.ts'
import { walk } from '#kernel/walk.ts'

const MATCHES = 60
const BOUND = 3000

const walks = [...Array(MATCHES).keys()].map(nth => {
  const options = HOSTS[nth % HOSTS.length]!
  const seats = 3 + (nth % 3)
  const { entries, match } = walk(jellyMonster, {
    options,
    seats,
    seed: `law ${nth}`,
    bound: BOUND,
  })
  return { entries, match, opening: laidOut(jellyMonster, options, seats).state }
})

/** Every event of every walk with the tables before and after it. */
function everyStep(look: (before: State, event: Event, after: State) => void): void {
  for (const { opening, entries } of walks) {
    let state = opening
    for (const event of entries.flatMap(entry => entry.events)) {
      const next = evolve(state, event)
      look(state, event, next)
      state = next
    }
  }
}

describe('random matches', () => {
  test('[J1.1] [J1.3] dice and pods are conserved, every Jelly is accounted for', () => {
    let steps = 0
    everyStep((_, event, table) => {
      const fault = faultOf(table)
      if (fault !== null) throw new Error(`after ${event.type}: ${fault}`)
      steps += 1
    })
    expect(steps).toBeGreaterThan(MATCHES * 100)
  })

  test('[J3.6] [J3.7] nothing changes in a locked district, and no timer is flipped twice', () => {
    let locks = 0
    everyStep((before, event, table) => {
      const fault = changeFault(before, event, table)
      if (fault !== null) throw new Error(fault)
      if (event.type === 'locked') locks += 1
    })
    expect(locks).toBeGreaterThan(MATCHES)
  })

  test('[J3.6] [J3.7] at most one lock a seat and one flip a round', () => {
    for (const { entries } of walks) {
      let done = new Set<string>()
      for (const event of entries.flatMap(entry => entry.events)) {
        if (event.type === 'roundStarted') done = new Set()
        if (event.type !== 'locked' && event.type !== 'flipped') continue
        const deed = event.type === 'locked' ? `lock of ${event.seat}` : 'flip'
        expect(done.has(deed)).toBe(false)
        done.add(deed)
      }
    }
  })

  test('[J3.13] two rolls of one player are at least the interval apart', () => {
    for (const { entries, opening } of walks) {
      const last = new Map<number, number>()
      for (const { at, cause } of entries) {
        if (cause.type !== 'act' || cause.action.type !== 'roll') continue
        const before = last.get(cause.seat) ?? Number.NEGATIVE_INFINITY
        expect(at - before).toBeGreaterThanOrEqual(opening.setting.options.rollInterval)
        last.set(cause.seat, at)
      }
    }
  })

  test('[J7.1] [J7.4] every match ends after four rounds, its account adds up', () => {
    for (const { entries, match } of walks) {
      const ending = jellyMonster.ending(match.state)
      const rounds = entries
        .flatMap(entry => entry.events)
        .filter(({ type }) => type === 'roundEnded')
      expect(rounds).toHaveLength(4)
      const sums = match.state.holdings.map(() => 2)
      for (const payment of match.state.account.flat()) {
        if (payment.type === 'gave') sums[payment.to]! += payment.jelly
        sums[payment.seat]! += payment.type === 'gave' ? -payment.jelly : payment.jelly
      }
      expect(ending?.scores).toEqual(sums)
    }
  })

  test('[J7.3] [J3.3] what is hidden after the end can still be imagined', () => {
    const chance = swiftLuck('properties').chance('table', 0)
    for (const { match } of walks) {
      for (const viewer of [0, 2, 'spectator' as const]) {
        const seen = view(match.state, viewer)
        expect(view(jellyMonster.imagine(seen, chance), viewer)).toEqual(seen)
      }
    }
  })

  test('[J3.12] what is not offered is refused with a reason, never with an error', () => {
    const strange: readonly Action[] = [
      { type: 'place', die: 3, district: 99, effect: { type: 'remove', die: -5 } },
      { type: 'lock', district: -3 },
      { type: 'give', to: [7, 7] },
      { type: 'return', pod: 20 },
    ]
    for (const { match } of walks) {
      for (const action of strange) {
        const moment = { now: 0, chance: { below: () => 0 } }
        expect(act(match.state, 0, action, moment).ok).toBe(false)
      }
    }
  })
})

const faces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 7, maxLength: 7 })

/** Everybody holds a full hand; some dice of seat 2 lie about. */
const table = fc
  .record({
    hands: fc.tuple(faces, faces),
    lying: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }),
  })
  .map(({ hands, lying }) => {
    const districts = [0, 1, 2, 3, 4].map(index => ({
      target: 1,
      dice: [[], [], lying.filter(place => place === index).map((_, nth) => nth + 1)],
    }))
    const scene = sceneOf({ endsAt: null, districts })
    return showing(showing(scene, 0, hands[0]), 1, hands[1])
  })

function placements(state: State, seat: number): readonly Placement[] {
  return legal(view(state, seat), 5000).filter(action => action.type === 'place')
}

function bothOrders(state: State, one: Placement, two: Placement): readonly [State, State] {
  const first = acted(acted(state, 0, one).state, 1, two).state
  const second = acted(acted(state, 1, two).state, 0, one).state
  return [first, second]
}

describe('placements', () => {
  test('[J3.12] two that do not conflict come to the same table in either order', () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.nat(), (state, here, there) => {
        const mine = placements(state, 0)
        const one = mine[here % mine.length]!
        const theirs = placements(state, 1).filter(other => {
          const areApart = other.district !== one.district
          return areApart || (one.effect === null && other.effect === null)
        })
        const two = theirs[there % theirs.length]!
        const [first, second] = bothOrders(state, one, two)
        expect(first).toEqual(second)
      }),
      { numRuns: 400, seed: 20261115 },
    )
  })

  test('[J4.1] [J3.9] scoring depends on the dice and markers on the table alone', () => {
    const elsewhere = fc.record({
      hand: faces,
      locked: fc.nat({ max: 4 }),
      rollableAt: fc.nat(),
    })
    fc.assert(
      fc.property(table, fc.nat(), elsewhere, (state, nth, { hand, locked, rollableAt }) => {
        const plain = placements(state, 0).filter(({ effect }) => effect === null)
        const placed = acted(state, 0, plain[nth % plain.length]!).state
        const flipped = after(placed, [{ type: 'flipped', seat: null, endsAt: 10_000 }]).state
        const locking = { ...flipped.districts[locked]!, lock: 2 }
        const screen = { ...flipped.screens[1]!, shown: hand as readonly Face[], rollableAt }
        const other = {
          ...flipped,
          districts: flipped.districts.with(locked, locking),
          screens: flipped.screens.with(1, screen),
        }
        expect(rung(other).events).toEqual(rung(flipped).events)
      }),
      { numRuns: 200, seed: 20261116 },
    )
  })

  test('[J3.8] [J4.1] nor on who removed a die, or by which die', () => {
    const dice = [[], [], [5, 6]]
    const hand = [1, 2, 3, 4, 5, 6, 6]
    const start = showing(
      showing(sceneOf({ endsAt: null, districts: [{ dice }] }), 0, hand),
      1,
      hand,
    )
    const remove = (die: number): Action => {
      return { type: 'place', die, district: 0, effect: { type: 'remove', die: 14 } }
    }
    const plain = (die: number): Action => ({ type: 'place', die, district: 0, effect: null })
    const one = acted(acted(start, 0, remove(0)).state, 1, plain(7)).state
    const two = acted(acted(start, 0, plain(0)).state, 1, remove(7)).state
    expect(one).toEqual(two)
  })

  test('[J3.4] [J3.5] exactly what is offered is accepted', () => {
    fc.assert(
      fc.property(table, state => {
        const offered = new Set(placements(state, 0).map(action => JSON.stringify(action)))
        for (const die of [-1, 0, 3, 6, 7]) {
          for (const district of [-1, 0, 2, 4, 5]) {
            for (const effect of [
              null,
              ...[0, 14, 15, 16].map(target => ({ type: 'remove', die: target }) as const),
              ...[0, 1, 2, 3].map(to => ({ type: 'move', to }) as const),
            ]) {
              const action = { type: 'place', die, district, effect } as const
              const moment = { now: 5000, chance: { below: () => 0 } }
              const isAccepted = act(state, 0, action, moment).ok
              expect(isAccepted).toBe(offered.has(JSON.stringify(action)))
            }
          }
        }
      }),
      { numRuns: 60, seed: 20261117 },
    )
  })
})
