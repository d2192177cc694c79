// What a seat makes of a position, as the numbers that the net is fed with.

import {
  DRAWS,
  HAND,
  HAND_COUNT,
  LEAST,
  LENGTH,
  LINE,
  type Model,
  NONE,
  POINTS,
  playerAt,
  REROLLER,
  SEAT,
  SEATS,
  SHOWN,
  STAGE,
  TROPHY,
} from '#games/dice-run/bots/model.ts'
import { JOKER } from '#games/dice-run/bots/ply.ts'
import {
  blankProspects,
  type Eyes,
  fillProspects,
  type Prospects,
} from '#games/dice-run/bots/prospects.ts'
import {
  blankSurvey,
  fillSurvey,
  SURVEYED_GROUPS,
  type Survey,
} from '#games/dice-run/bots/survey.ts'
import { CARDS } from '#games/dice-run/cards.ts'
import { COLOURS, VALUES } from '#games/dice-run/dice.ts'
import { MOST_SEATS } from '#games/dice-run/options.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { TARGET_COUNT, TARGETS_PER_PLAYER } from '#games/dice-run/targets.ts'

/**
 * Each target: there at all, counts by group, first, prize, ahead, cards for its colour and value.
 */
const PER_TARGET = 1 + SURVEYED_GROUPS + 3 + 2
/**
 * Each rival: there at all, how far behind in points, whether it has shown, whether it is ahead.
 */
const PER_RIVAL = 4
const KINDS = CARDS.length - JOKER + 2

const TARGETS_AT = 0
const RIVALS_AT = TARGETS_AT + TARGETS_PER_PLAYER * PER_TARGET
const HAND_AT = RIVALS_AT + (MOST_SEATS - 1) * PER_RIVAL
const STAGE_AT = HAND_AT + KINDS
const SEATS_AT = STAGE_AT + STAGE_VALUES.length
/** How many turns until the own one; the last stands for a turn that is played but not ended. */
const TURN_AT = SEATS_AT + MOST_SEATS - 1
const SHAPE_AT = TURN_AT + MOST_SEATS + 1
const SUMS_AT = SHAPE_AT + 5
export const FEATURE_COUNT = SUMS_AT + 11

const survey: Survey = blankSurvey()
const prospects: Prospects = blankProspects()

export type Timing = 'before-draw' | 'between-turns'

/** `before-draw`: the seat has played and has yet to draw. */
export function fillFeatures(
  features: Float64Array,
  model: Model,
  eyes: Eyes,
  timing: Timing,
): void {
  features.fill(0)
  fillSurvey(survey, model)
  fillProspects(prospects, model, survey, eyes)
  addTargets(features, model, eyes.me)
  addRivals(features, model, eyes.me)
  addHand(features, model, eyes.me)
  addShape(features, model)
  addTurn(features, model, eyes.me, timing)
  addSums(features, model, eyes.me)
}

function addTargets(features: Float64Array, model: Model, me: number): void {
  const hand = playerAt(me) + HAND
  const end = hand + model[playerAt(me) + HAND_COUNT]!
  for (let nth = 0; nth < prospects.length; nth++) {
    const { target, first, prize, ahead } = prospects.list[nth]!
    const colour = Math.floor(target / VALUES.length)
    const value = COLOURS.length + (target % VALUES.length)
    let at = TARGETS_AT + nth * PER_TARGET
    features[at++] = 1
    for (let group = 0; group < SURVEYED_GROUPS; group++) {
      features[at++] = survey.counts[group * TARGET_COUNT + target]! / 8
    }
    features[at++] = first
    features[at++] = prize / 3
    features[at++] = ahead / 2
    for (let card = hand; card < end; card++) {
      if (model[card] === colour) features[at]! += 1
      else if (model[card] === value) features[at + 1]! += 1
    }
  }
}

/** The rivals by their points, most first. */
function addRivals(features: Float64Array, model: Model, me: number): void {
  const points = model[playerAt(me) + POINTS]!
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me) continue
    const player = playerAt(seat)
    const at = RIVALS_AT + placeOf(model, seat, me) * PER_RIVAL
    features[at] = 1
    features[at + 1] = (points - model[player + POINTS]!) / 6
    features[at + 2] = model[player + SHOWN] === NONE ? 0 : 1
    features[at + 3] = prospects.rivals[seat]!
  }
}

function placeOf(model: Model, rival: number, me: number): number {
  const points = model[playerAt(rival) + POINTS]!
  let place = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat === me || seat === rival) continue
    const others = model[playerAt(seat) + POINTS]!
    if (others > points || (others === points && seat < rival)) place += 1
  }
  return place
}

/** Colours, values, then the other kinds. */
function addHand(features: Float64Array, model: Model, me: number): void {
  const hand = playerAt(me) + HAND
  const end = hand + model[playerAt(me) + HAND_COUNT]!
  for (let place = hand; place < end; place++) {
    const card = model[place]!
    const kind = card < COLOURS.length ? 0 : card < JOKER ? 1 : card - JOKER + 2
    features[HAND_AT + kind]! += 1
  }
}

function addShape(features: Float64Array, model: Model): void {
  const at = SHAPE_AT
  features[at] = survey.sizes[0]! / 15
  features[at + 1] = survey.sizes[1]! / 15
  features[at + 2] = survey.sizes[2]! / 15
  features[at + 3] = survey.groups / 6
  features[at + 4] = model[LENGTH]! > 1 && model[LINE + 1] === 0 ? 1 : 0
}

function addTurn(features: Float64Array, model: Model, me: number, timing: Timing): void {
  const seats = model[SEATS]!
  const stage = model[STAGE]!
  if (stage < STAGE_VALUES.length) features[STAGE_AT + stage] = 1
  features[SEATS_AT + seats - 2] = 1
  const turns = (me - model[SEAT]! + seats) % seats
  features[TURN_AT + (timing === 'before-draw' ? MOST_SEATS : turns)] = 1
}

/** The sizes that a pile may have, from the least on. */
const POSSIBLE_SIZES = 5

function addSums(features: Float64Array, model: Model, me: number): void {
  const at = SUMS_AT
  const player = playerAt(me)
  const seats = model[SEATS]!
  const soon = endWithin(model, 1)
  const best = prospects.list[0]!
  features[at] = soon
  features[at + 1] = endWithin(model, seats)
  features[at + 2] = endWithin(model, 2 * seats)
  features[at + 3] = (model[LEAST + model[STAGE]!]! + 2 - model[DRAWS]!) / 10
  features[at + 4] = model[player + POINTS]! / 6
  features[at + 5] = model[player + TROPHY]! / 6
  features[at + 6] = model[player + SHOWN] === NONE ? 0 : 1
  features[at + 7] = model[REROLLER] === me ? 1 : 0
  features[at + 8] = prospects.length > 0 ? (best.prize * soon) / 3 : 0
  features[at + 9] = prospects.length > 0 ? (best.prize * endWithin(model, seats)) / 3 : 0
  features[at + 10] = margin(model, me) / 6
}

/** The chance that the stage ends within so many draws. */
function endWithin(model: Model, draws: number): number {
  const least = model[LEAST + model[STAGE]!]!
  const drawn = model[DRAWS]!
  let possible = 0
  let ending = 0
  for (let size = least; size < least + POSSIBLE_SIZES; size++) {
    if (size <= drawn) continue
    possible += 1
    if (size <= drawn + draws) ending += 1
  }
  return possible === 0 ? 1 : ending / possible
}

/** How far ahead of the best rival, if the stage ended now. */
function margin(model: Model, me: number): number {
  let most = 0
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    if (seat !== me) most = Math.max(most, model[playerAt(seat) + POINTS]!)
  }
  const prize = prospects.length > 0 ? prospects.list[0]!.prize : 0
  return model[playerAt(me) + POINTS]! + prize - most
}
