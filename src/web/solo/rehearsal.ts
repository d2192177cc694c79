// A device in hand for tests: its worker, its clock, and those who sit at it.

import type { Game, Vocabulary } from '#kernel/game.ts'
import { type HandClock, handClock } from '#table/rehearsal/clock.ts'
import { type Conversation, conversation } from '#web/connection/conversation.ts'
import { NOTHING_KNOWN, type Snapshot } from '#web/connection/snapshot.ts'
import type { LiveTable } from '#web/connection/table.svelte.ts'
import { host } from '#web/solo/host.ts'
import { type LocalTable, localTable, type Staff } from '#web/solo/local.ts'
import { memoryShelf } from '#web/solo/shelf.ts'

/** What everybody here throws in for the dice. */
export const VALUE = 'a-value-thrown-in-here'

/** A table of this device with its worker's clock in hand. */
export function device(game: string, shelf = memoryShelf(), match: string | null = null) {
  const clock = handClock(0)
  let secrets = 0
  const staff: Staff = {
    onmessage: null,
    postMessage: message => worker.hear(message),
    terminate() {},
  }
  const worker = host({
    clock,
    shelf,
    freshSecret() {
      secrets += 1
      return `a secret of this device, number ${secrets}`
    },
    post: message => queueMicrotask(() => staff.onmessage?.({ data: message })),
  })
  return { clock, shelf, local: localTable(staff, { game, match }) }
}

export interface Guest {
  readonly talk: Conversation
  snapshot: Snapshot | null
}

export function sit(local: LocalTable, clock: HandClock, secret: string): Guest {
  const guest = { snapshot: null as Snapshot | null } as {
    talk: Conversation
    snapshot: Snapshot | null
  }
  const caller = {
    table: 'here',
    secret,
    client: 'test',
    freshValue: () => VALUE,
  }
  guest.talk = conversation(caller, {
    dial: local.dial,
    now: () => clock.now(),
    after: (wait, call) => clock.wake(clock.now() + wait, call),
    spread: () => 0,
    changed(snapshot) {
      guest.snapshot = snapshot
    },
  })
  return guest
}

/** Takes the first chair, gives bots as many as are needed, and starts. */
export async function startMatch({ talk, snapshot }: Guest): Promise<void> {
  const { range, bots } = snapshot!.table!
  void talk.ask({ type: 'join', name: 'Ana', seat: 0, value: VALUE })
  for (let seat = 1; seat < range.min; seat++) {
    void talk.ask({ type: 'appoint', seat, bot: bots[0]! })
  }
  void talk.ask({ type: 'start' })
  await settle()
}

/** Does what the game falls back on, a fifth of a second each, until the end or so many turns. */
export async function playOn(
  { guest, clock, game }: { guest: Guest; clock: HandClock; game: Game<Vocabulary> },
  turns: number,
): Promise<void> {
  for (let turn = 0; turn < turns && guest.snapshot!.table!.ending === null; turn++) {
    const choice = game.fallback(guest.snapshot!.view!, guest.talk.matchNow())
    if (choice !== null) void guest.talk.ask({ type: 'act', action: choice.action })
    await settle()
    clock.advance(200)
    await settle()
  }
}

/** Lets whatever waits for nothing but its turn have it. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve()
}

/** Somebody at this device, as pages see them. */
export function member(local: LocalTable, clock: HandClock, secret: string): LiveTable {
  const guest = sit(local, clock, secret)
  const { talk } = guest
  const now = () => guest.snapshot ?? NOTHING_KNOWN
  return {
    get now() {
      return now()
    },
    clock: {
      now: talk.matchNow,
      get running() {
        return now().clock?.running ?? false
      },
    },
    ...talk,
    act: action => talk.ask({ type: 'act', action }),
    takeBack: talk.redial,
    leave: talk.hangUp,
  }
}
