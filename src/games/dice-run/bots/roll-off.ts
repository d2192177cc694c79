// [R2.4] Which two dice to roll for who starts: those that a new roll serves best.

import {
  colourOf,
  type DiceSet,
  type Die,
  type Faces,
  faceOf,
  listed,
  only,
  VALUES,
} from '#games/dice-run/dice.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { lowestNamed } from '#games/dice-run/look-alikes.ts'
import { ROLL_OFF_DICE } from '#games/dice-run/opening.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'

export function strangers({ line, faces }: Race, targets: readonly Target[]): DiceSet {
  const ranked = listed(line[LEAD]!)
    .map(die => ({ die, gain: gainOf(die, faces, targets) }))
    .sort((one, other) => other.gain - one.gain)
  let dice = 0
  for (const { die } of ranked.slice(0, ROLL_OFF_DICE)) dice |= only(die)
  return lowestNamed(dice, line[LEAD]!, faces)
}

/** What a new roll of this die adds for these targets, on average. */
function gainOf(die: Die, faces: Faces, targets: readonly Target[]): number {
  const worths = VALUES.map(value => {
    return targets.reduce((sum, target) => sum + worthOf(colourOf(die), value, target), 0)
  })
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  return mean - worths[faceOf(faces, die) - 1]!
}

/** [R7.3] */
function worthOf(colour: number, value: number, target: Target): number {
  const isColour = Math.floor(target / VALUES.length) === colour
  const isValue = (target % VALUES.length) + 1 === value
  if (isColour && isValue) return 3
  return isColour || isValue ? 1 : 0
}
