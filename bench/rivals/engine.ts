// A match of a game written for boardgame.io: begun, and carried on move by move.

import type {
  Boardgame,
  RivalGame,
  RivalMade,
  RivalPlugin,
  RivalRandom,
  RivalState,
} from './boardgame.ts'

export type { RivalMade } from './boardgame.ts'

export interface RivalEngine<G> {
  begin(seats: number, seed: string): RivalState<G>
  make(state: RivalState<G>, made: RivalMade): RivalState<G>
}

/** Runs the game by the rival's own reducer. */
export function engineOf<G>(rival: Boardgame, game: RivalGame<G>): RivalEngine<G> {
  const processed = rival.ProcessGameConfig(game)
  const reduce = rival.CreateGameReducer({ game: processed })
  return {
    begin: (seats, seed) => {
      // A processed game is taken as it is, so that a match costs no second processing.
      return rival.InitializeGame({ game: { ...processed, seed }, numPlayers: seats })
    },
    make: (state, made) => reduce(state, { type: 'MAKE_MOVE', payload: made }),
  }
}

/** The same game with dice from elsewhere, in place of the rival's own. */
export function withDice<G>(game: RivalGame<G>, dice: RivalRandom): RivalGame<G> {
  const fnWrap: RivalPlugin<G>['fnWrap'] =
    move =>
    (context, ...details) =>
      move({ ...context, random: dice }, ...details)
  return { ...game, plugins: [{ name: 'dice', fnWrap }] }
}
