// What became of what was to be written: it goes out, it is taken back, or the table stops.

import type { ClosingReason } from '#protocol/closing.ts'
import { type Actor, commit } from '#table/actor.ts'
import { dismiss } from '#table/arrivals.ts'
import { confirm, isWaiting, type Parcel, withdrawFrom } from '#table/gate.ts'
import type { Failure, Outcome } from '#table/journal.ts'
import { emptyMind } from '#table/mind.ts'
import { countDown, losePatience, mindPresence, STORAGE_RETRY } from '#table/pausing.ts'
import { withFacts } from '#table/seating.ts'
import { phaseOf, sheetOf } from '#table/standing.ts'
import { stopped, stoppedAt } from '#table/stopwatch.ts'

export function receive(actor: Actor, parcel: Parcel, outcome: Outcome): void {
  const { gate } = actor
  if (outcome.type === 'durable') confirm(gate, parcel, outcome.hash)
  // Somebody else writes this match now; whatever is said here could contradict them.
  else if (outcome.type === 'fenced') stop(actor, 'moved')
  else if (isWaiting(gate, parcel)) fail(actor, parcel, outcome)
}

function fail(actor: Actor, parcel: Parcel, { reason }: Failure): void {
  if (reason === 'storage-full') {
    // First, so that nothing said from here on builds on what did not come to be.
    actor.live = actor.gate.durable
    withdrawFrom(actor.gate, parcel)
    goBack(actor)
  } else if (reason === 'storage-broken') stop(actor, 'restarting')
  else throw new Error(`the journal says: ${reason}`)
}

/** Back to what is durable. The clock stands until something can be written again. */
function goBack(actor: Actor): void {
  const { gate, course } = actor
  const { match, facts } = actor.live
  if (match === null || course === null) {
    actor.course = match === null ? null : course
    actor.watch = stoppedAt(0)
    return
  }
  course.entries = course.entries.filter(entry => entry.seq < match.seq)
  for (const mind of course.minds) Object.assign(mind, emptyMind(), { thoughts: mind.thoughts })
  actor.watch = stopped(actor.watch, actor.ports.clock.now())
  actor.reminders.delete('resume')
  if (phaseOf(actor.live) !== 'playing') return
  if (facts.pause === null) gate.durable = withFacts(gate.durable, { pause: 'storage' })
  actor.live = gate.durable
  // A pause of the host ends by the host; any other would have ended by itself.
  if (actor.live.facts.pause !== 'host') {
    actor.reminders.set('storage', actor.ports.clock.now() + STORAGE_RETRY)
  }
}

/** Tries whether there is space again. */
export function retryStorage(actor: Actor): void {
  const standing = actor.live
  const release = () => {
    const { pause } = actor.live.facts
    if (pause === 'storage') countDown(actor)
    else if (pause === 'restart' && !actor.reminders.has('patience')) losePatience(actor)
    else mindPresence(actor)
  }
  commit(actor, { standing, batch: { sheet: sheetOf(standing) }, release })
}

/** The table says no more. Its people are told where they stand by the way they are sent off. */
export function stop(actor: Actor, reason: ClosingReason): void {
  if (actor.stopped) return
  actor.stopped = true
  actor.wake?.cancel()
  actor.wake = null
  for (const connection of [...actor.connections.values()]) dismiss(actor, connection, reason)
  actor.retiring?.()
}
