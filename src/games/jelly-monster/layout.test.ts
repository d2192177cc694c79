import { describe, expect, test } from 'bun:test'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { everyPod, orderFrom, setUp, start } from '#games/jelly-monster/layout.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import type { Options, State } from '#games/jelly-monster/vocabulary.ts'
import { COLOURS, DICE_PER_SEAT } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

function begun(seats: number, seed: number, options: Options = usualOptions()): State {
  const empty = setUp(options, seats)
  const chance = swiftLuck(`layout ${seed}`).chance('table', 0)
  return start(empty, { now: 0, chance }).reduce(evolve, empty)
}

function many(seats: number, options?: Options): readonly State[] {
  return [...Array(300).keys()].map(seed => begun(seats, seed, options))
}

describe.each([3, 4, 5])('with %p players', seats => {
  test('[J2.1] there are two more districts than players', () => {
    expect(begun(seats, 1).districts).toHaveLength(seats + 2)
  })

  test('[J2.2] every board and side comes into play, none twice', () => {
    const seen = new Set<string>()
    for (const { districts } of many(seats)) {
      expect(new Set(districts.map(district => district.board)).size).toBe(seats + 2)
      for (const { board, side } of districts) seen.add(board + side)
    }
    expect(seen.size).toBe(16)
  })

  test('[J2.3] the drone points at every district, and scoring follows it', () => {
    const seen = new Set(many(seats).map(state => state.setting.drone))
    expect([...seen].sort()).toEqual([...Array(seats + 2).keys()])
  })

  test('[J2.4] target markers stand at the first zone, the round marker on 1', () => {
    const { districts, round } = begun(seats, 1)
    expect(districts.every(district => district.target === 0)).toBe(true)
    expect(round).toBe(1)
  })

  test('[J2.5] everybody has 2 Jelly, a colour of their own, 7 dice and no pod', () => {
    const { holdings, screens } = begun(seats, 1)
    expect(holdings.map(({ jelly, pods }) => [jelly, pods.length])).toEqual(
      new Array(seats).fill([2, 0]),
    )
    expect(new Set(holdings.map(({ colour }) => colour)).size).toBe(seats)
    expect(holdings.every(({ colour }) => COLOURS.includes(colour))).toBe(true)
    expect(screens.every(({ dice }) => dice.length === DICE_PER_SEAT)).toBe(true)
  })
})

test('[J2.2] a first game takes green sides only', () => {
  for (const { districts } of many(5, usualOptions({ firstGame: true }))) {
    expect(districts.every(district => district.side === 'A')).toBe(true)
  }
})

test('[J2.2] promo boards are in play only if the host wants them', () => {
  const boards = (options: Options) => {
    return new Set(many(4, options).flatMap(({ districts }) => districts.map(({ board }) => board)))
  }
  expect(boards(usualOptions()).has('promo')).toBe(false)
  expect(boards(usualOptions({ promoBoards: true })).has('promo')).toBe(true)
})

test('[J9] the rewards on the table are those of the set in use', () => {
  const boards = STANDARD.boards.map(board => ({ ...board, name: `own ${board.name}` }))
  const { districts } = begun(5, 3, usualOptions({ components: { ...STANDARD, boards } }))
  for (const { board, side, zones } of districts) {
    expect(zones).toEqual(boards.find(({ name }) => name === board)![side].zones)
  }
})

test('[J2.5] pods are shuffled: the same 30, in another order each time', () => {
  const stacks = many(3).map(state => state.stack)
  const sorted = (pods: readonly unknown[]) => pods.map(String).sort()
  const all = sorted(everyPod(usualOptions()))
  for (const stack of stacks) expect(sorted(stack)).toEqual(all)
  expect(new Set(stacks.map(stack => stack.join())).size).toBe(stacks.length)
})

test.each([
  [0, 3, [0, 1, 2]],
  [1, 3, [1, 2, 0]],
  [2, 3, [2, 0, 1]],
  [3, 3, [2, 0, 1]],
  [4, 3, [0, 1, 2]],
  [6, 5, [0, 1, 2, 3, 4]],
  [3, 5, [3, 4, 0, 1, 2]],
])(
  '[J5.6] with the drone at district %p, %p seats stand in the order %p',
  (drone, seats, order) => {
    expect(orderFrom(drone, seats + 2, seats)).toEqual(order)
  },
)
