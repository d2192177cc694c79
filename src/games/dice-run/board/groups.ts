// The line as people see it: groups with a number, gaps between them.

import {
  colourOf,
  type DiceSet,
  type Die,
  type Faces,
  faceOf,
  listed,
} from '#games/dice-run/dice.ts'
import { GAP, groupCount, LEAD, type Line, type Place } from '#games/dice-run/line.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Speech } from '#games/dice-run/words/speech.ts'

export interface Group {
  readonly place: Place
  /** Counted from the lead, gaps left out; the leading group is 1. */
  readonly number: number
  readonly dice: readonly Die[]
  /** Whether a gap lies directly behind it. */
  readonly gapBehind: boolean
}

/** From the leading to the last one. */
export function groupsOf({ line, faces }: Race): readonly Group[] {
  const groups: Group[] = []
  for (let place = 0; place < line.length; place++) {
    if (line[place] === GAP) continue
    groups.push({
      place,
      number: groups.length + 1,
      dice: sorted(line[place]!, faces),
      gapBehind: line[place + 1] === GAP,
    })
  }
  return groups
}

/** Like beside like: by colour, then by value. */
export function sorted(dice: DiceSet, faces: Faces): readonly Die[] {
  return listed(dice).sort((one, other) => {
    return colourOf(one) - colourOf(other) || faceOf(faces, one) - faceOf(faces, other)
  })
}

export function placeOf(line: Line, die: Die): Place {
  return line.findIndex(group => ((group >>> die) & 1) === 1)
}

export function numberOf(line: Line, place: Place): number {
  return groupCount(line.slice(0, place + 1))
}

/** What is written at a group. */
export function shortName(speech: Speech, line: Line, place: Place): string {
  const number = numberOf(line, place)
  if (number === 1) return speech.say('lead')
  return number === groupCount(line) ? speech.say('last') : speech.ordinal(number)
}

/** What a group is called in a sentence. */
export function longName(speech: Speech, line: Line, place: Place): string {
  const { say } = speech
  const groups = groupCount(line)
  if (groups === 1) return say('group-only')
  if (place === LEAD) return say('group-lead')
  const number = numberOf(line, place)
  return number === groups ? say('group-last') : say('group-nth', { nth: speech.ordinal(number) })
}

/** The name of a group by its number, as stage results count them. */
export function numberedName(speech: Speech, number: number, groups: number): string {
  const { say } = speech
  if (number === 1) return say('group-lead')
  return number === groups ? say('group-last') : say('group-nth', { nth: speech.ordinal(number) })
}
