import { describe, expect, test } from 'bun:test'
import { swiftLuck } from '#kernel/luck.ts'
import { type Match, referee } from '#kernel/match.ts'
import { cups } from '#kernel/toys/cups.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'

const OPTIONS = { goal: 20, turnLimit: 1000 }
const decide = referee(pig, swiftLuck('match'))

function begun(seats = 3): Match<Pig> {
  return decide.begin(OPTIONS, seats).match
}

describe('alarms', () => {
  test('ring at the instant they were due, however late the clock woke', () => {
    const { entries, match } = decide.advance(begun(), 3700)
    expect(entries.map(entry => entry.at)).toEqual([1000, 2000, 3000])
    expect(entries.map(entry => entry.seq)).toEqual([1, 2, 3])
    expect(match.state.turn).toBe(0)
    expect(match.state.lapsesAt).toBe(4000)
  })

  test('ring before a later action is heard', () => {
    const step = decide.submit(begun(), 1500, 1, { type: 'roll' })
    expect(step.entries.map(entry => entry.cause.type)).toEqual(['ring', 'act'])
    expect(step.entries.map(entry => entry.at)).toEqual([1000, 1500])
    expect(step.refusal).toBeNull()
  })

  test('win a tie: at the very instant the sand has run out', () => {
    expect(decide.submit(begun(), 999, 0, { type: 'roll' }).refusal).toBeNull()
    expect(decide.submit(begun(), 1000, 0, { type: 'roll' }).refusal).toBe('not-your-turn')
  })

  test('ring even if the action after them is refused', () => {
    const step = decide.submit(begun(), 1500, 0, { type: 'roll' })
    expect(step.refusal).toBe('not-your-turn')
    expect(step.entries.map(entry => entry.cause.type)).toEqual(['ring'])
    expect(step.match.seq).toBe(2)
  })

  test('no longer ring once the match is over', () => {
    const match = begun(2)
    const over = { ...match, state: { ...match.state, scores: [20, 3] } }
    expect(decide.advance(over, 50_000).entries).toEqual([])
    const step = decide.submit(over, 50_000, 0, { type: 'roll' })
    expect(step.refusal).toBe('match-over')
    expect(step.match).toBe(over)
  })
})

describe('actions', () => {
  test('a refusal leaves the very same match, and costs no luck', () => {
    const match = begun()
    const refused = decide.submit(match, 10, 1, { type: 'roll' })
    expect(refused.match).toBe(match)
    expect(refused.entries).toEqual([])
    const after = decide.submit(refused.match, 20, 0, { type: 'roll' })
    expect(after.entries[0]!.events).toEqual(
      decide.submit(match, 20, 0, { type: 'roll' }).entries[0]!.events,
    )
  })

  test('time never runs backwards', () => {
    const late = decide.submit(begun(), 500, 0, { type: 'roll' }).match
    const step = decide.submit(late, 100, late.state.turn, { type: 'roll' })
    expect(step.entries[0]!.at).toBe(500)
  })

  test("another seat's timing cannot move my dice", () => {
    const live = referee(cups, swiftLuck('timing'))
    const { match } = live.begin({}, 3)
    const dice = (before: readonly number[]) => {
      let current = match
      before.forEach((seat, i) => {
        current = live.submit(current, i * 500, seat, { type: 'shake' }).match
      })
      return live.submit(current, 5000, 1, { type: 'shake' }).match.state.cups[1]!.dice
    }
    expect(dice([0, 2, 0, 2])).toEqual(dice([]))
    expect(dice([1])).not.toEqual(dice([]))
  })

  test.each([3, -1, 0.5])('seat %p of three does not exist', seat => {
    expect(() => decide.submit(begun(), 0, seat, { type: 'roll' })).toThrow('there is no seat')
  })

  test.each([1, 7, 2.5])('Pig is not for %p', seats => {
    expect(() => decide.begin(OPTIONS, seats)).toThrow('pig is for 2 to 6 players')
  })
})
