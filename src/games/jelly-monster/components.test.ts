import { describe, expect, test } from 'bun:test'
import {
  type ComponentSet,
  type Icon,
  type Reward,
  readComponents,
} from '#games/jelly-monster/components/set.ts'
import { JELLY_TOKENS, STANDARD } from '#games/jelly-monster/components/standard.ts'
import { everyPod, setUp } from '#games/jelly-monster/layout.ts'
import { sandOf } from '#games/jelly-monster/options.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import { COLOURS, DICE_PER_SEAT, ROUNDS } from '#games/jelly-monster/vocabulary.ts'

/** An icon as the table of J9 writes it. */
function written(icon: Icon): string {
  switch (icon.type) {
    case 'jelly':
      return `${icon.amount}`
    case 'pod':
      return 'P'
    case 'lose-pod':
      return '−P'
    case 'jelly-per-pod':
      return `${icon.amount}×P`
    case 'copy':
      return { clockwise: '↻', 'counter-clockwise': '↺', choice: '↔' }[icon.from]
    case 'collect':
      return `+${icon.amount}`
    case 'give':
      return '−1'
    case 'by-number':
      return `1–${icon.from - 1} dice: ${written(icon.few)}, ${icon.from}+: ${written(icon.many)}`
    case 'podium':
      return icon.gains.length === 2
        ? `podium ${icon.gains[0]}, second ${icon.gains[1]}`
        : `podium ${icon.gains.join('–')}`
    case 'first-and-others':
      return `podium ${icon.first}, others ${icon.others}`
    case 'reroll':
      return 'reroll'
    case 'per-die':
      return `${icon.amount} per ${icon.parity} die`
  }
}

const separator = (reward: Reward) => (reward[0]!.type === 'reroll' ? ', ' : ' then ')
const side = (zones: readonly Reward[]) => {
  return zones.map(reward => reward.map(written).join(separator(reward))).join(' / ')
}

describe('the standard set', () => {
  test('[J9] [J1.2] has the rewards of the table', () => {
    const rows = STANDARD.boards.map(({ name, A, B }) => [name, side(A.zones), side(B.zones)])
    expect(rows).toEqual([
      ['1', '3 / 6 / 0', 'podium 2, second 4 / 5 / podium 4, others 1'],
      ['2', '4 / 7 / 0', '↻ / 3 / ↺'],
      ['3', '5 / 0 / 7', '+1 / −1 / +2'],
      ['4', '4 / 2 / P', '1–2 dice: 7, 3+: P / 2 / 1–2 dice: P, 3+: 7'],
      ['5', 'P / 3 / 6', '2×P / P / −P then 7'],
      ['6', '3 / P / 0', '↔ / 0 / 5'],
      ['7', '0 / 5 / P then 2', '4 / −1 / +1 then 3'],
      ['8', '6 / 0 / 4', 'podium 5, second 2 / −P / 6'],
      [
        'promo',
        'reroll, podium 2–4–7 / 0 / reroll, podium 7–4–2',
        '4 per odd die / 0 / 4 per even die',
      ],
    ])
  })

  test('[J9] has a green side A and a side B without green lights on every board', () => {
    expect(STANDARD.boards.every(board => board.A.green && !board.B.green)).toBe(true)
  })

  test('[J1.2] has 8 double-sided boards of 3 zones, and one promo board', () => {
    expect(STANDARD.boards.filter(board => !board.promo)).toHaveLength(8)
    expect(STANDARD.boards.filter(board => board.promo)).toHaveLength(1)
    const sides = STANDARD.boards.flatMap(board => [board.A, board.B])
    expect(sides.every(({ zones }) => zones.length === 3)).toBe(true)
  })

  test('[J1.3] [J9] has 30 pods', () => {
    const pods = everyPod(usualOptions())
    expect(pods).toHaveLength(30)
    const count = (value: number | 'die') => pods.filter(pod => pod === value).length
    expect([2, 3, 4, 5, 6, 'die' as const].map(count)).toEqual([4, 6, 6, 5, 3, 6])
  })

  test('[J1.4] has 270 Jelly in 80 tokens', () => {
    const sum = JELLY_TOKENS.reduce((all, { value, count }) => all + value * count, 0)
    expect(sum).toBe(270)
    expect(JELLY_TOKENS.map(({ value, count }) => [value, count])).toEqual([
      [1, 45],
      [5, 25],
      [10, 10],
    ])
  })

  test('[J1.1] has 7 dice in each of 5 colours', () => {
    expect(COLOURS).toHaveLength(5)
    const dice = setUp(usualOptions(), 5).screens.flatMap(screen => screen.dice)
    expect(dice).toEqual([...Array(35).keys()])
    expect(DICE_PER_SEAT).toBe(7)
  })

  test('[J1.5] has a timer of 10 seconds, slower in the relaxed mode, and 4 rounds', () => {
    expect(sandOf(usualOptions())).toBe(10_000)
    expect(sandOf(usualOptions({ relaxed: true }))).toBe(20_000)
    expect(ROUNDS).toBe(4)
  })

  test('[J9] passes its own check, also after a trip through JSON', () => {
    expect(readComponents(JSON.parse(JSON.stringify(STANDARD)))).toEqual({
      ok: true,
      value: STANDARD,
    })
  })
})

type Draft = {
  name: unknown
  boards: { name: unknown; promo: unknown; A: DraftSide; B: DraftSide }[]
  pods: unknown[]
  [key: string]: unknown
}
type DraftSide = { green: unknown; zones: unknown[][] }

function draft(change: (set: Draft) => void): unknown {
  const set = JSON.parse(JSON.stringify(STANDARD satisfies ComponentSet)) as Draft
  change(set)
  return set
}

describe('a set of a host', () => {
  const wrong: readonly [string, (set: Draft) => void, string][] = [
    ['no name', set => delete set['name'], 'name: it is missing'],
    ['a number for a name', set => (set.name = 7), 'name: a name is wanted'],
    ['something unknown', set => (set['colour'] = 'red'), 'colour: nothing of this name is known'],
    ['an empty name', set => (set.name = ''), 'name: a name cannot be empty'],
    [
      'too few boards',
      set => set.boards.splice(4, 4),
      'boards: three players need 5 boards that are not promo boards',
    ],
    [
      'a name used twice',
      set => (set.boards[3]!.name = '2'),
      'boards: two boards have the same name',
    ],
    [
      'two zones',
      set => set.boards[1]!.A.zones.pop(),
      'boards.1.A.zones: a side has three zones: first, middle, inner',
    ],
    [
      'a reward without icons',
      set => (set.boards[0]!.B.zones[2] = []),
      'boards.0.B.zones.2: a reward has at least one icon; 0 Jelly is one',
    ],
    [
      'an icon that does not exist',
      set => (set.boards[0]!.B.zones[2] = [{ type: 'steal' }]),
      'boards.0.B.zones.2.0.type: there is no such icon',
    ],
    [
      'half a Jelly',
      set => (set.boards[0]!.A.zones[0] = [{ type: 'jelly', amount: 0.5 }]),
      'boards.0.A.zones.0.0.amount: a whole number is wanted',
    ],
    [
      'less than no Jelly',
      set => (set.boards[0]!.A.zones[0] = [{ type: 'jelly', amount: -1 }]),
      'boards.0.A.zones.0.0.amount: it cannot be below 0',
    ],
    [
      'two copies in one reward',
      set => {
        const copy = { type: 'copy', from: 'clockwise' }
        set.boards[0]!.A.zones[0] = [copy, copy]
      },
      'boards.0.A.zones.0: a reward copies at most once',
    ],
    [
      'a reroll after something else',
      set => (set.boards[0]!.A.zones[0] = [{ type: 'pod' }, { type: 'reroll' }]),
      'boards.0.A.zones.0: reroll comes before everything else',
    ],
    [
      'a podium of one step',
      set => (set.boards[0]!.A.zones[0] = [{ type: 'podium', gains: [3] }]),
      'boards.0.A.zones.0.0.gains: a podium has 2 or 3 steps',
    ],
    [
      'a copy in no direction',
      set => (set.boards[0]!.A.zones[0] = [{ type: 'copy', from: 'left' }]),
      'boards.0.A.zones.0.0.from: clockwise, counter-clockwise or choice',
    ],
    ['lights of no colour', set => (set.boards[0]!.A.green = 1), 'boards.0.A.green: true or false'],
    [
      'a pod of its own kind',
      set => (set.pods[0] = { value: 'coin', count: 2 }),
      'pods.0.value: a value from 0 to 20, or "die"',
    ],
    [
      'a pod listed twice',
      set => set.pods.push(set.pods[0]),
      'pods: two entries have the same value',
    ],
  ]

  test.each(wrong)('[J9] is told what is wrong: %s', (_, change, problem) => {
    expect(readComponents(draft(change))).toEqual({ ok: false, problem })
  })

  test.each([[null], [7], ['STANDARD'], [[]]])('[J9] is refused if it is %p', raw => {
    expect(readComponents(raw).ok).toBe(false)
  })

  test('[J9] may have other rewards, other pods and other boards', () => {
    const own = draft(set => {
      set.boards[0]!.A.zones[0] = [{ type: 'collect', amount: 3 }, { type: 'pod' }]
      set.pods.push({ value: 9, count: 1 })
    })
    expect(readComponents(own).ok).toBe(true)
  })
})
