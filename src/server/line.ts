// One client's line: who is at the other end, how far they have come, and how much they may say.

import { type Bucket, bucket } from '#protocol/bucket.ts'
import type { ClientMessage } from '#protocol/client.ts'
import { BURST, RATE } from '#protocol/limits.ts'
import type { ConnectionId } from '#table/ports.ts'
import type { Table } from '#table/table.ts'

/** What the server needs of a socket. */
export interface Socket {
  /** More than 0 where it went out at once, -1 where it waits, 0 where it was lost. */
  send(text: string): number
  ping(text: string): number
  close(code: number, reason: string): void
  terminate(): void
  /** How many bytes wait for it. */
  unread(): number
}

export interface Line {
  readonly id: ConnectionId
  readonly address: string
  socket: Socket | null
  /** `waiting`: for hello. `finding`: said hello, and the table is being fetched. */
  state: 'waiting' | 'finding' | 'seated' | 'closed'
  table: Table | null
  /** Said while the table was being fetched. */
  readonly early: ClientMessage[]
  readonly allowance: Bucket
  /** How often it may exceed its allowance before it is closed. */
  readonly lenience: Bucket
  nonsense: number
  readonly openedAt: number
  heardAt: number
  /** When the ping that is not answered yet was sent. */
  pingedAt: number | null
  pings: number
  attendedNext: number
}

export function newLine(id: ConnectionId, address: string, now: number): Line {
  return {
    id,
    address,
    socket: null,
    state: 'waiting',
    table: null,
    early: [],
    allowance: bucket(RATE, BURST),
    lenience: bucket(1, BURST),
    nonsense: 0,
    openedAt: now,
    heardAt: now,
    pingedAt: null,
    pings: 0,
    attendedNext: now,
  }
}
