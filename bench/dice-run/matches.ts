// Matches of Dice Run for four, chosen at random once and then played again: by the rules alone and
// through the referee. Without taking back, so that an action is a move for the rival as well.

import { listed } from '#games/dice-run/dice.ts'
import { scribe } from '#games/dice-run/evolve.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { canChoose } from '#games/dice-run/legal.ts'
import { sample } from '#games/dice-run/sample.ts'
import type { Action, Event, Options, State } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'
import type { RivalMade } from '../rivals/engine.ts'
import type { RivalDeal } from './rival.ts'

export const SEATS = 4

/** Milliseconds that everybody plays unmeasured: it takes many moves to get as fast as one can. */
export const WARMTH = 8000

export const QUICK: Options = optionsFor({ undo: false, turnLimit: null })
export const WITH_UNDO: Options = optionsFor({ undo: true, turnLimit: null })

function optionsFor(raw: object): Options {
  const reading = diceRun.readOptions(raw)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

/** Somebody who can act. */
export function actor(state: State): Seat {
  const { step } = state.open
  if (step.type === 'turn') return step.seat
  if (step.type === 'opening') return step.rollers[step.sums.length]!
  for (let seat = 0; seat < SEATS; seat++) if (canChoose(diceRun.view(state, seat))) return seat
  throw new Error('nobody can act')
}

export interface Recorded {
  readonly luck: Luck
  /** What was rolled, shuffled and dealt to begin with. */
  readonly begun: readonly Event[]
  readonly deeds: readonly Deed[]
  readonly rival: RivalRecord
}

export interface Deed {
  readonly seat: Seat
  readonly action: Action
}

/** The same match for the rival. */
export interface RivalRecord {
  readonly deal: RivalDeal
  readonly moves: readonly RivalMade[]
  /** Every value that falls after the deal. */
  readonly rolls: readonly number[]
}

export function recorded(seed: number, luck: Luck, options = QUICK): Recorded {
  const decide = referee(diceRun, luck)
  const mind = swiftLuck(`mind ${seed}`).chance('table', 0)
  let step = decide.begin(options, SEATS)
  const begun = step.entries[0]!.events
  const deeds: Deed[] = []
  const rolls: number[] = []
  while (diceRun.ending(step.match.state) === null) {
    const seat = actor(step.match.state)
    const action = sample(diceRun.view(step.match.state, seat), mind)!
    step = decide.submit(step.match, 0, seat, action)
    if (step.refusal !== null) throw new Error(step.refusal)
    deeds.push({ seat, action })
    for (const event of step.entries[0]!.events) {
      if (event.type === 'rolled') rolls.push(...event.values)
    }
  }
  const moves = deeds.map(({ seat, action }) => {
    return { type: action.type, playerID: `${seat}`, args: argumentsOf(action) }
  })
  // As if just read: what was made on the way lies scattered among all that was thrown away.
  return {
    luck,
    ...structuredClone({ begun, deeds, rival: { deal: dealOf(begun), moves, rolls } }),
  }
}

/** The states after each deed, made anew: kept, they would burden whoever is measured. */
export function statesOf({ luck, deeds }: Recorded): readonly State[] {
  const decide = referee(diceRun, luck)
  let { match } = decide.begin(QUICK, SEATS)
  return deeds.map(({ seat, action }) => {
    match = decide.submit(match, 0, seat, action).match
    return match.state
  })
}

/**
 * Decides and writes down, and nothing around that but the count of each seat's luck. The deal is
 * handed over, as it is to the rival.
 */
export function playByRules({ luck, begun, deeds }: Recorded, options = QUICK): number {
  const { state, write } = scribe(diceRun.setUp(options, SEATS))
  write(begun)
  const used = [0, 0, 0, 0]
  for (let i = 0; i < deeds.length; i++) {
    const { seat, action } = deeds[i]!
    const chance = luck.chance(seat, used[seat]!)
    used[seat] = used[seat]! + 1
    const decision = diceRun.act(state, seat, action, { now: 0, chance })
    if (!decision.ok) throw new Error(decision.refusal)
    write(decision.events)
  }
  if (state.open.step.type !== 'over') throw new Error('the rules have not come to the end')
  return deeds.length
}

export function playByReferee({ luck, deeds }: Recorded): number {
  const decide = referee(diceRun, luck)
  let { match } = decide.begin(QUICK, SEATS)
  for (let i = 0; i < deeds.length; i++) {
    const { seat, action } = deeds[i]!
    const step = decide.submit(match, 0, seat, action)
    if (step.refusal !== null) throw new Error(step.refusal)
    match = step.match
  }
  if (match.state.open.step.type !== 'over') throw new Error('the kernel has not come to the end')
  return deeds.length
}

/** Chosen on the way by the sampler, as a simulation or a playout would. */
export function playSampling(seed: number): number {
  const decide = referee(diceRun, swiftLuck(`${seed}`))
  const mind = swiftLuck(`mind ${seed}`).chance('table', 0)
  let { match } = decide.begin(QUICK, SEATS)
  let actions = 0
  while (match.state.open.step.type !== 'over') {
    const seat = actor(match.state)
    const action = sample(diceRun.view(match.state, seat), mind)!
    match = decide.submit(match, 0, seat, action).match
    actions += 1
  }
  return actions
}

function dealOf(events: readonly Event[]): RivalDeal {
  const deals = events.filter(event => event.type === 'dealt')
  return {
    values: events.find(event => event.type === 'rolled')!.values,
    hands: deals.map(deal => deal.hand),
    targets: deals.map(deal => deal.targets),
    piles: events.find(event => event.type === 'shuffled')!.piles,
  }
}

function argumentsOf(action: Action): readonly unknown[] {
  switch (action.type) {
    case 'rollOff':
      return [listed(action.dice)]
    case 'playTarget':
      return [action.target, action.first]
    case 'reroll':
      return [action.card, action.group]
    case 'choose':
      return [action.target]
    case 'play':
      return [action.card, detailsOf(action)]
    default:
      return []
  }
}

function detailsOf(play: Action & { readonly type: 'play' }): object {
  if (play.card === 'sprint') return { dice: play.dice === null ? null : listed(play.dice) }
  if (play.card === 'crash') return { dice: play.die === null ? null : [play.die] }
  const { type: _, card: __, ...details } = play
  return details
}
