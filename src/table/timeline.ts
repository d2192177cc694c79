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

/** What becomes due in match time. The first of equals is done first. */
const KINDS = ['contest', 'alarm', 'intention', 'look', 'mark'] as const

interface Due {
  readonly kind: (typeof KINDS)[number]
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
export function catchUp(actor: Actor, remind: (reminder: Reminder) => void): void {
  const now = actor.ports.clock.now()
  for (const [reminder, at] of [...actor.reminders]) {
    if (at > now) continue
    actor.reminders.delete(reminder)
    remind(reminder)
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

export function rearm(actor: Actor, call: () => void): void {
  const at = nextWake(actor)
  if (at === (actor.wake?.at ?? null)) return
  actor.wake?.cancel()
  actor.wake = at === null ? null : { at, cancel: actor.ports.clock.wake(at, call) }
}

function nextWake(actor: Actor): Millis | null {
  const times = [...actor.reminders.values()]
  const due = isPlaying(actor) ? firstDue(actor) : null
  const dueAt = due === null ? null : serverTime(actor.watch, due.at)
  if (dueAt !== null) times.push(dueAt)
  return times.length === 0 ? null : Math.min(...times)
}

function isPlaying(actor: Actor): boolean {
  return isRunning(actor) && phaseOf(actor.live) === 'playing'
}

function firstDue(actor: Actor): Due | null {
  let first: Due | null = null
  for (const kind of KINDS) {
    const at = dueAt(actor, kind)
    if (at !== null && (first === null || at < first.at)) first = { kind, at }
  }
  return first
}

function dueAt(actor: Actor, kind: Due['kind']): Millis | null {
  switch (kind) {
    case 'contest':
      return earliest([...courseOf(actor).contests.values()].map(contest => contest.ruledAt))
    case 'alarm': {
      const due = alarmOf(actor)
      return due === null ? null : due + widestGrace(actor)
    }
    case 'intention': {
      const at = nextIntention(actor)?.at ?? null
      const due = alarmOf(actor)
      // Understudies have no line on which their action could have been on its way.
      return at === null || due === null || at < due ? at : Math.max(at, due + widestGrace(actor))
    }
    case 'look':
      return nextLook(actor)
    case 'mark': {
      const due = alarmOf(actor)
      const { match, facts } = actor.live
      const marked = Math.max(match!.at, facts.at)
      return due === null || due - marked > MARKED_SPAN ? null : marked + MARK_EVERY
    }
  }
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
