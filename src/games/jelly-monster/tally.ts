// The bookkeeping of scoring: dice that leave, icons that are due, Jelly and pods that change hands.

import { indexOfDie, without } from '#games/jelly-monster/dice.ts'
import type {
  District,
  Event,
  HeldPod,
  Holding,
  Line,
  Question,
  Scoring,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

const BEFORE: Scoring = {
  type: 'scoring',
  opened: 0,
  district: null,
  totals: [],
  controllers: [],
  icons: [],
  chain: [],
  question: null,
}

export function tally(state: State, event: Event): State {
  switch (event.type) {
    case 'roundEnded':
      return { ...state, stage: BEFORE }
    case 'locksReturned':
      return { ...state, districts: state.districts.map(unlocked) }
    case 'districtOpened':
      return { ...state, stage: opened(state, event) }
    case 'rerolled':
      return withDistrict(state, event.district, { dice: event.dice })
    case 'cancelled':
      return cancelled(state, event)
    case 'ranked':
      return { ...state, stage: ranked(state, event) }
    case 'copied':
      return { ...state, stage: copied(state, event) }
    case 'chainEnded':
    case 'iconResolved':
      return { ...state, stage: resolved(state) }
    case 'asked':
      return { ...state, stage: { ...scoringOf(state), question: event.question } }
    case 'chose':
      return { ...state, stage: chose(state, event) }
    case 'answered':
      return { ...state, stage: answered(state, event) }
    case 'gained':
      return gained(state, event)
    case 'gave':
      return gave(state, event)
    case 'podTaken':
      return podTaken(state, event)
    case 'podChosen':
      return podChosen(state, event)
    case 'podReturned':
      return podReturned(state, event)
    case 'podsOpened':
      return podsOpened(state, event)
    case 'matchEnded':
      return { ...state, stage: { type: 'over', ending: event.ending } }
    default:
      // What only tells the story: a pod seen, a centre counted, too few pods.
      return state
  }
}

export function scoringOf(state: State): Scoring {
  return state.stage as Scoring
}

function unlocked(district: District): District {
  return district.lock === null ? district : { ...district, lock: null }
}

function opened(state: State, { district }: EventOf<'districtOpened'>): Scoring {
  const before = scoringOf(state)
  return { ...BEFORE, opened: before.opened + 1, district }
}

/** [J4.2] They return behind their owner's screen and count no more this round. */
function cancelled(state: State, { district, seat, dice }: EventOf<'cancelled'>): State {
  let left = state.districts[district]!.dice
  for (const die of dice) left = without(left, indexOfDie(left, die))
  const screens = state.screens.slice()
  const screen = screens[seat]!
  const inside = [...screen.dice, ...dice].sort((one, other) => one - other)
  screens[seat] = { ...screen, dice: inside, shown: [], hasRolled: false }
  return { ...withDistrict(state, district, { dice: left }), screens }
}

function ranked(state: State, event: EventOf<'ranked'>): Scoring {
  const { district, totals, controllers } = event
  const { zones, target } = state.districts[district]!
  // [J4.4] Without anybody there, nothing is given.
  const icons = controllers.length === 0 ? [] : zones[target]!
  const due = icons.map(icon => ({ icon, of: district }))
  return { ...scoringOf(state), totals, controllers, icons: due, chain: [district] }
}

/** [J5.5] The neighbour's target reward takes the place of the arrow. */
function copied(state: State, { from }: EventOf<'copied'>): Scoring {
  const stage = scoringOf(state)
  const { zones, target } = state.districts[from]!
  const due = zones[target]!.map(icon => ({ icon, of: from }))
  const icons = [...due, ...stage.icons.slice(1)]
  return { ...stage, icons, chain: [...stage.chain, from], question: null }
}

function resolved(state: State): Scoring {
  const stage = scoringOf(state)
  return { ...stage, icons: stage.icons.slice(1), question: null }
}

function chose(state: State, { seat, from }: EventOf<'chose'>): Scoring {
  const stage = scoringOf(state)
  const question = stage.question as Extract<Question, { type: 'copy' }>
  return { ...stage, question: { ...question, chosen: [...question.chosen, { seat, from }] } }
}

function answered(state: State, { seat }: EventOf<'answered'>): Scoring {
  const stage = scoringOf(state)
  const question = stage.question!
  const waiting = question.waiting.filter(other => other !== seat)
  return { ...stage, question: { ...question, waiting } }
}

function gained(state: State, { seat, jelly, origin }: EventOf<'gained'>): State {
  if (jelly === 0) return state
  const { round } = state
  const line: Line = { round, seat, jelly, source: { type: 'supply', origin } }
  const { holdings } = withJelly(state, seat, jelly)
  return { ...state, holdings, account: [...state.account, line] }
}

function gave(state: State, { seat, to, jelly, origin }: EventOf<'gave'>): State {
  const { round } = state
  const account: Line[] = [
    ...state.account,
    { round, seat, jelly: -jelly, source: { type: 'gift', origin, partner: to } },
    { round, seat: to, jelly, source: { type: 'gift', origin, partner: seat } },
  ]
  return { ...withJelly(withJelly(state, seat, -jelly), to, jelly), account }
}

function podTaken(state: State, { seat, district }: EventOf<'podTaken'>): State {
  const { round, stack } = state
  const pod: HeldPod = { value: stack[stack.length - 1]!, round, district }
  const pods = [...state.holdings[seat]!.pods, pod]
  return { ...withHolding(state, seat, { pods }), stack: stack.slice(0, -1) }
}

/** The chosen pod is put last, an order that nobody else sees; then the last one goes. */
function podChosen(state: State, { seat, pod }: EventOf<'podChosen'>): State {
  const { pods } = state.holdings[seat]!
  const index = pods.findIndex(held => held.value === pod)
  return withHolding(state, seat, { pods: [...without(pods, index), pods[index]!] })
}

function podReturned(state: State, { seat }: EventOf<'podReturned'>): State {
  const { pods, returned } = state.holdings[seat]!
  const kept = pods.slice(0, -1)
  return withHolding(state, seat, { pods: kept, returned: [...returned, pods[pods.length - 1]!] })
}

function podsOpened(state: State, { seat, pods, jelly }: EventOf<'podsOpened'>): State {
  const lines = pods.map(({ round, value, district }, index): Line => {
    return { round, seat, jelly: jelly[index]!, source: { type: 'pod', value, district } }
  })
  return { ...state, account: [...state.account, ...lines] }
}

function withJelly(state: State, seat: Seat, jelly: number): State {
  return withHolding(state, seat, { jelly: state.holdings[seat]!.jelly + jelly })
}

function withHolding(state: State, seat: Seat, change: Partial<Holding>): State {
  const holdings = state.holdings.slice()
  holdings[seat] = { ...holdings[seat]!, ...change }
  return { ...state, holdings }
}

function withDistrict(state: State, index: number, change: Partial<District>): State {
  const districts = state.districts.slice()
  districts[index] = { ...districts[index]!, ...change }
  return { ...state, districts }
}
