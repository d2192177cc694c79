// The table with one thing on it changed. Every field is written out: copying by spread was the
// largest single cost of playing (a fifth of it), and these few run for nearly every event.

import type {
  District,
  Holding,
  Payment,
  PlacedDie,
  Screen,
  Stage,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

export function withStage(state: State, stage: Stage): State {
  return {
    setting: state.setting,
    round: state.round,
    stage,
    screens: state.screens,
    holdings: state.holdings,
    districts: state.districts,
    centre: state.centre,
    stack: state.stack,
    account: state.account,
  }
}

export function withScreen(state: State, seat: Seat, screen: Screen): State {
  const screens = state.screens.slice()
  screens[seat] = screen
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens,
    holdings: state.holdings,
    districts: state.districts,
    centre: state.centre,
    stack: state.stack,
    account: state.account,
  }
}

export function withDistrict(state: State, index: number, district: District): State {
  const districts = state.districts.slice()
  districts[index] = district
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens: state.screens,
    holdings: state.holdings,
    districts,
    centre: state.centre,
    stack: state.stack,
    account: state.account,
  }
}

/** Some Jelly changes hands, and the account says why. */
export function withPayment(state: State, payment: Exclude<Payment, { type: 'podOpened' }>): State {
  const holdings = state.holdings.slice()
  const { seat, jelly } = payment
  if (payment.type === 'gave') {
    holdings[seat] = withJelly(holdings[seat]!, -jelly)
    holdings[payment.to] = withJelly(holdings[payment.to]!, jelly)
  } else {
    holdings[seat] = withJelly(holdings[seat]!, jelly)
  }
  const index = state.round - 1
  const account = state.account.slice()
  account[index] = withLast(account[index]!, payment)
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens: state.screens,
    holdings,
    districts: state.districts,
    centre: state.centre,
    stack: state.stack,
    account,
  }
}

function withJelly({ colour, jelly, pods, returned }: Holding, more: number): Holding {
  return { colour, jelly: jelly + more, pods, returned }
}

export function withHolding(state: State, seat: Seat, holding: Holding): State {
  const holdings = state.holdings.slice()
  holdings[seat] = holding
  return {
    setting: state.setting,
    round: state.round,
    stage: state.stage,
    screens: state.screens,
    holdings,
    districts: state.districts,
    centre: state.centre,
    stack: state.stack,
    account: state.account,
  }
}

/** Short lists, made longer by one; quicker than a spread. */
export function withLast<T>(items: readonly T[], last: T): readonly T[] {
  const all = new Array<T>(items.length + 1)
  for (let index = 0; index < items.length; index++) all[index] = items[index]!
  all[items.length] = last
  return all
}

export function withDice(district: District, dice: readonly PlacedDie[]): District {
  const { board, side, zones, target, lock } = district
  return { board, side, zones, target, lock, dice }
}

export function withLock(district: District, lock: Seat | null): District {
  const { board, side, zones, target, dice } = district
  return { board, side, zones, target, lock, dice }
}

export function withTarget(district: District, target: number): District {
  const { board, side, zones, lock, dice } = district
  return { board, side, zones, target, lock, dice }
}
