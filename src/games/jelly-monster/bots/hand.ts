// How quick a hand is: how long a person takes for each thing a hand does, from the quickest on.

import type { Chance, Millis } from '#kernel/game.ts'

export interface Span {
  readonly least: Millis
  readonly most: Millis
}

export interface Hand {
  /** Gathers the dice, shakes and throws them. */
  readonly throwing: Span
  /** Looks at what fell, decides, and lays a die on the table. */
  readonly placing: Span
  /** Looks at what fell and throws everything again. */
  readonly refusing: Span
  /** Reaches for the timer or puts up the screen as a lock. */
  readonly reaching: Span
  /** Reads a question and answers it. */
  readonly answering: Span
}

/** Mostly near the quickest: now and then people hesitate long, but they never hurry as much. */
export function timeTaken({ least, most }: Span, chance: Chance): Millis {
  const ways = most - least + 1
  return least + Math.floor((chance.below(ways) * chance.below(ways)) / ways)
}

/** What `timeTaken` comes to on average. */
export function usualTime({ least, most }: Span): Millis {
  return least + (most - least) / 4
}

/** In no time so short could this hand lay down two dice one after the other. */
export function shortestTurn({ throwing, placing }: Hand): Millis {
  return throwing.least + placing.least
}

/** Somebody who plays for the first time. */
export const SLOW_HAND: Hand = {
  throwing: { least: 1000, most: 2600 },
  placing: { least: 1500, most: 4500 },
  refusing: { least: 1600, most: 3600 },
  reaching: { least: 1200, most: 3500 },
  answering: { least: 2000, most: 6000 },
}

export const EASY_HAND: Hand = {
  throwing: { least: 850, most: 2000 },
  placing: { least: 1150, most: 3300 },
  refusing: { least: 1250, most: 2800 },
  reaching: { least: 900, most: 2400 },
  answering: { least: 1500, most: 4500 },
}

export const DEFT_HAND: Hand = {
  throwing: { least: 750, most: 1600 },
  placing: { least: 950, most: 2600 },
  refusing: { least: 1050, most: 2200 },
  reaching: { least: 700, most: 1800 },
  answering: { least: 1200, most: 4000 },
}

/** As quick as people who play this often, and no quicker. */
export const QUICK_HAND: Hand = {
  throwing: { least: 700, most: 1400 },
  placing: { least: 800, most: 2100 },
  refusing: { least: 900, most: 1900 },
  reaching: { least: 600, most: 1500 },
  answering: { least: 1000, most: 3500 },
}
