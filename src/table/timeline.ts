// What is due, and when the clock has to wake the table next.

import type { Millis } from '#kernel/game.ts'
import { alarmDue } from '#kernel/match.ts'
import { type Actor, commit, isRunning, matchNow, matchOf, type Reminder } from '#table/actor.ts'
import { dropHeld, hearLate, rule, widestGrace } from '#table/ruling.ts'
import { withFacts } from '#table/seating.ts'
import { phaseOf, sheetOf } from '#table/standing.ts'
import { delayed, serverTime } from '#table/stopwatch.ts'
import { courseOf, ring } from '#table/submission.ts'
import { carryOut, nextIntention, nextLook, think } from '#table/understudy.ts'

/** Later than this, the clock or the process was stopped: time in which nobody could act. */
const OVERSLEPT: Millis = 2000
/** At most this much of the sand is forgotten in a crash. */
const MARK_EVERY: Millis = 1000
/** Only while an alarm is so near does it matter. */
const MARKED_SPAN: Millis = 120_000

/** More than this at one instant never ends, and would hold up all other tables. */
const MOST_AT_ONCE = 5000

const NONE: readonly never[] = []

/** What becomes due in match time. */
interface Due {
  readonly kind: 'contest' | 'alarm' | 'intention' | 'look' | 'mark'
  readonly at: Millis
}

/** Makes up for a stopped clock, so that no time passes in which nobody could act. */
export function noticeOversleep(actor: Actor): void {
  const { wake } = actor
  if (wake === null) return
  const late = actor.ports.clock.now() - wake.at
  if (late > OVERSLEPT) actor.watch = delayed(actor.watch, late)
}

/** Does everything that is due by now, in the order in which it became due. */
export function catchUp(actor: Actor, remind: (actor: Actor, reminder: Reminder) => void): void {
  const now = actor.ports.clock.now()
  const reminders = actor.reminders.size === 0 ? NONE : [...actor.reminders]
  for (const [reminder, at] of reminders) {
    if (at > now) continue
    actor.reminders.delete(reminder)
    remind(actor, reminder)
  }
  for (let done = 0; isPlaying(actor); done++) {
    think(actor, matchNow(actor))
    const due = firstDue(actor)
    if (due === null || due.at > matchNow(actor)) return
    if (done === MOST_AT_ONCE) throw new Error(`${due.kind} is due for ever at ${due.at}`)
    carry(actor, due)
  }
  if (phaseOf(actor.live) === 'over') dropHeld(actor, 'match-over')
}

/**
 * A clock that is set too early stays so: woken for nothing, the table sets it anew. That is once
 * in a while, where otherwise every action would set it a little later.
 */
export function rearm(actor: Actor, call: () => void): void {
  const at = nextWake(actor)
  const armedAt = actor.wake?.at ?? null
  if (at === armedAt || (at !== null && armedAt !== null && armedAt < at)) return
  actor.wake?.cancel()
  actor.wake = at === null ? null : { at, cancel: actor.ports.clock.wake(at, call) }
}

function nextWake(actor: Actor): Millis | null {
  const due = isPlaying(actor) ? firstDue(actor) : null
  const dueAt = due === null ? null : serverTime(actor.watch, due.at)
  if (actor.reminders.size === 0) return dueAt
  return earliest([...actor.reminders.values(), ...(dueAt === null ? [] : [dueAt])])
}

function isPlaying(actor: Actor): boolean {
  return isRunning(actor) && phaseOf(actor.live) === 'playing'
}

/** The first of equals is done first. Asked several times an action, so it makes nothing. */
function firstDue(actor: Actor): Due | null {
  const alarm = alarmOf(actor)
  const ringing = alarm === null ? Number.POSITIVE_INFINITY : alarm + widestGrace(actor)
  let kind: Due['kind'] = 'contest'
  let at = firstRuling(actor)
  if (ringing < at) {
    kind = 'alarm'
    at = ringing
  }
  const intended = nextIntention(actor)?.at ?? Number.POSITIVE_INFINITY
  // Understudies have no line on which their action could have been on its way.
  const acting = alarm === null || intended < alarm ? intended : Math.max(intended, ringing)
  if (acting < at) {
    kind = 'intention'
    at = acting
  }
  const looking = nextLook(actor) ?? Number.POSITIVE_INFINITY
  if (looking < at) {
    kind = 'look'
    at = looking
  }
  const marking = alarm === null ? Number.POSITIVE_INFINITY : nextMark(actor, alarm)
  if (marking < at) {
    kind = 'mark'
    at = marking
  }
  return at === Number.POSITIVE_INFINITY ? null : { kind, at }
}

function firstRuling(actor: Actor): Millis {
  let first = Number.POSITIVE_INFINITY
  for (const { ruledAt } of courseOf(actor).contests.values()) first = Math.min(first, ruledAt)
  return first
}

function nextMark({ live }: Actor, alarm: Millis): Millis {
  const marked = Math.max(live.match!.at, live.facts.at)
  return alarm - marked > MARKED_SPAN ? Number.POSITIVE_INFINITY : marked + MARK_EVERY
}

function carry(actor: Actor, { kind, at }: Due): void {
  switch (kind) {
    case 'contest': {
      const contests = [...courseOf(actor).contests.values()]
      rule(actor, contests.find(contest => contest.ruledAt === at)!)
      return
    }
    case 'alarm':
      // Whoever reached for something in time has it before the time runs out.
      for (const contest of [...courseOf(actor).contests.values()]) rule(actor, contest)
      ring(actor, at - widestGrace(actor))
      courseOf(actor).rung = { at: at - widestGrace(actor), toldAt: matchNow(actor) }
      if (phaseOf(actor.live) === 'playing') hearLate(actor)
      return
    case 'intention':
      carryOut(actor, nextIntention(actor)!.seat)
      return
    case 'look':
      think(actor, at)
      return
    case 'mark': {
      const standing = withFacts(actor.live, { at })
      commit(actor, { standing, batch: { sheet: sheetOf(standing) }, release() {} })
    }
  }
}

function alarmOf(actor: Actor): Millis | null {
  return alarmDue(actor.setting.game, matchOf(actor), Number.MAX_SAFE_INTEGER)
}

function earliest(times: readonly Millis[]): Millis | null {
  return times.length === 0 ? null : Math.min(...times)
}
