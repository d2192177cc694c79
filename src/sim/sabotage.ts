// What a trial may break on purpose, to see that it is noticed.

import type { Game, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage } from '#protocol/client.ts'
import type { Machine } from '#sim/journal.ts'
import type { Party } from '#sim/party.ts'

export interface Sabotage {
  /** The rules as the table gets them; the truth keeps to the honest ones. */
  readonly game?: (game: Game<Vocabulary>) => Game<Vocabulary>
  readonly journal?: Partial<Pick<Machine, 'divert' | 'isHasty'>>
  /** Every message that was read; what the table hears instead. */
  readonly hear?: (message: ClientMessage) => readonly ClientMessage[]
  /** Every message on its way out; `null`: it is swallowed. */
  readonly send?: (text: string, party: Party) => string | null
}
