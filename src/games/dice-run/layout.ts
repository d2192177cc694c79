// [R2] The table before the match, and everything that is rolled, shuffled and dealt to begin it.

import { cardsOf } from '#games/dice-run/components/deck.ts'
import { ALL_DICE } from '#games/dice-run/dice.ts'
import { rollOffBegan, valuesFor } from '#games/dice-run/opening.ts'
import { cut, piledCards, pileSizes } from '#games/dice-run/piles.ts'
import { STARTING_RACE } from '#games/dice-run/race.ts'
import { TARGETS, TARGETS_PER_PLAYER } from '#games/dice-run/targets.ts'
import type { Event, Options, Own, Player, State } from '#games/dice-run/vocabulary.ts'
import { shuffled } from '#kernel/chance.ts'
import type { Moment, Seat } from '#kernel/game.ts'

const NEW_PLAYER: Player = {
  target: null,
  ready: false,
  spent: [],
  points: 0,
  trophies: [],
  buried: 0,
  lapses: 0,
  away: false,
}

const EMPTY_HANDED: Own = { hand: [], targets: [], choice: null, faceDown: null, buried: [] }

export function setUp(options: Options, seats: number): State {
  return {
    open: {
      options,
      race: STARTING_RACE,
      step: { type: 'opening', rollers: [], sums: [], runsOutAt: null },
      draws: 0,
      discards: [],
      reroller: null,
      players: new Array<Player>(seats).fill(NEW_PLAYER),
      results: [],
    },
    seats: new Array<Own>(seats).fill(EMPTY_HANDED),
    piles: [],
    box: [],
  }
}

export function start({ open }: State, { now, chance }: Moment): readonly Event[] {
  const { options, players } = open
  const values = valuesFor(ALL_DICE, chance)
  const cards = shuffled(cardsOf(options.deck), chance)
  const targets = shuffled(TARGETS, chance)
  const events: Event[] = [{ type: 'rolled', seat: null, dice: ALL_DICE, values }]
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const hand = cards.splice(0, options.handSize)
    const held = targets.splice(0, TARGETS_PER_PLAYER).sort((one, other) => one - other)
    events.push({ type: 'dealt', seat, hand, targets: held })
    seats.push(seat)
  }
  const piles = cut(cards, pileSizes(piledCards(open), chance))
  events.push({ type: 'shuffled', piles, box: targets }, rollOffBegan(open, seats, now))
  return events
}
