// All that Dice Run brings to the screen.

import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import { gameWords } from '#games/dice-run/words/words.ts'
import type { BoardKit } from '#screen/board.ts'
import Board from './board.svelte'
import Options from './options.svelte'
import Rules from './rules.svelte'

export const kit: BoardKit<DiceRun> = {
  Board,
  Options,
  Rules,
  words: gameWords,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}
