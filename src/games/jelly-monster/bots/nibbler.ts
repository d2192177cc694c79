// The casual player: sees what lies in each district, takes the best of what fell, and throws again
// once or twice when that is nothing much.

import { sensibleAnswer } from '#games/jelly-monster/bots/answers.ts'
import { EASY_HAND } from '#games/jelly-monster/bots/hand.ts'
import { rollsInARow } from '#games/jelly-monster/bots/hearsay.ts'
import { botOf, type Mind, type Situation } from '#games/jelly-monster/bots/mind.ts'
import { districtAfter } from '#games/jelly-monster/bots/reasons.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import type { JellyMonster, Placement } from '#games/jelly-monster/vocabulary.ts'
import { promiseOf } from '#games/jelly-monster/worth.ts'
import type { Bot } from '#kernel/game.ts'

/** So much more Jelly than before is worth a die. */
const ENOUGH = 1
const MOST_ROLLS = 2

export const nibbling: Mind = {
  name: 'nibbler',
  hand: EASY_HAND,
  place,
  lock: ({ view, seat }) => {
    let best: number | null = null
    let most = 0
    view.districts.forEach((district, index) => {
      const promise = district.lock === null ? promiseOf(district, view, seat) : 0
      if (promise > most) {
        most = promise
        best = index
      }
    })
    return best
  },
  flips: () => true,
  answer: ({ view, seat }, question) => sensibleAnswer(view, seat, question),
}

export const nibbler: Bot<JellyMonster> = botOf(nibbling)

function place({ view, seat, now, heard }: Situation): Placement | null {
  const { dice, shown } = view.screens[seat]!
  let best: Placement | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal(view, now)) {
    if (action.type !== 'place') continue
    const { die, district } = action
    const before = view.districts[district]!
    const after = districtAfter(before, { die, face: shown![dice.indexOf(die)]! }, action)
    const gain = promiseOf(after, view, seat) - promiseOf(before, view, seat)
    if (gain > most) {
      most = gain
      best = action
    }
  }
  const isCalm = view.stage.type === 'play' && view.stage.endsAt === null
  const hopes = isCalm && most < ENOUGH && rollsInARow(heard, seat) < MOST_ROLLS
  return hopes ? null : best
}
