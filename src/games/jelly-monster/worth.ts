// A rough guess at what a district is worth to a seat: enough for an understudy to play by.

import type { Icon } from '#games/jelly-monster/components/set.ts'
import { cancellationsIn, totalsOf } from '#games/jelly-monster/control.ts'
import type { District, View } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

const MEAN_POD = 4
const MEAN_COPY = 3

export function worthOf(icon: Icon, view: View, seat: Seat): number {
  const { podCount } = view.holdings[seat]!
  const others = view.holdings.length - 1
  switch (icon.type) {
    case 'jelly':
      return icon.amount
    case 'pod':
      return MEAN_POD
    case 'lose-pod':
      return podCount > 0 ? 1 - MEAN_POD : 0
    case 'jelly-per-pod':
      return icon.amount * podCount
    case 'copy':
      return MEAN_COPY
    case 'collect':
      return icon.amount * others
    case 'give':
      return -others
    case 'by-number':
      return (worthOf(icon.few, view, seat) + worthOf(icon.many, view, seat)) / 2
    case 'podium':
      return icon.gains[0]!
    case 'first-and-others':
      return icon.first
    case 'per-die':
      return icon.amount
    case 'reroll':
      return 0
  }
}

/** What a seat may hope for in a district as it lies. */
export function promiseOf(district: District, view: View, seat: Seat): number {
  const cancelled = cancellationsIn(district.dice).flatMap(({ dice }) => dice)
  const counting = district.dice.filter(({ die }) => !cancelled.includes(die))
  const totals = totalsOf(counting, view.screens.length)
  const own = totals[seat]!
  if (own === 0) return 0
  let rival = 0
  totals.forEach((total, other) => {
    if (other !== seat && total > rival) rival = total
  })
  const reward = district.zones[district.target]!
  const worth = reward.reduce((sum, icon) => sum + worthOf(icon, view, seat), 0)
  if (own > rival) return worth + 0.05 * (own - rival)
  return own === rival ? 0.8 * worth : (0.3 * worth * own) / rival
}
