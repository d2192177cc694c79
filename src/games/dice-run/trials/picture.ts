// A race drawn as text, for tests and transcripts: `B6 | Y6 O2 | . | G1`. Groups from the leading
// to the last one, a letter for the colour and a digit for the value; a dot is a gap.

import {
  COLOURS,
  DICE_PER_COLOUR,
  type DiceSet,
  faceOf,
  listed,
  NO_DICE,
  only,
  type Value,
} from '#games/dice-run/dice.ts'
import type { Race } from '#games/dice-run/race.ts'

const LETTERS = COLOURS.map(colour => colour[0]!.toUpperCase())

/**
 * Only the dice in the picture are in the race; of each colour the first to be drawn is the
 * lowest.
 */
export function race(picture: string): Race {
  const used = COLOURS.map(() => 0)
  const faces: DiceSet[] = [0, 0, 0, 0, 0, 0]
  const line = picture.split('|').map(group => {
    let dice: DiceSet = NO_DICE
    for (const word of group.trim().split(/\s+/)) {
      if (word === '.') continue
      const colour = LETTERS.indexOf(word[0]!)
      const value = Number(word[1]) as Value
      if (colour < 0 || !(value >= 1 && value <= 6) || used[colour] === DICE_PER_COLOUR) {
        throw new Error(`${word} is no die that could be drawn here`)
      }
      const die = only(colour * DICE_PER_COLOUR + used[colour]!)
      used[colour]! += 1
      faces[value - 1]! |= die
      dice |= die
    }
    return dice
  })
  return { line, faces }
}

export function picture({ line, faces }: Race): string {
  return line.map(group => (group === NO_DICE ? '.' : drawn(group, faces))).join(' | ')
}

/** Drawn by colour, then by value: which of two look-alikes it is cannot be seen. */
function drawn(group: DiceSet, faces: readonly DiceSet[]): string {
  const dice = listed(group).map(die => ({
    colour: Math.floor(die / DICE_PER_COLOUR),
    value: faceOf(faces, die),
  }))
  dice.sort((one, other) => one.colour - other.colour || one.value - other.value)
  return dice.map(({ colour, value }) => `${LETTERS[colour]}${value}`).join(' ')
}
