// What is true of every table, whatever has happened on it.

import { ownerOf } from '#games/jelly-monster/dice.ts'
import { everyPod } from '#games/jelly-monster/layout.ts'
import {
  DICE_PER_SEAT,
  type Event,
  START_JELLY,
  type State,
} from '#games/jelly-monster/vocabulary.ts'

/** `null`, or what is wrong with this table. */
export function faultOf(state: State): string | null {
  return diceFault(state) ?? podFault(state) ?? jellyFault(state) ?? lockFault(state)
}

/** Seven a seat, over screens, districts and centre, each in exactly one place. */
function diceFault({ screens, districts, centre }: State): string | null {
  const found: number[] = []
  screens.forEach(({ dice, shown }, seat) => {
    found.push(...dice)
    if (dice.some(die => ownerOf(die) !== seat)) found.push(-1)
    if (shown.length > 0 && shown.length !== dice.length) found.push(-2)
  })
  for (const { die } of centre) found.push(die)
  for (const { dice } of districts) for (const { die } of dice) found.push(die)
  found.sort((one, other) => one - other)
  const whole = found.every((die, index) => die === index)
  return whole && found.length === screens.length * DICE_PER_SEAT ? null : `dice: ${found}`
}

function podFault({ setting, stack, holdings }: State): string | null {
  const found = [...stack]
  for (const { pods, returned } of holdings) {
    for (const { value } of [...pods, ...returned]) found.push(value)
  }
  const all = everyPod(setting.options)
  return found.map(String).sort().join() === all.map(String).sort().join() ? null : `pods: ${found}`
}

/** Never below 0, and every one of them stands in the account. */
function jellyFault({ holdings, account }: State): string | null {
  const sums = holdings.map(() => START_JELLY)
  for (const payment of account.flat()) {
    if (payment.type === 'podOpened') continue
    if (payment.type === 'gave') sums[payment.to]! += payment.jelly
    sums[payment.seat]! += payment.type === 'gave' ? -payment.jelly : payment.jelly
  }
  const wrong = holdings.findIndex(({ jelly }, seat) => jelly < 0 || jelly !== sums[seat])
  return wrong < 0 ? null : `seat ${wrong} has ${holdings[wrong]!.jelly} Jelly, not ${sums[wrong]}`
}

function lockFault({ districts }: State): string | null {
  const owners = districts.flatMap(({ lock }) => (lock === null ? [] : [lock]))
  return new Set(owners).size === owners.length ? null : `locks of ${owners}`
}

/** What may not follow from an event: `null`, or what did. */
export function changeFault(before: State, event: Event, after: State): string | null {
  if (before.stage.type === 'play' && after.stage.type === 'play') {
    for (let index = 0; index < before.districts.length; index++) {
      const [was, is] = [before.districts[index]!, after.districts[index]!]
      if (was.lock !== null && was !== is) return `${event.type} changes locked district ${index}`
    }
    if (before.stage.endsAt !== null && event.type === 'flipped') return 'a second flip'
  }
  return null
}
