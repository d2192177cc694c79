// What each movement card does, or why it cannot be played that way.

import { diceOf } from '#games/dice-run/cards.ts'
import {
  count,
  type DiceSet,
  type Die,
  has,
  isWithin,
  NO_DICE,
  only,
  withValue,
} from '#games/dice-run/dice.ts'
import {
  groupCount,
  hasNeighbourBehind,
  isGroup,
  LEAD,
  type Line,
  type Place,
} from '#games/dice-run/line.ts'
import { namesLowest } from '#games/dice-run/look-alikes.ts'
import { type Advanced, addSteps } from '#games/dice-run/moves.ts'
import { type Race, type RaceEvent, regroup } from '#games/dice-run/race.ts'
import { colourDice, valueDice } from '#games/dice-run/targets.ts'
import type { Event, Play, PlayTarget, Refusal } from '#games/dice-run/vocabulary.ts'

export const SPRINTERS = 3

/** What a card does. Nothing at all is also something it may do. [R4.3] */
export function effectsOf(race: Race, play: Play): readonly RaceEvent[] | Refusal {
  const effects: RaceEvent[] = []
  return addEffects(effects, race, play) ?? effects
}

/** The same, added to what has happened before, unless the play is refused. */
export function addEffects(events: Event[], race: Race, play: Play): Refusal | null {
  switch (play.card) {
    case 'joker':
      // [R5.3]
      addSteps(events, race.line, diceOf(play.as, race.faces))
      return null
    case 'swap':
      return swap(events, race.line, play.group)
    case 'sprint':
      return sprint(events, race, play.dice)
    case 'comeback':
      return comeback(events, race.line)
    case 'about-turn':
      return aboutTurn(events, race, play)
    case 'gap':
      return gap(events, race.line, play.group)
    case 'crash':
      return crash(events, race, play.die)
    default:
      // [R5.1] [R5.2]
      addSteps(events, race.line, diceOf(play.card, race.faces))
      return null
  }
}

/** [R6.1] Two moves, one after the other. */
export function targetEffects(race: Race, play: PlayTarget): readonly RaceEvent[] {
  const effects: RaceEvent[] = []
  addTargetEffects(effects, race, play)
  return effects
}

export function addTargetEffects(events: Event[], race: Race, play: PlayTarget): void {
  const colour = colourDice(play.target)
  const value = valueDice(play.target, race.faces)
  const isColourFirst = play.first === 'colour'
  const before = events.length
  addSteps(events, race.line, isColourFirst ? colour : value)
  const between = race.line.slice()
  for (let i = before; i < events.length; i++) regroup(between, events[i] as Advanced)
  addSteps(events, between, isColourFirst ? value : colour)
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

function swap(events: Event[], line: Line, ahead: Place | null): Refusal | null {
  if (ahead === null) return canSwapAnywhere(line) ? 'choice-needed' : null
  if (!isGroup(line, ahead)) return 'no-such-group'
  if (ahead === LEAD) return 'leading-group-not-allowed'
  if (!hasNeighbourBehind(line, ahead)) return 'not-neighbours'
  events.push({ type: 'swapped', group: ahead })
  return null
}

function sprint(events: Event[], { line, faces }: Race, dice: DiceSet | null): Refusal | null {
  if (!canSprint(line)) return dice === null ? null : 'needs-four-dice'
  if (dice === null) return 'choice-needed'
  if (count(dice) !== SPRINTERS) return 'exactly-three-dice'
  if (!isWithin(dice, line[LEAD]!)) return 'not-in-leading-group'
  if (!namesLowest(dice, line[LEAD]!, faces)) return 'look-alike'
  events.push({ type: 'advanced', dice, from: LEAD, to: -1 })
  return null
}

/** [R5.6] With two groups or one the last stands where it would go. */
function comeback(events: Event[], line: Line): null {
  if (groupCount(line) > 2) events.push({ type: 'cameBack', dice: line[line.length - 1]! })
  return null
}

function aboutTurn(
  events: Event[],
  { line, faces }: Race,
  { group, value }: Play & { card: 'about-turn' },
): Refusal | null {
  if (!isGroup(line, group)) return 'no-such-group'
  const dice = line[group]! & withValue(faces, value)
  if (dice !== NO_DICE) events.push({ type: 'turnedOver', group, value, dice })
  return null
}

function gap(events: Event[], line: Line, ahead: Place | null): Refusal | null {
  if (ahead === null) return canPartAnywhere(line) ? 'choice-needed' : null
  if (!isGroup(line, ahead)) return 'no-such-group'
  if (!hasNeighbourBehind(line, ahead)) return 'no-gap-here'
  events.push({ type: 'gapLaid', group: ahead })
  return null
}

function crash(events: Event[], { line, faces }: Race, die: Die | null): Refusal | null {
  if (!canCrash(line)) return die === null ? null : 'only-one-group'
  if (die === null) return 'choice-needed'
  if (!has(line[LEAD]!, die)) return 'only-leaders-crash'
  if (!namesLowest(only(die), line[LEAD]!, faces)) return 'look-alike'
  events.push({ type: 'crashed', die })
  return null
}
