// [R1.2] The secret targets: one for each colour and value. A target is one number, counted like
// the dice.

import { valueCard } from '#games/dice-run/cards.ts'
import {
  COLOURS,
  type Colour,
  type DiceSet,
  type Faces,
  ofColour,
  VALUES,
  type Value,
  withValue,
} from '#games/dice-run/dice.ts'

/** From 0 to 29: colour × 6 + value − 1. */
export type Target = number

export const TARGET_COUNT = COLOURS.length * VALUES.length
export const TARGETS_PER_PLAYER = 4

export const TARGETS: readonly Target[] = [...new Array(TARGET_COUNT).keys()]

export function targetOf(colour: Colour, value: Value): Target {
  return COLOURS.indexOf(colour) * VALUES.length + value - 1
}

export function targetColour(target: Target): Colour {
  return COLOURS[Math.floor(target / VALUES.length)]!
}

export function targetValue(target: Target): Value {
  return VALUES[target % VALUES.length]!
}

export function targetName(target: Target): string {
  return `${targetColour(target)} ${valueCard(targetValue(target))}`
}

export function colourDice(target: Target): DiceSet {
  return ofColour(Math.floor(target / VALUES.length))
}

export function valueDice(target: Target, faces: Faces): DiceSet {
  return withValue(faces, targetValue(target))
}
