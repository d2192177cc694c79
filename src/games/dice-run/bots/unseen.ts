// Deals the unseen cards anew: to the rivals' hands and onto the pile, in an order that may be
// true.

import type { Situation } from '#games/dice-run/bots/mind.ts'
import {
  DRAWS,
  ENDS,
  HAND,
  HAND_COUNT,
  LEAST,
  type Model,
  NEXT,
  PILE,
  playerAt,
  SEATS,
  STAGE,
} from '#games/dice-run/bots/model.ts'
import { numberOf } from '#games/dice-run/bots/ply.ts'
import { CARDS } from '#games/dice-run/cards.ts'
import type { Chance } from '#kernel/game.ts'

/** The sizes that a pile may have, from the least on. [R2.3] */
export const POSSIBLE_SIZES = 5

/** The numbers of all cards that this seat has not seen. */
export function unseenCards({ open, own }: Situation): Int32Array {
  const left = CARDS.map(card => open.options.deck[card])
  const seen = [...open.discards, ...own.hand, ...own.buried]
  if (own.faceDown !== null) seen.push(own.faceDown)
  for (const card of seen) left[numberOf(card)]! -= 1
  return Int32Array.from(left.flatMap((copies, card) => new Array<number>(copies).fill(card)))
}

/** Shuffles `cards` as far as it deals them: hands, and a pile for so many draws. */
export function dealCards(
  model: Model,
  me: number,
  cards: Int32Array,
  { chance, draws }: { readonly chance: Chance; readonly draws: number },
): void {
  let dealt = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me) continue
    const hand = playerAt(seat) + HAND
    const held = model[playerAt(seat) + HAND_COUNT]!
    for (let card = 0; card < held; card++) model[hand + card] = drawn(cards, dealt++, chance)
  }
  for (let card = 0; card < draws; card++) model[PILE + card] = drawn(cards, dealt++, chance)
  model[NEXT] = 0
  model[ENDS + model[STAGE]!] = pileLeft(model, chance)
}

function drawn(cards: Int32Array, nth: number, chance: Chance): number {
  if (nth >= cards.length) throw new RangeError('more cards are dealt than there are')
  const other = nth + chance.below(cards.length - nth)
  const card = cards[other]!
  cards[other] = cards[nth]!
  cards[nth] = card
  return card
}

/** How many draws this stage may still have. */
function pileLeft(model: Model, chance: Chance): number {
  const least = model[LEAST + model[STAGE]!]!
  const drawn = model[DRAWS]!
  const from = Math.max(least, drawn + 1)
  const sizes = Math.max(1, least + POSSIBLE_SIZES - from)
  return from + chance.below(sizes) - drawn
}
