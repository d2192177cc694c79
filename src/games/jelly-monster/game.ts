// Attack of the Jelly Monster as a game.

import { act } from '#games/jelly-monster/act.ts'
import { readAction } from '#games/jelly-monster/action.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { fallback } from '#games/jelly-monster/fallback.ts'
import { imagine } from '#games/jelly-monster/imagine.ts'
import { setUp, start } from '#games/jelly-monster/layout.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import { readOptions, seatRange } from '#games/jelly-monster/options.ts'
import { alarm, ring } from '#games/jelly-monster/round.ts'
import { audience, view } from '#games/jelly-monster/view.ts'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import type { Game } from '#kernel/game.ts'

export const jellyMonster: Game<JellyMonster> = {
  id: 'jelly-monster',
  version: 1,
  seats: seatRange,
  setUp,
  start,
  act,
  ring,
  alarm,
  evolve,
  ending: ({ stage }) => (stage.type === 'over' ? stage.ending : null),
  view,
  audience,
  legal,
  fallback,
  imagine,
  readOptions,
  readAction,
}
