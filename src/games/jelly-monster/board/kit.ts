// All that Attack of the Jelly Monster brings to the screen.

import Board from '#games/jelly-monster/board/board.svelte'
import Options from '#games/jelly-monster/board/options.svelte'
import Rules from '#games/jelly-monster/board/rules.svelte'
import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import { wordsIn } from '#games/jelly-monster/words/words.ts'
import type { BoardKit } from '#screen/board.ts'

export const kit: BoardKit<JellyMonster> = {
  Board,
  Options,
  Rules,
  words: wordsIn,
  lesson: async () => (await import('#games/jelly-monster/board/lesson/lesson.ts')).lesson,
}
