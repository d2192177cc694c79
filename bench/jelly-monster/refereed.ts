// The same random play, through everything that a live match goes through but the wire.

import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Action, JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Match, referee } from '#kernel/match.ts'
import { quick, type Result, STEP, whimsicalStep } from './matches.ts'

export function playByReferee(opening: State, seed: number): Result {
  const decide = referee(jellyMonster, swiftLuck(`${seed}`))
  const whim = quick(seed * 2 + 1)
  const seats = opening.screens.length
  let match: Match<JellyMonster> = decide.begin(opening.setting.options, seats).match
  let now = 0
  let actions = 0

  function submit(seat: number, action: Action): void {
    const step = decide.submit(match, now, seat, action)
    if (step.refusal !== null) throw new Error(`${JSON.stringify(action)}: ${step.refusal}`)
    match = step.match
    actions += 1
  }

  while (match.state.stage.type !== 'over') {
    const { stage } = match.state
    if (stage.type === 'ready') {
      for (let seat = 0; seat < seats; seat++) submit(seat, { type: 'ready' })
      continue
    }
    const due = jellyMonster.alarm(match.state)
    if (stage.type !== 'play') now = due!
    else now += STEP
    if (due !== null && due <= now) {
      now = due
      match = decide.advance(match, now).match
    } else whimsicalStep({ state: () => match.state, now, submit }, whim)
  }
  return { actions, scores: match.state.stage.ending.scores! }
}
