import { describe, expect, test } from 'bun:test'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import { alarm } from '#games/jelly-monster/round.ts'
import {
  acted,
  after,
  refusalOf,
  rung,
  sceneOf,
  showing,
  usualOptions,
} from '#games/jelly-monster/trials/scene.ts'
import type { Action, Options, State } from '#games/jelly-monster/vocabulary.ts'
import { scripted } from '#kernel/chance.ts'
import { swiftLuck } from '#kernel/luck.ts'

const SIXES = [6, 6, 6, 6, 6, 6, 6]
const still = { endsAt: null }

function begun(chosen: Partial<Options> = {}, seats = 3): State {
  const empty = setUp(usualOptions(chosen), seats)
  const chance = swiftLuck('round').chance('table', 0)
  return after(empty, start(empty, { now: 0, chance })).state
}

function countedDown(chosen: Partial<Options> = {}): State {
  const ready = [0, 1, 2].reduce((table, seat) => {
    return acted(table, seat, { type: 'ready' }, { now: 1000 }).state
  }, begun(chosen))
  return rung(ready, 4000).state
}

const place = (die: number, district = 0): Action => {
  return { type: 'place', die, district, effect: null }
}

describe('readiness', () => {
  test('[J3.1] the countdown starts when all are ready, and the round when it is over', () => {
    let table = begun()
    for (const seat of [2, 0]) table = acted(table, seat, { type: 'ready' }, { now: 1000 }).state
    expect(table.stage).toEqual({ type: 'ready', waiting: [1], startsBy: 60_000 })
    table = acted(table, 1, { type: 'ready' }, { now: 2000 }).state
    expect(table.stage).toEqual({ type: 'countdown', startsAt: 5000 })
    expect(alarm(table)).toBe(5000)
    table = rung(table, 5000).state
    expect(table.stage).toEqual({ type: 'play', endsAt: null, stallsAt: 95_000 })
  })

  test('[J3.1] the limit of the game starts the countdown without those who dawdle', () => {
    const table = begun({ readyLimit: 20_000 })
    expect(alarm(table)).toBe(20_000)
    expect(rung(table, 20_000).state.stage).toEqual({ type: 'countdown', startsAt: 23_000 })
    expect(alarm(begun({ readyLimit: null }))).toBe(null)
  })

  test('[J2.5] everybody may take a free colour before being ready for the first round', () => {
    const table = acted(begun(), 1, { type: 'take', colour: 'lilac' }).state
    expect(table.holdings.map(({ colour }) => colour)).toEqual(['lemon', 'lilac', 'orange'])
    expect(acted(table, 0, { type: 'take', colour: 'steel-blue' }).state.holdings[0]!.colour).toBe(
      'steel-blue',
    )
  })
})

describe('rolling and placing', () => {
  test('[J3.2] a roll rolls all dice that are left, and one of them may be placed', () => {
    const faces = [0, 1, 2, 3, 4, 5, 0]
    const rolled = acted(countedDown(), 0, { type: 'roll' }, { chance: scripted(faces) }).state
    expect(rolled.screens[0]!.shown).toEqual([1, 2, 3, 4, 5, 6, 1])
    const placed = acted(rolled, 0, place(4, 2)).state
    expect(placed.districts[2]!.dice).toEqual([{ die: 4, face: 5 }])
    expect(placed.screens[0]!.dice).toEqual([0, 1, 2, 3, 5, 6])
    expect(refusalOf(placed, 0, place(0))).toBe('not-rolled')
    const again = { now: 9000, chance: scripted([5, 4, 3, 2, 1, 0]) }
    expect(acted(placed, 0, { type: 'roll' }, again).state.screens[0]!.shown).toEqual([
      6, 5, 4, 3, 2, 1,
    ])
  })

  test('[J3.2] placing none and rolling again is allowed, any number of times', () => {
    let table = countedDown()
    for (const [nth, now] of [4000, 4600, 5200, 5800].entries()) {
      const chance = scripted(new Array(7).fill(nth))
      table = acted(table, 0, { type: 'roll' }, { now, chance }).state
      expect(table.screens[0]!.shown).toEqual(new Array(7).fill(nth + 1))
    }
  })

  test('[J3.13] the first roll waits for nobody, the next for the interval of the host', () => {
    const table = countedDown({ rollInterval: 1500 })
    const chance = scripted(new Array(21).fill(0))
    const once = acted(table, 0, { type: 'roll' }, { now: 4000, chance }).state
    expect(refusalOf(once, 0, { type: 'roll' }, { now: 5499, chance })).toBe('too-soon')
    expect(refusalOf(once, 0, { type: 'roll' }, { now: 5500, chance })).toBe(null)
    // Placing does not make the hand quicker, and another hand is another hand.
    const placed = acted(once, 0, place(0)).state
    expect(refusalOf(placed, 0, { type: 'roll' }, { now: 5499, chance })).toBe('too-soon')
    expect(refusalOf(placed, 1, { type: 'roll' }, { now: 4001, chance })).toBe(null)
  })

  test('[J3.1] there is no turn order: whoever acts, acts', () => {
    let table = sceneOf(still)
    for (const seat of [2, 0, 1]) table = showing(table, seat, SIXES)
    for (const seat of [1, 2, 0]) table = acted(table, seat, place(seat * 7, 3)).state
    expect(table.districts[3]!.dice.map(({ die }) => die)).toEqual([0, 7, 14])
  })

  test('[J3.4] a die is placed with the value it shows, at any district that is not locked', () => {
    const table = showing(sceneOf({ ...still, districts: [{ lock: 2 }] }), 0, [2, 6, 1, 1, 1, 1, 1])
    expect(refusalOf(table, 0, place(1, 0))).toBe('district-locked')
    for (const district of [1, 2, 3, 4]) {
      expect(acted(table, 0, place(1, district)).state.districts[district]!.dice).toEqual([
        { die: 1, face: 6 },
      ])
    }
  })
})

describe('effects', () => {
  const dice = [[4], [5, 6], [3]]
  const table = showing(
    sceneOf({ ...still, districts: [{ dice }, { dice: [[], [2]] }] }),
    0,
    [1, 2, 3, 4, 5, 6],
  )

  test.each([
    [1, 1],
    [2, 2],
  ])('[J3.5a] a %p removes any other die there, to the city centre', die => {
    for (const [target, face] of [
      [7, 5],
      [8, 6],
      [14, 3],
      [0, 4],
    ] as const) {
      const effect = { type: 'remove', die: target } as const
      const { state } = acted(table, 0, { type: 'place', die, district: 0, effect })
      expect(state.centre).toEqual([{ die: target, face }])
      expect(state.districts[0]!.dice).toHaveLength(4)
      expect(state.districts[0]!.dice.some(placed => placed.die === die)).toBe(true)
    }
  })

  test('[J3.5a] [J3.5] the die removed must lie in that district', () => {
    const effect = { type: 'remove', die: 9 } as const
    expect(table.districts[1]!.dice[0]!.die).toBe(9)
    expect(refusalOf(table, 0, { type: 'place', die: 1, district: 0, effect })).toBe(
      'target-die-gone',
    )
  })

  test.each([3, 4])('[J3.5b] die %p moves the marker to an adjacent zone, without a wrap', die => {
    const reach = (target: number) => {
      const district = { ...table.districts[2]!, target }
      const there = { ...table, districts: table.districts.with(2, district) }
      return [-1, 0, 1, 2, 3].filter(to => {
        const effect = { type: 'move', to } as const
        return refusalOf(there, 0, { type: 'place', die, district: 2, effect }) === null
      })
    }
    expect([0, 1, 2].map(reach)).toEqual([[1], [0, 2], [1]])
  })

  test('[J3.5] effects are optional', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const { state } = acted(table, 0, place(die))
      expect(state.centre).toEqual([])
      expect(state.districts.map(({ target }) => target)).toEqual([0, 0, 0, 0, 0])
    }
  })

  test('[J3.5c] a 5 or a 6 has no effect at all', () => {
    for (const die of [5, 6]) {
      for (const effect of [
        { type: 'remove', die: 7 },
        { type: 'move', to: 1 },
      ] as const) {
        expect(refusalOf(table, 0, { type: 'place', die, district: 0, effect })).toBe(
          'effect-not-of-this-value',
        )
      }
    }
  })

  test('[J3.5] an effect leaves every other district as it is', () => {
    const effect = { type: 'move', to: 1 } as const
    const { state } = acted(table, 0, { type: 'place', die: 3, district: 1, effect })
    for (const index of [0, 2, 3, 4]) expect(state.districts[index]).toBe(table.districts[index]!)
  })
})

describe('locks', () => {
  /** Seat 0 is done; seats 1 and 2 are not. */
  const all = [1, 2, 3, 4, 5, 6, 6]
  const done = sceneOf({ ...still, districts: [{ dice: [all] }] })
  const bothDone = sceneOf({ ...still, districts: [{ dice: [all, all] }] })

  test('[J3.6] after the last die a player may lock one district, and nobody places there', () => {
    const locked = acted(done, 0, { type: 'lock', district: 3 }).state
    expect(locked.districts.map(({ lock }) => lock)).toEqual([null, null, null, 0, null])
    const rolled = showing(locked, 1, SIXES)
    expect(refusalOf(rolled, 1, place(7, 3))).toBe('district-locked')
    expect(refusalOf(rolled, 1, place(7, 2))).toBe(null)
    expect(refusalOf(locked, 0, { type: 'lock', district: 2 })).toBe('lock-spent')
  })

  test('[J3.6] a lock may come after another player has flipped the timer', () => {
    const flipped = acted(bothDone, 1, { type: 'flip' }, { now: 5000 }).state
    const lock: Action = { type: 'lock', district: 0 }
    expect(acted(flipped, 0, lock, { now: 14_999 }).state.districts[0]).toEqual({
      ...bothDone.districts[0]!,
      lock: 0,
    })
    expect(refusalOf(rung(flipped, 15_000).state, 0, lock, { now: 15_000 })).toBe('round-over')
  })

  test('[J3.6] nobody locks what is locked', () => {
    const locked = acted(bothDone, 0, { type: 'lock', district: 1 }).state
    expect(refusalOf(locked, 1, { type: 'lock', district: 1 })).toBe('already-locked')
    expect(refusalOf(locked, 1, { type: 'lock', district: 0 })).toBe(null)
  })

  test('[J3.8] a die removed to the centre counts as placed and does not return', () => {
    const removed = sceneOf({
      ...still,
      districts: [{ dice: [[1, 2, 3, 4, 5, 6]] }],
      centre: [[6]],
    })
    expect(removed.screens[0]!.dice).toEqual([])
    expect(refusalOf(removed, 0, place(6))).toBe('already-placed')
    expect(refusalOf(removed, 0, { type: 'flip' })).toBe(null)
    expect(refusalOf(removed, 0, { type: 'lock', district: 0 })).toBe(null)
  })
})

describe('the sand timer', () => {
  const done = sceneOf({ ...still, districts: [{ dice: [[1, 2, 3, 4, 5, 6, 6]] }] })

  test('[J3.7] a player who has placed all dice may flip it: 10 seconds remain', () => {
    const { state, events } = acted(done, 0, { type: 'flip' }, { now: 5000 })
    expect(events).toEqual([{ type: 'flipped', seat: 0, endsAt: 15_000 }])
    expect(alarm(state)).toBe(15_000)
  })

  test('[J3.7] [J1.5] in the relaxed mode 20 seconds remain', () => {
    const slow = { ...done, setting: { ...done.setting, options: usualOptions({ relaxed: true }) } }
    expect(alarm(acted(slow, 0, { type: 'flip' }, { now: 5000 }).state)).toBe(25_000)
  })

  test('[J3.7] locking and flipping are independent', () => {
    const locked = acted(done, 0, { type: 'lock', district: 1 }).state
    expect(refusalOf(locked, 0, { type: 'flip' })).toBe(null)
    const flipped = acted(done, 0, { type: 'flip' }).state
    expect(refusalOf(flipped, 0, { type: 'lock', district: 1 })).toBe(null)
  })

  test('[J3.9] when it has run out everyone stops; dice not placed count for nothing', () => {
    const table = showing(acted(done, 0, { type: 'flip' }).state, 1, SIXES)
    const { state, events } = rung(table, 15_000)
    expect(events[0]).toEqual({ type: 'roundEnded', reason: 'time-up' })
    expect(refusalOf(state, 1, place(7))).toBe('round-over')
    expect(
      events.filter(({ type }) => type === 'gained').map(event => 'seat' in event && event.seat),
    ).toEqual([0])
  })

  test('[J3.10] the round ends at once when no player has a die left to place', () => {
    const dice = [
      [1, 2, 3, 4, 5, 6, 6],
      [1, 2, 3, 4, 5, 6, 6],
      [1, 2, 3, 4, 5, 6],
    ]
    const last = showing(sceneOf({ ...still, districts: [{ dice }] }), 2, [5])
    const { state, events } = acted(last, 2, place(20, 1))
    expect(events.slice(0, 2)).toEqual([
      { type: 'placed', seat: 2, die: 20, face: 5, district: 1 },
      { type: 'roundEnded', reason: 'all-placed' },
    ])
    expect(state.round).toBe(2)
  })

  test('[J3.10] the effect of the last die still happens', () => {
    const dice = [
      [1, 2, 3, 4, 5, 6, 6],
      [1, 2, 3, 4, 5, 6, 6],
      [1, 2, 3, 4, 5, 6],
    ]
    const last = showing(sceneOf({ ...still, districts: [{ dice }] }), 2, [1])
    const effect = { type: 'remove', die: 5 } as const
    const { events } = acted(last, 2, { type: 'place', die: 20, district: 0, effect })
    expect(events[1]).toEqual({ type: 'removed', seat: 2, die: 5, district: 0 })
    expect(events).toContainEqual({ type: 'centreCounted', counts: [1, 0, 0], leaders: [0] })
  })

  test('[J3.11] a stalled table: the limit flips the timer for everybody', () => {
    const table = countedDown({ stallLimit: 60_000 })
    expect(alarm(table)).toBe(64_000)
    const { state, events } = rung(table, 64_000)
    expect(events).toEqual([{ type: 'flipped', seat: null, endsAt: 74_000 }])
    expect(alarm(state)).toBe(74_000)
  })

  test('[J3.11] whoever flips first, the limit does not flip again', () => {
    const table = { ...countedDown(), screens: done.screens, districts: done.districts }
    expect(alarm(acted(table, 0, { type: 'flip' }, { now: 93_000 }).state)).toBe(103_000)
  })

  test('[J3.11] without a limit nothing happens by itself', () => {
    expect(alarm(countedDown({ stallLimit: null }))).toBe(null)
  })
})

describe('two at the same time', () => {
  test('[J3.12] what has become impossible is refused as a whole and costs nothing', () => {
    const scene = sceneOf({ ...still, districts: [{ dice: [[], [], [6]] }] })
    const both = showing(showing(scene, 0, [1, 1, 1, 1, 1, 1, 1]), 1, [2, 2, 2, 2, 2, 2, 2])
    const effect = { type: 'remove', die: 14 } as const
    const first = acted(both, 0, { type: 'place', die: 0, district: 0, effect }).state
    expect(refusalOf(first, 1, { type: 'place', die: 7, district: 0, effect })).toBe(
      'target-die-gone',
    )
    expect(first.screens[1]!.shown).toEqual([2, 2, 2, 2, 2, 2, 2])
    expect(refusalOf(first, 1, place(7))).toBe(null)
  })
})
