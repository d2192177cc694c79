// [R1.1] Thirty dice, six of each colour. A set of dice is one number, a bit for each die: that
// keeps the rules short and quick. All that touches those bits is in this file.

export const COLOURS = ['yellow', 'blue', 'orange', 'green', 'lilac'] as const
export type Colour = (typeof COLOURS)[number]

export const VALUES = [1, 2, 3, 4, 5, 6] as const
export type Value = (typeof VALUES)[number]

/** A die, from 0 to 29: six of the first colour, then six of the next. */
export type Die = number

/** Bit `n` stands for die `n`. */
export type DiceSet = number

/**
 * The dice that show a one, a two and so on to six. Every die is in exactly one of the six sets.
 */
export type Faces = readonly DiceSet[]

export const DICE_COUNT = 30
export const DICE_PER_COLOUR = 6
export const NO_DICE: DiceSet = 0
export const ALL_DICE: DiceSet = 2 ** DICE_COUNT - 1

const ONE_COLOUR = 2 ** DICE_PER_COLOUR - 1

export function only(die: Die): DiceSet {
  return 1 << die
}

export function has(dice: DiceSet, die: Die): boolean {
  return ((dice >>> die) & 1) === 1
}

export function isWithin(part: DiceSet, whole: DiceSet): boolean {
  return (part & ~whole) === 0
}

/** How many dice: bits added up in pairs, then in fours, then in eights. */
export function count(dice: DiceSet): number {
  const pairs = dice - ((dice >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The first die of a set that has one. */
export function lowest(dice: DiceSet): Die {
  return 31 - Math.clz32(dice & -dice)
}

export function withoutLowest(dice: DiceSet): DiceSet {
  return dice & (dice - 1)
}

/** The die that `skipped` dice of the set come before. */
export function nth(dice: DiceSet, skipped: number): Die {
  let rest = dice
  for (let i = 0; i < skipped; i++) rest = withoutLowest(rest)
  return lowest(rest)
}

export function ofColour(colour: number): DiceSet {
  return ONE_COLOUR << (colour * DICE_PER_COLOUR)
}

export function withValue(faces: Faces, value: Value): DiceSet {
  return faces[value - 1]!
}

export function colourOf(die: Die): number {
  return Math.floor(die / DICE_PER_COLOUR)
}

export function faceOf(faces: Faces, die: Die): Value {
  for (const value of VALUES) if (has(withValue(faces, value), die)) return value
  throw new RangeError(`there is no die ${die}`)
}

/** For screens and transcripts; the rules themselves never need the list. */
export function listed(dice: DiceSet): Die[] {
  const list: Die[] = []
  for (let rest = dice; rest !== NO_DICE; rest = withoutLowest(rest)) list.push(lowest(rest))
  return list
}

export function rolled(faces: Faces, dice: DiceSet, values: readonly Value[]): Faces {
  const next = faces.slice()
  roll(next, dice, values)
  return next
}

/** In place: these dice have fallen on new values, told from the lowest die up. */
export function roll(faces: DiceSet[], dice: DiceSet, values: readonly Value[]): void {
  for (let i = 0; i < faces.length; i++) faces[i] = faces[i]! & ~dice
  let rest = dice
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    faces[value - 1] = faces[value - 1]! | only(lowest(rest))
    rest = withoutLowest(rest)
  }
}

/** [R5.7] In place: opposite faces add up to seven. */
export function turnOver(faces: DiceSet[], dice: DiceSet): void {
  for (let low = 0, high = faces.length - 1; low < high; low++, high--) {
    const lows = faces[low]! & dice
    const highs = faces[high]! & dice
    faces[low] = (faces[low]! & ~dice) | highs
    faces[high] = (faces[high]! & ~dice) | lows
  }
}
