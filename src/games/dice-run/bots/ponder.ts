// One look ahead: what the net thinks of every position that a turn can lead to.

import { FEATURE_COUNT, fillFeatures, type Timing } from '#games/dice-run/bots/features.ts'
import { blankMenu, fillMenu, type Menu } from '#games/dice-run/bots/menu.ts'
import { blankModel, type Model, nextSeat, SEAT } from '#games/dice-run/bots/model.ts'
import { activate, type Net, outcome } from '#games/dice-run/bots/net.ts'
import { playPart } from '#games/dice-run/bots/playing.ts'
import { PLAY_TARGET, type Ply, REROLL, typeOf } from '#games/dice-run/bots/ply.ts'
import type { Eyes } from '#games/dice-run/bots/prospects.ts'
import type { Chance } from '#kernel/game.ts'

/** A net with everything that it needs for a thought, kept so that thinking makes no waste. */
export interface Thinker {
  readonly net: Net
  readonly features: Float64Array
  readonly units: Float64Array
  readonly trial: Model
  readonly menu: Menu
  /** By place in the menu: what each ply is worth. */
  readonly worths: Float64Array
}

export function thinker(net: Net): Thinker {
  const menu = blankMenu()
  return {
    net,
    features: new Float64Array(FEATURE_COUNT),
    units: new Float64Array(net.hidden),
    trial: blankModel(),
    menu,
    worths: new Float64Array(menu.plies.length),
  }
}

export function worthOf(mind: Thinker, model: Model, eyes: Eyes, timing: Timing): number {
  fillFeatures(mind.features, model, eyes, timing)
  activate(mind.net, mind.features, mind.units)
  return outcome(mind.net, mind.units)
}

/** Weighs everything on the menu of the seat whose turn it is. Rerolls are tried so many times. */
export function weigh(mind: Thinker, model: Model, eyes: Eyes, luck: RollLuck): void {
  const { menu, worths } = mind
  fillMenu(menu, model)
  for (let nth = 0; nth < menu.length; nth++) {
    const ply = menu.plies[nth]!
    const rolls = typeOf(ply) === REROLL ? luck.rolls : 1
    let sum = 0
    for (let roll = 0; roll < rolls; roll++) sum += worthAfter(mind, model, ply, { eyes, luck })
    worths[nth] = sum / rolls
  }
}

export interface RollLuck {
  readonly chance: Chance
  readonly rolls: number
}

function worthAfter(
  mind: Thinker,
  model: Model,
  ply: Ply,
  { eyes, luck }: { readonly eyes: Eyes; readonly luck: RollLuck },
): number {
  const { trial } = mind
  trial.set(model)
  playPart(trial, ply, luck.chance)
  if (typeOf(ply) !== PLAY_TARGET) return worthOf(mind, trial, eyes, 'before-draw')
  trial[SEAT] = nextSeat(trial)
  return worthOf(mind, trial, eyes, 'between-turns')
}

/** The place in the menu of what is worth most. */
export function favourite({ menu, worths }: Thinker): number {
  let best = 0
  for (let nth = 1; nth < menu.length; nth++) if (worths[nth]! > worths[best]!) best = nth
  return best
}
