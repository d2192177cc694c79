import { expect, test } from 'bun:test'
import { die, shuffled } from '#kernel/chance.ts'
import { referee } from '#kernel/match.ts'
import { oddsOf, outcomes } from '#kernel/outcomes.ts'
import { pig } from '#kernel/toys/pig.ts'

test('two dice: 36 ways, and seven in one of six', () => {
  const sum = (chance: Parameters<typeof die>[0]) => die(chance) + die(chance)
  expect([...outcomes(sum)]).toHaveLength(36)
  const odds = oddsOf(sum, String)
  expect(odds.get('7')).toEqual({ ways: 1, of: 6 })
  expect(odds.get('2')).toEqual({ ways: 1, of: 36 })
  expect(odds.get('4')).toEqual({ ways: 1, of: 12 })
})

test('branches of different length: roll again after a six', () => {
  const odds = oddsOf(
    chance => {
      const face = die(chance)
      return face === 6 ? 6 + die(chance) : face
    },
    sum => (sum > 10 ? 'more than ten' : 'ten or less'),
  )
  expect(odds.get('more than ten')).toEqual({ ways: 1, of: 18 })
})

test('a shuffle of four has 24 outcomes of one in 24', () => {
  const all = [...outcomes(chance => shuffled([1, 2, 3, 4], chance).join(''))]
  expect(new Set(all.map(outcome => outcome.value)).size).toBe(24)
  expect(all.every(outcome => outcome.oneIn === 24)).toBe(true)
})

test('what asks differently after the same answers is found out', () => {
  let asked = 2
  expect(() => [...outcomes(chance => chance.below(asked++))]).toThrow('asked differently')
})

test('perft: the positions of Pig after one, two and three rolls in a row', () => {
  const reached = (rolls: number) => {
    const all = outcomes(chance => {
      const decide = referee(pig, { chance: () => chance })
      let { match } = decide.begin({ goal: 50, turnLimit: 1000 }, 2)
      for (let i = 0; i < rolls; i++) {
        match = decide.submit(match, i, match.state.turn, { type: 'roll' }).match
      }
      return `${match.state.turn} ${match.state.pot}`
    })
    return new Set([...all].map(outcome => outcome.value)).size
  }
  // By hand, pots of the first and of the second seat:
  // 2-6 | 0            then 4-12, 0 | 0, 2-6            then 6-18, 0, 2-5 | 0, 2-12
  expect([1, 2, 3].map(reached)).toEqual([5 + 1, 10 + 6, 18 + 12])
})
