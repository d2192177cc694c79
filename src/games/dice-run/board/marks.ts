// What a preview shows on the road: which dice do something, and how many of each group.

import { count, type DiceSet, NO_DICE } from '#games/dice-run/dice.ts'
import type { Line, Place } from '#games/dice-run/line.ts'
import type { Preview } from '#games/dice-run/preview.ts'

/** What a die would do: go ahead, fall back, turn over, or be rolled. */
export type Deed = 'ahead' | 'back' | 'turn' | 'roll'

export interface Marks {
  readonly dice: { readonly [deed in Deed]: DiceSet }
  /** Dice that go ahead twice. */
  readonly twice: DiceSet
  readonly hops: readonly Hop[]
}

export interface Hop {
  readonly place: Place
  readonly deed: Deed
  readonly count: number
}

export const NO_MARKS: Marks = {
  dice: { ahead: NO_DICE, back: NO_DICE, turn: NO_DICE, roll: NO_DICE },
  twice: NO_DICE,
  hops: [],
}

export function marksOf({ steps, rolls }: Preview, line: Line): Marks {
  const dice = { ahead: NO_DICE, back: NO_DICE, turn: NO_DICE, roll: rolls }
  let twice = NO_DICE
  for (const step of steps) {
    if (step.type === 'advanced') {
      twice |= dice.ahead & step.dice
      dice.ahead |= step.dice
    } else if (step.type === 'cameBack') {
      dice.ahead |= step.dice
    } else if (step.type === 'swapped') {
      dice.back |= line[step.group]!
      dice.ahead |= line[step.group + 1]!
    } else if (step.type === 'turnedOver') {
      dice.turn |= step.dice
    } else if (step.type === 'crashed') {
      dice.back |= 1 << step.die
    }
  }
  return { dice, twice, hops: hopsOf(dice, line) }
}

function hopsOf(dice: Marks['dice'], line: Line): readonly Hop[] {
  return line.flatMap((group, place) => {
    return (['ahead', 'back', 'turn', 'roll'] as const).flatMap(deed => {
      const doing = count(group & dice[deed])
      return doing === 0 ? [] : [{ place, deed, count: doing }]
    })
  })
}

/** How many dice would do anything. */
export function doers({ dice }: Marks): number {
  return count(dice.ahead | dice.back | dice.turn | dice.roll)
}
