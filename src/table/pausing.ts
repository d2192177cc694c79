// The match stands still and goes on: when the table wants it, after a restart, while nobody is
// there, and while nothing can be written.

import type { Millis } from '#kernel/game.ts'
import type { PauseReason } from '#protocol/server.ts'
import { type Actor, commit, connectionAt, isRunning, matchNow, matchOf } from '#table/actor.ts'
import { recollect } from '#table/recollection.ts'
import { withFacts } from '#table/seating.ts'
import { phaseOf, type Standing, sheetOf } from '#table/standing.ts'
import { started, stopped } from '#table/stopwatch.ts'

/** Three, two, one. */
export const COUNTDOWN: Millis = 3000
/** How long a restarted table waits for everybody to be back. */
export const RESTART_PATIENCE: Millis = 10_000
/** How long everybody may be away before nobody plays against nobody. */
export const EMPTY_PATIENCE: Millis = 5000
export const STORAGE_RETRY: Millis = 1000

/** `release` is called when it is durable, `withdraw` if it cannot be. */
export interface Told {
  release(): void
  withdraw?(): void
}

const QUIETLY: Told = { release() {} }

export function pause(actor: Actor, reason: PauseReason, told: Told = QUIETLY): void {
  actor.reminders.delete('resume')
  actor.watch = stopped(actor.watch, actor.ports.clock.now())
  const standing = withFacts(actor.live, { pause: reason, at: matchNow(actor) })
  record(actor, standing, { type: 'paused', reason, at: standing.facts.at }, told)
}

/** Starts the countdown; the match runs when it is over. */
export function countDown(actor: Actor): void {
  if (isRunning(actor) || actor.reminders.has('resume')) return
  actor.reminders.delete('patience')
  actor.reminders.set('resume', actor.ports.clock.now() + COUNTDOWN)
  // In time, where it is clear that bots will play.
  if (actor.live.facts.chairs.some(({ bot }) => bot !== null)) recollect(actor)
}

export function resume(actor: Actor): void {
  actor.watch = started(actor.watch, actor.ports.clock.now())
  const standing = withFacts(actor.live, { pause: null, at: matchNow(actor) })
  record(actor, standing, { type: 'resumed', at: standing.facts.at }, QUIETLY)
}

function record(actor: Actor, standing: Standing, note: object, told: Told): void {
  commit(actor, { standing, batch: { sheet: sheetOf(standing), notes: [note] }, ...told })
}

/** Somebody has come or gone. */
export function mindPresence(actor: Actor): void {
  if (phaseOf(actor.live) !== 'playing') return
  const { pause: reason, chairs } = actor.live.facts
  const people = chairs.map((_, seat) => seat).filter(seat => chairs[seat]!.holder !== null)
  const here = people.filter(seat => connectionAt(actor, seat) !== null)
  if (here.length > 0) actor.reminders.delete('nobody-here')
  if (reason === 'nobody-here' && here.length > 0) countDown(actor)
  if (reason === 'restart') {
    const isPatient = actor.reminders.has('patience')
    if (here.length === people.length || (!isPatient && here.length > 0)) countDown(actor)
  }
  const isDeserted = here.length === 0 && people.length > 0
  if (reason === null && isDeserted && isLive(actor) && !actor.reminders.has('nobody-here')) {
    actor.reminders.set('nobody-here', actor.ports.clock.now() + EMPTY_PATIENCE)
  }
}

/** Everybody has been away for a while; meanwhile the match may have come to its end. */
export function desert(actor: Actor): void {
  if (phaseOf(actor.live) === 'playing' && isRunning(actor)) pause(actor, 'nobody-here')
}

/** Everybody has had the time to come back after a restart. */
export function losePatience(actor: Actor): void {
  const { chairs } = actor.live.facts
  const isSomebodyHere = chairs.some((_, seat) => connectionAt(actor, seat) !== null)
  if (isSomebodyHere || !isLive(actor)) countDown(actor)
}

/** Whether the match needs its people there: in turns by the clock it does not. */
function isLive(actor: Actor): boolean {
  return actor.setting.manners.absence?.(matchOf(actor).state) === 'at-once'
}
