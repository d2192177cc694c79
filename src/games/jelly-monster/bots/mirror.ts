// The table as a seat sees it, turned into a model.

import { NO_FACES, only } from '#games/jelly-monster/bots/faces.ts'
import { packedIcon } from '#games/jelly-monster/bots/icons.ts'
import {
  blankModel,
  CENTRE,
  DICE,
  DISTRICTS,
  DRONE,
  FIRST,
  iconsAt,
  JELLY,
  LEFT,
  LOCK,
  type Model,
  PODS,
  placeIn,
  SEATS,
  STACK,
  setFaces,
  TARGET,
} from '#games/jelly-monster/bots/model.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { District, View } from '#games/jelly-monster/vocabulary.ts'

export function mirror(view: View): Model {
  const { setting, screens, holdings, districts, centre } = view
  const model = blankModel()
  model[SEATS] = screens.length
  model[DISTRICTS] = districts.length
  model[DRONE] = setting.drone
  model[FIRST] = setting.order[0]!
  model[STACK] = view.stackCount
  screens.forEach(({ dice }, seat) => {
    model[LEFT + seat] = dice.length
  })
  holdings.forEach(({ jelly, podCount }, seat) => {
    model[JELLY + seat] = jelly
    model[PODS + seat] = podCount
  })
  for (const { die } of centre) model[CENTRE + ownerOf(die)]! += 1
  districts.forEach((district, index) => {
    mirrorDistrict(model, district, index)
  })
  return model
}

function mirrorDistrict(model: Model, district: District, index: number): void {
  model[TARGET + index] = district.target
  model[LOCK + index] = district.lock === null ? 0 : 1
  district.zones.forEach((reward, zone) => {
    const first = iconsAt(index, zone)
    reward.forEach((icon, nth) => {
      model[first + nth] = packedIcon(icon)
    })
  })
  for (let seat = 0; seat < model[SEATS]!; seat++) {
    setFaces(model, placeIn(index, seat), NO_FACES)
  }
  for (const { die, face } of district.dice) {
    const place = placeIn(index, ownerOf(die))
    setFaces(model, place, model[DICE + place]! + only(face))
  }
}
