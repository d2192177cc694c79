// The bookkeeping of scoring: dice that leave, questions, Jelly and pods that change hands.

import { indexOfDie, without } from '#games/jelly-monster/dice.ts'
import {
  withDice,
  withDistrict,
  withHolding,
  withLast,
  withLock,
  withPayment,
  withScreen,
  withStage,
} from '#games/jelly-monster/table.ts'
import type {
  Event,
  HeldPod,
  Pause,
  Question,
  Scoring,
  State,
} from '#games/jelly-monster/vocabulary.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

const NOTHING: readonly never[] = []
const SCORING: Scoring = { type: 'scoring', pause: null }

export function tally(state: State, event: Event): State {
  switch (event.type) {
    case 'gained':
      return event.jelly === 0 ? state : withPayment(state, event)
    case 'gave':
      return withPayment(state, event)
    case 'podTaken':
      return podTaken(state, event)
    case 'cancelled':
      return cancelled(state, event)
    case 'rerolled':
      return rerolled(state, event)
    case 'roundEnded':
      return withStage(state, SCORING)
    case 'locksReturned':
      return locksReturned(state)
    case 'asked':
      return withStage(state, { type: 'scoring', pause: event.pause })
    case 'chose':
      return chose(state, event)
    case 'answered':
      return answered(state, event)
    case 'podChosen':
      return podChosen(state, event)
    case 'podReturned':
      return podReturned(state, event)
    case 'podOpened':
      return podOpened(state, event)
    case 'matchEnded':
      return withStage(state, { type: 'over', ending: event.ending })
    default:
      // What only tells the story: a district opened or ranked, a reward copied, a pod seen.
      return state
  }
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
  const { rollableAt } = screen
  return withScreen(table, seat, { dice: inside, shown: NOTHING, rollableAt })
}

function chose(state: State, { seat, from }: EventOf<'chose'>): State {
  const question = pauseOf(state).question as Extract<Question, { type: 'copy' }>
  return withQuestion(state, { ...question, chosen: [...question.chosen, { seat, from }] })
}

function answered(state: State, { seat }: EventOf<'answered'>): State {
  const { question } = pauseOf(state)
  const waiting = question.waiting.filter(other => other !== seat)
  return withQuestion(state, { ...question, waiting })
}

function withQuestion(state: State, question: Question): State {
  return withStage(state, { type: 'scoring', pause: { ...pauseOf(state), question } })
}

/** Only of a table at which somebody is being asked. */
export function pauseOf(state: State): Pause {
  return (state.stage as Scoring).pause!
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

/** [J7.3] It counts for the score; in front of the player it stays a pod. */
function podOpened(state: State, event: EventOf<'podOpened'>): State {
  const account = state.account.slice()
  const index = event.pod.round - 1
  account[index] = withLast(account[index]!, event)
  return { ...state, account }
}
