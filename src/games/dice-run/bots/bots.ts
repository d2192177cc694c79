// The bots of this game, from the weakest to the strongest. The second sits in for the absent.

import { breakaway } from '#games/dice-run/bots/breakaway.ts'
import { pacemaker } from '#games/dice-run/bots/pacemaker.ts'
import { stroller } from '#games/dice-run/bots/stroller.ts'
import { tumbler } from '#games/dice-run/bots/tumbler.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

export const bots: readonly Bot<DiceRun>[] = [tumbler, stroller, pacemaker, breakaway]
