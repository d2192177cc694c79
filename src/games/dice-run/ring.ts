// What the game does by itself when time has run out.

import { substitute } from '#games/dice-run/fallback.ts'
import { anyTwoDice, rollOff } from '#games/dice-run/opening.ts'
import { choicesForTheSlow, scoreStage } from '#games/dice-run/stage.ts'
import { finish, taken } from '#games/dice-run/turn.ts'
import { view } from '#games/dice-run/view.ts'
import type { Event, State, Turn } from '#games/dice-run/vocabulary.ts'
import type { Moment } from '#kernel/game.ts'

export function ring(state: State, moment: Moment): readonly Event[] {
  const { open } = state
  switch (open.step.type) {
    case 'opening':
      // [R2.4]
      return rollOff(open, anyTwoDice(moment.chance), moment)
    case 'turn':
      return turnLapsed(state, open.step, moment)
    case 'choosing': {
      // [R9.2]
      const events = choicesForTheSlow(state)
      scoreStage(events, state, moment.now)
      return events
    }
    case 'over':
      return []
  }
}

/** [R9.1] The turn is played for its player, or only ended if there was a card already. */
function turnLapsed(state: State, { seat, played }: Turn, moment: Moment): readonly Event[] {
  if (played !== null) return finish([], state, seat, moment.now)
  const action = substitute(view(state, seat), state.seats[seat]!)
  const events = taken(state, seat, action, moment)
  if (typeof events === 'string') throw new Error(`the substitute was refused: ${events}`)
  const turn = finish(events, state, seat, moment.now)
  return state.open.players[seat]!.away ? turn : [{ type: 'lapsed', seat }, ...turn]
}
