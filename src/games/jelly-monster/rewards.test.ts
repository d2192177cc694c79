import { describe, expect, test } from 'bun:test'
import type { Icon, Reward } from '#games/jelly-monster/components/set.ts'
import {
  type Faces,
  jelly,
  jellyOf,
  podsOf,
  rung,
  type Scene,
  sceneOf,
} from '#games/jelly-monster/trials/scene.ts'
import { scripted } from '#kernel/chance.ts'

/** District 0 of a scene with this reward, scored. */
function scored(reward: Reward, dice: Faces, scene: Scene = {}) {
  return rung(sceneOf({ ...scene, districts: [{ reward, dice }, ...(scene.districts ?? [])] }))
}

const POD: Icon = { type: 'pod' }
const LOSE_POD: Icon = { type: 'lose-pod' }

describe('Jelly', () => {
  test.each([0, 3, 7])('[J5.1] %p from the supply', amount => {
    const { state, events } = scored([jelly(amount)], [[6], [2]])
    expect(jellyOf(state)).toEqual([2 + amount, 2, 2])
    const origin = { district: 0, of: 0, zone: 0, icon: 'jelly' } as const
    expect(events).toContainEqual({ type: 'gained', seat: 0, jelly: amount, origin })
  })

  test('[J1.4] [J5.1] the supply never runs out', () => {
    const { state } = scored([jelly(99), jelly(99), jelly(99)], [[6], [6], [6]])
    expect(jellyOf(state)).toEqual([299, 299, 299])
  })
})

describe('pods', () => {
  test('[J5.2] the top pod, kept face down', () => {
    const { state, events } = scored([POD], [[6]], { stack: [2, 3, 'die'] })
    expect(podsOf(state)).toEqual([['die'], [], []])
    expect(state.stack).toEqual([2, 3])
    expect(events).toContainEqual({ type: 'podTaken', seat: 0, district: 0 })
    expect(events).toContainEqual({ type: 'podPeeked', seat: 0, pod: 'die' })
  })

  // Of three seats the first at district 1 of five or clockwise from it is seat 1, at 2 seat 2.
  test.each([
    [0, [[5], [4], [3]]],
    [1, [[3], [5], [4]]],
    [2, [[4], [3], [5]]],
    [4, [[5], [4], [3]]],
  ])('[J5.2] tied players take one each, clockwise from the drone at %p', (drone, taken) => {
    const { state } = scored([POD], [[6], [6], [6]], { stack: [2, 3, 4, 5], drone })
    expect(podsOf(state)).toEqual(taken)
  })

  test('[J5.2] fewer pods than controlling players: none takes one', () => {
    const { state } = scored([POD], [[6], [6], [6]], { stack: [2, 3] })
    expect(podsOf(state)).toEqual([[], [], []])
    expect(state.stack).toEqual([2, 3])
  })

  test('[J5.3] lose a pod: it goes back to the box, not to the stack', () => {
    const { state } = scored([LOSE_POD], [[6]], { pods: [[4]], stack: [2] })
    expect(podsOf(state)).toEqual([[], [], []])
    expect(state.stack).toEqual([2])
    expect(state.holdings[0]!.returned.map(({ value }) => value)).toEqual([4])
  })

  test('[J5.3] without pods nothing happens, and the next icon comes', () => {
    const { state } = scored([LOSE_POD, jelly(7)], [[6]])
    expect(jellyOf(state)).toEqual([9, 2, 2])
  })

  test('[J5.4] 2 Jelly per pod held; the pods stay', () => {
    const reward: Reward = [{ type: 'jelly-per-pod', amount: 2 }]
    const { state } = scored(reward, [[6]], { pods: [[4, 'die', 2]] })
    expect(jellyOf(state)).toEqual([8, 2, 2])
    expect(podsOf(state)[0]).toEqual([4, 'die', 2])
  })
})

describe('copies', () => {
  const clockwise: Reward = [{ type: 'copy', from: 'clockwise' }]
  const counter: Reward = [{ type: 'copy', from: 'counter-clockwise' }]

  /** Seat 0 alone stands in district 0 of five; gives what it gains there. */
  function gainAt0(rewards: readonly Reward[]): number {
    const districts = rewards.map((reward, index) => {
      return index === 0 ? { reward, dice: [[6]] } : { reward }
    })
    return jellyOf(rung(sceneOf({ districts })).state)[0]! - 2
  }

  const [one, two, three, four] = [[jelly(1)], [jelly(2)], [jelly(3)], [jelly(4)]]

  test('[J5.5] the clockwise neighbour, or the counter-clockwise one', () => {
    expect(gainAt0([clockwise, one!, two!, three!, four!])).toBe(1)
    expect(gainAt0([counter, one!, two!, three!, four!])).toBe(4)
  })

  test('[J5.5] the target reward counts, not the first zone', () => {
    const neighbour = { zones: [[jelly(1)], [jelly(5)], [jelly(2)]], target: 1 }
    const districts = [{ reward: clockwise, dice: [[6]] }, neighbour]
    expect(jellyOf(rung(sceneOf({ districts })).state)[0]).toBe(7)
  })

  test('[J5.5] the copying district keeps its own dice and ranking', () => {
    const podium: Reward = [{ type: 'podium', gains: [5, 2] }]
    const districts = [
      { reward: clockwise, dice: [[6], [5], []] },
      { reward: podium, dice: [[], [], [1]] },
    ]
    expect(jellyOf(rung(sceneOf({ districts })).state)).toEqual([7, 4, 7])
  })

  test('[J5.5b] a copy that meets a copy follows on from there', () => {
    expect(gainAt0([clockwise, clockwise, clockwise, three!, four!])).toBe(3)
    expect(gainAt0([counter, one!, two!, counter, counter])).toBe(2)
  })

  test('[J5.5b] a district met twice ends the chain: 0 Jelly', () => {
    expect(gainAt0([clockwise, counter, two!, three!, four!])).toBe(0)
    expect(gainAt0([clockwise, clockwise, counter, three!, four!])).toBe(0)
    expect(gainAt0([clockwise, clockwise, clockwise, clockwise, clockwise])).toBe(0)
  })

  test('[J5.5b] only the chain ends: what is printed beside the arrow still comes', () => {
    expect(gainAt0([[...clockwise, jelly(3)], counter, two!, three!, four!])).toBe(3)
    expect(gainAt0([[...clockwise, jelly(3)], [jelly(1), jelly(1)], two!, three!, four!])).toBe(5)
  })

  test('[J5.5] the account names both districts', () => {
    const districts = [{ reward: clockwise, dice: [[6]] }, { reward: [jelly(6)] }]
    const { events } = rung(sceneOf({ districts }))
    const origin = { district: 0, of: 1, zone: 0, icon: 'jelly' } as const
    expect(events).toContainEqual({ type: 'copied', of: 0, from: 1 })
    expect(events).toContainEqual({ type: 'gained', seat: 0, jelly: 6, origin })
  })
})

describe('gifts', () => {
  const collect = (amount: number): Reward => [{ type: 'collect', amount }]
  const give: Reward = [{ type: 'give' }]

  test.each([
    [1, [7, 4, 4, 4]],
    [2, [10, 3, 3, 3]],
  ])('[J5.6] everybody gives %p, present or not', (amount, expected) => {
    const { state } = scored(collect(amount), [[6], [5]], { seats: 4, jelly: [4, 5, 5, 5] })
    expect(jellyOf(state)).toEqual(expected)
  })

  test('[J5.6] tied players give nothing to each other; the others give to each of them', () => {
    const { state } = scored(collect(2), [[6], [6]], { seats: 4, jelly: [0, 0, 9, 4] })
    expect(jellyOf(state)).toEqual([4, 4, 5, 0])
  })

  test('[J5.6] who has too little gives what there is', () => {
    const { state } = scored(collect(2), [[6]], { jelly: [0, 1, 0] })
    expect(jellyOf(state)).toEqual([1, 0, 0])
  })

  // With the drone at district 0 seat 0 comes first, at district 1 of six it is seat 1.
  test.each([
    [0, [2, 1, 0, 0]],
    [1, [1, 2, 0, 0]],
  ])('[J5.6] split evenly, the odd one clockwise from the drone at %p', (drone, expected) => {
    const { state } = scored(collect(2), [[6], [6]], { seats: 4, jelly: [0, 0, 3, 0], drone })
    expect(jellyOf(state)).toEqual(expected)
  })

  test('[J5.7] you give 1 to each other player', () => {
    const { state } = scored(give, [[6], [5]], { seats: 4, jelly: [5, 0, 0, 0] })
    expect(jellyOf(state)).toEqual([2, 1, 1, 1])
  })

  test('[J5.7] tied ones do not give to each other', () => {
    const { state } = scored(give, [[6], [6]], { seats: 4, jelly: [5, 5, 0, 0] })
    expect(jellyOf(state)).toEqual([3, 3, 2, 2])
  })

  test('[J5.7] who has nothing gives nothing and is not asked', () => {
    const { state, events } = scored(give, [[6]], { jelly: [0, 0, 0] })
    expect(jellyOf(state)).toEqual([0, 0, 0])
    expect(events.some(({ type }) => type === 'asked')).toBe(false)
  })
})

describe('by number of dice', () => {
  const few = { type: 'jelly', amount: 7 } as const
  const reward: Reward = [{ type: 'by-number', from: 3, few, many: { type: 'pod' } }]

  test('[J5.8] counted after equal dice have cancelled', () => {
    const { state } = scored(reward, [[6, 5, 1, 1]])
    expect([jellyOf(state)[0], podsOf(state)[0]!.length]).toEqual([9, 0])
  })

  test('[J5.8] each tied player by their own dice', () => {
    const { state } = scored(reward, [[6, 2], [5, 1, 2], []], { stack: [4] })
    expect(jellyOf(state)).toEqual([9, 2, 2])
    // One pod is enough: only one of the two takes one.
    expect(podsOf(state)).toEqual([[], [4], []])
  })
})

describe('podiums', () => {
  test('[J5.9] second is the second highest total, however many are first', () => {
    const { state } = scored([{ type: 'podium', gains: [5, 2] }], [[6], [6], [4], [3]], {
      seats: 4,
    })
    expect(jellyOf(state)).toEqual([7, 7, 4, 2])
  })

  test('[J5.9] who is not present is not second', () => {
    const { state } = scored([{ type: 'podium', gains: [5, 2] }], [[6]])
    expect(jellyOf(state)).toEqual([7, 2, 2])
  })

  test('[J5.10] every other player present gains, whatever the total', () => {
    const reward: Reward = [{ type: 'first-and-others', first: 4, others: 1 }]
    const { state } = scored(reward, [[6], [1], [2], []], { seats: 4 })
    expect(jellyOf(state)).toEqual([6, 3, 3, 2])
  })
})

describe('promo kinds', () => {
  const reroll: Reward = [{ type: 'reroll' }, { type: 'podium', gains: [7, 4, 2] }]

  test('[J5.11] all dice there are rolled anew before scoring and do not cancel', () => {
    const scene = sceneOf({ seats: 4, districts: [{ reward: reroll, dice: [[6, 6], [5], [1]] }] })
    // Seat 0 rolls 2 and 2, seat 1 rolls 3, seat 2 rolls 6.
    const { state, events } = rung(scene, 10_000, scripted([1, 1, 2, 5]))
    expect(events).toContainEqual({
      type: 'ranked',
      standing: { district: 0, totals: [4, 3, 6, 0], controllers: [2] },
    })
    expect(jellyOf(state)).toEqual([6, 4, 9, 2])
    expect(events.some(({ type }) => type === 'cancelled')).toBe(false)
  })

  test('[J5.11] other districts keep their dice, and cancel', () => {
    const districts = [{ reward: reroll, dice: [[6]] }, { dice: [[], [4, 4]] }]
    const { events } = rung(sceneOf({ districts }), 10_000, scripted([0]))
    expect(events.filter(({ type }) => type === 'cancelled')).toHaveLength(1)
  })

  test('[J5.11] [J5.5] a copied reroll rolls nothing: the copying district keeps its dice', () => {
    const districts = [
      { reward: [{ type: 'copy', from: 'clockwise' } as const], dice: [[6], [5]] },
      { reward: reroll },
    ]
    expect(jellyOf(rung(sceneOf({ districts })).state)).toEqual([9, 6, 2])
  })

  test.each([
    ['odd', [5, 3, 2], 8],
    ['even', [5, 3, 2], 4],
    ['even', [6, 4, 4], 4],
  ] as const)('[J5.11] 4 Jelly for each %s die of %p: %p', (parity, own, gained) => {
    const { state } = scored([{ type: 'per-die', parity, amount: 4 }], [[...own], [1]])
    expect(jellyOf(state)).toEqual([2 + gained, 2, 2])
  })
})
