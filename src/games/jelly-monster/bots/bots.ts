// The bots of this game, from the weakest to the strongest. The second sits in for the absent.

import { nibbler } from '#games/jelly-monster/bots/nibbler.ts'
import { wobbler } from '#games/jelly-monster/bots/wobbler.ts'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import type { Bot } from '#kernel/game.ts'

export const bots: readonly Bot<JellyMonster>[] = [wobbler, nibbler]
