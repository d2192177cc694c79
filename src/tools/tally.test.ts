import { expect, test } from 'bun:test'
import { readTally } from '#tools/tally.ts'

const report = (summary: string) => `<?xml version="1.0"?>\n<testsuites name="bun test" ${summary}>`

test('passed is what neither failed nor was skipped', () => {
  const text = report('tests="12" assertions="40" failures="2" skipped="1" time="0.1"')
  expect(readTally(text, 1)).toEqual({ passed: 9, failed: 2 })
})

test('a clean run has nothing failed', () => {
  expect(readTally(report('tests="3" failures="0" skipped="0"'), 0)).toEqual({
    passed: 3,
    failed: 0,
  })
})

test('a run that fails beside its tests has failed', () => {
  expect(readTally(report('tests="3" failures="0" skipped="0"'), 1)).toEqual({
    passed: 3,
    failed: 1,
  })
})

test.each(['', report('tests="0" failures="0" skipped="0"')])(
  'no tests at all is a failure',
  text => {
    expect(readTally(text, 0)).toEqual({ passed: 0, failed: 1 })
  },
)
