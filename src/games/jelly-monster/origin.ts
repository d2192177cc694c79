// Which icon of which district is being resolved: the address of every Jelly in the account.

import { scoringOf } from '#games/jelly-monster/tally.ts'
import type { Origin, State } from '#games/jelly-monster/vocabulary.ts'

export function originOf(state: State): Origin {
  const stage = scoringOf(state)
  const { icon, of } = stage.icons[0]!
  return { district: stage.district!, of, zone: state.districts[of]!.target, icon: icon.type }
}
