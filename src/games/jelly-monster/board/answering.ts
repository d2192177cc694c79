// Questions that can be answered on the city itself, or by a number.

import type { Desk } from '#games/jelly-monster/board/desk.svelte.ts'
import { neighbourOf } from '#games/jelly-monster/copy.ts'
import type { Direction, DistrictIndex } from '#games/jelly-monster/vocabulary.ts'

const DIRECTIONS: readonly Direction[] = ['clockwise', 'counter-clockwise']

/** [J5.5] In which direction it lies, if I am asked whom to copy and it is one of the two. */
export function directionTo(desk: Desk, district: DistrictIndex): Direction | null {
  const { stage } = desk
  const question = stage.type === 'scoring' ? stage.pause?.question : null
  if (question?.type !== 'copy' || desk.seat === null || desk.scene !== null) return null
  if (!question.waiting.includes(desk.seat)) return null
  const { of } = question
  return DIRECTIONS.find(from => neighbourOf(of, from, desk.districts.length) === district) ?? null
}

/** `false`: that is no answer to anything. */
export function answerWith(desk: Desk, district: DistrictIndex): boolean {
  const from = directionTo(desk, district)
  if (from === null) return false
  void desk.props.act({ type: 'copy', from }).then(answer => {
    if (!answer.ok) desk.complain(answer.reason, district)
  })
  return true
}

/** The numbered choice is pressed as a finger would. */
export function press(desk: Desk, nth: number): boolean {
  const choice = desk.find(`[data-choice="${nth}"]`)
  if (!(choice instanceof HTMLElement)) return false
  choice.click()
  return true
}
