// What touching a die or a group adds to a plan, or why it cannot.

import { valueCard } from '#games/dice-run/cards.ts'
import { COLOURS, colourOf, count, type Die, faceOf, has, only } from '#games/dice-run/dice.ts'
import { groupCount, LEAD, type Place } from '#games/dice-run/line.ts'
import { ROLL_OFF_DICE } from '#games/dice-run/opening.ts'
import { SPRINTERS } from '#games/dice-run/plays.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Refusal } from '#games/dice-run/vocabulary.ts'
import { placeOf } from './groups.ts'
import { type CardPlan, jointsFor, type Plan, type RerollPlan, type RollOffPlan } from './plan.ts'

interface Limit {
  readonly most: number
  readonly tooMany: Refusal
  readonly elsewhere: Refusal
}

const ONE: Limit = { most: 1, tooMany: 'choice-needed', elsewhere: 'only-leaders-crash' }
const TWO: Limit = {
  most: ROLL_OFF_DICE,
  tooMany: 'exactly-two-dice',
  elsewhere: 'not-in-leading-group',
}
const THREE: Limit = {
  most: SPRINTERS,
  tooMany: 'exactly-three-dice',
  elsewhere: 'not-in-leading-group',
}

/** A refusal is shown where the finger is, as if the table had spoken. */
export function touchDie(plan: Plan, die: Die, race: Race): Plan | Refusal {
  const place = placeOf(race.line, die)
  if (plan.kind === 'rollOff') return picked(plan, die, race, TWO)
  if (plan.kind !== 'card') return touchGroup(plan, place, race)
  switch (plan.card) {
    case 'joker':
      return { ...plan, as: traitAfter(plan, die, race) }
    case 'sprint':
      if (count(race.line[LEAD]!) <= SPRINTERS) return 'needs-four-dice'
      return picked(plan, die, race, THREE)
    case 'crash':
      if (groupCount(race.line) === 1) return 'only-one-group'
      return picked({ ...plan, dice: plan.dice & only(die) }, die, race, ONE)
    case 'about-turn':
      return { ...plan, group: place, value: faceOf(race.faces, die) }
    default:
      return touchGroup(plan, place, race)
  }
}

export function touchGroup(plan: Plan, place: Place, race: Race): Plan | Refusal {
  if (plan.kind === 'reroll') return rerolling(plan, place, race)
  if (plan.kind !== 'card') return plan
  if (plan.card === 'about-turn') return { ...plan, group: place }
  if (plan.card === 'sprint' || plan.card === 'crash') {
    const { elsewhere } = plan.card === 'crash' ? ONE : THREE
    return place === LEAD ? plan : elsewhere
  }
  if (plan.card !== 'swap' && plan.card !== 'gap') return plan
  return joined(plan, place, race)
}

/** Of the two sides of a group the one behind it, then the one ahead. */
function joined(plan: CardPlan, place: Place, { line }: Race): Plan | Refusal {
  const joints = jointsFor(plan.card, line).filter(one => one === place || one === place - 1)
  const others = joints.filter(one => one !== plan.group)
  const group = others.includes(place) ? place : (others[0] ?? joints[0])
  if (group !== undefined) return { ...plan, group }
  if (plan.card === 'gap') return 'no-gap-here'
  return place === LEAD ? 'leading-group-not-allowed' : 'not-neighbours'
}

function rerolling(plan: RerollPlan, place: Place, { line }: Race): Plan | Refusal {
  if (groupCount(line) === 1) return 'nothing-to-reroll'
  return place === LEAD ? 'leading-group-not-rerolled' : { ...plan, group: place }
}

/** A second touch lets go. */
function picked<Picking extends CardPlan | RollOffPlan>(
  plan: Picking,
  die: Die,
  { line }: Race,
  { most, tooMany, elsewhere }: Limit,
): Picking | Refusal {
  if (!has(line[LEAD]!, die)) return elsewhere
  const dice = plan.dice ^ only(die)
  return count(dice) > most ? tooMany : { ...plan, dice }
}

/** First its colour, then its value. */
function traitAfter({ as }: CardPlan, die: Die, { faces }: Race) {
  const colour = COLOURS[colourOf(die)]!
  return as === colour ? valueCard(faceOf(faces, die)) : colour
}
