// A table that the viewer could not tell from the real one: what is hidden is drawn anew.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { everyPod } from '#games/jelly-monster/layout.ts'
import type {
  HeldPod,
  Holding,
  Screen,
  SeenHolding,
  SeenScreen,
  Stage,
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
  const screens = view.screens.map(screen => imagineScreen(screen, stage, chance))
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
  const { colour, jelly } = seen
  const pods = seen.pods ?? draw(seen.podCount)
  const returned = seen.returned ?? draw(seen.returnedCount)
  return { colour, jelly, pods, returned }
}

/** Behind other screens dice have been rolled while a round is played, and not otherwise. */
function imagineScreen(seen: SeenScreen, stage: Stage, chance: Chance): Screen {
  const { dice } = seen
  const imagined = stage.type === 'play' ? dice.map(() => die(chance)) : []
  return { dice, shown: seen.shown ?? imagined, rollableAt: seen.rollableAt ?? 0 }
}
