// What every target counts in the foremost groups of a model, all thirty at once.

import { FACES, LENGTH, LINE, type Model } from '#games/dice-run/bots/model.ts'
import { COLOURS, count, DICE_PER_COLOUR, VALUES } from '#games/dice-run/dice.ts'
import { TARGET_COUNT } from '#games/dice-run/targets.ts'

/** Groups further back hardly ever decide anything. */
export const SURVEYED_GROUPS = 3

/** A group counts less than this for any target, so counts can be written as digits. */
const DIGIT = 64

export interface Survey {
  /** By group and target. */
  readonly counts: Int32Array
  /** By target: the counts in the surveyed groups as one number, for comparing. */
  readonly keys: Int32Array
  /** By group: how many dice. */
  readonly sizes: Int32Array
  groups: number
}

export function blankSurvey(): Survey {
  return {
    counts: new Int32Array(SURVEYED_GROUPS * TARGET_COUNT),
    keys: new Int32Array(TARGET_COUNT),
    sizes: new Int32Array(SURVEYED_GROUPS),
    groups: 0,
  }
}

/** How many dice a set of six has. */
const COUNTS_OF_SIX = Int32Array.from({ length: 64 }, (_, dice) => count(dice))
const SIX = 63

export function fillSurvey(survey: Survey, model: Model): void {
  survey.counts.fill(0)
  survey.sizes.fill(0)
  let groups = 0
  const end = LINE + model[LENGTH]!
  for (let place = LINE; place < end; place++) {
    const group = model[place]!
    if (group === 0) continue
    if (groups < SURVEYED_GROUPS) surveyGroup(survey, model, group, groups)
    groups += 1
  }
  survey.groups = groups
  const { counts, keys } = survey
  for (let target = 0; target < TARGET_COUNT; target++) {
    const second = counts[TARGET_COUNT + target]!
    const third = counts[2 * TARGET_COUNT + target]!
    keys[target] = (counts[target]! * DIGIT + second) * DIGIT + third
  }
}

const withValues = new Int32Array(VALUES.length)

function surveyGroup(survey: Survey, model: Model, group: number, nth: number): void {
  const { counts, sizes } = survey
  const from = nth * TARGET_COUNT
  let size = 0
  for (let value = 0; value < VALUES.length; value++) {
    withValues[value] = count(group & model[FACES + value]!)
    size += withValues[value]!
  }
  sizes[nth] = size
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const shift = colour * DICE_PER_COLOUR
    const six = (group >>> shift) & SIX
    const ofColour = COUNTS_OF_SIX[six]!
    const row = from + colour * VALUES.length
    for (let value = 0; value < VALUES.length; value++) {
      const both = COUNTS_OF_SIX[six & (model[FACES + value]! >>> shift)]!
      counts[row + value] = ofColour + withValues[value]! + both
    }
  }
}
