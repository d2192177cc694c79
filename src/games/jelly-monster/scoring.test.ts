import { describe, expect, test } from 'bun:test'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import { jelly, jellyOf, podsOf, rung, sceneOf } from '#games/jelly-monster/trials/scene.ts'
import type { Event, State } from '#games/jelly-monster/vocabulary.ts'

function ofType<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}

const SEVEN: Reward = [jelly(7)]

describe('the order', () => {
  test('[J4.1] locks go back first, then districts are scored clockwise from the drone', () => {
    const scene = sceneOf({ drone: 3, districts: [{ lock: 1 }, {}, { lock: 0 }] })
    const { events } = rung(scene)
    expect(events.slice(0, 3)).toEqual([
      { type: 'roundEnded', reason: 'time-up' },
      { type: 'locksReturned' },
      { type: 'districtOpened', district: 3 },
    ])
    expect(ofType(events, 'districtOpened').map(({ district }) => district)).toEqual([
      3, 4, 0, 1, 2,
    ])
  })

  test('[J4.1] the districts before the centre, the centre before the next round', () => {
    const { events } = rung(sceneOf({}))
    const types = events.map(({ type }) => type)
    expect(types.lastIndexOf('ranked')).toBeLessThan(types.indexOf('centreCounted'))
    expect(types.at(-1)).toBe('roundPrepared')
  })

  test('[J4.1] what is gained in an earlier district counts in a later one', () => {
    const { state } = rung(
      sceneOf({
        drone: 1,
        jelly: [0, 0, 0],
        districts: [
          { reward: [{ type: 'collect', amount: 2 }], dice: [[], [6]] },
          { reward: [jelly(5)], dice: [[6]] },
        ],
      }),
    )
    expect(jellyOf(state)).toEqual([3, 2, 0])
  })
})

describe('cancelled dice', () => {
  const cases: readonly [string, readonly number[], number][] = [
    ['a pair', [6, 6, 5], 5],
    ['three', [6, 6, 6, 2], 2],
    ['seven', [3, 3, 3, 3, 3, 3, 3], 0],
    ['two pairs', [6, 6, 4, 4, 1], 1],
    ['none', [6, 5, 4], 15],
  ]
  test.each(cases)('[J4.2] %s of one colour cancel, all of them: %p make %p', (_, own, total) => {
    const { events } = rung(sceneOf({ districts: [{ dice: [own] }] }))
    expect(ofType(events, 'ranked')[0]!.standing.totals[0]).toBe(total)
  })

  test('[J4.2] they return behind the screen of their owner and count no more this round', () => {
    // A question holds the scoring while the district lies open.
    const reward: Reward = [{ type: 'copy', from: 'choice' }]
    const dice = [[6, 6, 5], [4]]
    const { state, events } = rung(sceneOf({ districts: [{ reward, dice }] }))
    expect(ofType(events, 'cancelled')).toEqual([
      { type: 'cancelled', district: 0, seat: 0, face: 6, dice: [0, 1] },
    ])
    expect(state.stage.type).toBe('scoring')
    expect(state.screens.map(screen => screen.dice)).toEqual([
      [0, 1, 3, 4, 5, 6],
      [8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19, 20],
    ])
    expect(state.districts[0]!.dice).toEqual([
      { die: 2, face: 5 },
      { die: 7, face: 4 },
    ])
    expect(state.centre).toEqual([])
  })

  test('[J4.2] equal dice of two colours do not cancel, nor equal dice in two districts', () => {
    const { events } = rung(sceneOf({ districts: [{ dice: [[6], [6]] }, { dice: [[6]] }] }))
    expect(ofType(events, 'cancelled')).toEqual([])
  })
})

describe('control', () => {
  test('[J4.3] the highest total of what is left controls', () => {
    const dice = [[6, 6, 1], [4], [1, 2]]
    const { state } = rung(sceneOf({ districts: [{ reward: SEVEN, dice }] }))
    expect(jellyOf(state)).toEqual([2, 9, 2])
  })

  test('[J4.3] every tied player controls and gains the whole reward', () => {
    const dice = [[6, 2], [5, 3], [4]]
    const { state } = rung(sceneOf({ districts: [{ reward: SEVEN, dice }] }))
    expect(jellyOf(state)).toEqual([9, 9, 2])
  })

  test('[J4.4] a district with no dice left gives nothing', () => {
    const dice = [[6, 6], [2, 2, 2], []]
    const { state, events } = rung(sceneOf({ districts: [{ reward: SEVEN, dice }] }))
    expect(ofType(events, 'ranked')[0]!.standing.controllers).toEqual([])
    expect(jellyOf(state)).toEqual([2, 2, 2])
  })

  test('[J4.4] a player without dice left there is not present', () => {
    const reward: Reward = [{ type: 'first-and-others', first: 4, others: 1 }]
    const dice = [[6], [5, 5], [1]]
    const { state } = rung(sceneOf({ districts: [{ reward, dice }] }))
    expect(jellyOf(state)).toEqual([6, 2, 3])
  })
})

describe('several icons', () => {
  test('[J4.5] are resolved left to right', () => {
    const podFirst: Reward = [{ type: 'pod' }, { type: 'jelly-per-pod', amount: 2 }]
    const podLast: Reward = [{ type: 'jelly-per-pod', amount: 2 }, { type: 'pod' }]
    const first = rung(sceneOf({ districts: [{ reward: podFirst, dice: [[1]] }] })).state
    const last = rung(sceneOf({ districts: [{ reward: podLast, dice: [[1]] }] })).state
    expect([jellyOf(first)[0], jellyOf(last)[0]]).toEqual([4, 2])
    expect([podsOf(first)[0]!.length, podsOf(last)[0]!.length]).toEqual([1, 1])
  })

  test('[J4.5] one icon resolves for all tied players before the next icon', () => {
    const reward: Reward = [{ type: 'pod' }, jelly(2)]
    const { events } = rung(sceneOf({ districts: [{ reward, dice: [[6], [6]] }] }))
    const told = events.filter(({ type }) => type === 'podTaken' || type === 'gained')
    expect(told.map(({ type }) => type)).toEqual(['podTaken', 'podTaken', 'gained', 'gained'])
  })
})

describe('the city centre', () => {
  test('[J6.1] the most dice take the top pod, not the highest sum', () => {
    const { state, events } = rung(sceneOf({ centre: [[1, 1], [6], []], stack: [2, 6] }))
    expect(events).toContainEqual({ type: 'centreCounted', counts: [2, 1, 0], leaders: [0] })
    expect(podsOf(state)).toEqual([[6], [], []])
  })

  test('[J6.1] equal dice do not cancel there', () => {
    expect(podsOf(rung(sceneOf({ centre: [[3, 3, 3]], stack: [5] })).state)).toEqual([[5], [], []])
  })

  test('[J6.2] ties: each takes one', () => {
    const { state } = rung(sceneOf({ centre: [[1], [6], []], stack: [2, 3, 4] }))
    expect(podsOf(state)).toEqual([[4], [3], []])
  })

  test('[J6.2] too few pods: nobody', () => {
    const { state, events } = rung(sceneOf({ centre: [[1], [6], []], stack: [2] }))
    expect(podsOf(state)).toEqual([[], [], []])
    expect(events).toContainEqual({ type: 'podsShort', seats: [0, 1], left: 1 })
  })

  test('[J6.2] no dice there: nobody', () => {
    expect(podsOf(rung(sceneOf({ stack: [2] })).state)).toEqual([[], [], []])
  })
})

describe('the next round', () => {
  const played = (): State => {
    const zones: readonly Reward[] = [[jelly(1)], [jelly(2)], [jelly(3)]]
    const dice = [[6, 6], [5], [1]]
    return sceneOf({
      drone: 2,
      round: 2,
      districts: [{ zones, target: 2, lock: 1, dice }],
      centre: [[1]],
    })
  }

  test('[J7.1] all dice back, markers back to the first zone, round marker on', () => {
    const { state } = rung(played())
    expect(state.round).toBe(3)
    expect(state.screens.map(({ dice }) => dice.length)).toEqual([7, 7, 7])
    expect(state.centre).toEqual([])
    for (const { target, lock, dice } of state.districts) {
      expect([target, lock, dice.length]).toEqual([0, null, 0])
    }
    expect(state.stage).toEqual({ type: 'ready', waiting: [0, 1, 2], startsBy: 70_000 })
  })

  test('[J7.1] Jelly and pods stay', () => {
    const { state } = rung({ ...played() })
    expect(jellyOf(state)).toEqual([2, 5, 2])
    expect(podsOf(state)[0]).toHaveLength(1)
  })

  test('[J7.2] the scoring order stays', () => {
    const before = played()
    expect(rung(before).state.setting).toBe(before.setting)
  })
})
