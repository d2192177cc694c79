import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { REMEMBERED_ANSWERS, UNANSWERED_LIMIT } from '#protocol/limits.ts'
import { type Answer, noAnswers, noteAsked, noveltyOf, remember } from '#table/answers.ts'

const refused: Answer = { type: 'refused', reason: 'too-soon', detail: null }

test('the latest are known, whatever was asked and answered in whatever order', () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.boolean(), fc.nat(UNANSWERED_LIMIT)), {
    minLength: 1,
    maxLength: 400,
  })
  fc.assert(
    fc.property(steps, all => {
      const answers = noAnswers()
      const waiting: number[] = []
      const given: [number, Answer][] = []
      for (const [gap, isRefused, which] of all) {
        const number = answers.highest + 1 + gap
        const isFull = waiting.length === UNANSWERED_LIMIT
        expect(noveltyOf(answers, number)).toBe(isFull ? 'too-many' : 'new')
        if (!isFull) {
          noteAsked(answers, number)
          waiting.push(number)
        }
        if (which >= waiting.length) continue
        const [answered] = waiting.splice(which, 1) as [number]
        const answer: Answer = isRefused ? refused : { type: 'acknowledged', entry: number + 7 }
        remember(answers, answered, answer)
        given.push([answered, answer])
      }
      for (const number of waiting) expect(noveltyOf(answers, number)).toBe('waiting')
      const kept = given.slice(-REMEMBERED_ANSWERS)
      for (const [number, answer] of kept) expect(noveltyOf(answers, number)).toEqual(answer)
      for (const [number] of given.slice(0, -REMEMBERED_ANSWERS)) {
        expect(noveltyOf(answers, number)).toBe('used')
      }
      expect(answers.refusals.size).toBe(kept.filter(([, answer]) => answer === refused).length)
    }),
    { numRuns: 200 },
  )
})

test('numbers that were left out cannot be used any more', () => {
  const answers = noAnswers()
  remember(answers, 5, { type: 'acknowledged', entry: 1 })
  expect(noveltyOf(answers, 4)).toBe('used')
  expect(noveltyOf(answers, 6)).toBe('new')
})
