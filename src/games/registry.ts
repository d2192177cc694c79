// Every game there is. Laws, lobby, journal, simulator and command line find games here and nowhere
// else.

import { bots as diceRunBots } from '#games/dice-run/bots/bots.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { survey as diceRunSurvey } from '#games/dice-run/survey.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { survey as jellyMonsterSurvey } from '#games/jelly-monster/survey.ts'
import type { Bot, Game, Vocabulary } from '#kernel/game.ts'
import type { Survey } from '#kernel/survey.ts'

export interface Registered<V extends Vocabulary> {
  readonly game: Game<V>
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot<V>[]
  readonly survey: () => Survey<V>
}

export const registry: readonly Registered<Vocabulary>[] = [
  { game: jellyMonster, bots: [], survey: jellyMonsterSurvey },
  { game: diceRun, bots: diceRunBots, survey: diceRunSurvey },
]

export function registered(id: string): Registered<Vocabulary> | null {
  return registry.find(entry => entry.game.id === id) ?? null
}

/** The rules a journal was played by. */
export function rulesOf(id: string, version: number): Game<Vocabulary> | null {
  return registry.find(({ game }) => game.id === id && game.version === version)?.game ?? null
}
