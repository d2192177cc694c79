// [R2.4] Who starts: everybody picks two dice of the group, rolls them and puts them back.

import { rollOffEnd, turnBegan } from '#games/dice-run/clock.ts'
import {
  ALL_DICE,
  count,
  type DiceSet,
  isWithin,
  nth,
  only,
  type Value,
} from '#games/dice-run/dice.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { namesLowest } from '#games/dice-run/look-alikes.ts'
import type { Event, Open, OpeningRoll, Refusal } from '#games/dice-run/vocabulary.ts'
import { die } from '#kernel/chance.ts'
import type { Chance, Moment, Seat } from '#kernel/game.ts'

export const ROLL_OFF_DICE = 2

export function rollerOf({ rollers, sums }: OpeningRoll): Seat {
  return rollers[sums.length]!
}

export function rollOffRefusal({ race, step }: Open, seat: Seat, dice: DiceSet): Refusal | null {
  if (step.type !== 'opening') return 'opening-roll-over'
  if (rollerOf(step) !== seat) return 'not-your-turn'
  const group = race.line[LEAD]!
  if (count(dice) !== ROLL_OFF_DICE) return 'exactly-two-dice'
  if (!isWithin(dice, group)) return 'not-in-leading-group'
  return namesLowest(dice, group, race.faces) ? null : 'look-alike'
}

export function rollOff(open: Open, dice: DiceSet, { now, chance }: Moment): readonly Event[] {
  const step = open.step as OpeningRoll
  const seat = rollerOf(step)
  const values = valuesFor(dice, chance)
  const sum = values.reduce((total: number, value) => total + value, 0)
  const sums = [...step.sums, sum]
  const rolled: Event = { type: 'rolled', seat, dice, values }
  const isLast = sums.length === step.rollers.length
  const runsOutAt = isLast ? null : rollOffEnd(open, now)
  const rolledOff: Event = { type: 'rolledOff', seat, sum, runsOutAt }
  if (!isLast) return [rolled, rolledOff]
  const highest = Math.max(...sums)
  const first = step.rollers.filter((_, i) => sums[i] === highest)
  if (first.length === 1) return [rolled, rolledOff, turnBegan(open, first[0]!, now)]
  return [rolled, rolledOff, rollOffBegan(open, first, now)]
}

export function rollOffBegan(open: Open, rollers: readonly Seat[], now: number): Event {
  return { type: 'rollOffBegan', rollers, runsOutAt: rollOffEnd(open, now) }
}

/** For somebody who has not chosen in time. */
export function anyTwoDice(chance: Chance): DiceSet {
  const first = only(chance.below(count(ALL_DICE)))
  const rest = ALL_DICE & ~first
  return first | only(nth(rest, chance.below(count(rest))))
}

/** A value for each die of a set. */
export function valuesFor(dice: DiceSet, chance: Chance): Value[] {
  const values: Value[] = []
  for (let left = count(dice); left > 0; left--) values.push(die(chance))
  return values
}
