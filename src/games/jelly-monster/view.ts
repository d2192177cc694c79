// What one viewer can see: all that lies on the table, and the inside of their own screen.

import type {
  Event,
  Holding,
  Screen,
  SeenHolding,
  SeenScreen,
  State,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Audience, Viewer } from '#kernel/game.ts'

export function view(state: State, viewer: Viewer): View {
  const isOver = state.stage.type === 'over'
  return {
    viewer,
    setting: state.setting,
    round: state.round,
    quarterTurns: Math.max(0, state.round - 1),
    stage: state.stage,
    screens: state.screens.map((screen, seat) => {
      return seat === viewer ? screen : fromOutside(screen)
    }),
    holdings: state.holdings.map((holding, seat) => {
      const isOwn = seat === viewer
      return seenHolding(holding, {
        // [J7.3] In the end all pods are opened. What went back to the box stays there, face down.
        pods: isOwn || isOver ? holding.pods : null,
        returned: isOwn ? holding.returned : null,
      })
    }),
    districts: state.districts,
    centre: state.centre,
    stackCount: state.stack.length,
    account: state.account,
  }
}

/** [J3.3] */
function fromOutside({ dice }: Screen): SeenScreen {
  return { dice, shown: null, rollableAt: null }
}

function seenHolding(
  { colour, jelly, pods, returned }: Holding,
  open: Pick<SeenHolding, 'pods' | 'returned'>,
): SeenHolding {
  const counts = { podCount: pods.length, returnedCount: returned.length }
  return { colour, jelly, ...counts, ...open }
}

export function audience(event: Event): Audience {
  switch (event.type) {
    // [J3.3] [J5.2] [J5.3] What one person saw or chose in secret.
    case 'peeked':
    case 'podPeeked':
    case 'podChosen':
      return [event.seat]
    // [J2.5] Face down: nobody.
    case 'podsShuffled':
      return []
    default:
      return 'everyone'
  }
}
