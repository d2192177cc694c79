// Lists what the seat whose turn it is may do, leaving out what comes to the same.

import {
  FACES,
  groupsIn,
  HAND,
  HAND_COUNT,
  LENGTH,
  LINE,
  type Model,
  NONE,
  playerAt,
  REROLLER,
  SEAT,
  SHOWN,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import {
  ABOUT_TURN,
  COMEBACK,
  CRASH,
  GAP_CARD,
  JOKER,
  NOTHING,
  type Ply,
  playPly,
  rerollPly,
  SPRINT,
  SWAP,
  targetPly,
} from '#games/dice-run/bots/ply.ts'
import { TRAITS } from '#games/dice-run/cards.ts'
import {
  colourOf,
  count,
  lowest,
  nth,
  ofColour,
  only,
  VALUES,
  withoutLowest,
} from '#games/dice-run/dice.ts'
import { SPRINTERS } from '#games/dice-run/plays.ts'

/** Long enough for every hand and line. */
const LONGEST_MENU = 1024

export interface Menu {
  readonly plies: Int32Array
  length: number
}

export function blankMenu(): Menu {
  return { plies: new Int32Array(LONGEST_MENU), length: 0 }
}

export function fillMenu(menu: Menu, model: Model): void {
  menu.length = 0
  const seat = model[SEAT]!
  const player = playerAt(seat)
  const held = model[player + HAND_COUNT]!
  const rerolls = model[REROLLER] !== seat && groupsIn(model) > 1
  for (let card = 0; card < held; card++) {
    if (isRepeated(model, player + HAND, card)) continue
    const kind = model[player + HAND + card]!
    addPlays(menu, model, kind)
    if (rerolls) addRerolls(menu, model, kind)
  }
  if (model[player + SHOWN] !== NONE) return
  for (let rest = model[player + TARGETS]!; rest !== 0; rest = withoutLowest(rest)) {
    add(menu, targetPly(lowest(rest), 0))
    add(menu, targetPly(lowest(rest), 1))
  }
}

function add(menu: Menu, ply: Ply): void {
  if (menu.length === LONGEST_MENU) throw new RangeError('the menu is too long')
  menu.plies[menu.length] = ply
  menu.length += 1
}

function isRepeated(model: Model, hand: number, card: number): boolean {
  for (let other = 0; other < card; other++) {
    if (model[hand + other] === model[hand + card]) return true
  }
  return false
}

function addRerolls(menu: Menu, model: Model, card: number): void {
  for (let place = 1; place < model[LENGTH]!; place++) {
    if (model[LINE + place] !== 0) add(menu, rerollPly(card, place))
  }
}

function addPlays(menu: Menu, model: Model, card: number): void {
  if (card < JOKER || card === COMEBACK) add(menu, playPly(card))
  else if (card === JOKER) {
    for (let trait = 0; trait < TRAITS.length; trait++) add(menu, playPly(card, trait))
  } else if (card === SWAP) addNeighbours(menu, model, card, 1)
  else if (card === GAP_CARD) addNeighbours(menu, model, card, 0)
  else if (card === SPRINT) addSprints(menu, model)
  else if (card === ABOUT_TURN) addAboutTurns(menu, model)
  else if (card === CRASH) addCrashes(menu, model)
}

/** [R5.4] [R5.8] Every place from this one on with a group and another directly behind it. */
function addNeighbours(menu: Menu, model: Model, card: number, from: number): void {
  const before = menu.length
  const last = model[LENGTH]! - 1
  for (let place = from; place < last; place++) {
    const isPair = model[LINE + place] !== 0 && model[LINE + place + 1] !== 0
    if (isPair) add(menu, playPly(card, place))
  }
  if (menu.length === before) add(menu, playPly(card, NOTHING))
}

/** [R5.5] One for each target that may count, the best for it. */
function addSprints(menu: Menu, model: Model): void {
  if (count(model[LINE]!) <= SPRINTERS) {
    add(menu, playPly(SPRINT, NOTHING))
    return
  }
  const before = menu.length
  const player = playerAt(model[SEAT]!)
  const shown = model[player + SHOWN]!
  const hopes = shown === NONE ? model[player + TARGETS]! : only(shown)
  for (let rest = hopes; rest !== 0; rest = withoutLowest(rest)) {
    const ply = sprintFor(model, lowest(rest))
    let isKnown = false
    for (let other = before; other < menu.length; other++) {
      if (menu.plies[other] === ply) isKnown = true
    }
    if (!isKnown) add(menu, ply)
  }
}

function sprintFor(model: Model, target: number): Ply {
  const leading = model[LINE]!
  const colour = leading & ofColour(Math.floor(target / VALUES.length))
  const value = leading & model[FACES + (target % VALUES.length)]!
  const others = leading & ~(colour | value)
  let dice = lowestOf(colour & value, SPRINTERS)
  dice |= lowestOf(colour ^ value, SPRINTERS - count(dice))
  dice |= lowestOf(others, SPRINTERS - count(dice))
  return playPly(SPRINT, nth(dice, 0), nth(dice, 1), nth(dice, 2))
}

/** So many dice of a set, the lowest, or all if there are fewer. */
function lowestOf(dice: number, wanted: number): number {
  let left = dice
  for (let taken = 0; taken < wanted; taken++) left = withoutLowest(left)
  return dice & ~left
}

/** [R5.7] Only values that the group shows. */
function addAboutTurns(menu: Menu, model: Model): void {
  for (let place = 0; place < model[LENGTH]!; place++) {
    const group = model[LINE + place]!
    for (let value = 0; value < VALUES.length; value++) {
      if ((group & model[FACES + value]!) !== 0) add(menu, playPly(ABOUT_TURN, place, value))
    }
  }
}

/** [R5.9] [R3.5] One of each look. */
function addCrashes(menu: Menu, model: Model): void {
  if (model[LENGTH] === 1) {
    add(menu, playPly(CRASH, NOTHING))
    return
  }
  const leading = model[LINE]!
  for (let value = 0; value < VALUES.length; value++) {
    let alike = leading & model[FACES + value]!
    while (alike !== 0) {
      const die = lowest(alike)
      add(menu, playPly(CRASH, die))
      alike &= ~ofColour(colourOf(die))
    }
  }
}
