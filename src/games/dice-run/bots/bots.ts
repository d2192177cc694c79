// The bots of this game, from the weakest to the strongest. The second sits in for the absent.

import { stroller } from '#games/dice-run/bots/stroller.ts'
import { tumbler } from '#games/dice-run/bots/tumbler.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

export const bots: readonly Bot<DiceRun>[] = [tumbler, stroller]
