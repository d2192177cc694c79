import { describe, expect, test } from 'bun:test'
import { lesson } from '#games/dice-run/board/lesson/lesson.ts'
import { en } from '#games/dice-run/board/lesson/words/en.ts'
import { count, ofColour, withValue } from '#games/dice-run/dice.ts'
import { rehearse } from '#screen/lesson/rehearsal.ts'

const { matches } = rehearse(lesson)
const texts = lesson.steps.map(({ text }) => text)
const after = (text: keyof typeof en) => matches[texts.indexOf(text) + 1]!.state
const LILAC = ofColour(4)

describe('what the coach says is so', () => {
  test('the learner starts, and holds the cards and the target', () => {
    const { open, seats } = after('starts')
    expect(open.step).toMatchObject({ type: 'turn', seat: 0 })
    expect([...seats[0]!.hand].sort()).toEqual(['five', 'lilac', 'sprint'])
    expect(seats[0]!.targets).toContain(28)
  })

  test('all lilac dice lead after the first card', () => {
    expect(after('colour').open.race.line[0]).toBe(LILAC)
  })

  test('Cléo rerolls the last group', () => {
    expect(after('reroll').open.reroller).toBe(2)
    expect(after('rivals').open.race.line.length).toBe(3)
  })

  test('more fives lead after the second card', () => {
    const fives = (text: keyof typeof en) => {
      const { line, faces } = after(text).open.race
      return count(line[0]! & withValue(faces, 5))
    }
    expect(fives('value')).toBeGreaterThan(fives('reroll'))
  })

  test('the stage card appears, and the learner wins the stage', () => {
    expect(after('flag').open.step.type).toBe('choosing')
    const [result] = after('choose').open.results
    expect(result!.places[0]).toBe(0)
    const { line, faces } = after('flag').open.race
    const lead = line[0]!
    const fives = withValue(faces, 5)
    const both = count(lead & LILAC & fives)
    expect(result!.counts[0]![0]).toBe(count(lead & LILAC) + count(lead & fives) + both)
    expect(both).toBeGreaterThan(0)
  })
})

test('every sentence is said, in every language, and is short', async () => {
  expect([...texts].sort()).toEqual(Object.keys(en).sort())
  for (const language of ['en', 'fr', 'de'] as const) {
    for (const text of Object.values(await lesson.words(language))) {
      expect(text.length).toBeLessThan(125)
      expect(text).not.toMatch(/[{}]| [:;!?»]|« /)
    }
  }
})
