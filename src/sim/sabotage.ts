// What a trial may break on purpose, to see that it is noticed.

import type { Game, Vocabulary } from '#kernel/game.ts'
import type { Machine } from '#sim/journal.ts'
import type { Party } from '#sim/party.ts'

export interface Sabotage {
  /** The rules as the table gets them; the truth keeps to the honest ones. */
  readonly game?: (game: Game<Vocabulary>) => Game<Vocabulary>
  readonly journal?: Partial<Pick<Machine, 'divert' | 'isHasty'>>
  /** Every message on its way out; `null`: it is swallowed. */
  readonly send?: (text: string, party: Party) => string | null
}
