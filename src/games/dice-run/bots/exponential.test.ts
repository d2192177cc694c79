import { expect, test } from 'bun:test'
import { exponential, logistic } from '#games/dice-run/bots/exponential.ts'

test('it is e to that power, to twelve digits', () => {
  for (let power = -40; power <= 40; power += 0.37) {
    expect(Math.abs(exponential(power) / Math.exp(power) - 1)).toBeLessThan(1e-12)
  }
})

test('whatever comes in, a chance comes out', () => {
  expect(logistic(0)).toBe(0.5)
  expect(logistic(5000)).toBe(1)
  expect(logistic(-5000)).toBeCloseTo(0, 12)
  expect(logistic(2) + logistic(-2)).toBeCloseTo(1, 12)
})
