// A recorded match as the rival plays it, with the dice that fell.

import { faceOf, listed } from '#games/dice-run/dice.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import type { Boardgame, RivalRandom } from '../rivals/boardgame.ts'
import { engineOf, withDice } from '../rivals/engine.ts'
import { type Recorded, SEATS, statesOf } from './matches.ts'
import { type RivalDeal, type RivalRace, rivalDiceRun } from './rival.ts'

const NO_DEAL: RivalDeal = { values: [], hands: [], targets: [], piles: [] }

export type Look = (race: RivalRace, state: State) => void

/** Plays a match to its end and says how many moves that took. */
export function rivalPlayer(library: Boardgame): (match: Recorded, look?: Look) => number {
  let deal = NO_DEAL
  let rolls: readonly number[] = []
  let fallen = 0
  function roll(): number {
    fallen += 1
    return rolls[fallen - 1]!
  }
  const dice = { D6: roll } as RivalRandom
  const game = withDice(
    rivalDiceRun(() => deal),
    dice,
  )
  const engine = engineOf(library, game)
  return (match, look) => {
    const { moves } = match.rival
    const states = look === undefined ? [] : statesOf(match)
    deal = match.rival.deal
    rolls = match.rival.rolls
    fallen = 0
    let state = engine.begin(SEATS, 'dealt already')
    for (let nth = 0; nth < moves.length; nth++) {
      state = engine.make(state, moves[nth]!)
      look?.(state.G, states[nth]!)
    }
    if (state.ctx.gameover === undefined) throw new Error('the rival has not come to the end')
    return moves.length
  }
}

/** Groups, values, hands and points must be the same, or the comparison would be worth nothing. */
export function compare(race: RivalRace, { open, seats }: State): void {
  const { line, faces } = open.race
  const ours = {
    groups: line.map(group => listed(group).map(die => `${die}:${faceOf(faces, die)}`)),
    hands: seats.map(own => own.hand.toSorted()),
    targets: seats.map(own => own.targets.length),
    points: open.players.map(player => player.points),
  }
  const theirs = {
    groups: race.groups.map(({ dice }) => {
      const sorted = dice.toSorted((one, other) => one.id - other.id)
      return sorted.map(die => `${die.id}:${die.value}`)
    }),
    hands: race.players.map(player => player.hand.toSorted()),
    targets: race.players.map(player => player.targets.length),
    points: race.players.map(player => player.points),
  }
  if (Bun.deepEquals(ours, theirs)) return
  throw new Error(`${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`)
}
