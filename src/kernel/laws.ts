// What must be true of every game, whatever its rules. Each law names the mistake it is there to
// catch.

import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Chance, Game, Millis, Seat, Viewer, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, type Match, referee } from '#kernel/match.ts'
import { audit, fold } from '#kernel/replay.ts'
import { firstDifference, isSame } from '#kernel/same.ts'
import { settle } from '#kernel/settled.ts'
import { type Stand, type Trial, type Walked, type Witness, walk } from '#kernel/walk.ts'

export const LAWS = {
  replay: 'folding the journal gives the state, and deciding it again gives the journal',
  determinism: 'the same seed and the same inputs give the same bytes',
  purity: 'no rule changes what it is given',
  plainness: 'all a game makes survives JSON, and it reads or refuses whatever it is sent',
  legality: 'all that is offered is accepted, and nothing else is',
  silence: 'a refused action changes nothing, now or later',
  progress: 'an alarm moves on, and somebody can act or an alarm is set',
  secrecy: 'a view says only what its viewer may know',
  default: 'a match in which nobody acts any more still ends',
  end: 'random play ends within its bound',
} as const
export type LawName = keyof typeof LAWS

export interface Breach {
  readonly law: LawName
  readonly seed: string
  readonly detail: string
}

/** Plays one random match, several times over, and says which law it broke first. */
export function breachOf<V extends Vocabulary>(game: Game<V>, trial: Trial<V>): Breach | null {
  try {
    reads(game, trial)
    const hard = hardened(game)
    const watched = walk(hard, trial, watchful(game, hard, trial))
    ends(game, trial, watched)
    writes(game, trial, watched.entries)
    replays(game, trial, watched.entries, watched.match)
    repeats(game, trial, watched)
    abandon(game, trial, watched.entries)
    return null
  } catch (error) {
    if (isBroken(error)) return { law: error.law, seed: trial.seed, detail: error.message }
    // The engine's own word for a write to something frozen.
    if (error instanceof TypeError && /read.?only|not extensible|frozen/i.test(error.message)) {
      return { law: 'purity', seed: trial.seed, detail: error.message }
    }
    throw error
  }
}

interface Broken extends Error {
  readonly law: LawName
}

function isBroken(error: unknown): error is Broken {
  return error instanceof Error && 'law' in error
}

function broken(law: LawName, detail: string): Broken {
  return Object.assign(new Error(detail), { law })
}

function plain<T>(what: string, value: T): T {
  const problem = settle(value)
  if (problem !== null) throw broken('plainness', what + problem)
  return value
}

/** The game itself, but everything that it makes is turned to stone and looked at. */
function hardened<V extends Vocabulary>(game: Game<V>): Game<V> {
  let rings = 0
  let rungAt = -1
  function evolve(state: V['State'], event: V['Event']): V['State'] {
    return plain('the state', game.evolve(state, plain('the event', event)))
  }
  return {
    ...game,
    setUp: (options, seats) => plain('the state', game.setUp(plain('options', options), seats)),
    start: (state, moment) => plain('the events', game.start(state, moment)),
    act: (state, seat, action, moment) => {
      return plain('the decision', game.act(state, seat, plain('the action', action), moment))
    },
    ring: (state, moment) => {
      rings = moment.now === rungAt ? rings + 1 : 0
      rungAt = moment.now
      if (rings > 100) throw broken('progress', `an alarm rings for ever at ${rungAt}`)
      return plain('the events', game.ring(state, moment))
    },
    evolve,
    evolveAll: (state, events) => {
      const after = events.reduce(evolve, state)
      const difference = firstDifference(after, game.evolveAll?.(state, events) ?? after)
      if (difference !== null) throw broken('replay', `told all at once, ${difference}`)
      return after
    },
    view: (state, viewer) => plain('the view', game.view(state, viewer)),
    imagine: (view, chance) => plain('the imagined state', game.imagine(view, chance)),
  }
}

function reads<V extends Vocabulary>(game: Game<V>, trial: Trial<V>): void {
  const chance = swiftLuck(`${trial.seed}/letters`).chance('table', 0)
  const usual = game.readOptions({})
  if (!usual.ok) throw broken('plainness', `an empty object is no options: ${usual.problem}`)
  const again = game.readOptions(JSON.parse(JSON.stringify(trial.options)))
  if (!again.ok || !isSame(again.value, trial.options)) {
    throw broken('plainness', `its own options are read otherwise: ${shown(again)}`)
  }
  for (const raw of [null, 7, '', [], distorted(trial.options, chance), distorted({}, chance)]) {
    for (const read of [game.readOptions, game.readAction]) {
      try {
        const reading = read.call(game, raw)
        if (!reading.ok && reading.problem === '') throw new Error('it says no problem')
      } catch (error) {
        throw broken('plainness', `${shown(raw)} is neither read nor refused: ${error}`)
      }
    }
  }
}

/** Checks what can be checked on the way. */
function watchful<V extends Vocabulary>(game: Game<V>, hard: Game<V>, trial: Trial<V>): Witness<V> {
  const doubts = swiftLuck(`${trial.seed}/doubts`)
  const viewers: Viewer[] = ['spectator', ...new Array(trial.seats).keys()]
  let steps = 0
  return {
    stood(stand) {
      steps += 1
      const viewer = viewers[steps % viewers.length]!
      const chance = doubts.chance('table', steps)
      // One viewer a step: every one is looked at often enough in a match, and lists can be long.
      if (viewer !== 'spectator') isAccepted(hard, stand, viewer, chance)
      // Turning to stone what is made only to be compared costs more than it finds: now and then.
      imagines(steps % 8 === 0 ? hard : game, stand, viewer, chance)
    },
    stepped(before, entries) {
      staysSilent(game, before, entries, viewers)
    },
    stuck(stand) {
      throw broken('progress', `nobody can act and no alarm is set at ${stand.now}`)
    },
  }
}

function isAccepted<V extends Vocabulary>(
  game: Game<V>,
  stand: Stand<V>,
  seat: Seat,
  chance: Chance,
): void {
  const { match, now } = stand
  const offered = stand.offersTo(seat)
  for (let tries = Math.min(5, offered.length); tries > 0; tries--) {
    const action = pick(offered, chance)
    const reading = game.readAction(JSON.parse(JSON.stringify(action)))
    if (!reading.ok) throw broken('legality', `${shown(action)} is offered: ${reading.problem}`)
    if (!isSame(reading.value, action)) {
      throw broken('legality', `${shown(action)} is read as ${shown(reading.value)}`)
    }
    const decision = game.act(match.state, seat, action, { now, chance })
    if (!decision.ok) {
      throw broken('legality', `seat ${seat} is offered ${shown(action)}: ${decision.refusal}`)
    }
  }
}

function imagines<V extends Vocabulary>(
  game: Game<V>,
  stand: Stand<V>,
  viewer: Viewer,
  chance: Chance,
): void {
  const { match, now } = stand
  const view = game.view(match.state, viewer)
  if (view.viewer !== viewer) throw broken('secrecy', `the view of ${viewer} names another viewer`)
  const imagined = game.imagine(view, chance)
  const difference = firstDifference(view, game.view(imagined, viewer))
  if (difference !== null) throw broken('secrecy', `imagined for ${viewer}, ${difference}`)
  if (viewer === 'spectator' || stand.offersTo(viewer).length === 0) return
  // What a seat may do must not depend on what it cannot see.
  const action = pick(stand.offersTo(viewer), chance)
  const decision = game.act(imagined, viewer, action, { now, chance })
  if (decision.ok) return
  throw broken('secrecy', `${shown(action)} is refused on a hidden ground: ${decision.refusal}`)
}

/** An event changes no view of somebody who is not told of it. */
function staysSilent<V extends Vocabulary>(
  game: Game<V>,
  before: Match<V>,
  entries: readonly Entry<V>[],
  viewers: readonly Viewer[],
): void {
  let state = before.state
  for (const event of entries.flatMap(entry => entry.events)) {
    const audience = game.audience(event)
    const after = game.evolve(state, event)
    for (const viewer of viewers) {
      if (audience === 'everyone' || audience.includes(viewer as Seat)) continue
      const difference = firstDifference(game.view(state, viewer), game.view(after, viewer))
      if (difference !== null) {
        throw broken('secrecy', `${event.type} is kept from ${viewer}, who sees it: ${difference}`)
      }
    }
    state = after
  }
}

function ends<V extends Vocabulary>(game: Game<V>, trial: Trial<V>, walked: Walked<V>): void {
  if (game.ending(walked.match.state) === null) {
    throw broken('end', `not over after ${walked.entries.length} of ${trial.bound} entries`)
  }
}

function replays<V extends Vocabulary>(
  game: Game<V>,
  trial: Trial<V>,
  entries: readonly Entry<V>[],
  match: Match<V>,
): void {
  const written = JSON.parse(JSON.stringify(entries)) as readonly Entry<V>[]
  const difference = firstDifference(match, fold(game, trial, written))
  if (difference !== null) throw broken('replay', `folded again, ${difference}`)
  const fault = audit(game, swiftLuck(trial.seed), trial, written)
  if (fault === null) return
  // Rules that decide differently each time fail here too; the sharper law says why.
  const again = walk(game, trial)
  const law = isSame(again.entries, entries) ? 'replay' : 'determinism'
  throw broken(law, `entry ${fault.seq}, ${fault.reason}: ${fault.detail}`)
}

/** A scribe must stand where `evolve` stands, and leave alone whatever it was given. */
function writes<V extends Vocabulary>(
  game: Game<V>,
  { options, seats }: Trial<V>,
  entries: readonly Entry<V>[],
): void {
  let state = plain('the state', game.setUp(options, seats))
  const scribe = game.scribe?.(state)
  if (scribe === undefined) return
  for (const { seq, events } of entries) {
    scribe.write(events)
    state = events.reduce((before, event) => game.evolve(before, event), state)
    const difference = firstDifference(state, scribe.state)
    if (difference !== null) throw broken('replay', `written in place, entry ${seq}: ${difference}`)
  }
}

/** Plays the match again while somebody sends nonsense in between: nothing may come of it. */
function repeats<V extends Vocabulary>(game: Game<V>, trial: Trial<V>, first: Walked<V>): void {
  const doubts = swiftLuck(`${trial.seed}/nonsense`)
  const decide = referee(game, swiftLuck(trial.seed))
  const heard: V['Action'][] = []
  let steps = 0
  const second = walk(game, trial, {
    stood(stand) {
      steps += 1
      const chance = doubts.chance('table', steps)
      const seat = chance.below(trial.seats)
      const offered = stand.offersTo(chance.below(trial.seats))
      if (offered.length > 0) heard.push(pick(offered, chance))
      if (heard.length === 0) return
      const model = heard[heard.length - 1 - chance.below(Math.min(heard.length, 12))]
      const raw = chance.below(3) === 0 ? model : distorted(model, chance)
      const reading = game.readAction(raw)
      if (!reading.ok) return
      const step = decide.submit(stand.match, stand.now, seat, reading.value)
      if (step.refusal !== null) return
      if (stand.offersTo(seat).some(offer => isSame(offer, reading.value))) return
      throw broken('legality', `seat ${seat} was not offered ${shown(reading.value)}`)
    },
  })
  const difference = firstDifference(first.entries, second.entries)
  if (difference === null) return
  const law = isSame(walk(game, trial).entries, first.entries) ? 'silence' : 'determinism'
  throw broken(law, `played again, ${difference}`)
}

/**
 * Everybody leaves, at a point that the seed decides: defaults and alarms alone must end the
 * match.
 */
function abandon<V extends Vocabulary>(
  game: Game<V>,
  trial: Trial<V>,
  entries: readonly Entry<V>[],
): void {
  const decide = referee(game, swiftLuck(trial.seed))
  const left = swiftLuck(`${trial.seed}/left`).chance('table', 0).below(entries.length) + 1
  let match = fold(game, trial, entries.slice(0, left))
  let now = match.at
  for (let step = 0; game.ending(match.state) === null; step++) {
    if (step > trial.bound) throw broken('default', `still not over ${step} defaults later`)
    const next = someDefault(game, match, now, step)
    const due = game.alarm(match.state)
    if (due !== null && (next === null || due <= next.at)) {
      now = Math.max(now, due)
      match = decide.advance(match, now).match
    } else if (next !== null) {
      now = next.at
      const done = decide.submit(match, now, next.seat, next.action)
      if (done.refusal !== null) {
        const what = `the default of seat ${next.seat}, ${shown(next.action)}`
        throw broken('default', `${what}, is refused: ${done.refusal}`)
      }
      match = done.match
    } else {
      throw broken('default', `after entry ${match.seq - 1} everybody waits for ever`)
    }
  }
}

/** The default of the first seat that has one, each time beginning with another seat. */
function someDefault<V extends Vocabulary>(
  game: Game<V>,
  match: Match<V>,
  now: Millis,
  step: number,
): { readonly seat: Seat; readonly action: V['Action']; readonly at: Millis } | null {
  const seats = match.caused.length - 1
  for (let i = 0; i < seats; i++) {
    const seat = (step + i) % seats
    const choice = game.fallback(game.view(match.state, seat), now)
    if (choice !== null) return { seat, action: choice.action, at: now + choice.after }
  }
  return null
}

function shown(value: unknown): string {
  return JSON.stringify(value)
}
