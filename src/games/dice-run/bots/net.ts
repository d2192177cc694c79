// A small net: features, one hidden layer, and the chance to win.

import { logistic } from '#games/dice-run/bots/exponential.ts'

export interface Net {
  readonly inputs: number
  readonly hidden: number
  /**
   * For each input what it adds to every hidden unit, then their bases, then the output's weights.
   */
  readonly weights: Float64Array
}

export function weightCount(inputs: number, hidden: number): number {
  return inputs * hidden + hidden + hidden + 1
}

/** What the hidden units make of these features; negative sums count as nothing. */
export function activate(
  { inputs, hidden, weights }: Net,
  features: Float64Array,
  units: Float64Array,
): void {
  const bases = inputs * hidden
  for (let unit = 0; unit < hidden; unit++) units[unit] = weights[bases + unit]!
  for (let input = 0; input < inputs; input++) {
    const feature = features[input]!
    if (feature === 0) continue
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++) units[unit]! += feature * weights[row + unit]!
  }
  for (let unit = 0; unit < hidden; unit++) if (units[unit]! < 0) units[unit] = 0
}

/** The chance to win, given what the hidden units make of it. */
export function outcome({ inputs, hidden, weights }: Net, units: Float64Array): number {
  const outputs = inputs * hidden + hidden
  let sum = weights[outputs + hidden]!
  for (let unit = 0; unit < hidden; unit++) sum += units[unit]! * weights[outputs + unit]!
  return logistic(sum)
}
