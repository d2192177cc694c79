// What a player is putting together, tap by tap, until it is an action.

import { type Card, isTrait, type Trait } from '#games/dice-run/cards.ts'
import { count, type DiceSet, NO_DICE, only, type Value } from '#games/dice-run/dice.ts'
import { canChoose } from '#games/dice-run/legal.ts'
import { hasNeighbourBehind, type Line, type Place } from '#games/dice-run/line.ts'
import { lowestNamed } from '#games/dice-run/look-alikes.ts'
import { ROLL_OFF_DICE, rollerOf } from '#games/dice-run/opening.ts'
import {
  canCrash,
  canPartAnywhere,
  canSprint,
  canSwap,
  canSwapAnywhere,
  SPRINTERS,
} from '#games/dice-run/plays.ts'
import { isSameRace, type Race } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Action, View } from '#games/dice-run/vocabulary.ts'

export interface CardPlan {
  readonly kind: 'card'
  /** Where in the hand the card is. */
  readonly slot: number
  readonly card: Card
  readonly as: Trait | null
  readonly group: Place | null
  readonly value: Value | null
  readonly dice: DiceSet
}

export interface TargetPlan {
  readonly kind: 'target'
  readonly target: Target
  readonly first: 'colour' | 'value'
}

export interface RerollPlan {
  readonly kind: 'reroll'
  readonly slot: number | null
  readonly card: Card | null
  readonly group: Place | null
}

export interface RollOffPlan {
  readonly kind: 'rollOff'
  readonly dice: DiceSet
}

export interface ChoicePlan {
  readonly kind: 'choice'
  readonly target: Target
}

export type Plan = CardPlan | TargetPlan | RerollPlan | RollOffPlan | ChoicePlan

/** What is still missing. */
export type Need =
  | 'trait'
  | 'swap'
  | 'gap'
  | 'sprint'
  | 'about-turn'
  | 'about-turn-value'
  | 'crash'
  | 'reroll-group'
  | 'reroll-card'
  | 'roll-off'

export const NEW_ROLL_OFF: RollOffPlan = { kind: 'rollOff', dice: NO_DICE }
export const NEW_REROLL: RerollPlan = { kind: 'reroll', slot: null, card: null, group: null }

/** Where there is only one way to play a card it is chosen at once. */
export function cardPlan(slot: number, card: Card, { line }: Race): CardPlan {
  const ways = jointsFor(card, line)
  const group = ways.length === 1 ? ways[0]! : null
  return { kind: 'card', slot, card, as: null, group, value: null, dice: NO_DICE }
}

export function targetPlan(target: Target): TargetPlan {
  return { kind: 'target', target, first: 'colour' }
}

/** Behind which groups a card can do something. */
export function jointsFor(card: Card, line: Line): readonly Place[] {
  if (card !== 'swap' && card !== 'gap') return []
  const can = card === 'swap' ? canSwap : hasNeighbourBehind
  return [...line.keys()].filter(place => can(line, place))
}

export function needOf(plan: Plan, { line }: Race): Need | null {
  switch (plan.kind) {
    case 'card':
      return cardNeed(plan, line)
    case 'reroll':
      if (plan.group === null) return 'reroll-group'
      return plan.card === null ? 'reroll-card' : null
    case 'rollOff':
      return count(plan.dice) < ROLL_OFF_DICE ? 'roll-off' : null
    default:
      return null
  }
}

function cardNeed({ card, as, group, value, dice }: CardPlan, line: Line): Need | null {
  switch (card) {
    case 'joker':
      return as === null ? 'trait' : null
    case 'swap':
      return group === null && canSwapAnywhere(line) ? 'swap' : null
    case 'gap':
      return group === null && canPartAnywhere(line) ? 'gap' : null
    case 'sprint':
      return count(dice) < SPRINTERS && canSprint(line) ? 'sprint' : null
    case 'about-turn':
      if (group === null) return 'about-turn'
      return value === null ? 'about-turn-value' : null
    case 'crash':
      return dice === NO_DICE && canCrash(line) ? 'crash' : null
    default:
      return null
  }
}

/** How many dice are still to be picked. */
export function diceMissing(plan: Plan): number {
  if (plan.kind === 'rollOff') return ROLL_OFF_DICE - count(plan.dice)
  return plan.kind === 'card' && plan.card === 'sprint' ? SPRINTERS - count(plan.dice) : 0
}

/** `null` while something is missing. */
export function actionOf(plan: Plan, race: Race): Action | null {
  if (needOf(plan, race) !== null) return null
  switch (plan.kind) {
    case 'card':
      return cardAction(plan, race)
    case 'target':
      return { type: 'playTarget', target: plan.target, first: plan.first }
    case 'reroll':
      return { type: 'reroll', card: plan.card!, group: plan.group! }
    case 'rollOff':
      return { type: 'rollOff', dice: named(plan.dice, race) }
    case 'choice':
      return { type: 'choose', target: plan.target }
  }
}

function cardAction(plan: CardPlan, race: Race): Action {
  const { card, as, group, value, dice } = plan
  const type = 'play'
  if (isTrait(card)) return { type, card }
  switch (card) {
    case 'joker':
      return { type, card, as: as! }
    case 'swap':
    case 'gap':
      return { type, card, group }
    case 'sprint':
      return { type, card, dice: dice === NO_DICE ? null : named(dice, race) }
    case 'about-turn':
      return { type, card, group: group!, value: value! }
    case 'crash':
      return { type, card, die: dice === NO_DICE ? null : dieOf(named(dice, race)) }
    default:
      return { type, card: 'comeback' }
  }
}

/** [R3.5] Any of the look-alikes may have been touched; the action names the lowest. */
function named(dice: DiceSet, { line, faces }: Race): DiceSet {
  return lowestNamed(dice, line[0]!, faces)
}

function dieOf(dice: DiceSet): number {
  return 31 - Math.clz32(dice)
}

/** A plan that stands for an action, as a hint gives it. */
export function planOf(action: Action, hand: readonly Card[]): Plan | null {
  switch (action.type) {
    case 'play':
      return {
        kind: 'card',
        slot: hand.indexOf(action.card),
        card: action.card,
        as: action.card === 'joker' ? action.as : null,
        group: 'group' in action ? action.group : null,
        value: action.card === 'about-turn' ? action.value : null,
        dice: pickedIn(action),
      }
    case 'playTarget':
      return { kind: 'target', target: action.target, first: action.first }
    case 'reroll': {
      const { card, group } = action
      return { kind: 'reroll', slot: hand.indexOf(card), card, group }
    }
    case 'rollOff':
      return { kind: 'rollOff', dice: action.dice }
    case 'choose':
      return { kind: 'choice', target: action.target }
    default:
      return null
  }
}

function pickedIn(action: Action & { type: 'play' }): DiceSet {
  if (action.card === 'sprint') return action.dice ?? NO_DICE
  return action.card === 'crash' && action.die !== null ? only(action.die) : NO_DICE
}

/** What is left of a plan once the table has moved on; places in the line mean others then. */
export function rebased(plan: Plan, { open, own, viewer }: View, madeFor: Race): Plan | null {
  if (own === null || viewer === 'spectator') return null
  const { step, race } = open
  if (plan.kind === 'rollOff') {
    return step.type === 'opening' && rollerOf(step) === viewer ? plan : null
  }
  if (plan.kind === 'choice') return canChoose({ open, own, viewer }) ? plan : null
  if (step.type !== 'turn' || (step.seat === viewer && step.played !== null)) return null
  if (plan.kind === 'target') {
    return own.targets.includes(plan.target) && open.players[viewer]!.target === null ? plan : null
  }
  if (plan.slot !== null && own.hand[plan.slot] !== plan.card) return null
  if (isSameRace(race, madeFor)) return plan
  if (plan.kind === 'reroll') return { ...plan, group: null }
  return { ...cardPlan(plan.slot, plan.card, race), as: plan.as }
}
