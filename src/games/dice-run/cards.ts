// [R1.2] The movement cards: nine kinds, of which colours and values come in five and six faces.

import {
  COLOURS,
  type Colour,
  type DiceSet,
  type Faces,
  ofColour,
  type Value,
} from '#games/dice-run/dice.ts'

export const VALUE_CARDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
export type ValueCard = (typeof VALUE_CARDS)[number]

/** What a card or a joker can send ahead: all dice of a colour, or all of a value. */
export const TRAITS = [...COLOURS, ...VALUE_CARDS] as const
export type Trait = Colour | ValueCard

export const CARDS = [
  ...TRAITS,
  'joker',
  'swap',
  'sprint',
  'comeback',
  'about-turn',
  'gap',
  'crash',
] as const
export type Card = (typeof CARDS)[number]

export const KINDS = [
  'colour',
  'value',
  'joker',
  'swap',
  'sprint',
  'comeback',
  'about-turn',
  'gap',
  'crash',
] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(card: Card): Kind {
  if (isColour(card)) return 'colour'
  return isValueCard(card) ? 'value' : card
}

export function isTrait(card: Card): card is Trait {
  return TRAIT_PLACES[card] !== undefined
}

/** The dice that a colour or a value means just now. */
export function diceOf(trait: Trait, faces: Faces): DiceSet {
  const place = TRAIT_PLACES[trait]!
  return place < COLOURS.length ? ofColour(place) : faces[place - COLOURS.length]!
}

export function valueCard(value: Value): ValueCard {
  return VALUE_CARDS[value - 1]!
}

const TRAIT_PLACES: { readonly [card in Card]?: number } = Object.fromEntries(
  TRAITS.map((trait, place) => [trait, place]),
)

function isColour(card: Card): card is Colour {
  return (COLOURS as readonly Card[]).includes(card)
}

function isValueCard(card: Card): card is ValueCard {
  return (VALUE_CARDS as readonly Card[]).includes(card)
}

// Loops, because these are asked in every turn and the language's own take longer on short lists.

export function holds<T>(things: readonly T[], one: T): boolean {
  for (let i = 0; i < things.length; i++) if (things[i] === one) return true
  return false
}

/** What is left of a hand, or of other things, when one of them is taken away. */
export function without<T>(things: readonly T[], one: T): readonly T[] {
  const rest = things.slice()
  takeOut(rest, one)
  return rest
}

/** The same in place. */
export function takeOut<T>(things: T[], one: T): void {
  let place = 0
  while (place < things.length && things[place] !== one) place += 1
  for (let i = place + 1; i < things.length; i++) things[i - 1] = things[i]!
  if (place < things.length) things.pop()
}
