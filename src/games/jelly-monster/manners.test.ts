import { describe, expect, test } from 'bun:test'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { manners } from '#games/jelly-monster/manners.ts'
import type { Action, JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Match, referee } from '#kernel/match.ts'

const options = jellyMonster.readOptions({})
if (!options.ok) throw new Error(options.problem)
const decide = referee(jellyMonster, swiftLuck('manners'))
const before: Match<JellyMonster> = decide.begin(options.value, 3).match

/** Everybody is ready, and the countdown is over. */
function inRound(): State {
  let match = before
  for (let seat = 0; seat < 3; seat++)
    match = decide.submit(match, 0, seat, { type: 'ready' }).match
  return decide.advance(match, 3000).match.state
}

const state = inRound()
const place = (effect: (Action & { type: 'place' })['effect']): Action => {
  return { type: 'place', die: 0, district: 2, effect }
}

describe('[J3.12] what only the first can have', () => {
  const ROWS: readonly [string, Action, string | null, boolean][] = [
    ['the timer', { type: 'flip' }, 'flip', true],
    ['a lock', { type: 'lock', district: 4 }, 'district 4', true],
    ['a certain die', place({ type: 'remove', die: 8 }), 'district 2', true],
    ['the end of the zones', place({ type: 'move', to: 2 }), 'district 2', true],
    ['the other end', place({ type: 'move', to: 0 }), 'district 2', true],
    ['no race: the middle zone', place({ type: 'move', to: 1 }), 'district 2', false],
    ['no race: a plain die', place(null), 'district 2', false],
    ['no race: a roll', { type: 'roll' }, null, false],
    ['no race: being ready', { type: 'ready' }, null, false],
  ]
  test.each(ROWS)('%s', (_, action, over, opens) => {
    const claim = manners.claim!(state, 0, action)
    expect(claim?.over ?? null).toBe(over)
    expect(claim?.opens ?? false).toBe(opens)
  })

  test('nothing is raced for outside a round', () => {
    expect(manners.claim!(before.state, 0, { type: 'flip' })).toBeNull()
  })
})

describe('somebody is away', () => {
  test('in a round another plays at once', () => {
    expect(manners.absence!(state)).toBe('at-once')
    expect(manners.absence!(before.state)).toBe('at-once')
  })

  test('[J8.1] while scoring the clock decides', () => {
    const scoring = decide.advance({ ...before, state }, 10_000_000).match.state
    const asked = { ...scoring, stage: { ...scoring.stage, type: 'scoring' } } as State
    expect(manners.absence!(asked)).toBe('by-clock')
  })
})
