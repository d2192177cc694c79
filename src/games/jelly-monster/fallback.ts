// What is done for a seat whose player is gone: plain, steady play that lets the match go on.

import { indexOfDie, withDie, without } from '#games/jelly-monster/dice.ts'
import { nextReceivers } from '#games/jelly-monster/gifts.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import { lowestPod } from '#games/jelly-monster/pods.ts'
import type {
  District,
  JellyMonster,
  Placement,
  Play,
  Question,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import { promiseOf } from '#games/jelly-monster/worth.ts'
import type { Face } from '#kernel/chance.ts'
import type { Choice, Millis, Seat } from '#kernel/game.ts'

const LOOK: Millis = 900
const ANSWER: Millis = 1000
/** Long enough not to hurry those who are still there. */
const BEFORE_FLIPPING: Millis = 10_000

type Doing = Choice<JellyMonster> | null

export function fallback(view: View, now: Millis): Doing {
  const { viewer, stage } = view
  if (viewer === 'spectator') return null
  switch (stage.type) {
    case 'ready':
      return stage.waiting.includes(viewer) ? { action: { type: 'ready' }, after: 0 } : null
    case 'play':
      return inRound(view, viewer, stage, now)
    case 'scoring':
      return stage.pause?.question.waiting.includes(viewer)
        ? answer(view, viewer, stage.pause.question)
        : null
    default:
      return null
  }
}

function inRound(view: View, seat: Seat, stage: Play, now: Millis): Doing {
  const { dice, shown, rollableAt } = view.screens[seat]!
  if (dice.length === 0) {
    // With a stall limit or running sand the round ends by itself.
    const ends = stage.endsAt !== null || stage.stallsAt !== null
    return ends ? null : { action: { type: 'flip' }, after: BEFORE_FLIPPING }
  }
  const best = shown === null ? null : bestPlacement(view, seat, now)
  if (best !== null) return { action: best, after: LOOK }
  return { action: { type: 'roll' }, after: Math.max(0, rollableAt! - now) }
}

function bestPlacement(view: View, seat: Seat, now: Millis): Placement | null {
  let best: Placement | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal(view, now)) {
    if (action.type !== 'place') continue
    const before = view.districts[action.district]!
    const after = districtAfter(before, action, faceOf(view, seat, action))
    const gain = promiseOf(after, view, seat) - promiseOf(before, view, seat)
    if (gain > most) {
      most = gain
      best = action
    }
  }
  return best
}

function faceOf(view: View, seat: Seat, { die }: Placement): Face {
  const { dice, shown } = view.screens[seat]!
  return shown![dice.indexOf(die)]!
}

function districtAfter(district: District, { die, effect }: Placement, face: Face): District {
  const dice = withDie(district.dice, { die, face })
  if (effect === null) return { ...district, dice }
  if (effect.type === 'move') return { ...district, dice, target: effect.to }
  return { ...district, dice: without(dice, indexOfDie(dice, effect.die)) }
}

/** [J8.1] The same as when the time is up. */
function answer(view: View, seat: Seat, question: Question): Doing {
  const holding = view.holdings[seat]!
  switch (question.type) {
    case 'return-pod':
      return { action: { type: 'return', pod: lowestPod(holding.pods!) }, after: ANSWER }
    case 'copy':
      return { action: { type: 'copy', from: 'clockwise' }, after: ANSWER }
    case 'give': {
      const to = [...nextReceivers(question.receivers, seat, holding)]
      to.sort((one, other) => one - other)
      return { action: { type: 'give', to }, after: ANSWER }
    }
  }
}
