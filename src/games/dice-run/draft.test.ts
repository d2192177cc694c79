import { describe, expect, test } from 'bun:test'
import { evolve, evolveAll, scribe } from '#games/dice-run/evolve.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { sample } from '#games/dice-run/sample.ts'
import type { Event, State } from '#games/dice-run/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'
import { settle } from '#kernel/settled.ts'

const SEATS = 5

/** The events of a match played at random, one list for each entry, all turned to stone. */
function told(seed: string, raw: object): { before: State; lists: readonly (readonly Event[])[] } {
  const reading = diceRun.readOptions(raw)
  if (!reading.ok) throw new Error(reading.problem)
  const decide = referee(diceRun, swiftLuck(seed))
  const mind = swiftLuck(`mind ${seed}`).chance('table', 0)
  let step = decide.begin(reading.value, SEATS)
  const lists = [step.entries[0]!.events]
  while (diceRun.ending(step.match.state) === null) {
    const seat = mind.below(SEATS)
    const action = sample(diceRun.view(step.match.state, seat), mind)
    if (action === null) continue
    step = decide.submit(step.match, 0, seat, action)
    if (step.refusal === null) lists.push(step.entries[0]!.events)
  }
  const before = diceRun.setUp(reading.value, SEATS)
  settle(before)
  settle(lists)
  return { before, lists }
}

describe('a match told three ways comes to the same at every step', () => {
  const ways = [{ undo: true }, { undo: false, handSize: 6 }]
  for (const raw of ways) {
    for (let seed = 0; seed < 20; seed++) {
      test(`${JSON.stringify(raw)}, match ${seed}`, () => {
        const { before, lists } = told(`draft ${seed}`, raw)
        const kept = scribe(before)
        let one = before
        let all = before
        for (const events of lists) {
          one = events.reduce(evolve, one)
          all = evolveAll(all, events)
          kept.write(events)
          expect(all).toEqual(one)
          expect(kept.state).toEqual(one)
          settle(one)
          settle(all)
        }
      })
    }
  }
})

test('[R4.4] what was played is taken back as often as one likes', () => {
  const { before, lists } = told('draft', { undo: true })
  const start = lists.findIndex(events => events.some(event => event.type === 'turnBegan'))
  const kept = scribe(before)
  for (const events of lists.slice(0, start + 1)) kept.write(events)
  const untouched = structuredClone(kept.state)
  const { seat } = kept.state.open.step as { readonly seat: number }
  const [card] = kept.state.seats[seat]!.hand
  for (let times = 0; times < 3; times++) {
    const dice = kept.state.open.race.line[0]! & 0b111
    kept.write([
      { type: 'played', seat, card: card! },
      { type: 'advanced', dice, from: 0, to: -1 },
      { type: 'turnedOver', group: 0, value: 1, dice },
    ])
    expect(kept.state.open.race).not.toEqual(untouched.open.race)
    kept.write([{ type: 'tookBack', seat }])
    expect(kept.state.open).toEqual(untouched.open)
  }
})

test('[R2.3] piles and hands that are told of anew stay as they were told', () => {
  const { before, lists } = told('draft', { undo: false })
  const kept = scribe(before)
  for (const events of lists) kept.write(events)
  kept.write(lists[0]!)
  expect(kept.state.piles).toEqual(evolveAll(before, lists[0]!).piles)
  kept.write([{ type: 'drew', seat: 0 }])
  expect(kept.state.seats[0]!.hand).toHaveLength(4)
})
