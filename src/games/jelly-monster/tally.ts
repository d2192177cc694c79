// The bookkeeping of scoring: dice that leave, icons that are due, Jelly and pods that change hands.

import { indexOfDie, without } from '#games/jelly-monster/dice.ts'
import {
  withDice,
  withDistrict,
  withHolding,
  withLast,
  withLine,
  withLock,
  withScreen,
  withStage,
} from '#games/jelly-monster/table.ts'
import type {
  DueIcon,
  Event,
  HeldPod,
  Question,
  Scoring,
  Source,
  State,
} from '#games/jelly-monster/vocabulary.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

const NOTHING: readonly never[] = []

const BEFORE: Scoring = {
  type: 'scoring',
  opened: 0,
  district: null,
  totals: NOTHING,
  controllers: NOTHING,
  icons: NOTHING,
  chain: NOTHING,
  question: null,
}

export function tally(state: State, event: Event): State {
  switch (event.type) {
    case 'roundEnded':
      return withStage(state, BEFORE)
    case 'locksReturned':
      return locksReturned(state)
    case 'rerolled':
      return rerolled(state, event)
    case 'cancelled':
      return cancelled(state, event)
    case 'ranked':
      return withStage(state, ranked(state, event))
    case 'copied':
      return withStage(state, copied(state, event))
    case 'chainEnded':
    case 'iconResolved':
      return withStage(state, resolved(state))
    case 'asked':
      return withStage(state, { ...scoringOf(state), question: event.question })
    case 'chose':
      return withStage(state, chose(state, event))
    case 'answered':
      return withStage(state, answered(state, event))
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
      return withStage(state, { type: 'over', ending: event.ending })
    default:
      // What only tells the story: a district opened, a pod seen, a centre counted, too few pods.
      return state
  }
}

export function scoringOf(state: State): Scoring {
  return state.stage as Scoring
}

/** [J4.1] */
function locksReturned(state: State): State {
  let table = state
  for (let index = 0; index < state.districts.length; index++) {
    const district = state.districts[index]!
    if (district.lock !== null) table = withDistrict(table, index, withLock(district, null))
  }
  return table
}

function rerolled(state: State, { district, dice }: EventOf<'rerolled'>): State {
  return withDistrict(state, district, withDice(state.districts[district]!, dice))
}

/** [J4.2] They return behind their owner's screen and count no more this round. */
function cancelled(state: State, { district, seat, dice }: EventOf<'cancelled'>): State {
  let left = state.districts[district]!.dice
  for (const die of dice) left = without(left, indexOfDie(left, die))
  const screen = state.screens[seat]!
  const inside = screen.dice.concat(dice).sort((one, other) => one - other)
  const table = withDistrict(state, district, withDice(state.districts[district]!, left))
  return withScreen(table, seat, { dice: inside, shown: NOTHING, rollableAt: screen.rollableAt })
}

function ranked(state: State, event: EventOf<'ranked'>): Scoring {
  const { district, totals, controllers } = event
  return {
    type: 'scoring',
    opened: scoringOf(state).opened + 1,
    district,
    totals,
    controllers,
    // [J4.4] Without anybody there, nothing is given.
    icons: controllers.length === 0 ? NOTHING : targetReward(state, district),
    chain: [district],
    question: null,
  }
}

function targetReward(state: State, of: number): readonly DueIcon[] {
  const { zones, target } = state.districts[of]!
  const due: DueIcon[] = []
  for (const icon of zones[target]!) due.push({ icon, of })
  return due
}

/** [J5.5] The neighbour's target reward takes the place of the arrow. */
function copied(state: State, { from }: EventOf<'copied'>): Scoring {
  const stage = scoringOf(state)
  const icons = [...targetReward(state, from), ...stage.icons.slice(1)]
  return { ...stage, icons, chain: [...stage.chain, from], question: null }
}

function resolved(state: State): Scoring {
  const { opened, district, totals, controllers, icons, chain } = scoringOf(state)
  const rest = icons.length === 1 ? NOTHING : icons.slice(1)
  return {
    type: 'scoring',
    opened,
    district,
    totals,
    controllers,
    icons: rest,
    chain,
    question: null,
  }
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
  return withLine(state, { seat, jelly, source: { type: 'supply', origin } })
}

function gave(state: State, { seat, to, jelly, origin }: EventOf<'gave'>): State {
  const away: Source = { type: 'gift', origin, partner: to }
  const home: Source = { type: 'gift', origin, partner: seat }
  const given = withLine(state, { seat, jelly: -jelly, source: away })
  return withLine(given, { seat: to, jelly, source: home })
}

function podTaken(state: State, { seat, district }: EventOf<'podTaken'>): State {
  const { round, stack } = state
  const { colour, jelly, pods, returned } = state.holdings[seat]!
  const pod: HeldPod = { value: stack[stack.length - 1]!, round, district }
  const table = withHolding(state, seat, { colour, jelly, pods: withLast(pods, pod), returned })
  return { ...table, stack: without(stack, stack.length - 1) }
}

/** The chosen pod is put last, an order that nobody else sees; then the last one goes. */
function podChosen(state: State, { seat, pod }: EventOf<'podChosen'>): State {
  const holding = state.holdings[seat]!
  const { pods } = holding
  const index = pods.findIndex(held => held.value === pod)
  const reordered = withLast(without(pods, index), pods[index]!)
  return withHolding(state, seat, { ...holding, pods: reordered })
}

function podReturned(state: State, { seat }: EventOf<'podReturned'>): State {
  const { colour, jelly, pods, returned } = state.holdings[seat]!
  const kept = pods.slice(0, -1)
  const gone = withLast(returned, pods[pods.length - 1]!)
  return withHolding(state, seat, { colour, jelly, pods: kept, returned: gone })
}

/** What a pod holds was gained in the round in which it was taken. */
function podsOpened(state: State, { seat, pods, jelly }: EventOf<'podsOpened'>): State {
  const account = state.account.map(lines => [...lines])
  pods.forEach(({ round, value, district }, index) => {
    const source = { type: 'pod', value, district } as const
    account[round]!.push({ seat, jelly: jelly[index]!, source })
  })
  return { ...state, account }
}
