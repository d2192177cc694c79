// What each own target may bring if the stage ended now, as far as the rivals' targets can be
// guessed.

import {
  type Model,
  NONE,
  playerAt,
  SEATS,
  SHOWN,
  SPENT,
  STAGE,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import type { Survey } from '#games/dice-run/bots/survey.ts'
import { ALL_DICE, count, lowest, only, withoutLowest } from '#games/dice-run/dice.ts'
import { MOST_SEATS } from '#games/dice-run/options.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { TARGET_COUNT, TARGETS_PER_PLAYER } from '#games/dice-run/targets.ts'

/** By seat and target: how much likelier than others it is that this seat holds it. */
export type Belief = Float64Array

export function openMind(): Belief {
  return new Float64Array(MOST_SEATS * TARGET_COUNT).fill(1)
}

/** What one target promises. */
export interface Prospect {
  target: number
  /** The chance to come first, and the prize to be expected. */
  first: number
  prize: number
  /** How many rivals are to be expected ahead. */
  ahead: number
}

export interface Prospects {
  /** The target that counts in this stage first, or else the best; then the others, best first. */
  readonly list: readonly Prospect[]
  length: number
  /** By seat: the chance that it is ahead of the first target of the list. */
  readonly rivals: Float64Array
}

export function blankProspects(): Prospects {
  const list = Array.from({ length: TARGETS_PER_PLAYER }, () => {
    return { target: NONE, first: 0, prize: 0, ahead: 0 }
  })
  return { list, length: 0, rivals: new Float64Array(MOST_SEATS) }
}

/** Every target is a bit of a set, like the dice: there are thirty of both. */
const ALL_TARGETS = ALL_DICE

/** The targets that `me` has not seen: held by rivals or out of play. */
export function unseenBy(model: Model, me: number): number {
  let seen = model[SPENT]! | model[playerAt(me) + TARGETS]!
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    const shown = model[playerAt(seat) + SHOWN]!
    if (shown !== NONE) seen |= only(shown)
  }
  return ALL_TARGETS & ~seen
}

/** Whose eyes, and what they make of the rivals. */
export interface Eyes {
  readonly me: number
  readonly belief: Belief
}

export function fillProspects(
  prospects: Prospects,
  model: Model,
  survey: Survey,
  { me, belief }: Eyes,
): void {
  listTargets(prospects, model, survey, me)
  const unseen = unseenBy(model, me)
  for (let nth = prospects.length - 1; nth >= 0; nth--) {
    fillRivals(prospects, nth, { model, survey, unseen, me, belief })
    fillPlaces(prospects, nth, model, me)
  }
}

function listTargets(prospects: Prospects, model: Model, { keys }: Survey, me: number): void {
  const { list } = prospects
  const player = playerAt(me)
  const shown = model[player + SHOWN]!
  const fixed = shown === NONE ? 0 : 1
  if (fixed === 1) list[0]!.target = shown
  let length = fixed
  for (let rest = model[player + TARGETS]!; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowest(rest)
    let place = length
    while (place > fixed && keys[list[place - 1]!.target]! < keys[target]!) {
      list[place]!.target = list[place - 1]!.target
      place -= 1
    }
    list[place]!.target = target
    length += 1
  }
  prospects.length = length
}

interface Scene extends Eyes {
  readonly model: Model
  readonly survey: Survey
  readonly unseen: number
}

/** For each rival the chance that the target it will settle on beats this one. */
function fillRivals(prospects: Prospects, nth: number, scene: Scene): void {
  const { model, survey, me } = scene
  const { keys } = survey
  const key = keys[prospects.list[nth]!.target]!
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me) continue
    const player = playerAt(seat)
    const shown = model[player + SHOWN]!
    if (shown !== NONE) {
      prospects.rivals[seat] = beats(keys[shown]!, key)
      continue
    }
    const share = shareAhead(seat, key, scene)
    let noneAhead = 1
    for (let held = count(model[player + TARGETS]!); held > 0; held--) noneAhead *= 1 - share
    prospects.rivals[seat] = 1 - noneAhead
  }
}

function beats(key: number, other: number): number {
  if (key === other) return 0.5
  return key > other ? 1 : 0
}

/** The share of what a rival may hold that is ahead of this key. */
function shareAhead(seat: number, key: number, { survey, unseen, belief }: Scene): number {
  const { keys } = survey
  const from = seat * TARGET_COUNT
  let ahead = 0
  let all = 0
  for (let rest = unseen; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowest(rest)
    const weight = belief[from + target]!
    all += weight
    if (keys[target]! > key) ahead += weight
    else if (keys[target] === key) ahead += weight / 2
  }
  return all === 0 ? 0 : ahead / all
}

/** [R7.4] */
function fillPlaces(prospects: Prospects, nth: number, model: Model, me: number): void {
  const prospect = prospects.list[nth]!
  let first = 1
  let second = 0
  let third = 0
  let ahead = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me) continue
    const chance = prospects.rivals[seat]!
    third = third * (1 - chance) + second * chance
    second = second * (1 - chance) + first * chance
    first *= 1 - chance
    ahead += chance
  }
  prospect.first = first
  prospect.prize = first * (STAGE_VALUES[model[STAGE]!] ?? 0) + 2 * second + third
  prospect.ahead = ahead
}
