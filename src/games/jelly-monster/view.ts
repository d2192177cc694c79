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
  return {
    viewer,
    setting: state.setting,
    round: state.round,
    quarterTurns: Math.max(0, state.round - 1),
    stage: state.stage,
    screens: state.screens.map((screen, seat) => {
      return seat === viewer ? screen : fromOutside(screen)
    }),
    holdings: seenHoldings(state, viewer),
    districts: state.districts,
    centre: state.centre,
    stackCount: state.stack.length,
    account: state.account,
  }
}

// What has not changed since the last view is the very same in the next one: whoever looks for
// what is different need not look into it.
const outsides = new WeakMap<Screen['dice'], SeenScreen>()
const holdingsSeen = new WeakMap<State['holdings'], Map<Viewer, readonly SeenHolding[]>>()

/** [J3.3] */
function fromOutside({ dice }: Screen): SeenScreen {
  const known = outsides.get(dice)
  if (known !== undefined) return known
  const seen: SeenScreen = { dice, shown: null, rollableAt: null }
  outsides.set(dice, seen)
  return seen
}

const CLOSED = { pods: null, returned: null }

function seenHoldings({ holdings, stage }: State, viewer: Viewer): readonly SeenHolding[] {
  // [J7.3] In the end all pods are opened. What went back to the box stays there, face down.
  if (stage.type === 'over') {
    return holdings.map((holding, seat) => {
      const { pods, returned } = holding
      return seenHolding(holding, { pods, returned: seat === viewer ? returned : null })
    })
  }
  const known = holdingsSeen.get(holdings) ?? new Map<Viewer, readonly SeenHolding[]>()
  const before = known.get(viewer)
  if (before !== undefined) return before
  const seen = holdings.map((holding, seat) => {
    return seenHolding(holding, seat === viewer ? holding : CLOSED)
  })
  holdingsSeen.set(holdings, known.set(viewer, seen))
  return seen
}

function seenHolding(
  { colour, jelly, pods, returned }: Holding,
  open: Pick<SeenHolding, 'pods' | 'returned'>,
): SeenHolding {
  return {
    colour,
    jelly,
    podCount: pods.length,
    returnedCount: returned.length,
    pods: open.pods,
    returned: open.returned,
  }
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
