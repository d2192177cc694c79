// Dice Run: thirty dice race in groups; everybody secretly hopes for other ones in front.

import { act } from '#games/dice-run/act.ts'
import { alarm } from '#games/dice-run/clock.ts'
import { evolve, evolveAll, scribe } from '#games/dice-run/evolve.ts'
import { fallback } from '#games/dice-run/fallback.ts'
import { imagine } from '#games/dice-run/imagine.ts'
import { setUp, start } from '#games/dice-run/layout.ts'
import { legal } from '#games/dice-run/legal.ts'
import { readOptions, seats } from '#games/dice-run/options.ts'
import { readAction } from '#games/dice-run/reading.ts'
import { ring } from '#games/dice-run/ring.ts'
import { endingOf } from '#games/dice-run/scoring.ts'
import { audience, view } from '#games/dice-run/view.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Game } from '#kernel/game.ts'

export const diceRun: Game<DiceRun> = {
  id: 'dice-run',
  version: 1,
  seats,
  setUp,
  start,
  act,
  ring,
  alarm,
  evolve,
  evolveAll,
  scribe,
  ending: state => endingOf(state.open),
  view,
  audience,
  legal,
  fallback,
  imagine,
  readOptions,
  readAction,
}
