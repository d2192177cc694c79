// A deck as it comes from a host, and what is wrong with it if it cannot be played.

import * as v from 'valibot'
import { CARDS, type Card } from '#games/dice-run/cards.ts'
import type { Deck } from '#games/dice-run/vocabulary.ts'

export const MOST_COPIES = 40
export const LARGEST_DECK = 200

const copies = v.pipe(
  v.number('copies are counted in whole numbers'),
  v.integer('copies are counted in whole numbers'),
  v.minValue(0, 'a card cannot have fewer than 0 copies'),
  v.maxValue(MOST_COPIES, `a card has at most ${MOST_COPIES} copies`),
  // JSON can say -0, which is not 0 to everyone.
  v.transform(number => number + 0),
)

const entries = Object.fromEntries(CARDS.map(card => [card, copies])) as {
  readonly [card in Card]: typeof copies
}

export const deckSchema = v.pipe(
  v.strictObject(entries, issue =>
    issue.expected === 'never'
      ? `there is no such card; the cards are ${CARDS.join(', ')}`
      : issue.expected === 'Object'
        ? 'a deck tells the copies of each card'
        : 'a deck tells the copies of every card, also of one that it leaves out (0)',
  ),
  v.check(
    deck => deckSize(deck) <= LARGEST_DECK,
    issue => `a deck has at most ${LARGEST_DECK} cards, not ${deckSize(issue.input)}`,
  ),
)

export function deckSize(deck: Deck): number {
  let cards = 0
  for (const card of CARDS) cards += deck[card]
  return cards
}

/** Every card of the deck once for each copy. */
export function cardsOf(deck: Deck): Card[] {
  const cards: Card[] = []
  for (const card of CARDS) for (let copy = 0; copy < deck[card]; copy++) cards.push(card)
  return cards
}
