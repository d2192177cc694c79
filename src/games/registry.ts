// Every game there is. Laws, lobby, journal, simulator and command line find games here and nowhere
// else.

import { bots as diceRunBots } from '#games/dice-run/bots/bots.ts'
import { stroller as diceRunUnderstudy } from '#games/dice-run/bots/stroller.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { survey as diceRunSurvey } from '#games/dice-run/survey.ts'
import { bots as jellyMonsterBots } from '#games/jelly-monster/bots/bots.ts'
import { nibbler as jellyMonsterUnderstudy } from '#games/jelly-monster/bots/nibbler.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { manners as jellyMonsterManners } from '#games/jelly-monster/manners.ts'
import { survey as jellyMonsterSurvey } from '#games/jelly-monster/survey.ts'
import type { Bot, Game, Vocabulary } from '#kernel/game.ts'
import type { Manners } from '#kernel/manners.ts'
import type { Survey } from '#kernel/survey.ts'

export interface Registered<V extends Vocabulary> {
  readonly game: Game<V>
  /** The same game in older versions, for the journals that were played by them. */
  readonly earlier?: readonly Game<Vocabulary>[]
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot<V>[]
  /** Sits in for somebody who is away; `null` leaves that to the game's own defaults. */
  readonly understudy: Bot<V> | null
  readonly manners: Manners<V>
  readonly survey: () => Survey<V>
}

export const registry: readonly Registered<Vocabulary>[] = [
  {
    game: jellyMonster,
    bots: jellyMonsterBots,
    understudy: jellyMonsterUnderstudy,
    manners: jellyMonsterManners,
    survey: jellyMonsterSurvey,
  },
  {
    game: diceRun,
    bots: diceRunBots,
    understudy: diceRunUnderstudy,
    manners: {},
    survey: diceRunSurvey,
  },
]

export function registered(id: string): Registered<Vocabulary> | null {
  return registry.find(entry => entry.game.id === id) ?? null
}

/** The rules a journal was played by. */
export function rulesOf(id: string, version: number, among = registry): Game<Vocabulary> | null {
  const versions = among.flatMap(({ game, earlier = [] }) => [game, ...earlier])
  return versions.find(game => game.id === id && game.version === version) ?? null
}
