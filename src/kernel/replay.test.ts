import { describe, expect, test } from 'bun:test'
import { swiftLuck } from '#kernel/luck.ts'
import type { Entry } from '#kernel/match.ts'
import { audit, type FaultReason, fold } from '#kernel/replay.ts'
import { play, wanderer } from '#kernel/simulation.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'

const OPENING = { options: { goal: 50, turnLimit: 1100 }, seats: 3 }
const luck = swiftLuck('replay')
const bots = new Array(3).fill(wanderer(pig))
const { entries, match } = play({ game: pig, bots, luck, mindSeed: 'minds' }, OPENING)

test('bookkeeping alone gives the match back, at every prefix', () => {
  expect(fold(pig, OPENING, entries)).toEqual(match)
  for (let length = 1; length < entries.length; length++) {
    expect(fold(pig, OPENING, entries.slice(0, length)).seq).toBe(length)
  }
})

test('a match decided again is the same match', () => {
  expect(audit(pig, luck, OPENING, entries)).toBeNull()
})

describe('an audit says what is wrong, and where', () => {
  const act = entries.findIndex(entry => entry.cause.type === 'act')
  const ring = entries.findIndex((entry, seq) => {
    return entry.cause.type === 'ring' && entries[seq + 1]!.cause.type === 'act'
  })
  const face = entries.findIndex(entry => entry.events[0]?.type === 'rolled')
  const changed = (seq: number, change: Partial<Entry<Pig>>) => {
    return entries.with(seq, { ...entries[seq]!, ...change })
  }
  const ROWS: readonly [FaultReason, number, readonly Entry<Pig>[]][] = [
    ['out-of-order', 3, entries.toSpliced(3, 1)],
    ['out-of-order', 0, changed(0, { at: 5 })],
    ['out-of-order', 4, changed(4, { cause: { type: 'start' } })],
    ['time-ran-back', 5, changed(5, { at: entries[4]!.at - 1 })],
    ['alarm-not-due', ring, changed(ring, { at: entries[ring]!.at + 1 })],
    ['alarm-not-due', act, changed(act, { cause: { type: 'ring' } })],
    ['alarm-skipped', ring, entries.toSpliced(ring, 1).map((entry, seq) => ({ ...entry, seq }))],
    [
      'no-such-seat',
      act,
      changed(act, { cause: { type: 'act', seat: 3, action: { type: 'roll' } } }),
    ],
    ['refused', act, changed(act, { cause: { type: 'act', seat: 1, action: { type: 'roll' } } })],
    [
      'events-differ',
      face,
      changed(face, { events: [{ type: 'rolled', face: 6 }, { type: 'held' }] }),
    ],
    [
      'after-the-end',
      entries.length,
      [...entries, { ...entries[act]!, seq: entries.length, at: match.at }],
    ],
  ]
  test.each(ROWS)('%s at entry %p', (reason, seq, damaged) => {
    expect(audit(pig, luck, OPENING, damaged)).toMatchObject({ seq, reason })
  })

  test('dice of other luck are not these dice', () => {
    expect(audit(pig, swiftLuck('another'), OPENING, entries)?.reason).toBe('events-differ')
  })
})
