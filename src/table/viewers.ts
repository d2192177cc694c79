// What each viewer is shown: the whole view once, and from then on what changes in it.

import type { Audience, Game, Seat, Viewer, Vocabulary } from '#kernel/game.ts'
import type { Manners } from '#kernel/manners.ts'
import type { Entry, Match } from '#kernel/match.ts'
import { type Memo, makePatch, type Patch } from '#protocol/patch.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { type Actor, matchNow } from '#table/actor.ts'
import type { Connection } from '#table/connections.ts'

/** All who look with the same eyes are shown the same, under one count. */
export interface Stream {
  /** Counts what this viewer was told, not what happened: a gap would tell of secrets. */
  seq: number
  /** The latest entry that was looked at, and what was told of it. */
  entry: number
  text: string | null
}

export function send(to: Connection, message: ServerMessage): void {
  to.say(JSON.stringify(message))
}

export function sendAll(actor: Actor, message: ServerMessage): void {
  const text = JSON.stringify(message)
  for (const connection of actor.connections.values()) {
    if (connection.isBriefed) connection.say(text)
  }
}

export function showWhole(actor: Actor, connection: Connection, viewer: Viewer): void {
  const { match } = actor.gate.durable
  if (match === null) return
  const stream = streamOf(actor, viewer)
  connection.shown = viewer
  connection.stream = stream
  const { seq } = stream
  const view = actor.setting.game.view(match.state, viewer)
  // Not the instant of the latest entry, of which this viewer may know nothing.
  send(connection, { type: 'whole', seq, at: matchNow(actor), view })
}

/** Tells everybody of one durable entry, as far as it concerns them. */
export function showEntry(actor: Actor, entry: Entry<Vocabulary>, passage: Passage): void {
  const showing = showingOf(actor, entry, passage)
  for (const connection of actor.connections.values()) {
    const { shown, stream } = connection
    if (shown === null || stream === null) continue
    if (stream.entry !== entry.seq) {
      stream.entry = entry.seq
      stream.text = stepFor(showing, shown, stream)
    }
    if (stream.text !== null) connection.say(stream.text)
  }
}

/** How the match stood before an entry and after it. */
export interface Passage {
  readonly before: Match<Vocabulary>
  readonly after: Match<Vocabulary>
}

interface Showing extends Passage {
  readonly game: Game<Vocabulary>
  readonly entry: Entry<Vocabulary>
  /** Of the entry's events. */
  readonly audiences: readonly Audience[]
  /** Who may be told something else than a spectator; `null`: anybody. */
  readonly privy: readonly Seat[] | null
  readonly memo: Memo
  /** What others were told of this entry: most are told the same, and it need be written once. */
  readonly told: Telling[]
  /** What a spectator is told, and whoever is not privy; `null`: not worked out yet. */
  common: Telling | null
}

interface Telling {
  readonly events: Entry<Vocabulary>['events']
  readonly patch: Patch
  /** As it was written last, and under which count. */
  seq: number
  text: string
}

function showingOf(actor: Actor, entry: Entry<Vocabulary>, { before, after }: Passage): Showing {
  const { game, manners } = actor.setting
  const audiences = entry.events.map(event => game.audience(event))
  const privy = privyTo(manners, entry, audiences)
  const memo: Memo = new Map()
  return { game, entry, before, after, audiences, privy, memo, told: [], common: null }
}

function privyTo(
  manners: Manners<Vocabulary>,
  { events }: Entry<Vocabulary>,
  audiences: readonly Audience[],
): readonly Seat[] | null {
  const privy: Seat[] = []
  for (let nth = 0; nth < events.length; nth++) {
    const seats = manners.privy?.(events[nth]!) ?? null
    if (seats === null) return null
    const audience = audiences[nth]!
    privy.push(...seats, ...(audience === 'everyone' ? [] : audience))
  }
  return privy
}

/** What this viewer is told of the entry; `null`: nothing. */
function stepFor(showing: Showing, viewer: Viewer, stream: Stream): string | null {
  const telling = tellingFor(showing, viewer)
  const { events, patch } = telling
  if (events.length === 0 && patch.length === 0) return null
  stream.seq += 1
  const { seq } = stream
  if (telling.seq !== seq) {
    telling.seq = seq
    const { at } = showing.entry
    telling.text = JSON.stringify({ type: 'step', seq, at, events, patch } satisfies ServerMessage)
  }
  return telling.text
}

function tellingFor(showing: Showing, viewer: Viewer): Telling {
  const { privy, told } = showing
  // By the eyes of a spectator: a game that is wrong here shows too little, never too much.
  if (privy !== null && (viewer === 'spectator' || !privy.includes(viewer))) {
    showing.common ??= workedOut(showing, 'spectator')
    return showing.common
  }
  const telling = workedOut(showing, viewer)
  for (let nth = 0; nth < told.length; nth++) {
    const { events, patch } = told[nth]!
    if (isAlike(events, telling.events) && isAlike(patch, telling.patch)) return told[nth]!
  }
  told.push(telling)
  return telling
}

function workedOut(showing: Showing, viewer: Viewer): Telling {
  const { game, entry, before, after, audiences, memo } = showing
  const events = eventsFor(viewer, entry.events, audiences)
  const seen = game.view(before.state, viewer)
  const patch = makePatch(seen, game.view(after.state, viewer), memo)
  return { events, patch, seq: 0, text: '' }
}

/** The very same items. */
function isAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false
  for (let nth = 0; nth < some.length; nth++) if (some[nth] !== others[nth]) return false
  return true
}

function streamOf(actor: Actor, viewer: Viewer): Stream {
  const known = actor.streams.get(viewer)
  if (known !== undefined) return known
  const stream: Stream = { seq: 0, entry: -1, text: null }
  actor.streams.set(viewer, stream)
  return stream
}

function eventsFor(
  viewer: Viewer,
  events: Entry<Vocabulary>['events'],
  audiences: readonly Audience[],
): Entry<Vocabulary>['events'] {
  const heard: Vocabulary['Event'][] = []
  for (let nth = 0; nth < events.length; nth++) {
    if (isTold(audiences[nth]!, viewer)) heard.push(events[nth]!)
  }
  return heard
}

function isTold(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone') return true
  return viewer !== 'spectator' && audience.includes(viewer)
}
