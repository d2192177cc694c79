// What each icon gives, to everybody it concerns at once, before the next icon comes.

import type { Icon, SimpleIcon } from '#games/jelly-monster/components/set.ts'
import { rankOf } from '#games/jelly-monster/control.ts'
import { follow, withoutFirst } from '#games/jelly-monster/copy.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import { collect, give } from '#games/jelly-monster/gifts.ts'
import { gain } from '#games/jelly-monster/origin.ts'
import { returnPod, takePods } from '#games/jelly-monster/pods.ts'
import { ask, isPaused } from '#games/jelly-monster/question.ts'
import type { Telling } from '#games/jelly-monster/telling.ts'
import type { Seat } from '#kernel/game.ts'

type IconOf<Type extends Icon['type']> = Extract<Icon, { type: Type }>

/** [J4.5] The first icon that is due; it stays due while somebody has to choose. */
export function resolveIcon(story: Telling): void {
  const { icon } = story.icons[0]!
  if (icon.type === 'copy') {
    if (icon.from === 'choice') ask(story, 'copy', story.standing.controllers)
    else follow(story, icon.from)
    return
  }
  carryOut(story, icon)
  if (!isPaused(story)) story.icons = withoutFirst(story.icons)
}

function carryOut(story: Telling, icon: Exclude<Icon, { type: 'copy' }>): void {
  const { controllers, district } = story.standing
  switch (icon.type) {
    case 'jelly':
      for (const seat of controllers) gain(story, seat, icon.amount)
      return
    case 'pod':
      takePods(story, controllers, district)
      return
    case 'lose-pod':
      losePods(story, controllers)
      return
    case 'jelly-per-pod':
      for (const seat of controllers) {
        gain(story, seat, icon.amount * story.state.holdings[seat]!.pods.length)
      }
      return
    case 'collect':
      collect(story, icon.amount)
      return
    case 'give':
      give(story)
      return
    case 'by-number':
      byNumber(story, icon)
      return
    case 'podium':
      podium(story, icon)
      return
    case 'first-and-others':
      firstAndOthers(story, icon)
      return
    case 'per-die':
      perDie(story, icon)
      return
    case 'reroll':
      // [J5.11] Done before scoring. Copied it does nothing: a copying district keeps its own dice.
      return
  }
}

/** [J5.3] Whoever holds several chooses; being asked tells nobody whether they differ. */
function losePods(story: Telling, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const { pods } = story.state.holdings[seat]!
    if (pods.length === 1) returnPod(story, seat, pods[0]!.value)
  }
  const choosers = seats.filter(seat => story.state.holdings[seat]!.pods.length > 1)
  if (choosers.length > 0) ask(story, 'return-pod', choosers)
}

/** [J5.8] Counted after dice have cancelled. */
function byNumber(story: Telling, { from, few, many }: IconOf<'by-number'>): void {
  const { controllers, district } = story.standing
  const { dice } = story.state.districts[district]!
  const takers: Seat[] = []
  for (const seat of controllers) {
    const count = dice.filter(({ die }) => ownerOf(die) === seat).length
    const icon: SimpleIcon = count < from ? few : many
    if (icon.type === 'pod') takers.push(seat)
    else gain(story, seat, icon.amount)
  }
  if (takers.length > 0) takePods(story, takers, district)
}

/** [J5.9] Each with the highest total, each with the second highest, and so on. */
function podium(story: Telling, { gains }: IconOf<'podium'>): void {
  const { totals } = story.standing
  for (const seat of story.state.setting.order) {
    const jelly = gains[rankOf(totals, seat)]
    if (totals[seat]! > 0 && jelly !== undefined) gain(story, seat, jelly)
  }
}

/** [J5.10] Every other player present, whatever the total. */
function firstAndOthers(story: Telling, icon: IconOf<'first-and-others'>): void {
  const { totals, controllers } = story.standing
  for (const seat of story.state.setting.order) {
    if (totals[seat] === 0) continue
    gain(story, seat, controllers.includes(seat) ? icon.first : icon.others)
  }
}

/** [J5.11] For each odd or even die of the controlling player there. */
function perDie(story: Telling, { parity, amount }: IconOf<'per-die'>): void {
  const { controllers, district } = story.standing
  const { dice } = story.state.districts[district]!
  const remainder = parity === 'odd' ? 1 : 0
  for (const seat of controllers) {
    const fitting = dice.filter(({ die, face }) => {
      return ownerOf(die) === seat && face % 2 === remainder
    })
    gain(story, seat, amount * fitting.length)
  }
}
