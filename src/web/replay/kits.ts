// What the games bring to the screen, for pages that read matches.

import { boards } from '#games/boards.ts'
import type { Vocabulary } from '#kernel/game.ts'
import type { Language } from '#kernel/phrase.ts'
import type { BoardEntry, BoardKit, GameWords } from '#screen/board.ts'

export function entryOf(game: string): BoardEntry | null {
  return boards.find(entry => entry.id === game) ?? null
}

/** `null`: no such game here, or it did not arrive. */
export async function fetchKit(game: string): Promise<BoardKit<Vocabulary> | null> {
  try {
    return (await entryOf(game)?.load()) ?? null
  } catch {
    return null
  }
}

export async function fetchWords(
  game: string,
  language: Language,
): Promise<GameWords<Vocabulary> | null> {
  const kit = await fetchKit(game)
  return kit === null ? null : kit.words(language)
}
