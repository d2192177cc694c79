// [R7] The end of a stage: the flag shows, everybody settles on a target, the places are given.

import { choiceEnd, turnBegan } from '#games/dice-run/clock.ts'
import { evolveAll } from '#games/dice-run/evolve.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import type { Race } from '#games/dice-run/race.ts'
import { compared, countsOf, stageResult } from '#games/dice-run/scoring.ts'
import { isSettled, settledTarget } from '#games/dice-run/settling.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Choosing, Event, Own, State } from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

/** [R7.1] What follows the draw that bared a stage card. */
export function stageEnd(state: State, revealer: Seat, now: Millis): readonly Event[] {
  const runsOutAt = choiceEnd(state.open, now)
  const ended: Event = { type: 'stageEnded', seat: revealer, at: now, runsOutAt }
  return [ended, ...scoredIfSettled(evolveAll(state, [ended]), now)]
}

/** [R7.2] All targets are shown at once, as soon as the last one is settled. */
export function scoredIfSettled(state: State, now: Millis): readonly Event[] {
  const { open } = state
  const targets: Target[] = []
  for (let seat = 0; seat < open.players.length; seat++) {
    const target = settledTarget(state, seat)
    if (target === null) return []
    targets.push(target)
  }
  const { revealer } = open.step as Choosing
  const scored: Event = {
    type: 'stageScored',
    result: stageResult(open, targets, revealer),
  }
  if (open.results.length + 1 === STAGE_VALUES.length) return [scored]
  // [R7.7] The race goes on with the next player.
  return [scored, turnBegan(open, (revealer + 1) % open.players.length, now)]
}

export function chosen(seat: Seat, target: Target): readonly Event[] {
  return [
    { type: 'chose', seat },
    { type: 'setAside', seat, target },
  ]
}

/** [R9.2] For everybody who has not chosen: the target that scores best right now. */
export function choicesForTheSlow(state: State): readonly Event[] {
  return state.seats.flatMap((own, seat) =>
    isSettled(state, seat) ? [] : chosen(seat, bestTarget(own, state.open.race)),
  )
}

export function bestTarget({ targets }: Own, race: Race): Target {
  let best = targets[0]!
  let bestCounts = countsOf(best, race)
  for (const target of targets) {
    const counts = countsOf(target, race)
    if (compared(counts, bestCounts) <= 0) continue
    best = target
    bestCounts = counts
  }
  return best
}
