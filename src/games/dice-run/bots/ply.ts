// What a player does with a turn, packed into one number: what, with which card, and how.

import { CARDS, type Card, TRAITS } from '#games/dice-run/cards.ts'
import { listed, only, VALUES } from '#games/dice-run/dice.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import type { Play } from '#games/dice-run/vocabulary.ts'

export type Ply = number

export const TURN_TYPES = ['play', 'playTarget', 'reroll'] as const
export const PLAY = 0
export const PLAY_TARGET = 1
export const REROLL = 2

/** Fills the place of a choice that there is not. */
export const NOTHING = 63

const CARD_SHIFT = 2
const CARD_MASK = 31
const FIRST_SHIFT = 7
const FIRST_MASK = 63
const SECOND_SHIFT = 13
const THIRD_SHIFT = 18
const MASK = 31

export function typeOf(ply: Ply): number {
  return ply & 3
}

/** The number of its card among all cards. */
export function cardOf(ply: Ply): number {
  return (ply >> CARD_SHIFT) & CARD_MASK
}

/** A trait, a place in the line, a die or a target. */
export function firstOf(ply: Ply): number {
  return (ply >> FIRST_SHIFT) & FIRST_MASK
}

/** The value of an about-turn from 0, a die, or which move of a target comes first. */
export function secondOf(ply: Ply): number {
  return (ply >> SECOND_SHIFT) & MASK
}

export function thirdOf(ply: Ply): number {
  return (ply >> THIRD_SHIFT) & MASK
}

export function playPly(card: number, first = 0, second = 0, third = 0): Ply {
  const how = (first << FIRST_SHIFT) | (second << SECOND_SHIFT) | (third << THIRD_SHIFT)
  return PLAY | (card << CARD_SHIFT) | how
}

export function targetPly(target: number, first: number): Ply {
  return PLAY_TARGET | (target << FIRST_SHIFT) | (first << SECOND_SHIFT)
}

export function rerollPly(card: number, place: number): Ply {
  return REROLL | (card << CARD_SHIFT) | (place << FIRST_SHIFT)
}

const NUMBERS = new Map<Card, number>(CARDS.map((card, number) => [card, number]))

export function numberOf(card: Card): number {
  return NUMBERS.get(card)!
}

export const JOKER = numberOf('joker')
export const SWAP = numberOf('swap')
export const SPRINT = numberOf('sprint')
export const COMEBACK = numberOf('comeback')
export const ABOUT_TURN = numberOf('about-turn')
export const GAP_CARD = numberOf('gap')
export const CRASH = numberOf('crash')

export function plyOf(action: TurnAction): Ply {
  if (action.type === 'playTarget')
    return targetPly(action.target, FIRST_MOVES.indexOf(action.first))
  const card = numberOf(action.card)
  if (action.type === 'reroll') return rerollPly(card, action.group)
  switch (action.card) {
    case 'joker':
      return playPly(card, TRAITS.indexOf(action.as))
    case 'swap':
    case 'gap':
      return playPly(card, action.group ?? NOTHING)
    case 'crash':
      return playPly(card, action.die ?? NOTHING)
    case 'about-turn':
      return playPly(card, action.group, action.value - 1)
    case 'sprint':
      return action.dice === null ? playPly(card, NOTHING) : playPly(card, ...listed(action.dice))
    default:
      return playPly(card)
  }
}

const FIRST_MOVES = ['colour', 'value'] as const

export function actionOf(ply: Ply): TurnAction {
  const type = TURN_TYPES[typeOf(ply)]!
  const first = firstOf(ply)
  if (type === 'playTarget') return { type, target: first, first: FIRST_MOVES[secondOf(ply)]! }
  if (type === 'reroll') return { type, card: CARDS[cardOf(ply)]!, group: first }
  return playOf(ply, first === NOTHING ? null : first)
}

function playOf(ply: Ply, first: number | null): Play {
  const type = 'play'
  const card = CARDS[cardOf(ply)]!
  switch (card) {
    case 'joker':
      return { type, card, as: TRAITS[first!]! }
    case 'swap':
    case 'gap':
      return { type, card, group: first }
    case 'crash':
      return { type, card, die: first }
    case 'about-turn':
      return { type, card, group: first!, value: VALUES[secondOf(ply)]! }
    case 'sprint':
      return { type, card, dice: first === null ? null : sprinters(ply) }
    default:
      return { type, card }
  }
}

/** The dice of a sprint. */
export function sprinters(ply: Ply): number {
  return only(firstOf(ply)) | only(secondOf(ply)) | only(thirdOf(ply))
}
