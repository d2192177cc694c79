// [J9] Our component set: the printed rewards and pod values are in none of the sources.

import type { ComponentSet, Icon, Reward } from '#games/jelly-monster/components/set.ts'

const POD: Icon = { type: 'pod' }
const LOSE_POD: Icon = { type: 'lose-pod' }
const GIVE: Icon = { type: 'give' }
const REROLL: Icon = { type: 'reroll' }

const jelly = (amount: number): Icon => ({ type: 'jelly', amount })
const collect = (amount: number): Icon => ({ type: 'collect', amount })
const copy = (from: 'clockwise' | 'counter-clockwise' | 'choice'): Icon => ({ type: 'copy', from })
const podium = (...gains: number[]): Icon => ({ type: 'podium', gains })
const others = (first: number, rest: number): Icon => {
  return { type: 'first-and-others', first, others: rest }
}
const perDie = (parity: 'odd' | 'even', amount: number): Icon => ({
  type: 'per-die',
  parity,
  amount,
})

type Zones = readonly [Reward, Reward, Reward]

const board = (name: string, a: Zones, b: Zones) => ({
  name,
  promo: name === 'promo',
  A: { green: true, zones: a },
  B: { green: false, zones: b },
})

export const STANDARD: ComponentSet = {
  name: 'Gobelet',
  boards: [
    board('1', [[jelly(3)], [jelly(6)], [jelly(0)]], [[podium(2, 4)], [jelly(5)], [others(4, 1)]]),
    board(
      '2',
      [[jelly(4)], [jelly(7)], [jelly(0)]],
      [[copy('clockwise')], [jelly(3)], [copy('counter-clockwise')]],
    ),
    board('3', [[jelly(5)], [jelly(0)], [jelly(7)]], [[collect(1)], [GIVE], [collect(2)]]),
    board(
      '4',
      [[jelly(4)], [jelly(2)], [POD]],
      [
        [{ type: 'by-number', from: 3, few: { type: 'jelly', amount: 7 }, many: { type: 'pod' } }],
        [jelly(2)],
        [{ type: 'by-number', from: 3, few: { type: 'pod' }, many: { type: 'jelly', amount: 7 } }],
      ],
    ),
    board(
      '5',
      [[POD], [jelly(3)], [jelly(6)]],
      [[{ type: 'jelly-per-pod', amount: 2 }], [POD], [LOSE_POD, jelly(7)]],
    ),
    board('6', [[jelly(3)], [POD], [jelly(0)]], [[copy('choice')], [jelly(0)], [jelly(5)]]),
    board(
      '7',
      [[jelly(0)], [jelly(5)], [POD, jelly(2)]],
      [[jelly(4)], [GIVE], [collect(1), jelly(3)]],
    ),
    board('8', [[jelly(6)], [jelly(0)], [jelly(4)]], [[podium(5, 2)], [LOSE_POD], [jelly(6)]]),
    board(
      'promo',
      [[REROLL, podium(2, 4, 7)], [jelly(0)], [REROLL, podium(7, 4, 2)]],
      [[perDie('odd', 4)], [jelly(0)], [perDie('even', 4)]],
    ),
  ],
  pods: [
    { value: 2, count: 4 },
    { value: 3, count: 6 },
    { value: 4, count: 6 },
    { value: 5, count: 5 },
    { value: 6, count: 3 },
    { value: 'die', count: 6 },
  ],
}

/** [J1.4] The tokens in the box. On a screen the supply has no end and change is free. */
export const JELLY_TOKENS = [
  { value: 1, count: 45 },
  { value: 5, count: 25 },
  { value: 10, count: 10 },
] as const
