// A client as one should be written: it keeps its view by patches, and sends again what was not
// answered.

import type { Vocabulary } from '#kernel/game.ts'
import type { ClientMessage } from '#protocol/client.ts'
import { applyPatch } from '#protocol/patch.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'

export interface Guest {
  readonly secret: string | null
  /** Everything heard over this guest's present and earlier connections. */
  readonly heard: ServerMessage[]
  seat: number | null
  view: unknown
  seq: number
  /** All events of all steps. */
  readonly events: Vocabulary['Event'][]
  /** Actions without an answer, by number. */
  readonly waiting: Map<number, unknown>
  readonly answers: Map<number, Told<'acknowledged'> | Told<'refused'>>
  nextNumber: number
  closed: string | null
}

export function newGuest(secret: string | null): Guest {
  return {
    secret,
    heard: [],
    seat: null,
    view: null,
    seq: 0,
    events: [],
    waiting: new Map(),
    answers: new Map(),
    nextNumber: 1,
    closed: null,
  }
}

export function listen(guest: Guest, message: ServerMessage): void {
  guest.heard.push(message)
  switch (message.type) {
    case 'seated':
      guest.seat = message.seat
      guest.nextNumber = Math.max(guest.nextNumber, message.number + 1)
      return
    case 'whole':
      guest.seq = message.seq
      guest.view = message.view
      return
    case 'step':
      if (message.seq !== guest.seq + 1) throw new Error(`step ${message.seq} after ${guest.seq}`)
      guest.seq = message.seq
      guest.view = applyPatch(guest.view, message.patch)
      guest.events.push(...message.events)
      return
    case 'acknowledged':
    case 'refused':
      if (message.to === 'act') noteAnswer(guest, message)
  }
}

function noteAnswer(guest: Guest, answer: Told<'acknowledged'> | Told<'refused'>): void {
  const number = answer.number!
  const before = guest.answers.get(number)
  // The table has forgotten the answer, but not that there was one.
  if (before !== undefined && answer.type === 'refused' && answer.reason === 'number-used') return
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer)) {
    throw new Error(`${number} was answered in two ways`)
  }
  guest.answers.set(number, answer)
  guest.waiting.delete(number)
}

export function acting(guest: Guest, action: unknown): ClientMessage {
  const number = guest.nextNumber
  guest.nextNumber += 1
  guest.waiting.set(number, action)
  return { type: 'act', number, action }
}

/** What to send again on a new connection, in the old order. */
export function unanswered(guest: Guest): readonly ClientMessage[] {
  return [...guest.waiting].map(([number, action]) => ({ type: 'act', number, action }))
}

export function lastHeard<Type extends ServerMessage['type']>(
  guest: Guest,
  type: Type,
): Told<Type> | null {
  const last = guest.heard.findLast(message => message.type === type)
  return (last as Told<Type> | undefined) ?? null
}
