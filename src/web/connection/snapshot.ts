// All that is known of a table at this moment, as one value.

import type { Millis, Seat, Vocabulary } from '#kernel/game.ts'
import type { WayBack } from '#protocol/closing.ts'
import type { Notice, Told } from '#protocol/server.ts'

/**
 * `connecting`: for the first time. `lost`: it was there, and is being sought. `closed`: only the
 * player can bring it back.
 */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Snapshot {
  readonly line: LineState
  /** Why the line was closed, as long as it is. */
  readonly closing: { readonly sentence: string; readonly back: WayBack } | null
  readonly game: { readonly id: string; readonly version: number } | null
  readonly table: Told<'table'> | null
  readonly presence: Told<'presence'> | null
  readonly clock: Told<'clock'> | null
  /** Whether the table has said where this connection sits, if anywhere. */
  readonly isPlaced: boolean
  readonly seat: Seat | null
  readonly watching: boolean
  readonly view: Vocabulary['View'] | null
  readonly notice: Notice | null
  /** The latest round trip. */
  readonly trip: Millis | null
}

export const NOTHING_KNOWN: Snapshot = {
  line: 'connecting',
  closing: null,
  game: null,
  table: null,
  presence: null,
  clock: null,
  isPlaced: false,
  seat: null,
  watching: false,
  view: null,
  notice: null,
  trip: null,
}
