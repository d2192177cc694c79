// Takes in the actions of people: each number once, whatever comes how often.

import type { Game, Reading, Seat, Vocabulary } from '#kernel/game.ts'
import type { Request } from '#protocol/client.ts'
import { type Actor, type Asking, isRunning, say } from '#table/actor.ts'
import { noteAsked, noveltyOf } from '#table/answers.ts'
import type { Connection } from '#table/connections.ts'
import { consider } from '#table/ruling.ts'
import { chairOf, phaseOf } from '#table/standing.ts'
import { matchTime } from '#table/stopwatch.ts'
import { courseOf, refuse, tellAnswer } from '#table/submission.ts'

type Act = Extract<Request, { type: 'act' }>

export function hearAction(actor: Actor, connection: Connection, { number, action }: Act): void {
  const seat = chairOf(actor.live.facts, connection.person)
  if (seat === null || actor.live.match === null) {
    rebuff(actor, connection, number, seat === null ? 'not-seated' : 'not-started')
    return
  }
  const answers = courseOf(actor).answers[seat]!
  const novelty = noveltyOf(answers, number)
  if (novelty === 'new') {
    noteAsked(answers, number)
    judge(actor, connection, seat, { type: 'act', number, action })
  } else if (novelty === 'used' || novelty === 'too-many') {
    rebuff(actor, connection, number, NOT_NEW[novelty])
  } else if (novelty !== 'waiting') {
    tellAnswer(connection, number, novelty)
  }
}

const NOT_NEW = { used: 'number-used', 'too-many': 'too-many-unanswered' } as const

/** Whether it can be put to the referee at all. */
function judge(actor: Actor, { trip }: Connection, seat: Seat, { number, action }: Act): void {
  const reading = read(actor, action)
  const cameAt = actor.ports.clock.now()
  const arrivedAt = matchTime(actor.watch, cameAt)
  const sound = reading.ok ? reading.value : { type: '' }
  const whole: Asking = { seat, action: sound, number, arrivedAt, cameAt, trip }
  if (actor.retiring !== null) refuse(actor, whole, 'server-stopping')
  else if (phaseOf(actor.live) === 'over') refuse(actor, whole, 'match-over')
  else if (!isRunning(actor)) refuse(actor, whole, 'paused')
  else if (!reading.ok) refuse(actor, whole, 'bad-action', reading.problem.slice(0, 200))
  else consider(actor, whole)
}

type Read = Reading<Vocabulary['Action']>

/** What never changes, because it is said again and again, is read once. */
const readings = new WeakMap<object, WeakMap<object, Read>>()

function knownReading(game: Game<Vocabulary>, raw: object): Read {
  let known = readings.get(game)
  if (known === undefined) {
    known = new WeakMap()
    readings.set(game, known)
  }
  let reading = known.get(raw)
  if (reading === undefined) {
    reading = game.readAction(raw)
    known.set(raw, reading)
  }
  return reading
}

function read(actor: Actor, raw: unknown): Read {
  const { game } = actor.setting
  try {
    if (typeof raw !== 'object' || raw === null || !Object.isFrozen(raw))
      return game.readAction(raw)
    return knownReading(game, raw)
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return { ok: false, problem: 'it could not be read' } as const
  }
}

/** A refusal that is not kept: under this number nothing was asked of the match. */
function rebuff(actor: Actor, to: Connection, number: number, reason: string): void {
  actor.ports.observe({ type: 'refused', reason })
  say(actor, () => tellAnswer(to, number, { type: 'refused', reason, detail: null }))
}
