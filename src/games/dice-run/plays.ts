// What each movement card does, or why it cannot be played that way.

import { diceOf } from '#games/dice-run/cards.ts'
import {
  count,
  type DiceSet,
  type Die,
  has,
  isWithin,
  only,
  withValue,
} from '#games/dice-run/dice.ts'
import {
  advanced,
  groupCount,
  hasNeighbourBehind,
  isGroup,
  LEAD,
  type Line,
  type Place,
} from '#games/dice-run/line.ts'
import { namesLowest } from '#games/dice-run/look-alikes.ts'
import { stepsOf } from '#games/dice-run/moves.ts'
import type { Race, RaceEvent } from '#games/dice-run/race.ts'
import { colourDice, valueDice } from '#games/dice-run/targets.ts'
import type { Play, PlayTarget, Refusal } from '#games/dice-run/vocabulary.ts'

export const SPRINTERS = 3

const NOTHING: readonly never[] = []

/** What a card does. Nothing at all is also something it may do. [R4.3] */
export function effectsOf(race: Race, play: Play): readonly RaceEvent[] | Refusal {
  switch (play.card) {
    case 'joker':
      // [R5.3]
      return stepsOf(race.line, diceOf(play.as, race.faces))
    case 'swap':
      return swap(race.line, play.group)
    case 'sprint':
      return sprint(race, play.dice)
    case 'comeback':
      return comeback(race.line)
    case 'about-turn':
      return aboutTurn(race, play)
    case 'gap':
      return gap(race.line, play.group)
    case 'crash':
      return crash(race, play.die)
    default:
      // [R5.1] [R5.2]
      return stepsOf(race.line, diceOf(play.card, race.faces))
  }
}

/** [R6.1] Two moves, one after the other. */
export function targetEffects(race: Race, { target, first }: PlayTarget): readonly RaceEvent[] {
  const colour = colourDice(target)
  const value = valueDice(target, race.faces)
  const steps = stepsOf(race.line, first === 'colour' ? colour : value)
  let between = race.line
  for (let i = 0; i < steps.length; i++) between = advanced(between, steps[i]!.dice, steps[i]!.from)
  const further = stepsOf(between, first === 'colour' ? value : colour)
  for (let i = 0; i < further.length; i++) steps.push(further[i]!)
  return steps
}

/** [R5.4] Two neighbours, never the leading group. */
export function canSwap(line: Line, ahead: Place): boolean {
  return ahead !== LEAD && hasNeighbourBehind(line, ahead)
}

export function canSwapAnywhere(line: Line): boolean {
  for (let place = LEAD + 1; place < line.length; place++) if (canSwap(line, place)) return true
  return false
}

/** [R5.8] Between two groups of dice with no gap yet between them. */
export function canPartAnywhere(line: Line): boolean {
  for (let place = 0; place < line.length; place++) if (hasNeighbourBehind(line, place)) return true
  return false
}

/** [R5.5] Somebody must be left behind. */
export function canSprint(line: Line): boolean {
  return count(line[LEAD]!) > SPRINTERS
}

/** [R5.9] There must be a group to fall back to. */
export function canCrash(line: Line): boolean {
  return line.length > 1
}

function swap(line: Line, ahead: Place | null): readonly RaceEvent[] | Refusal {
  if (ahead === null) return canSwapAnywhere(line) ? 'choice-needed' : NOTHING
  if (!isGroup(line, ahead)) return 'no-such-group'
  if (ahead === LEAD) return 'leading-group-not-allowed'
  if (!hasNeighbourBehind(line, ahead)) return 'not-neighbours'
  return [{ type: 'swapped', group: ahead }]
}

function sprint({ line, faces }: Race, dice: DiceSet | null): readonly RaceEvent[] | Refusal {
  if (!canSprint(line)) return dice === null ? NOTHING : 'needs-four-dice'
  if (dice === null) return 'choice-needed'
  if (count(dice) !== SPRINTERS) return 'exactly-three-dice'
  if (!isWithin(dice, line[LEAD]!)) return 'not-in-leading-group'
  if (!namesLowest(dice, line[LEAD]!, faces)) return 'look-alike'
  return [{ type: 'advanced', dice, from: LEAD, to: -1 }]
}

/** [R5.6] With two groups or one the last stands where it would go. */
function comeback(line: Line): readonly RaceEvent[] {
  if (groupCount(line) < 3) return NOTHING
  return [{ type: 'cameBack', dice: line[line.length - 1]! }]
}

function aboutTurn(
  { line, faces }: Race,
  { group, value }: Play & { card: 'about-turn' },
): readonly RaceEvent[] | Refusal {
  if (!isGroup(line, group)) return 'no-such-group'
  const dice = line[group]! & withValue(faces, value)
  return dice === 0 ? NOTHING : [{ type: 'turnedOver', group, value, dice }]
}

function gap(line: Line, ahead: Place | null): readonly RaceEvent[] | Refusal {
  if (ahead === null) return canPartAnywhere(line) ? 'choice-needed' : NOTHING
  if (!isGroup(line, ahead)) return 'no-such-group'
  if (!hasNeighbourBehind(line, ahead)) return 'no-gap-here'
  return [{ type: 'gapLaid', group: ahead }]
}

function crash({ line, faces }: Race, die: Die | null): readonly RaceEvent[] | Refusal {
  if (!canCrash(line)) return die === null ? NOTHING : 'only-one-group'
  if (die === null) return 'choice-needed'
  if (!has(line[LEAD]!, die)) return 'not-in-leading-group'
  if (!namesLowest(only(die), line[LEAD]!, faces)) return 'look-alike'
  return [{ type: 'crashed', die }]
}
