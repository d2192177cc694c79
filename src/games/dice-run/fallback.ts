// What is done for somebody who is not there: plain, quick, and never to their harm if it can be
// helped.

import { count, lowest, NO_DICE, only, withoutLowest } from '#games/dice-run/dice.ts'
import { canChoose, canTakeTurn, legalWithoutSprints } from '#games/dice-run/legal.ts'
import { LEAD } from '#games/dice-run/line.ts'
import { lowestNamed, pairs } from '#games/dice-run/look-alikes.ts'
import { rollerOf } from '#games/dice-run/opening.ts'
import { canSprint, SPRINTERS } from '#games/dice-run/plays.ts'
import { preview } from '#games/dice-run/preview.ts'
import type { Race } from '#games/dice-run/race.ts'
import { compared, countsOf } from '#games/dice-run/scoring.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import { colourDice, type Target, valueDice } from '#games/dice-run/targets.ts'
import type { TurnAction } from '#games/dice-run/turn.ts'
import type { Action, DiceRun, Own, Play, View } from '#games/dice-run/vocabulary.ts'
import type { Choice, Millis } from '#kernel/game.ts'

const HESITATION: Millis = 1000

export function fallback(view: View): Choice<DiceRun> | null {
  const { viewer, open, own } = view
  if (viewer === 'spectator' || own === null) return null
  const { step, race } = open
  if (step.type === 'opening' && rollerOf(step) === viewer) {
    return choice({ type: 'rollOff', dice: pairs(race.line[LEAD]!, race.faces)[0]! })
  }
  if (canChoose(view)) return choice({ type: 'choose', target: bestTarget(own, race) })
  if (canTakeTurn(view)) return choice(substitute(view, own))
  if (step.type === 'turn' && step.seat === viewer) return choice({ type: 'endTurn' })
  return null
}

/**
 * [R9.1] The movement card after which one of the player's targets stands best. Keeps targets
 * secret.
 */
export function substitute(view: View, own: Own): TurnAction {
  const wanted = targetsOf(view, own)
  let best: Play | null = null
  let bestCounts: readonly number[] = []
  for (const play of playsFor(view, own, wanted)) {
    const counts = bestCountsOf(wanted, preview(view, play).race)
    if (best !== null && compared(counts, bestCounts) <= 0) continue
    best = play
    bestCounts = counts
  }
  return best!
}

/** The target that counts in this stage if it is known, or all that still may. */
function targetsOf({ viewer, open }: View, own: Own): readonly Target[] {
  const played = viewer === 'spectator' ? null : open.players[viewer]!.target
  return played === null ? own.targets : [played]
}

function bestCountsOf(targets: readonly Target[], race: Race): readonly number[] {
  let best: readonly number[] = []
  for (const target of targets) {
    const counts = countsOf(target, race)
    if (best.length === 0 || compared(counts, best) > 0) best = counts
  }
  return best
}

function playsFor(view: View, own: Own, wanted: readonly Target[]): readonly Play[] {
  const plays = legalWithoutSprints(view).filter(action => action.type === 'play')
  const { race } = view.open
  if (!own.hand.includes('sprint') || !canSprint(race.line)) return plays
  return [...plays, ...wanted.map(target => sprintFor(target, race))]
}

/** Of all sprints the one that serves this target best. */
function sprintFor(target: Target, { line, faces }: Race): Play {
  const lead = line[LEAD]!
  const colour = lead & colourDice(target)
  const value = lead & valueDice(target, faces)
  const ranked = [colour & value, colour ^ value, lead & ~(colour | value)]
  let dice = NO_DICE
  for (const group of ranked) {
    for (let rest = group; rest !== NO_DICE && count(dice) < SPRINTERS; ) {
      dice |= only(lowest(rest))
      rest = withoutLowest(rest)
    }
  }
  return { type: 'play', card: 'sprint', dice: lowestNamed(dice, lead, faces) }
}

function choice(action: Action): Choice<DiceRun> {
  return { action, after: HESITATION }
}
