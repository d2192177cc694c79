// The bots of this game, from the weakest to the strongest. The second sits in for the absent.

import { devourer, devouring } from '#games/jelly-monster/bots/devourer.ts'
import { gobbler, gobbling } from '#games/jelly-monster/bots/gobbler.ts'
import type { Mind } from '#games/jelly-monster/bots/mind.ts'
import { nibbler, nibbling } from '#games/jelly-monster/bots/nibbler.ts'
import { wobbler, wobbling } from '#games/jelly-monster/bots/wobbler.ts'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

export const bots: readonly Bot<JellyMonster>[] = [wobbler, nibbler, gobbler, devourer]

/** The same without their hands. */
export const minds: readonly Mind[] = [wobbling, nibbling, gobbling, devouring]
