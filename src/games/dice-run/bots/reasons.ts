// Why a bot does what it does, told by what the action does for it: keys into the game's words.

import { bestStanding, hopesOf, standing, unseenTargets } from '#games/dice-run/bots/standing.ts'
import { preview } from '#games/dice-run/preview.ts'
import type { Race } from '#games/dice-run/race.ts'
import { bestTarget } from '#games/dice-run/stage.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Action, Own, Play, View } from '#games/dice-run/vocabulary.ts'

export const REASONS = [
  'whim',
  'strangers',
  'shown',
  'new-faces',
  'ahead',
  'in-the-way',
  'preparing',
  'idle',
  'sparing',
  'best-now',
  'saved-up',
  'done',
] as const
export type Reason = (typeof REASONS)[number]

export function reasonFor(view: View, action: Action): Reason {
  switch (action.type) {
    case 'rollOff':
      return 'strangers'
    case 'playTarget':
      return 'shown'
    case 'reroll':
      return 'new-faces'
    case 'play':
      return reasonToPlay(view, view.own!, action)
    case 'choose':
      return action.target === bestTarget(view.own!, view.open.race) ? 'best-now' : 'saved-up'
    default:
      return 'done'
  }
}

function reasonToPlay(view: View, own: Own, play: Play): Reason {
  const { race } = view.open
  const { race: after, changes } = preview(view, play)
  if (!changes) return 'idle'
  const hopes = hopesOf(view, own)
  if (bestStanding(hopes, after) > bestStanding(hopes, race)) return 'ahead'
  const rivals = unseenTargets(view.open, own)
  if (meanStanding(rivals, after) < meanStanding(rivals, race)) return 'in-the-way'
  return meanStanding(hopes, after) > meanStanding(hopes, race) ? 'preparing' : 'sparing'
}

function meanStanding(targets: readonly Target[], race: Race): number {
  let sum = 0
  for (const target of targets) sum += standing(target, race)
  return targets.length === 0 ? 0 : sum / targets.length
}
