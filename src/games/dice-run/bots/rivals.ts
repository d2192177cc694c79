// How rivals are thought to play: each tries a few things and takes what serves its best target.

import { blankMenu, fillMenu } from '#games/dice-run/bots/menu.ts'
import {
  blankModel,
  FACES,
  LENGTH,
  LINE,
  type Model,
  NONE,
  playerAt,
  SEAT,
  SHOWN,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import { playPart } from '#games/dice-run/bots/playing.ts'
import { firstOf, PLAY_TARGET, type Ply, typeOf } from '#games/dice-run/bots/ply.ts'
import { count, lowest, ofColour, only, VALUES, withoutLowest } from '#games/dice-run/dice.ts'
import type { Chance } from '#kernel/game.ts'

const menu = blankMenu()
const tried = blankModel()

/** `glances`: how many things it tries, at random. */
export function likelyPly(model: Model, chance: Chance, glances: number): Ply {
  fillMenu(menu, model)
  const { plies } = menu
  const seat = model[SEAT]!
  const player = playerAt(seat)
  const shown = model[player + SHOWN]!
  const hopes = shown === NONE ? model[player + TARGETS]! : only(shown)
  let best = plies[chance.below(menu.length)]!
  if (glances === 1) return best
  let most = worthOf(model, best, hopes, chance)
  for (let glance = 1; glance < glances; glance++) {
    const ply = plies[chance.below(menu.length)]!
    const worth = worthOf(model, ply, hopes, chance)
    if (worth > most) {
      most = worth
      best = ply
    }
  }
  return best
}

function worthOf(model: Model, ply: Ply, hopes: number, chance: Chance): number {
  tried.set(model)
  playPart(tried, ply, chance)
  return bestStanding(tried, typeOf(ply) === PLAY_TARGET ? only(firstOf(ply)) : hopes)
}

/** Four times what a target counts in the leading group, and what it counts in the second. */
function bestStanding(model: Model, targets: number): number {
  const leading = model[LINE]!
  const second = model[LENGTH]! > 1 ? model[LINE + 1]! : 0
  let best = 0
  for (let rest = targets; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowest(rest)
    const colour = ofColour(Math.floor(target / VALUES.length))
    const value = model[FACES + (target % VALUES.length)]!
    const both = colour & value
    const standing =
      4 * (count(leading & colour) + count(leading & value) + count(leading & both)) +
      count(second & colour) +
      count(second & value) +
      count(second & both)
    if (standing > best) best = standing
  }
  return best
}
