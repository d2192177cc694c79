// Dice of one colour and value in one group cannot be told apart, so choosing among them is no
// choice: an action names the lowest. This keeps lists of actions short and gives each choice one
// name.

import {
  colourOf,
  type DiceSet,
  type Die,
  type Faces,
  faceOf,
  has,
  lowest,
  NO_DICE,
  ofColour,
  only,
  withoutLowest,
  withValue,
} from '#games/dice-run/dice.ts'

/** The dice of a group that look like this one, itself included. */
export function lookAlikes(die: Die, group: DiceSet, faces: Faces): DiceSet {
  return group & ofColour(colourOf(die)) & withValue(faces, faceOf(faces, die))
}

/** Whether no die of the group was passed over for one that looks the same. */
export function namesLowest(dice: DiceSet, group: DiceSet, faces: Faces): boolean {
  for (let rest = dice; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const die = lowest(rest)
    const before = lookAlikes(die, group, faces) & (only(die) - 1)
    if ((before & ~dice) !== NO_DICE) return false
  }
  return true
}

/**
 * The name of a choice of dice: for screens, where any of the look-alikes may have been touched.
 */
export function lowestNamed(dice: DiceSet, group: DiceSet, faces: Faces): DiceSet {
  let named = NO_DICE
  for (let rest = dice; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const free = lookAlikes(lowest(rest), group, faces) & ~named
    named |= only(lowest(free))
  }
  return named
}

/**
 * For each die of the group the look-alike directly before it, or −1: what lists of choices go by.
 */
export function forerunners(group: DiceSet, faces: Faces): readonly Die[] {
  const before: Die[] = []
  for (let rest = group; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const die = lowest(rest)
    const earlier = lookAlikes(die, group, faces) & (only(die) - 1)
    before[die] = earlier === NO_DICE ? -1 : 31 - Math.clz32(earlier)
  }
  return before
}

/** Every choice of two dice of a group, each once. */
export function pairs(group: DiceSet, faces: Faces): DiceSet[] {
  const before = forerunners(group, faces)
  const chosen: DiceSet[] = []
  for (let rest = group; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const first = lowest(rest)
    if (before[first] !== -1) continue
    addFollowers(chosen, only(first), withoutLowest(rest), before)
  }
  return chosen
}

/** Every choice of three dice of a group, each once. */
export function triples(group: DiceSet, faces: Faces): DiceSet[] {
  const before = forerunners(group, faces)
  const chosen: DiceSet[] = []
  for (const pair of pairs(group, faces)) {
    const above = group & ~(2 ** (32 - Math.clz32(pair)) - 1)
    addFollowers(chosen, pair, above, before)
  }
  return chosen
}

/** Adds the choice with each later die whose forerunner, if it has one, is chosen too. */
function addFollowers(
  chosen: DiceSet[],
  dice: DiceSet,
  later: DiceSet,
  before: readonly Die[],
): void {
  for (let rest = later; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const die = lowest(rest)
    const forerunner = before[die]!
    if (forerunner === -1 || has(dice, forerunner)) chosen.push(dice | only(die))
  }
}
