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

/** [R3.2] Dice go one group ahead; out of the leading group they form a new one. */
export function advanced(line: Line, dice: DiceSet, from: Place): Line {
  const next: DiceSet[] = []
  if (from === LEAD) next.push(dice)
  for (let place = 0; place < line.length; place++) {
    const group = line[place]!
    // [R3.1] A group that has emptied disappears.
    if (place === from && group === dice) continue
    // [R5.8] In front of a gap they fill it: they are a group of their own, and the card is gone.
    if (place === from - 1) next.push(group | dice)
    else next.push(place === from ? group & ~dice : group)
  }
  return next
}

/** [R5.4] The group here and the one behind it change places. */
export function swapped(line: Line, ahead: Place): Line {
  const next = line.slice()
  next[ahead] = line[ahead + 1]!
  next[ahead + 1] = line[ahead]!
  return next
}

/** [R5.6] The last group goes directly behind the leading one, before a gap that lies there. */
export function cameBack(line: Line): Line {
  const next = line.slice()
  const last = next.pop()!
  if (next[next.length - 1] === GAP) next.pop()
  next.splice(LEAD + 1, 0, last)
  return next
}

/** [R5.8] A gap card is laid behind this group. */
export function parted(line: Line, ahead: Place): Line {
  const next = line.slice()
  next.splice(ahead + 1, 0, GAP)
  return next
}

/** [R5.9] A die of the leading group falls back to the last one. */
export function crashed(line: Line, die: Die): Line {
  const next = line.slice()
  const last = next.length - 1
  next[last] = next[last]! | only(die)
  next[LEAD] = line[LEAD]! & ~only(die)
  while (next[LEAD] === GAP) next.shift()
  return next
}
