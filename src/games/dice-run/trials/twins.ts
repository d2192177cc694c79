// Secrecy by twins: the same match with one secret changed looks the same to everybody who may not
// know it.

import { diceRun } from '#games/dice-run/game.ts'
import { sample } from '#games/dice-run/sample.ts'
import { exchanged, type Secret } from '#games/dice-run/trials/secret.ts'
import type { Action, DiceRun, Event, Options, State } from '#games/dice-run/vocabulary.ts'
import type { Chance, Game, Seat, Viewer } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

export interface TwinCount {
  /** What was seen that should not have been, or `null`. */
  readonly leak: string | null
  /** How many steps of twins were looked at, by how many viewers each. */
  readonly compared: number
}

/**
 * Plays so many pairs of twins. The game can be another one than ours, to see that leaks are
 * noticed.
 */
export function twins(
  matches: number,
  seed: string,
  options: Options,
  game: Game<DiceRun> = diceRun,
): TwinCount {
  let compared = 0
  for (let match = 0; match < matches; match++) {
    const { min, max } = game.seats(options)
    const seats = min + (match % (max - min + 1))
    const pair = twinMatch(game, `${seed}/${match}`, options, seats)
    compared += pair.compared
    if (pair.leak !== null) return { leak: `${seed}/${match}: ${pair.leak}`, compared }
  }
  return { leak: null, compared }
}

/** The twins part ways when the secret is used; up to there only its holder may notice anything. */
function twinMatch(game: Game<DiceRun>, seed: string, options: Options, seats: number): TwinCount {
  const luck = swiftLuck(seed)
  const whim = swiftLuck(`${seed}/whim`)
  const laid = game.setUp(options, seats)
  const opening = game.start(laid, { now: 0, chance: luck.chance('table', 0) })
  const secret = exchanged(opening, whim.chance('table', 0))
  let real = folded(game, laid, opening)
  let twin = folded(game, laid, secret.events)
  let compared = 0
  for (let step = 1; ; step++) {
    const viewers = unaware(real, twin, secret)
    for (const viewer of viewers) {
      if (seen(game, real, viewer) !== seen(game, twin, viewer)) {
        return { leak: `at step ${step} ${viewer} sees ${secret.told}`, compared }
      }
      compared += 1
    }
    const next = nextAction(real, whim.chance('table', step))
    if (next === null) return { leak: null, compared }
    const ours = decided(game, real, next, luck.chance(next.seat, step))
    const theirs = decided(game, twin, next, luck.chance(next.seat, step))
    if (ours === null || theirs === null) return { leak: null, compared }
    if (isBared(secret, real, ours) || isBared(secret, real, theirs)) {
      return { leak: null, compared }
    }
    const differing = viewers.find(
      viewer => heard(game, ours, viewer) !== heard(game, theirs, viewer),
    )
    if (differing !== undefined) {
      return { leak: `at step ${step} ${differing} hears of ${secret.told}`, compared }
    }
    real = folded(game, real, ours)
    twin = folded(game, twin, theirs)
  }
}

interface Next {
  readonly seat: Seat
  readonly action: Action
}

/** Everybody but the one seat that holds the secret. */
function unaware(real: State, twin: State, { told }: Secret): readonly Viewer[] {
  const viewers: Viewer[] = ['spectator']
  let holders = 0
  for (let seat = 0; seat < real.seats.length; seat++) {
    const isSame = JSON.stringify(real.seats[seat]) === JSON.stringify(twin.seats[seat])
    if (isSame) viewers.push(seat)
    else holders += 1
  }
  if (holders > 1) throw new Error(`${told} is held by ${holders} seats`)
  return viewers
}

function seen(game: Game<DiceRun>, state: State, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer))
}

function heard(game: Game<DiceRun>, events: readonly Event[], viewer: Viewer): string {
  const own = events.filter(event => {
    const audience = game.audience(event)
    return audience === 'everyone' || audience.includes(viewer as Seat)
  })
  return JSON.stringify(own)
}

/** Whether this is where the secret comes to light by right. */
function isBared({ target, pile }: Secret, before: State, events: readonly Event[]): boolean {
  return events.some(event => {
    if (event.type === 'stageEnded') return before.open.results.length === pile
    return event.type === 'stageScored' && target !== null && event.result.targets.includes(target)
  })
}

function nextAction(state: State, chance: Chance): Next | null {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const action = sample(diceRun.view(state, seat), chance)
    if (action !== null) return { seat, action }
  }
  return null
}

/** Both twins get the same luck. */
function decided(
  game: Game<DiceRun>,
  state: State,
  { seat, action }: Next,
  chance: Chance,
): readonly Event[] | null {
  const decision = game.act(state, seat, action, { now: 0, chance })
  return decision.ok ? decision.events : null
}

function folded(game: Game<DiceRun>, state: State, events: readonly Event[]): State {
  return events.reduce((current, event) => game.evolve(current, event), state)
}
