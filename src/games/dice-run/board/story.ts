// How a stage is counted, told beat by beat: the targets, the leading group die by die, every tie
// with what broke it, and the places.

import { type DiceSet, type Die, has } from '#games/dice-run/dice.ts'
import type { Race } from '#games/dice-run/race.ts'
import { colourDice, type Target, valueDice } from '#games/dice-run/targets.ts'
import type { StageResult } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import { groupsOf } from './groups.ts'

/** [R7.3] A die that counts, and how much. */
export interface Scorer {
  readonly die: Die
  readonly worth: 1 | 3
}

export type Beat =
  | { readonly type: 'reveal' }
  /** Groups are numbered from 1, the lead. */
  | {
      readonly type: 'count'
      readonly seat: Seat
      readonly group: number
      readonly scorers: readonly Scorer[]
      readonly count: number
    }
  /** [R7.5] Level up to here; `decider` separates them, at least in part. */
  | { readonly type: 'tie'; readonly seats: readonly Seat[]; readonly decider: number }
  /** [R7.5] Level in every group. */
  | { readonly type: 'perfect'; readonly seats: readonly Seat[]; readonly revealer: Seat }
  | { readonly type: 'place'; readonly seat: Seat; readonly place: number; readonly points: number }

export function storyOf(race: Race, result: StageResult): readonly Beat[] {
  const { targets, counts, places, points } = result
  const groups = groupsOf(race)
  const lead = groups[0]!.dice
  const beats: Beat[] = [{ type: 'reveal' }]
  targets.forEach((target, seat) => {
    const scorers = scorersIn(lead, target, race)
    beats.push({ type: 'count', seat, group: 1, scorers, count: counts[seat]![0]! })
  })
  for (const tied of ties(result)) beats.push(tied)
  places.forEach((seat, index) => {
    const place = { seat, place: index + 1, points: points[seat]! }
    if (place.points > 0) beats.push({ type: 'place', ...place })
  })
  return beats
}

export function scorersIn(
  dice: readonly Die[],
  target: Target,
  { faces }: Race,
): readonly Scorer[] {
  const colour: DiceSet = colourDice(target)
  const value: DiceSet = valueDice(target, faces)
  return dice.flatMap((die): Scorer[] => {
    if (has(colour, die) && has(value, die)) return [{ die, worth: 3 }]
    return has(colour, die) || has(value, die) ? [{ die, worth: 1 }] : []
  })
}

/** Every set of seats that are level in the lead, with the group that first tells them apart. */
function ties({ counts, places, revealer, points }: StageResult): readonly Beat[] {
  const beats: Beat[] = []
  const alike = runs(places, (one, other) => counts[one]![0] === counts[other]![0])
  for (const tied of alike.filter(run => run.length > 1 && matters(run, points))) {
    addTie(beats, tied, counts, revealer)
  }
  return beats
}

/** Who gets nothing either way is of no interest. */
function matters(seats: readonly Seat[], points: readonly number[]): boolean {
  return seats.some(seat => points[seat]! > 0)
}

function addTie(
  beats: Beat[],
  seats: readonly Seat[],
  counts: StageResult['counts'],
  revealer: Seat,
): void {
  const decider = counts[seats[0]!]!.findIndex((own, group) => {
    return seats.some(seat => counts[seat]![group] !== own)
  })
  if (decider === -1) {
    beats.push({ type: 'perfect', seats, revealer })
    return
  }
  beats.push({ type: 'tie', seats, decider: decider + 1 })
  const still = runs(seats, (one, other) => {
    return isLevelUpTo(counts[one]!, counts[other]!, decider + 1)
  })
  for (const tied of still.filter(run => run.length > 1)) addTie(beats, tied, counts, revealer)
}

function isLevelUpTo(one: readonly number[], other: readonly number[], groups: number): boolean {
  return one.slice(0, groups).every((own, group) => own === other[group])
}

/** Neighbours in the ranking that are alike, together. */
function runs(
  seats: readonly Seat[],
  isAlike: (one: Seat, other: Seat) => boolean,
): readonly (readonly Seat[])[] {
  const found: Seat[][] = []
  for (const seat of seats) {
    const last = found[found.length - 1]
    if (last !== undefined && isAlike(last[0]!, seat)) last.push(seat)
    else found.push([seat])
  }
  return found
}
