// Sits a person down among bots of the levels they chose last.

import type { BoardEntry } from '#screen/board.ts'
import { recall, remember } from '#screen/storage.ts'
import type { LiveTable } from '#web/connection/table.svelte.ts'
import { freshToken, ownName, suggestedName } from '#web/person.ts'

/** One bot for each rival's seat, none left out. */
export function chosenRivals(
  stored: string | null,
  bots: readonly string[],
  usual: number,
): readonly string[] {
  const known = (stored ?? '').split(' ').filter(name => bots.includes(name))
  if (known.length > 0) return known
  // A newcomer meets neither the weakest nor the strongest.
  const middle = bots[Math.min(1, bots.length - 1)]
  return middle === undefined ? [] : new Array(usual - 1).fill(middle)
}

const keyOf = (game: string) => `gobelet.rivals.${game}`

export function rememberRivals(game: string, rivals: readonly string[]): void {
  remember(keyOf(game), rivals.join(' '))
}

interface Manner {
  readonly isHurried: boolean
  readonly bots: readonly string[]
}

export async function sitDown(live: LiveTable, entry: BoardEntry, manner: Manner): Promise<void> {
  const { id, usualSeats, seats } = entry
  const name = ownName() || suggestedName()
  await live.ask({ type: 'join', name, seat: 0, value: freshToken() })
  const rivals = chosenRivals(recall(keyOf(id)), manner.bots, usualSeats).slice(0, seats.max - 1)
  await Promise.all(rivals.map((bot, place) => live.ask({ type: 'appoint', seat: place + 1, bot })))
  if (manner.isHurried) await live.ask({ type: 'start' })
}
