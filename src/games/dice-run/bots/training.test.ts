import { expect, setDefaultTimeout, test } from 'bun:test'
import { training } from '#games/dice-run/bots/training.ts'

// Learning takes seconds on a busy machine.
setDefaultTimeout(60_000)

function learnt(matches: number, seed: string): { readonly text: string; readonly error: number } {
  const course = training.course(matches, seed)
  let error = 0
  for (let match = 0; match < matches; match++) error += course.learn()
  return { text: course.text(), error: error / matches }
}

test('the same seed learns the same, another seed something else', () => {
  const first = learnt(20, 'one').text
  expect(learnt(20, 'one').text).toBe(first)
  expect(learnt(20, 'other').text).not.toBe(first)
})

test('promises become better than the share of each seat', () => {
  const { error } = learnt(200, 'better')
  expect(error).toBeLessThan(0.1875)
})
