// Somebody who plays on whatever happens to the line: does anything allowed, connects again, sends
// again what was not answered, and notes all that was promised and shown.

import type { Registered } from '#games/registry.ts'
import type { Chance, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { hello, secretOf, type Visitor, visit } from '#server/trials/visitor.ts'

export interface Promised {
  readonly match: string
  readonly seat: number
  readonly number: number
  readonly entry: number
}

export interface Shown {
  readonly match: string
  readonly seat: number
  readonly at: number
  readonly events: string
}

export interface Player {
  readonly name: string
  readonly promised: Promised[]
  readonly shown: Shown[]
  /** Steps that did not follow on the one before, while a line lasted. */
  gaps: number
  refused: Map<string, number>
  /** What it saw last, and of which match. */
  last: { readonly match: string; readonly seat: number; view: Vocabulary['View'] } | null
  /** How it stands with this one, for whoever wonders why nothing happens. */
  status(): string
  stop(): Promise<void>
}

export interface Engagement {
  readonly entry: Registered<Vocabulary>
  readonly table: string
  readonly name: string
  /** The first one is host, and waits for so many. */
  readonly seats: number
  readonly seed: string
  /** Milliseconds between two actions, more or less. */
  readonly pause: number
  /** The number of the first action. */
  readonly first?: number
  port(): number
}

interface State extends Engagement {
  readonly player: Player
  readonly chance: Chance
  visitor: Visitor | null
  readonly waiting: Map<number, unknown>
  next: number
  isThinking: boolean
  isStopped: boolean
  /** When the clock was told, by our own. */
  clockAt: number
}

/** Between two attempts: as a client does it, or the attempts alone would keep a server busy. */
const RETRY = 300

export function engage(engagement: Engagement): Player {
  const player: Player = {
    name: engagement.name,
    promised: [],
    shown: [],
    gaps: 0,
    refused: new Map(),
    last: null,
    status() {
      const { visitor, waiting } = state
      if (visitor === null) return 'no line'
      const { table, clock, seated } = visitor.latest
      const time = clock?.running ? 'running' : `${clock?.paused} until ${clock?.resumesAt}`
      return `${table?.phase ?? 'nothing told'}, ${time}, seat ${seated?.seat}, ${waiting.size} waiting`
    },
    async stop() {
      state.isStopped = true
      state.visitor?.leave()
      await done
    },
  }
  const chance = swiftLuck(`${engagement.seed}/${engagement.name}`).chance('table', 0)
  const next = engagement.first ?? 1
  const fresh = { visitor: null, next, isThinking: false, isStopped: false, clockAt: 0 }
  const state: State = { ...engagement, player, chance, waiting: new Map(), ...fresh }
  const done = stay(state)
  return player
}

async function stay(state: State): Promise<void> {
  while (!state.isStopped) {
    try {
      const visitor = await visit(state.port())
      state.visitor = visitor
      visitor.listen = message => take(state, visitor, message)
      visitor.say(hello(state.table, secretOf(state.name)))
      // Everybody who is not seated yet asks for a seat; whoever is, is only renamed.
      const value = secretOf(`${state.name} ${state.next}`)
      visitor.say({ type: 'join', number: 0, name: state.name, seat: null, value })
      await visitor.gone
      state.player.gaps += visitor.gaps
    } catch {
      // Nobody is there yet.
    }
    state.visitor = null
    if (!state.isStopped) await Bun.sleep(RETRY + state.chance.below(RETRY))
  }
}

function take(state: State, visitor: Visitor, message: ServerMessage): void {
  switch (message.type) {
    case 'seated':
      resume(state, visitor, message.number)
      break
    case 'clock':
      state.clockAt = performance.now()
      break
    case 'acknowledged':
    case 'refused':
      if (message.to === 'act') answered(state, visitor, message)
      break
    case 'table':
      conduct(state, visitor, message)
      break
    case 'whole':
    case 'step':
      see(state, visitor, message)
  }
  ponder(state)
}

function resume(state: State, visitor: Visitor, highest: number): void {
  state.next = Math.max(state.next, highest + 1)
  for (const [number, action] of state.waiting) visitor.say({ type: 'act', number, action })
}

function answered(
  state: State,
  visitor: Visitor,
  message: Told<'acknowledged'> | Told<'refused'>,
): void {
  const { number } = message
  if (number === null || !state.waiting.delete(number)) return
  if (message.type === 'refused') {
    const { refused } = state.player
    refused.set(message.reason, (refused.get(message.reason) ?? 0) + 1)
    return
  }
  const match = visitor.latest.table?.match ?? ''
  const seat = visitor.latest.seated?.seat ?? -1
  state.player.promised.push({ match, seat, number, entry: message.entry! })
}

/** The host starts when all are there, and again when it is over. */
function conduct(state: State, visitor: Visitor, { phase, chairs, host }: Told<'table'>): void {
  const seat = visitor.latest.seated?.seat ?? null
  if (seat === null || host !== seat) return
  const people = chairs.filter(({ kind }) => kind === 'person')
  if (phase === 'gathering' && people.length === state.seats)
    visitor.say({ type: 'start', number: 0 })
  if (phase === 'over') visitor.say({ type: 'rematch', number: 0 })
}

function see(state: State, visitor: Visitor, message: Told<'whole'> | Told<'step'>): void {
  const seat = visitor.latest.seated?.seat ?? null
  const match = visitor.latest.table?.match ?? null
  if (seat === null || match === null) return
  state.player.last = { match, seat, view: visitor.view! }
  if (message.type === 'whole' || message.events.length === 0) return
  const { at, events } = message
  state.player.shown.push({ match, seat, at, events: JSON.stringify(events) })
}

function ponder(state: State): void {
  if (state.isThinking || state.isStopped) return
  state.isThinking = true
  const { pause, chance } = state
  setTimeout(
    () => {
      state.isThinking = false
      act(state)
    },
    pause / 2 + chance.below(pause),
  )
}

function act(state: State): void {
  const { visitor, entry, chance } = state
  if (visitor === null || visitor.closed !== null || visitor.view === null) return
  const { clock, table } = visitor.latest
  if (table?.phase !== 'playing' || !clock?.running || state.waiting.size > 0) return
  const now = clock.at + Math.floor(performance.now() - state.clockAt)
  const actions = entry.game.legal(visitor.view, now)
  if (actions.length > 0) {
    const action = actions[chance.below(actions.length)]!
    state.waiting.set(state.next, action)
    visitor.say({ type: 'act', number: state.next, action })
    state.next += 1
  }
  // What is allowed may depend on the time alone.
  ponder(state)
}
