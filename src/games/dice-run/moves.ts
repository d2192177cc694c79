// How dice advance: one move, resolved from the leading group backwards.

import { type DiceSet, NO_DICE } from '#games/dice-run/dice.ts'
import { GAP, LEAD, type Line, type Place } from '#games/dice-run/line.ts'

/**
 * One step of a move: dice of one group go one place ahead. From 0 they go to −1: a new leading
 * group.
 */
export interface Advanced {
  readonly type: 'advanced'
  readonly dice: DiceSet
  readonly from: Place
  readonly to: Place
}

/** A list that takes steps; it may hold other things, too. */
interface Addable {
  push(step: Advanced): unknown
}

/**
 * [R3.3] The steps of a move, each told with the places that the steps before it have left. [R3.4]
 * Dice only ever join groups that have had their step, so none advances twice.
 */
export function stepsOf(line: Line, movers: DiceSet): readonly Advanced[] {
  const steps: Advanced[] = []
  addSteps(steps, line, movers)
  return steps
}

/** The same, added to what has happened before. */
export function addSteps(steps: Addable, line: Line, movers: DiceSet): void {
  let shift = 0
  for (let place = 0; place < line.length; place++) {
    const group = line[place]!
    const dice = group & movers
    if (dice === NO_DICE || group === GAP) continue
    if (place === LEAD) {
      // [R3.3a] If the whole leading group would advance it stays: it would only be itself again.
      if (dice === group) continue
      steps.push({ type: 'advanced', dice, from: LEAD, to: -1 })
      shift = 1
      continue
    }
    const from = place + shift
    steps.push({ type: 'advanced', dice, from, to: from - 1 })
    // [R3.3b] An emptied group is gone before the next one moves, which so comes nearer by one.
    if (dice === group) shift -= 1
  }
}
