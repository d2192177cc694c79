// Plays for bots' seats and for people who are away. An understudy sees what its seat sees, takes
// the time it says it takes, and is out of the way the moment the person is back.

import type { Choice, Millis, Moment, Seat, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Actor, linesOf, matchOf } from '#table/actor.ts'
import { recollect } from '#table/recollection.ts'
import { consider, isHeld } from '#table/ruling.ts'
import { courseOf } from '#table/submission.ts'

/** An idle mind looks again after this long: what is allowed may depend on the time alone. */
const REST: Millis = 1000
/** How long a seat stays empty where no clock would ever play for it. */
const CLOCKLESS_PATIENCE: Millis = 60_000

/** What plays here: `null`, where the person is there or waited for, or a bot has to read first. */
type Driver = ((view: Vocabulary['View'], moment: Moment) => Choice<Vocabulary> | null) | null

function driverOf(actor: Actor, seat: Seat): Driver {
  if (linesOf(actor)[seat] !== null) return null
  const { game, bots, understudy } = actor.setting
  const { holder, bot: name } = actor.live.facts.chairs[seat]!
  if (holder !== null && isAwaited(actor, holder)) return null
  const bot = holder === null && name !== null ? bots.find(one => one.name === name) : understudy
  if (!bot) return (view, { now }) => game.fallback(view, now)
  recollect(actor)
  if (courseOf(actor).memory !== 'whole') return null
  return (view, moment) => bot.choose(view, moment, heardBy(actor, seat))
}

/** Whether the clock will see to an absent person's seat, or there is still hope. */
function isAwaited(actor: Actor, holder: string): boolean {
  const { game, manners } = actor.setting
  const { state } = matchOf(actor)
  if (manners.absence?.(state) === 'at-once') return false
  if (game.alarm(state) !== null) return true
  const since = actor.awaySince.get(holder)
  return since !== undefined && actor.ports.clock.now() - since < CLOCKLESS_PATIENCE
}

/** Lets everybody who plays for somebody make up their mind. */
export function think(actor: Actor, now: Millis): void {
  const { minds } = courseOf(actor)
  const { seq, state } = matchOf(actor)
  for (let seat = 0; seat < minds.length; seat++) {
    const mind = minds[seat]!
    const driver = driverOf(actor, seat)
    if (driver === null) {
      mind.intention = null
      mind.seenSeq = -1
      continue
    }
    if (mind.intention !== null || isHeld(actor, seat)) continue
    if (mind.seenSeq === seq && now < mind.restsUntil) continue
    mind.seenSeq = seq
    mind.restsUntil = now + REST
    const view = actor.setting.game.view(state, seat)
    const choice = chosen(actor, driver, { view, seat, now })
    mind.thoughts += 1
    // Nothing is done in no time, or a bot that never tires would hold up the table.
    const at = now + Math.max(1, choice?.after ?? 0)
    if (choice !== null) mind.intention = { action: choice.action, at }
  }
}

interface Sight {
  readonly view: Vocabulary['View']
  readonly seat: Seat
  readonly now: Millis
}

/** A bot that fails is replaced by what the game falls back on. */
function chosen(
  actor: Actor,
  driver: NonNullable<Driver>,
  sight: Sight,
): Choice<Vocabulary> | null {
  const { view, seat, now } = sight
  const { thoughts } = courseOf(actor).minds[seat]!
  const chance = swiftLuck(`${actor.live.facts.secret}/minds`).chance(seat, thoughts)
  try {
    return driver(view, { now, chance })
  } catch (error) {
    actor.ports.observe({ type: 'trouble', error, stopped: false })
    return actor.setting.game.fallback(view, now)
  }
}

/** The seat whose understudy acts next, and when. */
export function nextIntention(actor: Actor): { readonly seat: Seat; readonly at: Millis } | null {
  const { minds } = courseOf(actor)
  let next: { seat: Seat; at: Millis } | null = null
  for (let seat = 0; seat < minds.length; seat++) {
    const { intention } = minds[seat]!
    if (intention !== null && (next === null || intention.at < next.at)) {
      next = { seat, at: intention.at }
    }
  }
  return next
}

/** When somebody who has nothing to do looks again. */
export function nextLook(actor: Actor): Millis | null {
  const { minds } = courseOf(actor)
  let next: Millis | null = null
  for (let seat = 0; seat < minds.length; seat++) {
    const { intention, restsUntil } = minds[seat]!
    if (intention !== null || isHeld(actor, seat) || driverOf(actor, seat) === null) continue
    next = Math.min(next ?? restsUntil, restsUntil)
  }
  return next
}

export function carryOut(actor: Actor, seat: Seat): void {
  const mind = courseOf(actor).minds[seat]!
  const { action, at } = mind.intention!
  mind.intention = null
  const cameAt = actor.ports.clock.now()
  consider(actor, { seat, action, number: null, arrivedAt: at, cameAt, trip: 0 })
}

/** What this seat was told since the match began, or since it was loaded. */
function heardBy(actor: Actor, seat: Seat): readonly Vocabulary['Event'][] {
  const { game } = actor.setting
  const { entries, minds } = courseOf(actor)
  const mind = minds[seat]!
  for (; mind.heardOf < entries.length; mind.heardOf++) {
    for (const event of entries[mind.heardOf]!.events) {
      const audience = game.audience(event)
      if (audience === 'everyone' || audience.includes(seat)) mind.heard.push(event)
    }
  }
  return mind.heard
}
