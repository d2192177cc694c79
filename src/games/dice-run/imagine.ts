// A state that a viewer could not tell from the real one: everything unseen is dealt anew.

import type { Card } from '#games/dice-run/cards.ts'
import { cardsOf } from '#games/dice-run/components/deck.ts'
import { cut, piledCards, pileSizes } from '#games/dice-run/piles.ts'
import { TARGETS, type Target } from '#games/dice-run/targets.ts'
import { handCount, targetCount } from '#games/dice-run/view.ts'
import type { Open, Own, State, View } from '#games/dice-run/vocabulary.ts'
import { pick, shuffled } from '#kernel/chance.ts'
import type { Chance, Seat } from '#kernel/game.ts'

export function imagine(view: View, chance: Chance): State {
  const { open, own } = view
  const cards = shuffled(unseenCards(open, own), chance)
  const targets = shuffled(unseenTargets(open, own), chance)
  const seats = open.players.map((_, seat) =>
    seat === view.viewer ? own! : imaginedOwn(open, seat, { cards, targets, chance }),
  )
  return { open, seats, piles: imaginedPiles(open, cards, chance), box: targets }
}

interface Unseen {
  readonly cards: Card[]
  readonly targets: Target[]
  readonly chance: Chance
}

/** Takes what it deals off the end of what is unseen. */
function imaginedOwn(open: Open, seat: Seat, { cards, targets, chance }: Unseen): Own {
  const player = open.players[seat]!
  const held = targets.splice(targets.length - targetCount(player)).sort((a, b) => a - b)
  return {
    hand: cards.splice(cards.length - handCount(open, seat)),
    targets: held,
    choice: player.ready ? pick(held, chance) : null,
    faceDown: open.reroller === seat ? cards.pop()! : null,
    buried: cards.splice(cards.length - player.buried),
  }
}

/** Piles as the rules may have cut them, given how many cards each finished stage has taken. */
function imaginedPiles(
  open: Open,
  order: readonly Card[],
  chance: Chance,
): readonly (readonly Card[])[] {
  const known = open.results.map(result => result.draws)
  const isEmptied = open.step.type === 'choosing'
  if (isEmptied) known.push(open.draws)
  const sizes = pileSizes(piledCards(open), chance, known, isEmptied ? 1 : open.draws + 1)
  const stage = open.results.length
  const left = sizes.map((size, pile) => {
    if (pile < stage) return 0
    return pile === stage ? size - open.draws : size
  })
  return cut(order, left)
}

function unseenCards({ options, discards }: Open, own: Own | null): Card[] {
  const seen = [...discards]
  if (own !== null) {
    seen.push(...own.hand, ...own.buried)
    if (own.faceDown !== null) seen.push(own.faceDown)
  }
  const unseen = cardsOf(options.deck)
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1)
  return unseen
}

function unseenTargets({ players }: Open, own: Own | null): Target[] {
  const seen = new Set(own === null ? [] : own.targets)
  for (const { spent, target } of players) {
    for (const used of spent) seen.add(used)
    if (target !== null) seen.add(target)
  }
  return TARGETS.filter(target => !seen.has(target))
}
