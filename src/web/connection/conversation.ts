// A client's side of the protocol: says hello, numbers what it asks, keeps the view by patches,
// asks for the whole when one does not fit, and comes back by itself when the line breaks.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import { closingOf } from '#protocol/closing.ts'
import { applyPatch } from '#protocol/patch.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { Answer, Told as Step } from '#screen/board.ts'
import { matchTimeAt, type ServerClock, serverClock } from '#web/connection/clock.ts'
import type { Dial, Line } from '#web/connection/line.ts'
import { type Asked, LOST, type Outbox, outbox } from '#web/connection/outbox.ts'
import { waitBefore } from '#web/connection/patience.ts'
import { NOTHING_KNOWN, type Snapshot } from '#web/connection/snapshot.ts'

/** Who calls, and which table. */
export interface Caller {
  readonly table: string
  readonly secret: string | null
  readonly client: string
  /** A share in the luck: made by chance, never the same. */
  freshValue(): string
}

export interface World {
  readonly dial: Dial
  now(): Millis
  after(wait: Millis, call: () => void): () => void
  /** From 0 to 1, by chance. */
  spread(): number
  changed(snapshot: Snapshot): void
}

export interface Conversation {
  ask(asked: Asked): Promise<Answer>
  follow(listener: (step: Step<Vocabulary>) => void): () => void
  matchNow(): Millis
  /** The server's clock. */
  serverNow(): Millis
  /** The page has come back to life: whether the line has, too, is found out at once. */
  wake(): void
  /** The table's clock stands still by our own doing, until `go`. */
  stop(): void
  go(): void
  /** The player wants it back. */
  redial(): void
  hangUp(): void
}

/** Questions for the time at the beginning, then now and then. */
const FIRST_PINGS = 5
const PING_SOON: Millis = 150
const PING_LATER: Millis = 5000
/** No word for so long: the line is dead, whatever it says. */
const SILENCE: Millis = 12_000
const SILENCE_ON_WAKING: Millis = 2500

interface Talk {
  readonly caller: Caller
  readonly world: World
  readonly outbox: Outbox
  readonly clock: ServerClock
  readonly listeners: Set<(step: Step<Vocabulary>) => void>
  snapshot: Snapshot
  line: Line | null
  /** The latest step; `null` while the whole view is awaited. */
  seq: number | null
  /** Attempts since the line was last open. */
  tries: number
  pings: number
  heardAt: Millis
  /** The commitment for which this seat has thrown in its value. */
  thrownFor: string | null
  cancelPing: () => void
  cancelRetry: () => void
  cancelSilence: () => void
}

export function conversation(caller: Caller, world: World): Conversation {
  const talk: Talk = {
    caller,
    world,
    outbox: outbox(),
    clock: serverClock(),
    listeners: new Set(),
    snapshot: NOTHING_KNOWN,
    line: null,
    seq: null,
    tries: 0,
    pings: 0,
    heardAt: world.now(),
    thrownFor: null,
    cancelPing() {},
    cancelRetry() {},
    cancelSilence() {},
  }
  call(talk)
  const serverNow = () => talk.clock.read(world.now())
  return {
    ask: asked => ask(talk, asked),
    follow(listener) {
      talk.listeners.add(listener)
      return () => talk.listeners.delete(listener)
    },
    matchNow: () => matchTimeAt(talk.snapshot.clock, serverNow()),
    serverNow,
    wake: () => wake(talk),
    stop: () => talk.clock.stop(world.now()),
    go() {
      talk.clock.go(world.now())
      if (talk.snapshot.line === 'open') ping(talk)
    },
    redial: () => redial(talk),
    hangUp: () => hangUp(talk),
  }
}

function update(talk: Talk, part: Partial<Snapshot>): void {
  talk.snapshot = { ...talk.snapshot, ...part }
  talk.world.changed(talk.snapshot)
}

function call(talk: Talk): void {
  talk.cancelRetry()
  talk.line?.close()
  const { table, secret, client } = talk.caller
  talk.seq = null
  talk.heardAt = talk.world.now()
  const line = talk.world.dial({
    opened() {
      say(talk, { type: 'hello', version: PROTOCOL, client, table, secret })
    },
    heard: text => hear(talk, text),
    closed(code) {
      if (talk.line === line) lose(talk, code)
    },
  })
  talk.line = line
  watchSilence(talk, SILENCE)
}

function say(talk: Talk, message: object): void {
  talk.line?.send(JSON.stringify(message))
}

async function ask(talk: Talk, asked: Asked): Promise<Answer> {
  const { line, table } = talk.snapshot
  const isKept = asked.type === 'act'
  if (line === 'closed' || (line !== 'open' && !isKept)) return { ok: false, reason: LOST }
  const { request, answered } = talk.outbox.add(asked)
  if (asked.type === 'join') talk.thrownFor = table?.luck.commitment ?? null
  if (line === 'open') say(talk, request)
  const answer = await answered
  if (asked.type === 'watch' && answer.ok) update(talk, { watching: true })
  return answer
}

function lose(talk: Talk, code: number): void {
  stopTimers(talk)
  talk.line = null
  const { sentence, back } = closingOf(code)
  const wait = waitBefore(back, talk.tries, talk.world.spread())
  if (wait === null) {
    talk.outbox.drop(LOST)
    update(talk, { line: 'closed', closing: { sentence, back } })
    return
  }
  talk.outbox.breakOff()
  const isFirst = talk.snapshot.line === 'connecting'
  update(talk, { line: isFirst ? 'connecting' : 'lost', closing: { sentence, back } })
  talk.tries += 1
  talk.cancelRetry = talk.world.after(wait, () => call(talk))
}

function stopTimers(talk: Talk): void {
  talk.cancelPing()
  talk.cancelRetry()
  talk.cancelSilence()
}

function wake(talk: Talk): void {
  const { line } = talk.snapshot
  if (line === 'closed') return
  if (line !== 'open') {
    call(talk)
    return
  }
  ping(talk)
  watchSilence(talk, SILENCE_ON_WAKING)
}

function redial(talk: Talk): void {
  talk.tries = 0
  update(talk, { line: 'lost', closing: null, notice: null })
  call(talk)
}

function hangUp(talk: Talk): void {
  stopTimers(talk)
  talk.line?.close()
  talk.line = null
  talk.outbox.drop(LOST)
}

/** Gives the line up if nothing is heard until then. */
function watchSilence(talk: Talk, limit: Millis): void {
  talk.cancelSilence()
  const since = talk.world.now()
  talk.cancelSilence = talk.world.after(limit, () => {
    if (talk.heardAt > since) {
      watchSilence(talk, SILENCE)
      return
    }
    const { line } = talk
    line?.close()
    lose(talk, NO_WORD)
  })
}

/** What browsers say where a network has gone without a word. */
const NO_WORD = 1006

function ping(talk: Talk): void {
  talk.cancelPing()
  say(talk, { type: 'ping', sent: talk.world.now() })
  talk.pings += 1
  const wait = talk.pings < FIRST_PINGS ? PING_SOON : PING_LATER
  talk.cancelPing = talk.world.after(wait, () => ping(talk))
}

function hear(talk: Talk, text: string): void {
  talk.heardAt = talk.world.now()
  const message = JSON.parse(text) as ServerMessage
  const respond = RESPONSES[message.type] as
    | ((talk: Talk, message: ServerMessage) => void)
    | undefined
  respond?.(talk, message)
}

type Responses = {
  readonly [Type in ServerMessage['type']]: (talk: Talk, message: Told<Type>) => void
}

const RESPONSES: Responses = {
  welcome(talk, { game, time }) {
    talk.tries = 0
    talk.pings = 0
    talk.clock.hear(time, talk.world.now())
    update(talk, { line: 'open', closing: null, notice: null, game, isPlaced: false })
    if (talk.snapshot.watching) void ask(talk, { type: 'watch' })
    ping(talk)
  },
  seated(talk, { seat, number }) {
    talk.outbox.begin(number)
    const hasMoved = seat === null && talk.snapshot.seat !== null
    update(talk, {
      seat,
      isPlaced: true,
      view: seat === talk.snapshot.seat ? talk.snapshot.view : null,
    })
    if (hasMoved) talk.outbox.drop('not-seated')
    else resend(talk)
    throwIn(talk)
  },
  table(talk, table) {
    const isCleared = table.phase === 'gathering' ? { view: null } : {}
    update(talk, { table, ...isCleared })
    throwIn(talk)
  },
  presence: (talk, presence) => update(talk, { presence }),
  clock: (talk, clock) => update(talk, { clock }),
  whole(talk, { seq, view }) {
    talk.seq = seq
    update(talk, { view: view as Vocabulary['View'] })
  },
  step,
  acknowledged: (talk, { to, number }) => talk.outbox.settle(to, number, { ok: true }),
  refused: (talk, { to, number, reason }) => talk.outbox.settle(to, number, { ok: false, reason }),
  pong(talk, { sent, time }) {
    talk.clock.note(sent, time, talk.world.now())
    // The table answers in order: whoever has a seat knows it by now.
    const place = talk.snapshot.isPlaced ? {} : { isPlaced: true, seat: null }
    if (!talk.snapshot.isPlaced && talk.snapshot.seat !== null) talk.outbox.drop('not-seated')
    update(talk, { trip: talk.clock.trip(), ...place })
  },
  notice: (talk, { notice }) => update(talk, { notice }),
}

/** What was not answered before the line broke is sent again, and counts once. */
function resend(talk: Talk): void {
  for (const request of talk.outbox.actions()) if (request.type === 'act') say(talk, request)
}

/** A rematch has new luck, in which every seat has its share again. */
function throwIn(talk: Talk): void {
  const { table, seat, line } = talk.snapshot
  if (table?.phase !== 'gathering' || seat === null || line !== 'open') return
  if (talk.thrownFor === table.luck.commitment) return
  talk.thrownFor = table.luck.commitment
  void ask(talk, { type: 'throwIn', value: talk.caller.freshValue() })
}

function step(talk: Talk, { seq, at, events, patch }: Told<'step'>): void {
  const before = talk.snapshot.view
  // A step after one that did not fit; the whole view is under way.
  if (talk.seq === null || before === null) return
  const after = seq === talk.seq + 1 ? patched(before, patch) : null
  if (after === null) {
    talk.seq = null
    void ask(talk, { type: 'look' })
    return
  }
  talk.seq = seq
  const told = { at, events, before, after }
  for (const listener of talk.listeners) listener(told)
  update(talk, { view: after })
}

function patched(view: unknown, patch: Told<'step'>['patch']): Vocabulary['View'] | null {
  try {
    return applyPatch(view, patch) as Vocabulary['View']
  } catch {
    return null
  }
}
