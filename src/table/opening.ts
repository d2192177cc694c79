// How a match begins at a table, the first one and those after it.

import { headerOf } from '#kernel/journal.ts'
import { laidOut } from '#kernel/match.ts'
import { type Actor, commit, newCourse, valuesOf } from '#table/actor.ts'
import { hide } from '#table/connections.ts'
import { pushParcel, type Write } from '#table/gate.ts'
import type { Outcome } from '#table/journal.ts'
import type { Told } from '#table/pausing.ts'
import { forgetAll, needsNoMemory } from '#table/recollection.ts'
import { type Change, closedUp, refused, resized, withFacts } from '#table/seating.ts'
import { phaseOf, type Standing, sheetOf } from '#table/standing.ts'
import { started, stoppedAt } from '#table/stopwatch.ts'

/** `null`: the match begins. */
export function start(actor: Actor, told: Told): Change | null {
  if (actor.live.match !== null) return refused('already-started')
  const seating = closedUp(actor.live)
  const { min, max } = actor.setting.game.seats(seating.facts.options)
  const seats = seating.facts.chairs.length
  if (seats < min) return refused('too-few-seats')
  if (seats > max) return refused('too-many-seats')
  try {
    begin(actor, seating, told)
    return null
  } catch (error) {
    // The game could not lay out a table with these options; the next ones may do.
    actor.course = null
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return refused('server-error')
  }
}

function begin(actor: Actor, seating: Standing, told: Told): void {
  const { game } = actor.setting
  const { options, chairs, secret } = seating.facts
  const seats = chairs.length
  const course = newCourse(game, { ...seating, match: laidOut(game, options, seats) })
  const { match, entries } = course.referee.begin(options, seats)
  course.entries.push(...entries)
  if (needsNoMemory(actor.ports, seating)) forgetAll(course)
  const standing = { ...seating, match, ending: game.ending(match.state) }
  const header = headerOf(
    game,
    { options, seats },
    { type: 'live', secret, values: valuesOf(chairs) },
  )
  actor.course = course
  actor.watch = started(stoppedAt(0), actor.ports.clock.now())
  const numbered = entries.map(entry => ({ entry, number: null }))
  commit(actor, {
    standing,
    batch: { header, entries: numbered, sheet: sheetOf(standing) },
    ...told,
    release() {
      showAnew(actor)
      told.release()
    },
  })
}

/** The same people in the same seats, with new luck: a new match in the journal. */
export function rematch(actor: Actor, told: Told): Change | null {
  if (phaseOf(actor.live) !== 'over') return refused('match-not-over')
  const { chairs } = actor.live.facts
  const cleared = withFacts(actor.live, {
    chairs: chairs.map(chair => ({ ...chair, value: null })),
    secret: actor.ports.freshSecret(),
    pause: null,
    at: 0,
  })
  const { max } = actor.setting.game.seats(cleared.facts.options)
  const standing = { ...resized(cleared, max)!, match: null, ending: null }
  const { matchId, course } = actor
  actor.live = standing
  actor.course = null
  const { ports } = actor
  actor.matchId = ports.matchAfter?.(actor.id, matchId) ?? ports.freshSecret()
  actor.watch = stoppedAt(0)
  pushParcel(actor.gate, {
    write: creation(actor, standing),
    after: standing,
    release() {
      showAnew(actor)
      told.release()
    },
    withdraw() {
      actor.matchId = matchId
      actor.course = course
      told.withdraw?.()
    },
  })
  return null
}

/** Enters a new table, or a new match at it, into the journal. */
export function creation(actor: Actor, standing: Standing): Write {
  const { matchId } = actor
  return {
    type: 'create',
    by(answer) {
      actor.ports.journal.create(matchId, sheetOf(standing), created => {
        if (created.type === 'created')
          answer({ type: 'durable', seq: 0, hash: '' }, created.writer)
        else answer(created.type === 'taken' ? TAKEN : created, null)
      })
    },
  }
}

/** Two tables of one name can only be our own mistake. */
const TAKEN: Outcome = { type: 'failed', reason: 'out-of-order' }

/** Everybody is shown the whole of what there is now. */
function showAnew(actor: Actor): void {
  actor.streams.clear()
  for (const connection of actor.connections.values()) hide(connection)
}
