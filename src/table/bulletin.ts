// Keeps everybody informed about the table itself: at the end of each turn of work, whatever is
// different from what was told last is told.

import { commitment } from '#kernel/luck.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import { type Actor, matchNow, valuesOf } from '#table/actor.ts'
import { type Connection, signalOf, viewerOf } from '#table/connections.ts'
import { phaseOf, type Standing } from '#table/standing.ts'
import { send, sendAll, showWhole } from '#table/viewers.ts'

export function announce(actor: Actor): void {
  const { told } = actor
  const { durable } = actor.gate
  if (told.standing !== durable) {
    if (told.standing === null || !isSameTable(told.standing, durable)) {
      sendAll(actor, tableMessage(actor))
      told.isStirred = true
    }
    told.standing = durable
  }
  if (told.isStirred) announcePresence(actor)
  // While a pause or the end is being written it is not told yet.
  const { facts, ending } = actor.live
  if (facts === durable.facts && ending === durable.ending) announceClock(actor)
  for (const connection of actor.connections.values()) {
    if (connection.placedBy !== durable.facts) place(actor, connection)
  }
}

function announcePresence(actor: Actor): void {
  actor.told.isStirred = false
  const presence = presenceMessage(actor)
  const text = JSON.stringify(presence)
  if (text === actor.told.presence) return
  actor.told.presence = text
  sendAll(actor, presence)
}

function announceClock(actor: Actor): void {
  const { facts, match } = actor.gate.durable
  const { told, matchId } = actor
  const resumesAt = actor.reminders.get('resume') ?? null
  const running = isToldToRun(actor)
  const { clock } = told
  if (
    clock !== null &&
    clock.running === running &&
    clock.pause === facts.pause &&
    clock.resumesAt === resumesAt &&
    clock.begun === (match !== null) &&
    clock.matchId === matchId
  ) {
    return
  }
  told.clock = { running, pause: facts.pause, resumesAt, begun: match !== null, matchId }
  sendAll(actor, clockMessage(actor))
}

/** All that a newcomer needs to know. */
function brief(actor: Actor, connection: Connection): void {
  connection.isBriefed = true
  send(connection, tableMessage(actor))
  // That the match waits, before who is missing: nobody is missed in a pause.
  send(connection, clockMessage(actor))
  send(connection, presenceMessage(actor))
}

/** Tells a connection where it sits, and shows it what can be seen from there. */
function place(actor: Actor, connection: Connection): void {
  if (!connection.isBriefed) brief(actor, connection)
  const { facts } = actor.gate.durable
  const viewer = viewerOf(facts, connection)
  const seat = viewer === 'spectator' ? null : viewer
  if (seat !== connection.seated) {
    connection.seated = seat
    const number = (seat === null ? null : actor.course?.answers[seat]?.highest) ?? 0
    send(connection, { type: 'seated', seat, number })
  }
  if (viewer === null) connection.shown = connection.stream = null
  else if (viewer !== connection.shown) showWhole(actor, connection, viewer)
  // Without a match there is nothing to be shown yet.
  if (connection.shown === viewer) connection.placedBy = facts
}

function isSameTable(one: Standing, other: Standing): boolean {
  const { facts } = one
  return (
    facts.chairs === other.facts.chairs &&
    facts.host === other.facts.host &&
    facts.options === other.facts.options &&
    facts.fairness === other.facts.fairness &&
    facts.listed === other.facts.listed &&
    facts.secret === other.facts.secret &&
    one.names === other.names &&
    phaseOf(one) === phaseOf(other)
  )
}

function tableMessage(actor: Actor): ServerMessage {
  const { game, bots } = actor.setting
  const { durable, hash, writer } = actor.gate
  const { facts, names, match, ending } = durable
  const chairs = facts.chairs.map(({ holder, bot }, seat): Told<'table'>['chairs'][number] => {
    if (holder !== null) return { kind: 'person', name: names[seat]! }
    return bot === null ? { kind: 'empty', name: null } : { kind: 'bot', name: bot }
  })
  return {
    type: 'table',
    phase: phaseOf(durable),
    chairs,
    host: facts.host,
    options: facts.options,
    fairness: facts.fairness,
    listed: facts.listed,
    match: match === null ? null : (writer?.match ?? null),
    range: { ...game.seats(facts.options) },
    bots: bots.map(bot => bot.name),
    luck: {
      commitment: commitment(facts.secret),
      values: match === null ? null : valuesOf(facts.chairs),
      secret: ending === null ? null : facts.secret,
    },
    ending,
    // It covers what is hidden as well: whoever knew it line by line could try all dice.
    hash: ending === null ? null : hash,
  }
}

function presenceMessage(actor: Actor): ServerMessage {
  const { chairs } = actor.gate.durable.facts
  const here: boolean[] = []
  const signals: Told<'presence'>['signals'][number][] = []
  for (let seat = 0; seat < chairs.length; seat++) {
    const { holder, bot } = chairs[seat]!
    const connection = (holder === null ? null : actor.people.get(holder)) ?? null
    here.push(bot !== null || connection !== null)
    signals.push(signalOf(connection))
  }
  let watching = 0
  for (const connection of actor.connections.values()) if (connection.watching) watching += 1
  return { type: 'presence', here, signals, watching }
}

/** As the journal has it: a pause or an end that is being written is nobody's business yet. */
function isToldToRun(actor: Actor): boolean {
  const { match, ending, facts } = actor.gate.durable
  return match !== null && ending === null && facts.pause === null
}

function clockMessage(actor: Actor): ServerMessage {
  return {
    type: 'clock',
    at: matchNow(actor),
    time: actor.ports.clock.now(),
    running: isToldToRun(actor),
    paused: actor.gate.durable.facts.pause,
    resumesAt: actor.reminders.get('resume') ?? null,
  }
}
