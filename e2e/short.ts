// Options that make a match short, by game.

/** Few cards, and none that ask for much. */
const KINDS = ['yellow', 'blue', 'orange', 'green', 'lilac', 'one', 'two', 'three', 'four']
const NONE = ['five', 'six', 'joker', 'swap', 'sprint', 'comeback', 'about-turn', 'gap', 'crash']
const DECK = Object.fromEntries([
  ...KINDS.map(card => [card, 3] as const),
  ...NONE.map(card => [card, 0] as const),
])

export const SHORT = {
  'jelly-monster': {
    rollInterval: 300,
    countdown: 1000,
    readyLimit: 60_000,
    stallLimit: 300_000,
    choiceLimit: 5000,
  },
  'dice-run': { deck: DECK, turnLimit: 120_000 },
} as const
