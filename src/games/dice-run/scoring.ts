// What targets count, who comes where in a stage, and who has won.

import { count, type DiceSet, type Faces } from '#games/dice-run/dice.ts'
import { GAP } from '#games/dice-run/line.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import type { Race } from '#games/dice-run/race.ts'
import { colourDice, type Target, valueDice } from '#games/dice-run/targets.ts'
import type { Open, StageResult } from '#games/dice-run/vocabulary.ts'
import type { Ending, Seat } from '#kernel/game.ts'

/** [R7.4] What the second and the third get, in every stage. */
const RUNNER_UP_POINTS: readonly number[] = [2, 1]

/** [R7.3] One for the colour, one for the value, and one more for a die that has both. */
function pointsFor(colour: DiceSet, value: DiceSet): number {
  return count(colour) + count(value) + count(colour & value)
}

export function pointsIn(group: DiceSet, target: Target, faces: Faces): number {
  return pointsFor(group & colourDice(target), group & valueDice(target, faces))
}

/** What a target counts in each group, the leading one first. [R5.8] A gap is no group. */
export function countsOf(target: Target, { line, faces }: Race): readonly number[] {
  const colour = colourDice(target)
  const value = valueDice(target, faces)
  const counts: number[] = []
  for (let place = 0; place < line.length; place++) {
    const group = line[place]!
    if (group !== GAP) counts.push(pointsFor(group & colour, group & value))
  }
  return counts
}

/** [R7.5] Above 0 if the first counts more in the foremost group in which the two differ. */
export function compared(counts: readonly number[], others: readonly number[]): number {
  for (let group = 0; group < counts.length; group++) {
    if (counts[group] !== others[group]) return counts[group]! - others[group]!
  }
  return 0
}

/**
 * [R7.5] The seats, best first; in a perfect tie from who made the stage card appear, clockwise.
 */
export function placesOf(counts: readonly (readonly number[])[], revealer: Seat): readonly Seat[] {
  const places: Seat[] = []
  for (let steps = 0; steps < counts.length; steps++) {
    const seat = (revealer + steps) % counts.length
    let place = steps
    while (place > 0 && compared(counts[seat]!, counts[places[place - 1]!]!) > 0) {
      places[place] = places[place - 1]!
      place -= 1
    }
    places[place] = seat
  }
  return places
}

export function stageResult(open: Open, targets: readonly Target[], revealer: Seat): StageResult {
  const counts: (readonly number[])[] = []
  const points: number[] = []
  for (let seat = 0; seat < targets.length; seat++) {
    counts.push(countsOf(targets[seat]!, open.race))
    points.push(0)
  }
  const places = placesOf(counts, revealer)
  // [R7.6] A place is a place, also with nothing counted.
  points[places[0]!] = STAGE_VALUES[open.results.length]!
  for (let i = 0; i < RUNNER_UP_POINTS.length && i + 1 < places.length; i++) {
    points[places[i + 1]!] = RUNNER_UP_POINTS[i]!
  }
  return { revealer, draws: open.draws, targets, counts, places, points }
}

/** [R7.8] Most points; then the highest stage card among the tied; then they share. */
export function endingOf({ step, players }: Open): Ending | null {
  if (step.type !== 'over') return null
  const scores = players.map(player => player.points)
  const most = Math.max(...scores)
  const first = seatsWith(scores, most)
  if (first.length === 1) return { winners: first, scores, reason: 'most-points' }
  const trophies = players.map((player, seat) =>
    first.includes(seat) ? Math.max(0, ...player.trophies) : 0,
  )
  const highest = Math.max(...trophies)
  if (highest === 0) return { winners: first, scores, reason: 'shared' }
  return { winners: seatsWith(trophies, highest), scores, reason: 'highest-stage-card' }
}

function seatsWith(numbers: readonly number[], wanted: number): readonly Seat[] {
  return [...numbers.keys()].filter(seat => numbers[seat] === wanted)
}
