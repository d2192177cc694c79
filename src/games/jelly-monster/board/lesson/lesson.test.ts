import { describe, expect, test } from 'bun:test'
import { lesson } from '#games/jelly-monster/board/lesson/lesson.ts'
import { en } from '#games/jelly-monster/board/lesson/words/en.ts'
import { rehearse } from '#screen/lesson/rehearsal.ts'

const { matches, entries } = rehearse(lesson)
const texts = lesson.steps.map(({ text }) => text)
const before = (text: keyof typeof en) => matches[texts.indexOf(text)]!.state
const after = (text: keyof typeof en) => matches[texts.indexOf(text) + 1]!.state

describe('what the coach says is so', () => {
  test('the Harbour shows 5, the most of all first zones', () => {
    const { districts } = after('city')
    const worth = districts.map(({ zones }) => zones[0]![0])
    expect(worth[2]).toEqual({ type: 'jelly', amount: 5 })
    expect(districts.map(({ board }) => board)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('Bo has 8 at the Harbour after the rivals have played', () => {
    const dice = after('rivals').districts[2]!.dice
    expect(dice.map(({ die, face }) => [Math.floor(die / 7), face])).toEqual([
      [0, 6],
      [1, 5],
      [1, 3],
    ])
  })

  test('removing makes it 7 to 3', () => {
    const { districts, centre } = after('remove')
    expect(districts[2]!.dice.map(({ face }) => face)).toEqual([6, 1, 3])
    expect(centre).toEqual([{ die: 7, face: 5 }])
  })

  test('moving makes it 7 Jelly, tied with Cléo', () => {
    const rooftops = after('move').districts[1]!
    expect(rooftops.zones[rooftops.target]).toEqual([{ type: 'jelly', amount: 7 }])
    expect(rooftops.dice.map(({ face }) => face)).toEqual([4, 4])
  })

  test('the three dice left are the last', () => {
    expect(before('rest').screens[0]!.dice.length).toBe(3)
    expect(after('rest').screens[0]!.dice).toEqual([])
  })

  test('the round is scored, and the learner has gained both districts', () => {
    expect(after('sand').round).toBe(2)
    expect(after('sand').holdings[0]!.jelly).toBeGreaterThanOrEqual(2 + 5 + 7)
    expect(entries.flatMap(({ events }) => events).some(({ type }) => type === 'asked')).toBe(false)
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
