// The line of groups from the leading to the last one, and what can happen to it.

import { type DiceSet, type Die, NO_DICE, only } from '#games/dice-run/dice.ts'

/**
 * [R3.1] The dice of each group, the leading one first. [R5.8] A gap card lies in the line as a
 * group without dice; never first, never last, never two in a row.
 */
export type Line = readonly DiceSet[]

/** Where a group stands in the line, gaps counted; 0 is the leading group. */
export type Place = number

export const GAP: DiceSet = NO_DICE
export const LEAD: Place = 0

export function isGroup(line: Line, place: Place): boolean {
  return place >= 0 && place < line.length && line[place] !== GAP
}

/** Whether a group stands here and another one directly behind it, with no gap between them. */
export function hasNeighbourBehind(line: Line, place: Place): boolean {
  return isGroup(line, place) && isGroup(line, place + 1)
}

export function groupCount(line: Line): number {
  let groups = 0
  for (let place = 0; place < line.length; place++) if (line[place] !== GAP) groups += 1
  return groups
}

// What follows changes a line in place: whoever holds it as their own saves a copy for each step.

/** [R3.2] Dice go one group ahead; out of the leading group they form a new one. */
export function advance(line: DiceSet[], dice: DiceSet, from: Place): void {
  const group = line[from]!
  if (from === LEAD) {
    if (group === dice) return
    line[LEAD] = group & ~dice
    insert(line, LEAD, dice)
    return
  }
  // [R5.8] In front of a gap they fill it: they are a group of their own, and the card is gone.
  line[from - 1] = line[from - 1]! | dice
  // [R3.1] A group that has emptied disappears.
  if (group === dice) remove(line, from)
  else line[from] = group & ~dice
}

/** [R5.4] The group here and the one behind it change places. */
export function swap(line: DiceSet[], ahead: Place): void {
  const behind = line[ahead + 1]!
  line[ahead + 1] = line[ahead]!
  line[ahead] = behind
}

/** [R5.6] The last group goes directly behind the leading one, before a gap that lies there. */
export function comeBack(line: DiceSet[]): void {
  const last = line.pop()!
  if (line[line.length - 1] === GAP) line.pop()
  insert(line, LEAD + 1, last)
}

/** [R5.8] A gap card is laid behind this group. */
export function part(line: DiceSet[], ahead: Place): void {
  insert(line, ahead + 1, GAP)
}

/** [R5.9] A die of the leading group falls back to the last one. */
export function crash(line: DiceSet[], die: Die): void {
  const last = line.length - 1
  line[last] = line[last]! | only(die)
  line[LEAD] = line[LEAD]! & ~only(die)
  while (line[LEAD] === GAP) remove(line, LEAD)
}

// Quicker than splicing, which makes a list of what it takes out.

function insert(line: DiceSet[], place: Place, group: DiceSet): void {
  line.push(group)
  for (let i = line.length - 1; i > place; i--) line[i] = line[i - 1]!
  line[place] = group
}

function remove(line: DiceSet[], place: Place): void {
  for (let i = place + 1; i < line.length; i++) line[i - 1] = line[i]!
  line.pop()
}
