// The first-time player: puts down what looks big where there is room, and forgets that equal dice
// cancel, that markers move, and mostly the timer.

import { SLOW_HAND } from '#games/jelly-monster/bots/hand.ts'
import { botOf, type Mind, type Situation } from '#games/jelly-monster/bots/mind.ts'
import { legal } from '#games/jelly-monster/legal.ts'
import type { Effect, JellyMonster, Placement } from '#games/jelly-monster/vocabulary.ts'
import { worthOf } from '#games/jelly-monster/worth.ts'
import { type Face, pick } from '#kernel/chance.ts'
import type { Bot } from '#kernel/game.ts'

export const wobbling: Mind = {
  name: 'wobbler',
  hand: SLOW_HAND,
  isThoughtless: true,
  place,
  lock: ({ view, chance }) => {
    const open = [...view.districts.keys()].filter(index => view.districts[index]!.lock === null)
    return open.length > 0 && chance.below(2) === 0 ? pick(open, chance) : null
  },
  flips: ({ chance }) => chance.below(6) === 0,
  answer: ({ view, now, chance }, _question) => {
    const offers = legal(view, now)
    return pick(offers, chance) as ReturnType<Mind['answer']>
  },
}

export const wobbler: Bot<JellyMonster> = botOf(wobbling)

function place(situation: Situation): Placement | null {
  const { view, seat, chance } = situation
  const { dice, shown } = view.screens[seat]!
  const nth = chance.below(2) === 0 ? highest(shown!) : chance.below(dice.length)
  const open = [...view.districts.keys()].filter(index => view.districts[index]!.lock === null)
  const district = temptation(situation, pick(open, chance), pick(open, chance))
  const effect = effectOf(situation, district, shown![nth]!)
  return { type: 'place', die: dice[nth]!, district, effect }
}

/** The one of two where more seems to be in it for somebody. */
function temptation({ view, seat }: Situation, one: number, other: number): number {
  const [first, second] = [one, other].map(district => {
    const { zones, target } = view.districts[district]!
    return worthOf(zones[target]![0]!, view, seat)
  })
  return second! > first! ? other : one
}

function highest(shown: readonly Face[]): number {
  return shown.indexOf(Math.max(...shown) as Face)
}

/** Pushing somebody's die away is fun, whoever's it is; the rest is forgotten. */
function effectOf({ view, chance }: Situation, district: number, face: Face): Effect | null {
  const { dice } = view.districts[district]!
  if (face > 2 || dice.length === 0 || chance.below(2) === 0) return null
  return { type: 'remove', die: pick(dice, chance).die }
}
