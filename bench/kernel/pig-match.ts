// A match of Pig, always held at twenty: by its rules alone, through the referee, by the rival.

import { type Luck, swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { RivalEngine } from '../rivals/engine.ts'
import { GOAL, type RivalPig, TURN_LIMIT } from './rival-pig.ts'

export const PIG_SEATS = 4
export const PIG_OPTIONS: Pig['Options'] = { goal: GOAL, turnLimit: TURN_LIMIT }

const ENOUGH = 20
const PACE = 500
const ROLL = { type: 'roll' } as const
const HOLD = { type: 'hold' } as const

export function pigByRules(seed: number): number {
  const moment = { now: 0, chance: swiftLuck(`${seed}`).chance('table', 0) }
  let state = pig.setUp(PIG_OPTIONS, PIG_SEATS)
  let actions = 0

  function believe(events: readonly Pig['Event'][]): void {
    for (let nth = 0; nth < events.length; nth++) state = pig.evolve(state, events[nth]!)
  }

  believe(pig.start(state, moment))
  for (;;) {
    const { turn, pot } = state
    moment.now += PACE
    const decision = pig.act(state, turn, pot >= ENOUGH ? HOLD : ROLL, moment)
    if (!decision.ok) throw new Error(decision.refusal)
    believe(decision.events)
    actions += 1
    if (pig.ending(state) !== null) return actions
  }
}

export function pigByReferee(luck: Luck): number {
  const decide = referee(pig, luck)
  let { match } = decide.begin(PIG_OPTIONS, PIG_SEATS)
  let now = 0
  let actions = 0
  for (;;) {
    const { turn, pot } = match.state
    now += PACE
    const step = decide.submit(match, now, turn, pot >= ENOUGH ? HOLD : ROLL)
    if (step.refusal !== null) throw new Error(step.refusal)
    match = step.match
    actions += step.entries.length
    if (pig.ending(match.state) !== null) return actions
  }
}

export function pigByRival(engine: RivalEngine<RivalPig>, seed: number): number {
  let state = engine.begin(PIG_SEATS, `${seed}`)
  let now = 0
  let actions = 0
  while (state.ctx.gameover === undefined) {
    now += PACE
    const type = state.G.pot >= ENOUGH ? 'hold' : 'roll'
    state = engine.make(state, { type, playerID: state.ctx.currentPlayer, args: [now] })
    actions += 1
  }
  return actions
}
