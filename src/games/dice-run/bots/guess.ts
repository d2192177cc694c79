// Deals the unseen targets to the rivals as they may have been dealt.

import { type Model, NONE, playerAt, SEATS, TARGETS } from '#games/dice-run/bots/model.ts'
import { type Eyes, unseenBy } from '#games/dice-run/bots/prospects.ts'
import { count, lowest, only, withoutLowest } from '#games/dice-run/dice.ts'
import { TARGET_COUNT } from '#games/dice-run/targets.ts'
import type { Chance } from '#kernel/game.ts'

/** Finer than any weight needs to be. */
const GRAIN = 0x100000

/** Every rival gets as many as it holds. What it had before does not matter. */
export function guessTargets(model: Model, eyes: Eyes, chance: Chance): void {
  const seats = model[SEATS]!
  let unseen = unseenBy(model, eyes.me)
  const first = chance.below(seats)
  for (let steps = 0; steps < seats; steps++) {
    const seat = (first + steps) % seats
    if (seat === eyes.me) continue
    const player = playerAt(seat)
    let held = 0
    for (let left = count(model[player + TARGETS]!); left > 0; left--) {
      const target = weighted(unseen, eyes, seat, chance)
      held |= only(target)
      unseen &= ~only(target)
    }
    model[player + TARGETS] = held
  }
}

function weighted(targets: number, { belief }: Eyes, seat: number, chance: Chance): number {
  const from = seat * TARGET_COUNT
  let all = 0
  for (let rest = targets; rest !== 0; rest = withoutLowest(rest)) {
    all += belief[from + lowest(rest)]!
  }
  let left = (chance.below(GRAIN) / GRAIN) * all
  let target = NONE
  for (let rest = targets; rest !== 0; rest = withoutLowest(rest)) {
    target = lowest(rest)
    left -= belief[from + target]!
    if (left < 0) break
  }
  return target
}
