// What everything on a table's page may need, handed down from the top.

import { createContext } from 'svelte'
import type { Vocabulary } from '#kernel/game.ts'
import type { BoardEntry, BoardKit, GameWords } from '#screen/board.ts'
import type { LiveTable } from '#web/connection/table.svelte.ts'
import type { Company } from '#web/solo/company.ts'
import type { LocalTable } from '#web/solo/local.ts'

/** A table of this device, and those who share it. */
export interface Here {
  readonly table: LocalTable
  readonly company: Company
}

export interface TableSurroundings {
  readonly live: LiveTable
  /** The line by which the host's powers can be used here; `null`: somebody else has them. */
  readonly host: LiveTable | null
  /** `null` where the table is on a server. */
  readonly local: Here | null
  readonly entry: BoardEntry
  /** What the game brings; `null` until it has been fetched. Nobody waits for it to sit down. */
  readonly loaded: Loaded | null
}

export interface Loaded {
  readonly kit: BoardKit<Vocabulary>
  readonly words: GameWords<Vocabulary>
}

/** Asked for anew each time, so that what is read follows the language and the table. */
export const [tableSurroundings, provideTable] = createContext<() => TableSurroundings>()
