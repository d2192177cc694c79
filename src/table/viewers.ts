// What each viewer is shown: the whole view once, and from then on what changes in it.

import type { Audience, Game, Viewer, Vocabulary } from '#kernel/game.ts'
import type { Entry, Match } from '#kernel/match.ts'
import { type Memo, makePatch } from '#protocol/patch.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { type Actor, matchNow } from '#table/actor.ts'
import type { Connection } from '#table/connections.ts'

/** All who look with the same eyes are shown the same, under one count. */
export interface Stream {
  /** Counts what this viewer was told, not what happened: a gap would tell of secrets. */
  seq: number
  /** The view as told last; `null` while nobody looks. */
  view: Vocabulary['View'] | null
  /** What was told last, and of what. */
  entry: Entry<Vocabulary> | null
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
  stream.view ??= actor.setting.game.view(match.state, viewer)
  connection.shown = viewer
  connection.stream = stream
  const { seq, view } = stream
  // Not the instant of the latest entry, of which this viewer may know nothing.
  send(connection, { type: 'whole', seq, at: matchNow(actor), view })
}

/** Tells everybody of one durable entry, as far as it concerns them. */
export function showEntry(actor: Actor, match: Match<Vocabulary>, entry: Entry<Vocabulary>): void {
  const { game } = actor.setting
  const { streams } = actor
  const audiences = entry.events.map(event => game.audience(event))
  const showing: Showing = { game, match, entry, audiences, memo: new Map(), told: [] }
  let seen = 0
  for (const connection of actor.connections.values()) {
    const { shown, stream } = connection
    if (shown === null || stream === null) continue
    if (stream.entry !== entry) {
      stream.entry = entry
      stream.text = stepFor(showing, shown, stream)
      seen += 1
    }
    if (stream.text !== null) connection.say(stream.text)
  }
  if (seen === streams.size) return
  for (const stream of streams.values()) if (stream.entry !== entry) stream.view = null
}

interface Showing {
  readonly game: Game<Vocabulary>
  readonly match: Match<Vocabulary>
  readonly entry: Entry<Vocabulary>
  /** Of the entry's events. */
  readonly audiences: readonly Audience[]
  readonly memo: Memo
  /** What others were told of this entry: most are told the same, and it need be written once. */
  readonly told: Telling[]
}

interface Telling {
  readonly step: Told<'step'>
  readonly text: string
}

/** What this viewer is told of the entry; `null`: nothing. */
function stepFor(showing: Showing, viewer: Viewer, stream: Stream): string | null {
  const { game, match, entry, audiences, memo, told } = showing
  const events = eventsFor(viewer, entry.events, audiences)
  const view = game.view(match.state, viewer)
  const patch = makePatch(stream.view, view, memo)
  stream.view = view
  if (events.length === 0 && patch.length === 0) return null
  stream.seq += 1
  const { seq } = stream
  for (let nth = 0; nth < told.length; nth++) {
    const { step, text } = told[nth]!
    const isSame = step.seq === seq && isAlike(step.events, events) && isAlike(step.patch, patch)
    if (isSame) return text
  }
  const step: Told<'step'> = { type: 'step', seq, at: entry.at, events, patch }
  const text = JSON.stringify(step satisfies ServerMessage)
  told.push({ step, text })
  return text
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
  const stream: Stream = { seq: 0, view: null, entry: null, text: null }
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
