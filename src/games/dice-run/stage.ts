// [R7] The end of a stage: the flag shows, everybody settles on a target, the places are given.

import { choiceEnd, turnBegan } from '#games/dice-run/clock.ts'
import { evolveAll } from '#games/dice-run/evolve.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import type { Race } from '#games/dice-run/race.ts'
import { compared, countsOf, stageResult } from '#games/dice-run/scoring.ts'
import { isEverybodySettled, isSettled, settledTarget } from '#games/dice-run/settling.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Choosing, Event, Own, State } from '#games/dice-run/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'

/** [R7.1] Adds what follows to a turn whose draw has bared a stage card. */
export function endStage(events: Event[], state: State, revealer: Seat, now: Millis): void {
  const runsOutAt = choiceEnd(state.open, now)
  events.push({ type: 'stageEnded', seat: revealer, at: now, runsOutAt })
  if (isEverybodySettled(state)) scoreStage(events, state, now)
}

/** [R7.2] Adds the showing of all targets at once to the events that have settled the last. */
export function scoreStage(events: Event[], before: State, now: Millis): void {
  const state = evolveAll(before, events)
  const { open } = state
  const targets: Target[] = []
  for (let seat = 0; seat < open.players.length; seat++) targets.push(settledTarget(state, seat)!)
  const { revealer } = open.step as Choosing
  events.push({ type: 'stageScored', result: stageResult(open, targets, revealer) })
  if (open.results.length + 1 === STAGE_VALUES.length) return
  // [R7.7] The race goes on with the next player.
  events.push(turnBegan(open, (revealer + 1) % open.players.length, now))
}

export function chosen(seat: Seat, target: Target): Event[] {
  return [
    { type: 'chose', seat },
    { type: 'setAside', seat, target },
  ]
}

/** [R9.2] For everybody who has not chosen: the target that scores best right now. */
export function choicesForTheSlow(state: State): Event[] {
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
