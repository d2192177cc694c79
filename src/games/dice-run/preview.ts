// [R4.3] What an action would do, judged by what its player can see.

import { type DiceSet, NO_DICE } from '#games/dice-run/dice.ts'
import { effectsOf, targetEffects } from '#games/dice-run/plays.ts'
import { isSameRace, type Race, type RaceEvent, racedAll } from '#games/dice-run/race.ts'
import type { Action, View } from '#games/dice-run/vocabulary.ts'

export interface Preview {
  /** The steps, in the order in which they would be seen. */
  readonly steps: readonly RaceEvent[]
  /** How the race would stand; dice yet to be rolled still show what they show now. */
  readonly race: Race
  /** The dice that would be rolled. */
  readonly rolls: DiceSet
  /** Whether anything about the dice would or could change. */
  readonly changes: boolean
}

export function preview({ open }: View, action: Action): Preview {
  const { race } = open
  switch (action.type) {
    case 'play': {
      const effects = effectsOf(race, action)
      return after(race, typeof effects === 'string' ? [] : effects)
    }
    case 'playTarget':
      return after(race, targetEffects(race, action))
    case 'reroll':
      return rolling(race, race.line[action.group] ?? NO_DICE)
    case 'rollOff':
      return rolling(race, action.dice)
    case 'undo': {
      const played = open.step.type === 'turn' ? open.step.played : null
      const before = played?.before ?? race
      return { steps: [], race: before, rolls: NO_DICE, changes: !isSameRace(before, race) }
    }
    default:
      return after(race, [])
  }
}

function after(race: Race, steps: readonly RaceEvent[]): Preview {
  const then = racedAll(race, steps)
  return { steps, race: then, rolls: NO_DICE, changes: !isSameRace(race, then) }
}

function rolling(race: Race, rolls: DiceSet): Preview {
  return { steps: [], race, rolls, changes: rolls !== NO_DICE }
}
