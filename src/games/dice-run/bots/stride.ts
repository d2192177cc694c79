// How the line of a model changes: the same as the rules' line, in place.

import { FACES, LENGTH, LINE, type Model } from '#games/dice-run/bots/model.ts'
import { only } from '#games/dice-run/dice.ts'

/** [R3.3] One pass from the leading group backwards; `kept` trails behind where groups vanish. */
export function advance(model: Model, movers: number): void {
  const lead = model[LINE]! & movers
  let place = LINE + 1
  if (lead !== 0 && lead !== model[LINE]) {
    breakAway(model, lead)
    place += 1
  }
  const end = LINE + model[LENGTH]!
  let kept = place
  for (; place < end; place++) {
    const group = model[place]!
    const dice = group & movers
    const left = group & ~dice
    if (dice !== 0) model[kept - 1]! |= dice
    if (left !== 0 || group === 0) {
      model[kept] = left
      kept += 1
    }
  }
  model[LENGTH] = kept - LINE
}

/** [R3.2] These dice leave the leading group and lead. */
export function breakAway(model: Model, dice: number): void {
  const left = model[LINE]! & ~dice
  insert(model, 0, dice)
  model[LINE + 1] = left
}

/** [R5.4] */
export function swap(model: Model, ahead: number): void {
  const place = LINE + ahead
  const group = model[place]!
  model[place] = model[place + 1]!
  model[place + 1] = group
}

/** [R5.8] */
export function part(model: Model, ahead: number): void {
  insert(model, ahead + 1, 0)
}

/** [R5.6] Needs three groups. */
export function comeBack(model: Model): void {
  let length = model[LENGTH]! - 1
  const last = model[LINE + length]!
  if (model[LINE + length - 1] === 0) length -= 1
  model[LENGTH] = length
  insert(model, 1, last)
}

/** [R5.9] Needs two groups. */
export function crash(model: Model, die: number): void {
  const bit = only(die)
  const length = model[LENGTH]!
  model[LINE + length - 1]! |= bit
  const left = model[LINE]! & ~bit
  model[LINE] = left
  if (left !== 0) return
  const gone = model[LINE + 1] === 0 ? 2 : 1
  for (let place = LINE; place < LINE + length - gone; place++) model[place] = model[place + gone]!
  model[LENGTH] = length - gone
}

/** [R5.7] */
export function turnOver(model: Model, place: number, value: number): void {
  const opposite = FACES + 5 - value
  const dice = model[LINE + place]! & model[FACES + value]!
  model[FACES + value]! &= ~dice
  model[opposite]! |= dice
}

function insert(model: Model, at: number, group: number): void {
  const length = model[LENGTH]!
  for (let place = LINE + length; place > LINE + at; place--) model[place] = model[place - 1]!
  model[LINE + at] = group
  model[LENGTH] = length + 1
}
