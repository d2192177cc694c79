import { expect, test } from 'bun:test'
import { believe, evidence } from '#games/dice-run/bots/belief.ts'
import { openMind } from '#games/dice-run/bots/prospects.ts'
import { ALL_DICE, ofColour } from '#games/dice-run/dice.ts'
import { TARGET_COUNT, targetOf } from '#games/dice-run/targets.ts'
import type { Event } from '#games/dice-run/vocabulary.ts'

const BLUE = ofColour(1)
const values = Array.from({ length: 30 }, (_, die) => (die % 6) + 1)
const opening: readonly Event[] = [
  { type: 'rolled', seat: null, dice: ALL_DICE, values } as Event,
  { type: 'turnBegan', seat: 1, runsOutAt: null },
]
const bluePlayed: readonly Event[] = [
  { type: 'played', seat: 1, card: 'blue' },
  { type: 'advanced', dice: BLUE, from: 0, to: -1 },
]
const turnOver: readonly Event[] = [
  { type: 'drew', seat: 1 },
  { type: 'turnBegan', seat: 2, runsOutAt: null },
]

const blueSix = TARGET_COUNT + targetOf('blue', 6)
const greenSix = TARGET_COUNT + targetOf('green', 6)

function belief(heard: readonly Event[]): Float64Array {
  const mind = openMind()
  believe(mind, evidence(heard), [4, 4, 4])
  return mind
}

test('whoever sends the blue dice ahead is likelier to be after blue', () => {
  const mind = belief([...opening, ...bluePlayed, ...turnOver])
  expect(mind[blueSix]!).toBeGreaterThan(1)
  expect(mind[greenSix]!).toBeLessThan(1)
})

test('the others have said nothing by it', () => {
  const mind = belief([...opening, ...bluePlayed, ...turnOver])
  expect(mind.slice(0, TARGET_COUNT)).toEqual(openMind().slice(0, TARGET_COUNT))
})

test('[R4.4] what was taken back says nothing, and the race stands as before', () => {
  const back: Event = { type: 'tookBack', seat: 1 }
  const again = belief([...opening, ...bluePlayed, back, ...bluePlayed, ...turnOver])
  expect(again).toEqual(belief([...opening, ...bluePlayed, ...turnOver]))
})

test('[R6.1] what is played for an open target tells nothing about the hidden ones', () => {
  const shown: Event = { type: 'targetPlayed', seat: 1, target: targetOf('lilac', 1) }
  const mind = belief([...opening, shown, ...turnOver, ...bluePlayed, ...turnOver])
  expect(mind[blueSix]).toBe(1)
})

test('[R7.2] a target that stood better than the one settled on is hardly held', () => {
  const settled = targetOf('green', 1)
  const scored = {
    type: 'stageScored',
    result: { revealer: 1, draws: 1, targets: [0, settled, 2], counts: [], places: [], points: [] },
  } as unknown as Event
  const played = [...opening, ...bluePlayed, ...turnOver]
  const ended = [...played, { type: 'stageEnded', seat: 1, at: 0, runsOutAt: null } as Event]
  const before = belief(played)
  const after = belief([...ended, scored])
  expect(after[blueSix]!).toBeLessThan(before[blueSix]!)
})
