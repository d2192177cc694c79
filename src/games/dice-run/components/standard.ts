// [R1.3] Our split of the 76 movement cards: the published rules only tell their number.

import type { Deck } from '#games/dice-run/vocabulary.ts'

export const STANDARD_DECK: Deck = {
  yellow: 4,
  blue: 4,
  orange: 4,
  green: 4,
  lilac: 4,
  one: 4,
  two: 4,
  three: 4,
  four: 4,
  five: 4,
  six: 4,
  joker: 6,
  swap: 4,
  sprint: 4,
  comeback: 4,
  'about-turn': 6,
  gap: 4,
  crash: 4,
}
