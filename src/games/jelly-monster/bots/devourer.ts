// The best player: plays the rest of the round on in its head, with rivals at their pace, before it
// places a die, throws again or locks a district.

import { sensibleAnswer } from '#games/jelly-monster/bots/answers.ts'
import { type Appraisal, appraisalOf, type Option } from '#games/jelly-monster/bots/appraisal.ts'
import type { Course } from '#games/jelly-monster/bots/continuation.ts'
import { type Candidate, foresee, type Stakes } from '#games/jelly-monster/bots/foresight.ts'
import { QUICK_HAND, usualTime } from '#games/jelly-monster/bots/hand.ts'
import { hasJustRolled } from '#games/jelly-monster/bots/hearsay.ts'
import { botOf, type Mind, type Situation } from '#games/jelly-monster/bots/mind.ts'
import { DISTRICTS, LOCK, MOST_SEATS } from '#games/jelly-monster/bots/model.ts'
import { priceOfRolling } from '#games/jelly-monster/bots/patience.ts'
import { actionOf, carryOut } from '#games/jelly-monster/bots/ply.ts'
import { swift } from '#games/jelly-monster/bots/swift.ts'
import { meanPod } from '#games/jelly-monster/bots/unseen.ts'
import { worthsIn } from '#games/jelly-monster/bots/worths.ts'
import { sandOf } from '#games/jelly-monster/options.ts'
import {
  DICE_PER_SEAT,
  type DistrictIndex,
  type JellyMonster,
  type Placement,
  ROUNDS,
} from '#games/jelly-monster/vocabulary.ts'
import type { Bot, Millis, Seat } from '#kernel/game.ts'

const RIVALRY = 0.8
/** So many turns like one's own are presumed of somebody before the first one is seen. */
const PRIOR_TURNS = 2
/** Of a turn, somebody who looks at fallen dice has about so much before them. */
const HALF_DONE = 0.5
const MOST_CANDIDATES = 6
/** Jelly: by how much the richest changes in a round, and what hidden pods hold at the end. */
const A_ROUND = 3.9
const THE_END = 1.2

export const devouring: Mind = {
  name: 'devourer',
  hand: QUICK_HAND,
  place,
  lock,
  flips: () => true,
  answer: ({ view, seat }, question) => sensibleAnswer(view, seat, question),
}

export const devourer: Bot<JellyMonster> = botOf(devouring)

function place(situation: Situation): Placement | null {
  const { view, seat, hand, chance } = situation
  const appraisal = appraisalOf(situation, RIVALRY)
  const options = bestOptions(appraisal, situation)
  const later = usualTime(hand.placing) + usualTime(hand.throwing) + usualTime(hand.placing)
  const course = courseFrom(situation, appraisal, later)
  const candidates: Candidate[] = options.map(({ ply }) => ({
    apply: model => carryOut(model, seat, ply),
    course,
  }))
  if (priceOfRolling(situation) < Number.POSITIVE_INFINITY) {
    const again = usualTime(hand.refusing) + usualTime(hand.placing)
    candidates.push({ apply: () => {}, course: postponed(course, seat, again) })
  }
  const best = options[foresee(candidates, stakesOf(situation, appraisal), swift(chance))]
  return best === undefined ? null : actionOf(view, seat, best.ply)
}

/** At first sight; the rest is not worth a second thought. */
function bestOptions({ options }: Appraisal, { view, seat }: Situation): readonly Option[] {
  const faces = [...new Set(view.screens[seat]!.shown!)]
  const all = faces.flatMap(face => options(face))
  return all.sort((one, other) => other.worth - one.worth).slice(0, MOST_CANDIDATES)
}

function lock(situation: Situation): DistrictIndex | null {
  const { chance } = situation
  const appraisal = appraisalOf(situation, RIVALRY)
  const course = courseFrom(situation, appraisal, 0)
  const open: number[] = []
  for (let district = 0; district < appraisal.model[DISTRICTS]!; district++) {
    if (appraisal.model[LOCK + district] === 0) open.push(district)
  }
  const candidates: Candidate[] = open.map(district => ({
    apply: model => {
      model[LOCK + district] = 1
    },
    course,
  }))
  candidates.push({ apply: () => {}, course })
  return open[foresee(candidates, stakesOf(situation, appraisal), swift(chance))] ?? null
}

function stakesOf({ view, seat }: Situation, { model }: Appraisal): Stakes {
  const roundsToCome = ROUNDS - view.round
  const scale = Math.sqrt(THE_END ** 2 + A_ROUND ** 2 * roundsToCome)
  return { model, seat, podWorth: meanPod(view), scale }
}

/** How the round may go on from here, if its own next die will be placed after so long. */
function courseFrom(situation: Situation, { model }: Appraisal, own: Millis): Course {
  const { view, seat, now, hand, heard } = situation
  const { stage } = view
  const firstIn = new Float64Array(MOST_SEATS)
  const turns = new Float64Array(MOST_SEATS)
  view.screens.forEach((_, other) => {
    turns[other] = turnOf(situation, other)
    const share = hasJustRolled(heard, other) ? HALF_DONE : 1 - HALF_DONE / 2
    firstIn[other] = other === seat ? own : turns[other]! * share
  })
  const endsAt = stage.type === 'play' ? stage.endsAt : null
  return {
    worths: worthsIn(model, meanPod(view)),
    hand,
    sand: sandOf(view.setting.options),
    endsIn: endsAt === null ? Number.POSITIVE_INFINITY : endsAt - now,
    firstIn,
    turns,
  }
}

/** As long as its own, at first; then by how long the other has taken so far in this round. */
function turnOf({ view, seat, now, hand }: Situation, other: Seat): Millis {
  const usual = usualTime(hand.throwing) + usualTime(hand.placing)
  const { stage, setting, screens } = view
  const { stallLimit } = setting.options
  if (other === seat || stage.type !== 'play') return usual
  if (stallLimit === null || stage.stallsAt === null) return usual
  const passed = now - (stage.stallsAt - stallLimit)
  const placed = DICE_PER_SEAT - screens[other]!.dice.length
  return (PRIOR_TURNS * usual + passed) / (PRIOR_TURNS + placed + HALF_DONE)
}

function postponed(course: Course, seat: Seat, own: Millis): Course {
  const firstIn = course.firstIn.slice()
  firstIn[seat] = own
  return { ...course, firstIn }
}
