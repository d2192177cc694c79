// One live table: everything it holds in its hands. Others read and change it, one message at a
// time.

import type { Bot, Game, Millis, Seat, Viewer, Vocabulary } from '#kernel/game.ts'
import { type Luck, liveLuck } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { type Entry, type Match, type Referee, referee } from '#kernel/match.ts'
import type { PauseReason } from '#protocol/server.ts'
import { type Answers, noAnswers } from '#table/answers.ts'
import type { Connection } from '#table/connections.ts'
import { type Gate, pushParcel } from '#table/gate.ts'
import type { Batch, MatchId } from '#table/journal.ts'
import { emptyMind, type Mind } from '#table/mind.ts'
import type { ConnectionId, Ports } from '#table/ports.ts'
import type { IsHere } from '#table/seating.ts'
import type { Facts, Person, Standing } from '#table/standing.ts'
import { matchTime, type Stopwatch, stoppedAt } from '#table/stopwatch.ts'
import type { Stream } from '#table/viewers.ts'

/** What is played here, and who can sit in. */
export interface Setting {
  readonly game: Game<Vocabulary>
  readonly bots: readonly Bot<Vocabulary>[]
  /** Plays for whoever is away; `null`: what the game itself falls back on. */
  readonly understudy: Bot<Vocabulary> | null
  readonly manners: Manners<Vocabulary>
}

/** An action on its way to the referee. */
export interface Asking {
  readonly seat: Seat
  readonly action: Vocabulary['Action']
  /** `null`: a bot's. */
  readonly number: number | null
  /** In match time. */
  readonly arrivedAt: Millis
  /** In the server's time. */
  readonly cameAt: Millis
  readonly trip: Millis
}

/** Claims that wait until it is clear who was first. */
export interface Contest {
  readonly over: string
  /** In match time. */
  readonly ruledAt: Millis
  readonly claims: (Asking & { readonly since: Millis | null })[]
}

/** What runs only during a match. */
export interface Course {
  readonly referee: Referee<Vocabulary>
  /** Decides ties between claims; as well committed to as the dice, and apart from them. */
  readonly tieLuck: Luck
  readonly answers: readonly Answers[]
  readonly minds: readonly Mind[]
  /** For bots, who may remember everything; none while there is no bot who plays. */
  entries: Entry<Vocabulary>[]
  /** `asked`: entries are kept from now on, and those before are being read. */
  memory: 'none' | 'asked' | 'whole'
  readonly contests: Map<string, Contest>
  /** Came after the time had run out, and is heard after the game has noticed. */
  late: Asking[]
  /** The alarm that rang last: when it was due, and when everybody was told. */
  rung: { readonly at: Millis; readonly toldAt: Millis } | null
  /** Behind an action of the same seat that is still held. */
  readonly backlog: Asking[]
}

export const REMINDERS = [
  'resume',
  'patience',
  'nobody-here',
  'absence',
  'host',
  'storage',
] as const
/** What the server's clock, not the match's, is to bring up. */
export type Reminder = (typeof REMINDERS)[number]

/** What everybody was told last. */
export interface Bulletin {
  standing: Standing | null
  presence: string
  /** Somebody has come, gone, or is heard better or worse. */
  isStirred: boolean
  clock: {
    readonly running: boolean
    readonly pause: PauseReason | null
    readonly resumesAt: Millis | null
    readonly begun: boolean
    readonly matchId: MatchId
  } | null
}

type Line = Connection | null

export interface Actor {
  readonly id: string
  readonly setting: Setting
  readonly ports: Ports
  matchId: MatchId
  /** How things stand by what was decided, durable or not. */
  live: Standing
  readonly gate: Gate
  course: Course | null
  watch: Stopwatch
  readonly connections: Map<ConnectionId, Connection>
  /** The one connection of each person who is there. */
  readonly people: Map<Person, Connection>
  /** Their connections by the chairs they sit in; `null`: to be looked up again. */
  places: { readonly chairs: Facts['chairs']; readonly lines: readonly Line[] } | null
  /** When each person was last seen to go. */
  readonly awaySince: Map<Person, Millis>
  readonly streams: Map<Viewer, Stream>
  readonly reminders: Map<Reminder, Millis>
  /** When the clock is to wake the table, and how to undo it. */
  wake: { readonly at: Millis; readonly cancel: () => void } | null
  readonly told: Bulletin
  /** No longer in service. */
  stopped: boolean
  /** Called when a table that is to stop has nothing under way any more. */
  retiring: (() => void) | null
  /** Lets what comes from outside wait for its turn. */
  post(task: () => void): void
}

interface Wiring {
  readonly match: MatchId
  post(task: () => void): void
  arrived: Gate['arrived']
}

export function newActor(setting: Setting, ports: Ports, live: Standing, wiring: Wiring): Actor {
  const { match, post, arrived } = wiring
  return {
    id: live.facts.table,
    setting,
    ports,
    matchId: match,
    live,
    gate: { durable: live, hash: null, writer: null, waiting: [], arrived },
    course: null,
    watch: stoppedAt(live.facts.at),
    connections: new Map(),
    people: new Map(),
    places: null,
    awaySince: new Map(),
    streams: new Map(),
    reminders: new Map(),
    wake: null,
    told: { standing: null, presence: '', isStirred: false, clock: null },
    stopped: false,
    retiring: null,
    post,
  }
}

export function newCourse(game: Game<Vocabulary>, { facts, match }: Standing): Course {
  const seats = match!.caused.length - 1
  const values = valuesOf(facts.chairs)
  const { secret } = facts
  return {
    referee: referee(game, liveLuck({ secret, values })),
    tieLuck: liveLuck({ secret, values: [...values, 'ties'] }),
    answers: Array.from({ length: seats }, noAnswers),
    minds: Array.from({ length: seats }, emptyMind),
    entries: [],
    memory: 'whole',
    contests: new Map(),
    late: [],
    rung: null,
    backlog: [],
  }
}

/** What the seats threw in; one that threw nothing leaves its luck to the others. */
export function valuesOf(chairs: Standing['facts']['chairs']): readonly string[] {
  return chairs.map(({ value }) => value ?? '')
}

export function matchNow(actor: Actor): Millis {
  return matchTime(actor.watch, actor.ports.clock.now())
}

export function isRunning({ watch }: Actor): boolean {
  return watch.since !== null
}

export function matchOf({ live }: Actor): Match<Vocabulary> {
  if (live.match === null) throw new Error('there is no match yet')
  return live.match
}

export function connectionAt(actor: Actor, seat: Seat): Connection | null {
  return linesOf(actor)[seat] ?? null
}

/** The connections of those who sit in the chairs. They are asked for many times an action. */
export function linesOf(actor: Actor): readonly Line[] {
  const { places, people } = actor
  const { chairs } = actor.live.facts
  if (places?.chairs === chairs) return places.lines
  const lines = chairs.map(({ holder }) => (holder === null ? null : (people.get(holder) ?? null)))
  actor.places = { chairs, lines }
  return lines
}

export function isHere(actor: Actor): IsHere {
  return seat => connectionAt(actor, seat) !== null
}

interface Decided {
  readonly standing: Standing
  readonly batch: Batch
  release(): void
  /** Besides going back to what was durable. */
  withdraw?(): void
}

/** Takes something as decided: it counts at once, and is told when it is durable. */
export function commit(actor: Actor, decided: Decided): void {
  const { standing, batch, release } = decided
  actor.live = standing
  pushParcel(actor.gate, {
    write: { type: 'append', to: (writer, answer) => writer.append(batch, answer) },
    after: standing,
    release,
    withdraw: () => decided.withdraw?.(),
  })
}

/** Says something in its turn: after all that was decided before it. */
export function say(actor: Actor, release: () => void, withdraw = release): void {
  pushParcel(actor.gate, { write: null, after: actor.live, release, withdraw })
}
