// A table that the viewer could not tell from the real one: what is hidden is drawn anew.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { everyPod } from '#games/jelly-monster/layout.ts'
import type {
  HeldPod,
  Holding,
  Screen,
  SeenHolding,
  SeenScreen,
  State,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import { die, shuffled } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'

export function imagine(view: View, chance: Chance): State {
  const { setting, round, stage, districts, centre, account } = view
  const hidden = shuffled(unseenPods(view), chance)
  const draw = (count: number): HeldPod[] => {
    return hidden.splice(0, count).map(value => ({ value, round, district: null }))
  }
  const holdings = view.holdings.map(holding => imagineHolding(holding, draw))
  const screens = view.screens.map(screen => imagineScreen(screen, chance))
  const table = { setting, round, stage, screens, holdings, districts, centre }
  return { ...table, stack: hidden, account }
}

/** All pods but those that lie open to the viewer. */
function unseenPods({ setting, holdings }: View): readonly PodValue[] {
  const unseen = [...everyPod(setting.options)]
  for (const { pods, returned } of holdings) {
    for (const { value } of [...(pods ?? []), ...(returned ?? [])]) {
      unseen.splice(unseen.indexOf(value), 1)
    }
  }
  return unseen
}

function imagineHolding(seen: SeenHolding, draw: (count: number) => HeldPod[]): Holding {
  const { colour, isReady, jelly } = seen
  const pods = seen.pods ?? draw(seen.podCount)
  const returned = seen.returned ?? draw(seen.returnedCount)
  return { colour, isReady, jelly, pods, returned }
}

function imagineScreen({ dice, shown, hasRolled, rollableAt }: SeenScreen, chance: Chance): Screen {
  const imagined = hasRolled ? dice.map(() => die(chance)) : []
  return { dice, shown: shown ?? imagined, hasRolled, rollableAt }
}
