// Teaches a net from matches: each position should promise what the next one did, and the last what
// came.

import { activate, type Net, outcome, weightCount } from '#games/dice-run/bots/net.ts'
import type { Chance } from '#kernel/game.ts'

/** The positions that one seat went through, and what part of the victory it got. */
export interface Experience {
  readonly positions: readonly Float64Array[]
  readonly victory: number
}

export interface Student {
  readonly net: Net
  readonly units: Float64Array
  readonly slopes: Float64Array
  readonly pace: Float64Array
  readonly drift: Float64Array
  lessons: number
}

/** How much of what came in the end counts, against what the next position promised. */
const FORESIGHT = 0.8

const PACE_MEMORY = 0.999
const DRIFT_MEMORY = 0.9
const TINY = 1e-8

export function student(inputs: number, hidden: number, chance: Chance): Student {
  const size = weightCount(inputs, hidden)
  const weights = new Float64Array(size)
  const spread = Math.sqrt(2 / 30)
  for (let weight = 0; weight < inputs * hidden; weight++) weights[weight] = spread * bell(chance)
  const outputs = inputs * hidden + hidden
  for (let unit = 0; unit < hidden; unit++) weights[outputs + unit] = bell(chance) / 10
  return {
    net: { inputs, hidden, weights },
    units: new Float64Array(hidden),
    slopes: new Float64Array(size),
    pace: new Float64Array(size),
    drift: new Float64Array(size),
    lessons: 0,
  }
}

/** Around nothing, mostly within one. */
function bell(chance: Chance): number {
  let sum = 0
  for (let nth = 0; nth < 12; nth++) sum += chance.below(0x10000) / 0x10000
  return sum - 6
}

/** Learns from one match. Returns how far off its promises were on average, squared. */
export function learn(pupil: Student, match: readonly Experience[], rate: number): number {
  pupil.slopes.fill(0)
  let positions = 0
  let error = 0
  for (const { positions: seen, victory } of match) {
    let goal = victory
    for (let nth = seen.length - 1; nth >= 0; nth--) {
      const features = seen[nth]!
      activate(pupil.net, features, pupil.units)
      const promised = outcome(pupil.net, pupil.units)
      addSlopes(pupil, features, promised - goal)
      error += (promised - victory) * (promised - victory)
      goal = (1 - FORESIGHT) * promised + FORESIGHT * goal
      positions += 1
    }
  }
  step(pupil, rate, positions)
  return error / positions
}

function addSlopes({ net, units, slopes }: Student, features: Float64Array, miss: number): void {
  const { inputs, hidden, weights } = net
  const bases = inputs * hidden
  const outputs = bases + hidden
  slopes[outputs + hidden]! += miss
  for (let unit = 0; unit < hidden; unit++) {
    const unitValue = units[unit]!
    slopes[outputs + unit]! += miss * unitValue
    const blame = unitValue > 0 ? miss * weights[outputs + unit]! : 0
    units[unit] = blame
    slopes[bases + unit]! += blame
  }
  for (let input = 0; input < inputs; input++) {
    const feature = features[input]!
    if (feature === 0) continue
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++) slopes[row + unit]! += feature * units[unit]!
  }
}

/** Adam: each weight goes at its own pace. */
function step(pupil: Student, rate: number, positions: number): void {
  const { net, slopes, pace, drift } = pupil
  const { weights } = net
  pupil.lessons += 1
  const driftScale = 1 / (1 - DRIFT_MEMORY ** pupil.lessons)
  const paceScale = 1 / (1 - PACE_MEMORY ** pupil.lessons)
  for (let weight = 0; weight < weights.length; weight++) {
    const slope = slopes[weight]! / positions
    const onward = DRIFT_MEMORY * drift[weight]! + (1 - DRIFT_MEMORY) * slope
    const square = PACE_MEMORY * pace[weight]! + (1 - PACE_MEMORY) * slope * slope
    drift[weight] = onward
    pace[weight] = square
    weights[weight]! -= (rate * onward * driftScale) / (Math.sqrt(square * paceScale) + TINY)
  }
}
