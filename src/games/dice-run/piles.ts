// [R2.3] The draw pile: five piles of similar size with a stage card on top of all but the first.

import type { Card } from '#games/dice-run/cards.ts'
import { deckSize } from '#games/dice-run/components/deck.ts'
import type { Open } from '#games/dice-run/vocabulary.ts'
import type { Chance } from '#kernel/game.ts'

/** The stage cards, in the order in which they appear. */
export const STAGE_VALUES: readonly number[] = [3, 4, 5, 6]
export const PILE_COUNT = STAGE_VALUES.length + 1

const SHIFTS: readonly number[] = [-2, -1, 0, 1, 2]

/** The cards of all piles together at the start. */
export function piledCards({ options, players }: Open): number {
  return deckSize(options.deck) - players.length * options.handSize
}

/**
 * The sizes that the next pile may have, one for each shift. The fifth takes what is left, so every
 * pile leaves at least a card for each one after it.
 */
export function possibleSizes(cards: number, before: readonly number[]): readonly number[] {
  const pile = before.length
  const left = before.reduce((rest, size) => rest - size, cards)
  const after = PILE_COUNT - 1 - pile
  if (after === 0) return [left]
  const even = Math.floor(cards / PILE_COUNT) + (pile < cards % PILE_COUNT ? 1 : 0)
  return SHIFTS.map(shift => Math.min(Math.max(even + shift, 1), left - after))
}

/**
 * Sizes for all piles, of which the first may be known and the next one be known to be so large.
 */
export function pileSizes(
  cards: number,
  chance: Chance,
  known: readonly number[] = [],
  least = 1,
): readonly number[] {
  const sizes = known.slice()
  while (sizes.length < PILE_COUNT) {
    const possible = possibleSizes(cards, sizes)
    const fitting =
      sizes.length === known.length ? possible.filter(size => size >= least) : possible
    sizes.push(fitting[chance.below(fitting.length)]!)
  }
  return sizes
}

/** Cuts an order of cards; what is drawn first lies last in each pile. */
export function cut(
  order: readonly Card[],
  sizes: readonly number[],
): readonly (readonly Card[])[] {
  let from = 0
  return sizes.map(size => {
    const pile = order.slice(from, from + size)
    from += size
    return pile
  })
}

/**
 * How many more draws end this stage, at least and at most: what anybody can work out who knows the
 * rules and has counted. `null` when the stage card is there.
 */
export function drawsLeft(open: Open): { readonly least: number; readonly most: number } | null {
  const known = open.results.map(result => result.draws)
  const possible = possibleSizes(piledCards(open), known).filter(size => size > open.draws)
  if (possible.length === 0) return null
  return {
    least: Math.min(...possible) - open.draws,
    most: Math.max(...possible) - open.draws,
  }
}
