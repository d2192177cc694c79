// What districts are called.

import type { Key, Say } from '#games/jelly-monster/words/catalogue.ts'
import { en } from '#games/jelly-monster/words/en.ts'

/** A host's own board is called as the host calls it. */
export function boardName(say: Say, board: string): string {
  const key = `district.${board}`
  return isName(key) ? say(key) : board
}

type NameKey = Exclude<Extract<Key, `district.${string}`>, 'district.unknown'>

function isName(key: string): key is NameKey {
  return key in en && key !== 'district.unknown'
}
