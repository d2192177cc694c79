// One secret of a match, changed from the start: in a hand, among the targets, in a pile or in its
// size.

import type { Card } from '#games/dice-run/cards.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Event } from '#games/dice-run/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'

export interface Secret {
  /** The opening with the change. */
  readonly events: readonly Event[]
  readonly told: string
  /** Comes to light when this target is shown, if it is one. */
  readonly target: Target | null
  /** Comes to light when this stage ends, if the size of its pile is meant. */
  readonly pile: number | null
}

type Shuffled = Event & { readonly type: 'shuffled' }
type Dealt = Event & { readonly type: 'dealt' }

/** What takes its place is something that nobody ever sees: in the fifth pile, or out of play. */
export function exchanged(opening: readonly Event[], chance: Chance): Secret {
  const shuffled = opening.find(event => event.type === 'shuffled')!
  const deal = pick(
    opening.filter(event => event.type === 'dealt'),
    chance,
  )
  const way = pick([otherTarget, otherCardInHand, otherCardInPile, otherPileSize], chance)
  return way(opening, shuffled, deal, chance)
}

function otherTarget(
  opening: readonly Event[],
  shuffled: Shuffled,
  deal: Dealt,
  chance: Chance,
): Secret {
  const target = pick(deal.targets, chance)
  const other = pick(shuffled.box, chance)
  const targets = deal.targets.map(held => (held === target ? other : held))
  const box = shuffled.box.map(boxed => (boxed === other ? target : boxed))
  const events = opening.map((event): Event => {
    if (event === deal) return { ...deal, targets: targets.sort((one, two) => one - two) }
    return event === shuffled ? { ...shuffled, box } : event
  })
  return { events, told: `target ${target}, not ${other}`, target, pile: null }
}

function otherCardInHand(
  opening: readonly Event[],
  shuffled: Shuffled,
  deal: Dealt,
  chance: Chance,
): Secret {
  const place = chance.below(deal.hand.length)
  const card = deal.hand[place]!
  const { other, piles } = withLastPile(shuffled.piles, card, chance)
  const hand = deal.hand.with(place, other)
  const events = opening.map((event): Event => {
    if (event === deal) return { ...deal, hand }
    return event === shuffled ? { ...shuffled, piles } : event
  })
  return { events, told: `${card}, not ${other}, in a hand`, target: null, pile: null }
}

function otherCardInPile(
  opening: readonly Event[],
  shuffled: Shuffled,
  _: Dealt,
  chance: Chance,
): Secret {
  const pile = chance.below(shuffled.piles.length - 1)
  const place = chance.below(shuffled.piles[pile]!.length)
  const card = shuffled.piles[pile]![place]!
  const { other, piles } = withLastPile(shuffled.piles, card, chance)
  const changed = piles.with(pile, piles[pile]!.with(place, other))
  const told = `${card}, not ${other}, in pile ${pile}`
  return { events: withPiles(opening, shuffled, changed), told, target: null, pile: null }
}

/** The same cards in the same order, but the next stage card comes one draw sooner. */
function otherPileSize(
  opening: readonly Event[],
  shuffled: Shuffled,
  deal: Dealt,
  chance: Chance,
): Secret {
  const { piles } = shuffled
  const pile = chance.below(piles.length - 1)
  if (piles[pile]!.length === 1) return otherTarget(opening, shuffled, deal, chance)
  const [bottom, ...rest] = piles[pile]!
  const changed = piles.with(pile, rest).with(pile + 1, [...piles[pile + 1]!, bottom!])
  const events = withPiles(opening, shuffled, changed)
  return { events, told: `that pile ${pile} has ${rest.length} cards`, target: null, pile }
}

function withLastPile(
  piles: Shuffled['piles'],
  card: Card,
  chance: Chance,
): { readonly other: Card; readonly piles: Shuffled['piles'] } {
  const last = piles[piles.length - 1]!
  const place = chance.below(last.length)
  return { other: last[place]!, piles: piles.with(-1, last.with(place, card)) }
}

function withPiles(
  opening: readonly Event[],
  shuffled: Shuffled,
  piles: Shuffled['piles'],
): readonly Event[] {
  return opening.map(event => (event === shuffled ? { ...shuffled, piles } : event))
}
