// How an action becomes an entry: decided by the referee, written, told to everybody, answered.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import { entered, type Match, type Step } from '#kernel/match.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { type Actor, type Asking, type Course, commit, connectionAt, say } from '#table/actor.ts'
import { type Answer, remember } from '#table/answers.ts'
import type { Connection } from '#table/connections.ts'
import type { Batch } from '#table/journal.ts'
import type { Standing } from '#table/standing.ts'
import { stopped } from '#table/stopwatch.ts'
import { showEntry } from '#table/viewers.ts'

/** Loading never has to read more entries than this, and a few. */
const SNAPSHOT_EVERY = 100
/** Answers are as long as a multiple of this. */
const PADDED = 64

type Played = Standing & { readonly match: Match<Vocabulary> }

export function courseOf(actor: Actor): Course {
  if (actor.course === null) throw new Error('there is no match yet')
  return actor.course
}

/** What would come of it, with nothing done yet. A game that fails fails only this action. */
export function tried(actor: Actor, { seat, action }: Asking, at: Millis): Step<Vocabulary> {
  const { match } = actor.live as Played
  try {
    return courseOf(actor).referee.submit(match, at, seat, action)
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return { match, entries: [], refusal: 'server-error' }
  }
}

/** Lets the seat act at this instant of the match, and answers it. */
export function decide(actor: Actor, asking: Asking, at: Millis): void {
  const step = tried(actor, asking, at)
  if (step.refusal === null) {
    enter(actor, step, asking)
    return
  }
  if (step.entries.length > 0) enter(actor, step, null)
  refuse(actor, asking, step.refusal)
}

/** Lets every alarm due by then ring. */
export function ring(actor: Actor, at: Millis): void {
  const { match } = actor.live as Played
  const step = courseOf(actor).referee.advance(match, at)
  if (step.entries.length > 0) enter(actor, step, null)
}

/** Writes the entries of a step; the last one is what was asked for, if anybody did. */
export function enter(actor: Actor, step: Step<Vocabulary>, asking: Asking | null): void {
  const course = courseOf(actor)
  const before = (actor.live as Played).match
  const ending = actor.setting.game.ending(step.match.state)
  if (ending !== null) actor.watch = stopped(actor.watch, actor.ports.clock.now())
  const { facts, names } = actor.live
  const standing = { facts, names, match: step.match, ending }
  if (course.memory !== 'none') for (const entry of step.entries) course.entries.push(entry)
  commit(actor, {
    standing,
    batch: batchOf(before, standing, step, asking),
    release() {
      showEntries(actor, before, step)
      if (asking !== null) {
        answer(actor, asking, { type: 'acknowledged', entry: step.match.seq - 1 })
      }
      if (ending !== null) actor.ports.observe({ type: 'ended', reason: ending.reason })
    },
    withdraw() {
      if (asking !== null) answer(actor, asking, refusal('storage-full'))
    },
  })
}

function batchOf(
  before: Match<Vocabulary>,
  { facts, match, ending }: Played,
  step: Step<Vocabulary>,
  asking: Asking | null,
): Batch {
  const last = step.entries.length - 1
  const entries = step.entries.map((entry, index) => {
    return { entry, number: index === last && asking !== null ? asking.number : null }
  })
  const isDue = Math.floor(before.seq / SNAPSHOT_EVERY) < Math.floor(match.seq / SNAPSHOT_EVERY)
  const isLate = asking !== null && asking.arrivedAt > step.match.at
  if (!isDue && !isLate && ending === null) return { entries }
  return {
    entries,
    ...(isLate ? { notes: [graceNote(step, asking)] } : null),
    ...(isDue && ending === null ? { snapshot: match } : null),
    ...(ending === null ? null : { closing: { ending, secret: facts.secret } }),
  }
}

/** An action that came after its instant counted all the same: that, too, decided something. */
function graceNote({ match }: Step<Vocabulary>, { seat, arrivedAt, trip }: Asking): object {
  return { type: 'grace', seat, at: match.at, arrivedAt, trip }
}

function showEntries(actor: Actor, before: Match<Vocabulary>, step: Step<Vocabulary>): void {
  let match = before
  for (const entry of step.entries) {
    const after = step.entries.length === 1 ? step.match : entered(actor.setting.game, match, entry)
    showEntry(actor, entry, { before: match, after })
    match = after
  }
}

export function refuse(
  actor: Actor,
  asking: Asking,
  reason: string,
  detail: string | null = null,
): void {
  say(
    actor,
    () => answer(actor, asking, refusal(reason, detail)),
    // Refused by a state that did not come to be.
    () => answer(actor, asking, refusal('storage-full')),
  )
}

function refusal(reason: string, detail: string | null = null): Answer {
  return { type: 'refused', reason, detail }
}

function answer(actor: Actor, { seat, number, cameAt }: Asking, given: Answer): void {
  if (number === null) return
  const { ports, course } = actor
  if (course !== null) remember(course.answers[seat]!, number, given)
  const waited = ports.clock.now() - cameAt
  ports.observe(given.type === 'refused' ? given : { type: 'acknowledged', waited })
  const connection = connectionAt(actor, seat)
  if (connection !== null) tellAnswer(connection, number, given)
}

export function tellAnswer(to: Connection, number: number, given: Answer): void {
  const text = answerText(number, given)
  // Blanks behind it, so that its length on an encrypted line does not tell how it went.
  to.say(text.padEnd(Math.ceil(text.length / PADDED) * PADDED))
}

/** By far the most are acknowledgements, and those are put together quicker by hand. */
function answerText(number: number, given: Answer): string {
  if (given.type === 'acknowledged') {
    return `{"type":"acknowledged","entry":${given.entry},"to":"act","number":${number}}`
  }
  return JSON.stringify({ ...given, to: 'act', number } satisfies ServerMessage)
}
