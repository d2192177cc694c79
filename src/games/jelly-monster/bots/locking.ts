// Which district to lock once all dice are placed: where most can still be lost.

import type { Appraisal } from '#games/jelly-monster/bots/appraisal.ts'
import { blankModel, DISTRICTS, LOCK } from '#games/jelly-monster/bots/model.ts'
import type { DistrictIndex } from '#games/jelly-monster/vocabulary.ts'

const trial = blankModel()

export function bestLock({ model, worthOf }: Appraisal): DistrictIndex | null {
  let best: DistrictIndex | null = null
  let most = worthOf(model)
  for (let district = 0; district < model[DISTRICTS]!; district++) {
    if (model[LOCK + district] !== 0) continue
    trial.set(model)
    trial[LOCK + district] = 1
    const worth = worthOf(trial)
    if (worth > most) {
      most = worth
      best = district
    }
  }
  return best
}
