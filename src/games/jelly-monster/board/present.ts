// The table as its owner sees it at once, before the server has said yes.

import { withDie, without } from '#games/jelly-monster/dice.ts'
import type {
  DieId,
  District,
  PlacedDie,
  Placement,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'

/** A placement on its way. */
export interface Pending extends Placement {
  readonly face: Face
  readonly round: number
}

export interface Surface {
  readonly districts: readonly District[]
  readonly centre: readonly PlacedDie[]
}

/** Those that the view does not show yet. */
export function stillPending(view: View, pending: readonly Pending[]): readonly Pending[] {
  const { viewer, screens, stage, round } = view
  if (viewer === 'spectator' || stage.type !== 'play') return []
  return pending.filter(one => one.round === round && screens[viewer]!.dice.includes(one.die))
}

export function surfaceOf(view: Surface, pending: readonly Pending[]): Surface {
  let surface: Surface = { districts: view.districts, centre: view.centre }
  for (const one of pending) if (!isLaid(surface, one.die)) surface = withPending(surface, one)
  return surface
}

/** The table may have told of a die while the hand still believes it on its way. */
function isLaid({ districts, centre }: Surface, die: DieId): boolean {
  const isThis = (one: PlacedDie) => one.die === die
  return centre.some(isThis) || districts.some(({ dice }) => dice.some(isThis))
}

function withPending({ districts, centre }: Surface, pending: Pending): Surface {
  const { die, face, effect } = pending
  const entered = districts[pending.district]!
  let dice = withDie(entered.dice, { die, face })
  let target = entered.target
  let heap = centre
  if (effect?.type === 'move') target = effect.to
  if (effect?.type === 'remove') {
    const index = dice.findIndex(one => one.die === effect.die)
    if (index >= 0) {
      heap = withDie(heap, dice[index]!)
      dice = without(dice, index)
    }
  }
  const changed = { ...entered, dice, target }
  return {
    districts: districts.map((one, index) => (index === pending.district ? changed : one)),
    centre: heap,
  }
}
