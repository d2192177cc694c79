// Whether counts are what even chances would give: Pearson's chi-squared test.

/**
 * How likely even chances give counts at least this even. Near 1: too uneven. Near 0: too even to
 * be true.
 */
export function unevenness(counts: readonly number[]): number {
  let all = 0
  for (const count of counts) all += count
  const expected = all / counts.length
  let chiSquared = 0
  for (const count of counts) chiSquared += (count - expected) ** 2 / expected
  return gammaShare((counts.length - 1) / 2, chiSquared / 2)
}

/** What a fair die passes in all but two of a thousand series. */
export function isEven(counts: readonly number[]): boolean {
  const share = unevenness(counts)
  return share > 0.001 && share < 0.999
}

/** The regularised lower incomplete gamma function P(shape, x), by its series. */
function gammaShare(shape: number, x: number): number {
  if (x <= 0) return 0
  // So far out that the series would overflow, and the answer is 1 to every digit.
  if (x > shape + 500) return 1
  let term = 1 / shape
  let sum = term
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (shape + n)
    sum += term
  }
  return Math.min(1, sum * Math.exp(shape * Math.log(x) - x - logGamma(shape)))
}

/** For whole and half numbers, by Gamma(x + 1) = x Gamma(x). */
function logGamma(shape: number): number {
  const whole = Number.isInteger(shape)
  let log = whole ? 0 : Math.log(Math.sqrt(Math.PI))
  for (let x = whole ? 1 : 0.5; x < shape; x++) log += Math.log(x)
  return log
}
