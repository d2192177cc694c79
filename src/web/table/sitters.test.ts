import { expect, test } from 'bun:test'
import type { Sitter } from '#screen/board.ts'
import { NOTHING_KNOWN, type Snapshot } from '#web/connection/snapshot.ts'
import { comings, distinct, missingSeats, sittersOf } from './sitters.ts'

const person = (name: string, here = true): Sitter => ({
  kind: 'person',
  name,
  here,
  signal: 'good',
})

test('bots have the names of their game, and free seats say so', () => {
  const chairs = [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: 'stroller' },
    { kind: 'empty', name: null },
  ]
  const snapshot = {
    ...NOTHING_KNOWN,
    table: { chairs },
    presence: { here: [false, true, false], signals: ['poor', 'unknown', 'unknown'], watching: 0 },
  } as unknown as Snapshot
  expect(sittersOf(snapshot, bot => bot.toUpperCase(), 'free')).toEqual([
    { kind: 'person', name: 'Ana', here: false, signal: 'poor' },
    { kind: 'bot', name: 'STROLLER', here: true, signal: 'unknown' },
    { kind: 'empty', name: 'free', here: false, signal: 'unknown' },
  ])
})

test('namesakes are told apart by a number', () => {
  expect(distinct(['Bot', 'Ana', 'Bot', 'Bot'])).toEqual(['Bot 1', 'Ana', 'Bot 2', 'Bot 3'])
})

test('tells how many are still needed', () => {
  const chairs = ['person', 'empty', 'bot', 'empty'].map(kind => ({ kind, name: null }))
  const range = { min: 3, max: 4 }
  expect(missingSeats({ chairs, range } as Parameters<typeof missingSeats>[0])).toBe(1)
})

test('tells who has gone and who is back, but not who is new', () => {
  const before = [person('Ana'), person('Bo', false), person('Cleo')]
  const after = [person('Ana', false), person('Bo'), person('Dov', false)]
  expect(comings(before, after)).toEqual({ gone: ['Ana'], back: ['Bo'] })
})
