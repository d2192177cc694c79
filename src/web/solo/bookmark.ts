// Which match of a game was left on this device, and who sat there.

import { recall, remember } from '#screen/storage.ts'

export interface Bookmark {
  readonly match: string
  /** Of everybody who shares the device, the host first. */
  readonly secrets: readonly string[]
  readonly isOver: boolean
}

/** In the address of a page that goes on where it was. */
export const CONTINUE = '#continue'

const keyOf = (game: string) => `gobelet.solo.${game}`

export function bookmarkOf(game: string): Bookmark | null {
  return readBookmark(recall(keyOf(game)))
}

export function placeBookmark(game: string, bookmark: Bookmark | null): void {
  remember(keyOf(game), bookmark === null ? null : JSON.stringify(bookmark))
}

/** `null` for anything that we have not written so. */
export function readBookmark(text: string | null): Bookmark | null {
  try {
    const { match, secrets, isOver } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if (typeof match !== 'string' || typeof isOver !== 'boolean') return null
    if (!Array.isArray(secrets) || secrets.length === 0) return null
    return secrets.every(one => typeof one === 'string') ? { match, secrets, isOver } : null
  } catch {
    return null
  }
}
