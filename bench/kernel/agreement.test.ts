// The rival's own engine is not there in a test. Its moves are, so a stand-in makes them; the
// measurement asks the same of the real one before it begins.

import { describe, expect, test } from 'bun:test'
import { INVALID_MOVE, type RivalGame, type RivalRandom } from '../rivals/boardgame.ts'
import type { RivalEngine, RivalMade } from '../rivals/engine.ts'
import { agreedActions, CUPS_PAIRING, type EngineWith, PIG_PAIRING } from './agreement.ts'
import { rivalCups } from './rival-cups.ts'
import { rivalPig } from './rival-pig.ts'

/** Makes moves on a copy, ends turns clockwise, and leaves everything as it was when refused. */
function standIn<G>(game: RivalGame<G>, random: RivalRandom): RivalEngine<G> {
  return {
    begin(seats) {
      const ctx = { currentPlayer: '0', numPlayers: seats }
      return { G: game.setup({ ctx }), ctx }
    },
    make(state, { type, playerID, args }) {
      const { ctx } = state
      const G = structuredClone(state.G)
      let { currentPlayer } = ctx
      const endTurn = () => {
        currentPlayer = `${(Number(ctx.currentPlayer) + 1) % ctx.numPlayers}`
      }
      const context = { G, ctx, playerID, random, events: { endTurn } }
      if (game.moves[type]!(context, ...args) === INVALID_MOVE) return state
      return { G, ctx: { ...ctx, currentPlayer, gameover: game.endIf({ G }) } }
    },
  }
}

/** A stand-in whose moves of one kind do something else afterwards. */
function cheating<G>(type: string, cheat: (G: G) => void): EngineWith<G> {
  return (game, dice) => {
    const honest = standIn(game, dice)
    return {
      ...honest,
      make(state, made) {
        const next = honest.make(state, made)
        if (made.type === type) cheat(next.G)
        return next
      },
    }
  }
}

const NO_DICE: RivalRandom = {
  D6: () => {
    throw new Error('nobody was to roll')
  },
}

function isRefused<G>(game: RivalGame<G>, made: readonly RivalMade[]): boolean {
  const engine = standIn(game, NO_DICE)
  const before = made.slice(0, -1).reduce(engine.make, engine.begin(3, ''))
  return engine.make(before, made.at(-1)!) === before
}

describe('the rival plays the same rules', () => {
  test('of Pig, with the same dice, whatever is done', () => {
    let actions = 0
    for (let seed = 0; seed < 100; seed++) actions += agreedActions(PIG_PAIRING, standIn, seed)
    expect(actions).toBeGreaterThan(2000)
  })

  test('of Cups, with the same dice, whatever is done', () => {
    let actions = 0
    for (let seed = 0; seed < 100; seed++) actions += agreedActions(CUPS_PAIRING, standIn, seed)
    expect(actions).toBeGreaterThan(2000)
  })

  test('and where it does not, that is found', () => {
    const generous: typeof standIn = cheating('hold', (table: { scores: number[] }) => {
      table.scores[0]! += 1
    }) as typeof standIn
    expect(() => agreedActions(PIG_PAIRING, generous, 0)).toThrow('pig differs after')
    const slow: typeof standIn = cheating('turnSand', (table: { runsOutAt: number }) => {
      table.runsOutAt += 1
    }) as typeof standIn
    expect(() => agreedActions(CUPS_PAIRING, slow, 0)).toThrow('cups differs after')
  })

  test('and refuses what Pig refuses', () => {
    expect(isRefused(rivalPig, [{ type: 'hold', playerID: '0', args: [1] }])).toBe(true)
    expect(isRefused(rivalPig, [{ type: 'lapse', playerID: '0', args: [19_999] }])).toBe(true)
    expect(isRefused(rivalPig, [{ type: 'lapse', playerID: '0', args: [20_000] }])).toBe(false)
  })

  test('and refuses what Cups refuses', () => {
    expect(isRefused(rivalCups, [{ type: 'keep', playerID: '0', args: [1] }])).toBe(true)
    expect(isRefused(rivalCups, [{ type: 'turnSand', playerID: '0', args: [1] }])).toBe(true)
    expect(isRefused(rivalCups, [{ type: 'liftCups', playerID: '0', args: [59_999] }])).toBe(true)
    expect(isRefused(rivalCups, [{ type: 'liftCups', playerID: '0', args: [60_000] }])).toBe(false)
  })
})
