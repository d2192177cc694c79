// How long a bot lets the others wait, so that people can follow what happens.

import type { Action } from '#games/dice-run/vocabulary.ts'
import type { Chance, Millis } from '#kernel/game.ts'

interface Span {
  readonly least: Millis
  readonly most: Millis
}

const QUICK: Span = { least: 300, most: 800 }
const USUAL: Span = { least: 600, most: 2500 }
const LONG: Span = { least: 1200, most: 3200 }

export function hesitation(action: Action, chance: Chance): Millis {
  const { least, most } = spanOf(action)
  return least + chance.below(most - least + 1)
}

/** What cannot be undone in the eyes of the others takes longer; handing over takes no thought. */
function spanOf(action: Action): Span {
  if (action.type === 'endTurn') return QUICK
  return action.type === 'playTarget' || action.type === 'choose' ? LONG : USUAL
}
