// What each viewer is shown: the whole view once, and from then on what changes in it.

import type { Audience, Viewer, Vocabulary } from '#kernel/game.ts'
import type { Entry, Match } from '#kernel/match.ts'
import { type Memo, makePatch } from '#protocol/patch.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { type Actor, matchNow } from '#table/actor.ts'
import type { Connection } from '#table/connections.ts'
import type { ConnectionId } from '#table/ports.ts'

/** All who look with the same eyes are shown the same, under one count. */
export interface Stream {
  /** Counts what this viewer was told, not what happened: a gap would tell of secrets. */
  seq: number
  /** The view as told last; `null` while nobody looks. */
  view: Vocabulary['View'] | null
}

export function send(actor: Actor, to: ConnectionId, message: ServerMessage): void {
  actor.ports.wire.send(to, JSON.stringify(message))
}

export function sendAll(actor: Actor, message: ServerMessage): void {
  const text = JSON.stringify(message)
  for (const { id, isBriefed } of actor.connections.values()) {
    if (isBriefed) actor.ports.wire.send(id, text)
  }
}

export function showWhole(actor: Actor, connection: Connection, viewer: Viewer): void {
  const { match } = actor.gate.durable
  if (match === null) return
  const stream = streamOf(actor, viewer)
  stream.view ??= actor.setting.game.view(match.state, viewer)
  connection.shown = viewer
  const { seq, view } = stream
  // Not the instant of the latest entry, of which this viewer may know nothing.
  send(actor, connection.id, { type: 'whole', seq, at: matchNow(actor), view })
}

/** Tells everybody of one durable entry, as far as it concerns them. */
export function showEntry(actor: Actor, match: Match<Vocabulary>, entry: Entry<Vocabulary>): void {
  const lookers = lookersOf(actor)
  const memo: Memo = new Map()
  for (const [viewer, stream] of actor.streams) {
    const connections = lookers.get(viewer)
    if (connections === undefined) stream.view = null
    else showStep({ actor, match, entry, viewer, stream, memo }, connections)
  }
}

interface Showing {
  readonly actor: Actor
  readonly match: Match<Vocabulary>
  readonly entry: Entry<Vocabulary>
  readonly viewer: Viewer
  readonly stream: Stream
  readonly memo: Memo
}

function showStep(showing: Showing, connections: readonly ConnectionId[]): void {
  const { actor, match, entry, viewer, stream, memo } = showing
  const { game } = actor.setting
  const events = entry.events.filter(event => isTold(game.audience(event), viewer))
  const view = game.view(match.state, viewer)
  const patch = makePatch(stream.view, view, memo)
  stream.view = view
  if (events.length === 0 && patch.length === 0) return
  stream.seq += 1
  const step: ServerMessage = {
    type: 'step',
    seq: stream.seq,
    at: entry.at,
    events,
    patch: [...patch],
  }
  const text = JSON.stringify(step)
  for (const id of connections) actor.ports.wire.send(id, text)
}

function lookersOf(actor: Actor): ReadonlyMap<Viewer, readonly ConnectionId[]> {
  const lookers = new Map<Viewer, ConnectionId[]>()
  for (const { id, shown } of actor.connections.values()) {
    if (shown === null) continue
    const others = lookers.get(shown)
    if (others === undefined) lookers.set(shown, [id])
    else others.push(id)
  }
  return lookers
}

function streamOf(actor: Actor, viewer: Viewer): Stream {
  const known = actor.streams.get(viewer)
  if (known !== undefined) return known
  const stream: Stream = { seq: 0, view: null }
  actor.streams.set(viewer, stream)
  return stream
}

function isTold(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone') return true
  return viewer !== 'spectator' && audience.includes(viewer)
}
