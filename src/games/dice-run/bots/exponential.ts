// e to the power of a number, by plain arithmetic: the language leaves its last digits to the
// machine, and a bot shall choose the same on every machine.

const LARGEST = 700

/** One over the factorials from 1 to 10, last first. */
const TERMS: readonly number[] = [
  1 / 3628800,
  1 / 362880,
  1 / 40320,
  1 / 5040,
  1 / 720,
  1 / 120,
  1 / 24,
  1 / 6,
  1 / 2,
  1,
]

export function exponential(power: number): number {
  const bounded = Math.min(Math.max(power, -LARGEST), LARGEST)
  const doublings = Math.round(bounded / Math.LN2)
  const rest = bounded - doublings * Math.LN2
  let sum = 0
  for (let nth = 0; nth < TERMS.length; nth++) sum = (sum + TERMS[nth]!) * rest
  return doubled(1 + sum, doublings)
}

function doubled(number: number, times: number): number {
  let result = number
  let left = times < 0 ? -times : times
  let factor = times < 0 ? 0.5 : 2
  while (left > 0) {
    if ((left & 1) === 1) result *= factor
    factor *= factor
    left >>= 1
  }
  return result
}

/** From nothing to one, a half in the middle. */
export function logistic(sum: number): number {
  return 1 / (1 + exponential(-sum))
}
