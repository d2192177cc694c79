// Every refusal has its row here, on a table where nothing else is wrong.

import { describe, expect, test } from 'bun:test'
import { act } from '#games/jelly-monster/act.ts'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import {
  acted,
  after,
  refusalOf,
  rung,
  sceneOf,
  showing,
  usualOptions,
} from '#games/jelly-monster/trials/scene.ts'
import { type Action, REFUSALS, type Refusal, type State } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

const chance = swiftLuck('act').chance('table', 0)

const empty = setUp(usualOptions(), 3)
const gathering = after(empty, start(empty, { now: 0, chance })).state
const counting = [0, 1, 2].reduce((table, seat) => {
  return acted(table, seat, { type: 'ready' }).state
}, gathering)

/** What seat 0 has rolled. A die of seat 1 lies in district 0. */
const ROLLED = [1, 3, 5, 6, 6, 6, 6]
const still = { endsAt: null }
const playing = showing(sceneOf({ ...still, districts: [{ dice: [[], [4]] }] }), 0, ROLLED)
/** Seat 0 has nothing left to place; seat 1 holds a lock on district 4. */
const done = sceneOf({
  ...still,
  districts: [{ dice: [[1, 2, 3, 4, 5, 6, 6]] }, {}, {}, {}, { lock: 1 }],
})
const scored = rung(sceneOf({})).state
/** Seat 0 controls a district that makes it return one of two pods; seat 1 is not asked. */
const asked = rung(
  sceneOf({ districts: [{ reward: [{ type: 'lose-pod' }], dice: [[6]] }], pods: [[2, 5]] }),
).state
/** Seat 0 has 1 Jelly to give and two to give to. */
const giving = rung(
  sceneOf({ districts: [{ reward: [{ type: 'give' }], dice: [[6]] }], jelly: [1, 0, 0] }),
).state

const place = (die: number, district = 0): Action => {
  return { type: 'place', die, district, effect: null }
}
const remove = (die: number, target: number): Action => {
  return { type: 'place', die, district: 0, effect: { type: 'remove', die: target } }
}
const move = (die: number, to: number): Action => {
  return { type: 'place', die, district: 0, effect: { type: 'move', to } }
}
const lockedAt = (table: State, district: number): State => {
  const locked = { ...table.districts[district]!, lock: 2 }
  return { ...table, districts: table.districts.with(district, locked) }
}
const onTarget = (table: State, target: number): State => {
  return { ...table, districts: table.districts.with(0, { ...table.districts[0]!, target }) }
}

const rows: readonly [string, Refusal, State, Action][] = [
  ['[J3.1] a roll before all are ready', 'round-not-started', gathering, { type: 'roll' }],
  ['[J3.1] a roll in the countdown', 'round-not-started', counting, { type: 'roll' }],
  ['[J3.1] a lock before the round', 'round-not-started', counting, { type: 'lock', district: 0 }],
  ['[J3.1] a flip before the round', 'round-not-started', counting, { type: 'flip' }],
  ['[J3.9] a roll after the round', 'round-over', scored, { type: 'roll' }],
  ['[J3.9] a die placed after the round', 'round-over', scored, place(0)],
  ['[J3.9] a lock after the round', 'round-over', scored, { type: 'lock', district: 0 }],
  ['[J3.9] a flip while scoring', 'round-over', asked, { type: 'flip' }],
  ['[J3.1] ready while playing', 'not-the-time-to-ready', playing, { type: 'ready' }],
  ['[J2.5] a colour while playing', 'colours-settled', playing, { type: 'take', colour: 'lilac' }],
  ['[J2.5] a colour after round 1', 'colours-settled', scored, { type: 'take', colour: 'lilac' }],
  ['[J2.5] the colour of another', 'colour-taken', gathering, { type: 'take', colour: 'orange' }],
  ['[J3.2] a roll without dice', 'no-dice-left', done, { type: 'roll' }],
  ['[J3.4] a die that does not exist', 'no-such-die', playing, place(21)],
  ['[J3.4] a die below the first', 'no-such-die', playing, place(-1)],
  ['[J3.4] a die of another colour', 'not-your-die', playing, place(8)],
  ['[J3.4] a die that lies there already', 'already-placed', done, place(0)],
  ['[J3.2] a die that was not rolled', 'not-rolled', sceneOf(still), place(0)],
  ['[J3.4] a district beyond the ring', 'no-such-district', playing, place(0, 5)],
  ['[J3.4] a district before the ring', 'no-such-district', playing, place(0, -1)],
  ['[J3.6] a lock on no district', 'no-such-district', done, { type: 'lock', district: 9 }],
  ['[J3.4] a locked district', 'district-locked', lockedAt(playing, 0), place(0)],
  ['[J3.5b] removing with a 3', 'effect-not-of-this-value', playing, remove(1, 7)],
  ['[J3.5c] removing with a 5', 'effect-not-of-this-value', playing, remove(2, 7)],
  ['[J3.5a] moving with a 1', 'effect-not-of-this-value', playing, move(0, 1)],
  ['[J3.5c] moving with a 5', 'effect-not-of-this-value', playing, move(2, 1)],
  ['[J3.12] removing what is not there', 'target-die-gone', playing, remove(0, 14)],
  ['[J3.5a] a die removing itself', 'target-die-gone', playing, remove(0, 0)],
  ['[J3.5b] moving before the first zone', 'marker-at-its-end', playing, move(1, -1)],
  ['[J3.5b] moving past the inner zone', 'marker-at-its-end', onTarget(playing, 2), move(1, 3)],
  ['[J3.5b] moving two zones', 'zone-not-adjacent', playing, move(1, 2)],
  ['[J3.12] moving to where it stands', 'zone-not-adjacent', onTarget(playing, 1), move(1, 1)],
  ['[J3.6] a lock with dice left', 'dice-left', playing, { type: 'lock', district: 0 }],
  ['[J3.7] a flip with dice left', 'too-soon-to-flip', playing, { type: 'flip' }],
  ['[J3.6] a second lock on one district', 'already-locked', done, { type: 'lock', district: 4 }],
  [
    '[J3.6] a second lock of one player',
    'lock-spent',
    acted(done, 0, { type: 'lock', district: 2 }).state,
    { type: 'lock', district: 3 },
  ],
  [
    '[J3.7] a second flip',
    'timer-running',
    acted(done, 0, { type: 'flip' }).state,
    { type: 'flip' },
  ],
  ['[J8.1] an answer nobody asked for', 'not-your-choice', playing, { type: 'return', pod: 2 }],
  [
    '[J8.1] an answer to another question',
    'not-your-choice',
    asked,
    { type: 'copy', from: 'clockwise' },
  ],
  ['[J5.3] a pod one does not hold', 'no-such-pod', asked, { type: 'return', pod: 4 }],
  ['[J5.7] giving to too many', 'wrong-receivers', giving, { type: 'give', to: [1, 2] }],
  ['[J5.7] giving to nobody', 'wrong-receivers', giving, { type: 'give', to: [] }],
  ['[J5.7] giving to oneself', 'wrong-receivers', giving, { type: 'give', to: [0] }],
]

describe('refusals', () => {
  test.each(rows)('%s: %s', (_, refusal, table, action) => {
    expect(refusalOf(table, 0, action)).toBe(refusal)
  })

  test('[J3.1] being ready twice: already-ready', () => {
    const once = acted(gathering, 0, { type: 'ready' }).state
    expect(refusalOf(once, 0, { type: 'ready' })).toBe('already-ready')
    expect(refusalOf(once, 0, { type: 'take', colour: 'lilac' })).toBe('already-ready')
  })

  test('[J3.13] rolling again within the interval: too-soon', () => {
    const once = acted(playing, 0, { type: 'roll' }, { now: 5000, chance }).state
    expect(refusalOf(once, 0, { type: 'roll' }, { now: 5599, chance })).toBe('too-soon')
    expect(refusalOf(once, 0, { type: 'roll' }, { now: 5600, chance })).toBe(null)
  })

  test('[J8.1] answering for another: not-your-choice', () => {
    expect(refusalOf(asked, 1, { type: 'return', pod: 2 })).toBe('not-your-choice')
  })

  test('every refusal has a row', () => {
    const shown = new Set<Refusal>(rows.map(([, refusal]) => refusal))
    const elsewhere: readonly Refusal[] = ['already-ready', 'too-soon']
    expect(REFUSALS.filter(refusal => !shown.has(refusal))).toEqual([...elsewhere])
  })

  test('[J3.12] a refused die stays in hand with the value it shows', () => {
    const table = structuredClone(playing)
    expect(act(table, 0, remove(0, 14), { now: 5000, chance }).ok).toBe(false)
    expect(table).toEqual(playing)
    expect(table.screens[0]!.shown[0]).toBe(1)
  })
})
