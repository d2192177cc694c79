// Puts actions in order before they are decided: who was first where only one can be, who was in
// time, and nobody's second action before their first.

import type { Millis, Seat } from '#kernel/game.ts'
import type { Claim } from '#kernel/manners.ts'
import {
  type Actor,
  type Asking,
  type Contest,
  commit,
  connectionAt,
  linesOf,
  matchNow,
  matchOf,
} from '#table/actor.ts'
import { correctedTime, graceFor, holdFor, ranked } from '#table/contest.ts'
import { courseOf, decide, refuse, tried } from '#table/submission.ts'
import { noteClaim, suspicionOf } from '#table/suspicion.ts'

/** An action has come: it is decided now, or held until it can be. */
export function consider(actor: Actor, asking: Asking): void {
  if (isHeld(actor, asking.seat)) {
    courseOf(actor).backlog.push(asking)
    return
  }
  const claim = claimOf(actor, asking)
  const contest = claim === null ? undefined : courseOf(actor).contests.get(claim.over)
  if (claim !== null && contest !== undefined) join(actor, contest, asking, claim)
  else if (claim?.opens) open(actor, asking, claim)
  else settle(actor, asking)
}

/** The seats that could still reach for something: persons who are there. */
function rivalsOf(actor: Actor, seat: Seat): readonly Seat[] {
  const seats = matchOf(actor).caused.length - 1
  const rivals: Seat[] = []
  for (let other = 0; other < seats; other++) {
    if (other !== seat && connectionAt(actor, other) !== null) rivals.push(other)
  }
  return rivals
}

function claimOf(actor: Actor, { seat, action }: Asking): Claim | null {
  try {
    return actor.setting.manners.claim?.(matchOf(actor).state, seat, action) ?? null
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return null
  }
}

function open(actor: Actor, asking: Asking, claim: Claim): void {
  observe(actor, asking, claim)
  const { fairness } = actor.live.facts
  const rivals = rivalsOf(actor, asking.seat).map(seat => connectionAt(actor, seat)!.trip)
  const hold = holdFor(fairness, asking.trip, rivals)
  const instant = instantFor(actor, asking)
  // What the game refuses anyway is nothing to wait for.
  if (hold === 0 || instant === null || tried(actor, asking, instant).refusal !== null) {
    settle(actor, asking)
    return
  }
  const ruledAt = matchNow(actor) + hold
  const { over } = claim
  const claims = [{ ...asking, since: shownAt(actor, claim) }]
  courseOf(actor).contests.set(over, { over, ruledAt, claims })
}

/** Whether this line is only long when it pays. */
function observe(actor: Actor, { seat, arrivedAt, trip, number }: Asking, claim: Claim): void {
  const connection = number === null ? null : connectionAt(actor, seat)
  if (connection === null) return
  const since = shownAt(actor, claim)
  const reaction = since === null ? null : arrivedAt - trip - since
  noteClaim(connection.habit, actor.ports.clock.now(), reaction)
  const kind = suspicionOf(connection.habit)
  if (kind !== null) actor.ports.observe({ type: 'suspicion', kind, seat })
}

/** What an alarm brings is told a little later than it is due. */
function shownAt(actor: Actor, { since }: Claim): Millis | null {
  const { rung } = courseOf(actor)
  return rung !== null && rung.at === since ? rung.toldAt : since
}

function join(actor: Actor, contest: Contest, asking: Asking, claim: Claim): void {
  observe(actor, asking, claim)
  contest.claims.push({ ...asking, since: shownAt(actor, claim) })
  const isOpen = rivalsOf(actor, contest.claims[0]!.seat).some(
    seat => !contest.claims.some(claim => claim.seat === seat),
  )
  if (!isOpen) rule(actor, contest)
}

/** Says who was first, and lets them act in that order. */
export function rule(actor: Actor, contest: Contest): void {
  const course = courseOf(actor)
  course.contests.delete(contest.over)
  const { fairness } = actor.live.facts
  const { seq } = matchOf(actor)
  const order = ranked(fairness, contest.claims, course.tieLuck.chance('table', seq))
  if (order.length > 1) {
    const claims = order.map(claim => {
      const { seat, arrivedAt, trip } = claim
      return { seat, arrivedAt, trip, counted: correctedTime(claim) }
    })
    const note = { type: 'ruling', over: contest.over, fairness, seq, claims }
    commit(actor, { standing: actor.live, batch: { notes: [note] }, release() {} })
  }
  for (const claim of order) settle(actor, claim)
  drain(actor)
}

/** Decides it at the instant that counts for it. */
function settle(actor: Actor, asking: Asking): void {
  const instant = instantFor(actor, asking)
  if (instant === null) {
    courseOf(actor).late.push(asking)
    return
  }
  // What the time that ran out forbids, the next moment may allow.
  const isInGrace = instant < asking.arrivedAt
  if (isInGrace && tried(actor, asking, instant).refusal !== null) courseOf(actor).late.push(asking)
  else decide(actor, asking, instant)
}

/**
 * Now, unless an alarm is due that has not rung yet: then just before it, for somebody whose action
 * was on its way. `null`: too late for that, and too early for what comes after.
 */
function instantFor(actor: Actor, { seat, number, arrivedAt, trip }: Asking): Millis | null {
  const now = matchNow(actor)
  const match = matchOf(actor)
  const due = actor.live.ending === null ? actor.setting.game.alarm(match.state) : null
  if (due === null || due > now) return now
  // Bots have no line to wait for; nor has somebody who has gone meanwhile.
  const isThere = number !== null && connectionAt(actor, seat) !== null
  const grace = isThere ? graceFor(trip) : 0
  if (arrivedAt >= due + grace) return null
  return arrivedAt < due || grace > 0 ? Math.max(match.at, due - 1) : null
}

/** How long alarms wait for what may still be on its way. */
export function widestGrace(actor: Actor): Millis {
  const lines = linesOf(actor)
  let widest = 0
  for (let seat = 0; seat < lines.length; seat++) {
    const line = lines[seat]!
    if (line !== null) widest = Math.max(widest, graceFor(line.trip))
  }
  return widest
}

/** The alarm has rung: those who were late are heard. */
export function hearLate(actor: Actor): void {
  const course = courseOf(actor)
  const late = course.late
  course.late = []
  for (const asking of late) settle(actor, asking)
  drain(actor)
}

/** No seat's action overtakes an earlier one of the same seat. */
function drain(actor: Actor): void {
  const { backlog } = courseOf(actor)
  for (;;) {
    const next = backlog.findIndex(({ seat }) => !isHeld(actor, seat))
    if (next < 0) return
    const [asking] = backlog.splice(next, 1)
    consider(actor, asking!)
  }
}

/** Whether an action of this seat waits to be decided. */
export function isHeld(actor: Actor, seat: Seat): boolean {
  const { contests, late } = courseOf(actor)
  if (contests.size === 0 && late.length === 0) return false
  if (late.some(asking => asking.seat === seat)) return true
  for (const { claims } of contests.values()) {
    if (claims.some(claim => claim.seat === seat)) return true
  }
  return false
}

/** Nothing is held any longer: the match is over, or cannot go on. */
export function dropHeld(actor: Actor, reason: string): void {
  const course = courseOf(actor)
  const claims = [...course.contests.values()].flatMap(contest => contest.claims)
  const held = [...claims, ...course.late, ...course.backlog]
  course.contests.clear()
  course.late = []
  course.backlog.length = 0
  for (const asking of held) refuse(actor, asking, reason)
}
