// Pig as boardgame.io would have it: src/kernel/toys/pig.ts says what the rules are.

import { INVALID_MOVE, type RivalContext, type RivalGame } from '../rivals/boardgame.ts'

export interface RivalPig {
  readonly scores: number[]
  pot: number
  lapsesAt: number
}

export const GOAL = 50
export const TURN_LIMIT = 20_000

export const rivalPig: RivalGame<RivalPig> = {
  name: 'pig',
  disableUndo: true,
  setup: ({ ctx }) => {
    const scores = new Array<number>(ctx.numPlayers).fill(0)
    return { scores, pot: 0, lapsesAt: TURN_LIMIT }
  },
  moves: {
    roll(context, now: number) {
      const face = context.random.D6()
      if (face === 1) pass(context, now)
      else context.G.pot += face
      return undefined
    },
    hold(context, now: number) {
      if (context.G.pot === 0) return INVALID_MOVE
      bank(context)
      pass(context, now)
      return undefined
    },
    /** It has no timers: whoever notices that a turn has lapsed says so. */
    lapse(context, now: number) {
      if (now < context.G.lapsesAt) return INVALID_MOVE
      bank(context)
      pass(context, now)
      return undefined
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex(score => score >= GOAL)
    return winner < 0 ? undefined : { winners: [winner], scores: [...G.scores] }
  },
}

function bank({ G, ctx }: RivalContext<RivalPig>): void {
  G.scores[Number(ctx.currentPlayer)]! += G.pot
}

function pass({ G, events }: RivalContext<RivalPig>, now: number): void {
  G.pot = 0
  G.lapsesAt = now + TURN_LIMIT
  events.endTurn()
}
