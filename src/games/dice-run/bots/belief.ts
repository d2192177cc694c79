// What a rival may be after, read off what it has played and what it has settled on.

import { exponential } from '#games/dice-run/bots/exponential.ts'
import { mirrorRace } from '#games/dice-run/bots/mirror.ts'
import { blankModel } from '#games/dice-run/bots/model.ts'
import type { Belief } from '#games/dice-run/bots/prospects.ts'
import { blankSurvey, fillSurvey, SURVEYED_GROUPS } from '#games/dice-run/bots/survey.ts'
import { MOST_SEATS } from '#games/dice-run/options.ts'
import { type Race, raced, STARTING_RACE } from '#games/dice-run/race.ts'
import { TARGET_COUNT, type Target } from '#games/dice-run/targets.ts'
import type { Event, StageResult } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

/** By seat and target: what speaks for it. */
export interface Evidence {
  /** How much the seat's plays of this stage have helped it, more than other targets. */
  readonly lately: Float64Array
  /** The same for earlier stages. */
  readonly earlier: Float64Array
  /** How often the seat has settled on another although this one stood better. */
  readonly passedOver: Float64Array
}

/** How much each kind of evidence counts: fitted to what bots held in matches among themselves. */
export interface Trust {
  /** By how many targets the seat still holds: the fewer, the more of its plays are for each. */
  readonly lately: readonly number[]
  readonly earlier: number
  readonly passedOver: number
}

export const TRUST: Trust = {
  lately: [0, 0.8, 0.5, 0.35, 0.16],
  earlier: 0.14,
  passedOver: -0.3,
}

/** Fills a belief from the evidence; `held` tells by seat how many targets it still holds. */
export function believe(
  belief: Belief,
  { lately, earlier, passedOver }: Evidence,
  held: readonly number[],
  trust = TRUST,
): void {
  held.forEach((targets, seat) => {
    for (let target = 0; target < TARGET_COUNT; target++) {
      const at = seat * TARGET_COUNT + target
      const sum = trust.lately[targets]! * lately[at]! + trust.earlier * earlier[at]!
      belief[at] = exponential(sum + trust.passedOver * passedOver[at]!)
    }
  })
}

interface Walk {
  race: Race
  /** What the seat on turn has begun, until the turn is over. */
  begun: { readonly seat: Seat; readonly before: Race } | null
  /** Who has shown a target in this stage: what they play now is for that one. */
  readonly shown: Set<Seat>
  readonly evidence: Evidence
}

export function evidence(heard: readonly Event[]): Evidence {
  const walk: Walk = {
    race: STARTING_RACE,
    begun: null,
    shown: new Set(),
    evidence: { lately: blank(), earlier: blank(), passedOver: blank() },
  }
  for (const event of heard) hear(walk, event)
  return walk.evidence
}

function blank(): Float64Array {
  return new Float64Array(MOST_SEATS * TARGET_COUNT)
}

function hear(walk: Walk, event: Event): void {
  switch (event.type) {
    case 'played':
      walk.begun = { seat: event.seat, before: walk.race }
      return
    case 'targetPlayed':
      walk.begun = { seat: event.seat, before: walk.race }
      walk.shown.add(event.seat)
      return
    case 'tookBack':
      walk.race = walk.begun!.before
      walk.shown.delete(walk.begun!.seat)
      walk.begun = null
      return
    case 'turnBegan':
    case 'stageEnded':
      weighPlay(walk)
      return
    case 'stageScored':
      weighStage(walk, event.result)
      return
    case 'advanced':
    case 'swapped':
    case 'cameBack':
    case 'turnedOver':
    case 'gapLaid':
    case 'crashed':
    case 'rolled':
      walk.race = raced(walk.race, event)
  }
}

function weighPlay(walk: Walk): void {
  const { begun, race, shown } = walk
  walk.begun = null
  if (begun === null || shown.has(begun.seat)) return
  const before = standings(begun.before).slice()
  const after = standings(race)
  let mean = 0
  for (let target = 0; target < TARGET_COUNT; target++) mean += after[target]! - before[target]!
  mean /= TARGET_COUNT
  const from = begun.seat * TARGET_COUNT
  for (let target = 0; target < TARGET_COUNT; target++) {
    walk.evidence.lately[from + target]! += after[target]! - before[target]! - mean
  }
}

/** [R7.2] Mostly people settle on what stands best. */
function weighStage({ race, shown, evidence }: Walk, { targets }: StageResult): void {
  const worths = standings(race)
  targets.forEach((chosen, seat) => {
    if (shown.has(seat)) return
    const from = seat * TARGET_COUNT
    for (let target = 0; target < TARGET_COUNT; target++) {
      if (worths[target]! > worths[chosen]!) evidence.passedOver[from + target]! += 1
    }
  })
  for (let at = 0; at < evidence.lately.length; at++) {
    evidence.earlier[at]! += evidence.lately[at]!
    evidence.lately[at] = 0
  }
  shown.clear()
}

const model = blankModel()
const survey = blankSurvey()
const worths = new Float64Array(TARGET_COUNT)

/** What a group counts for, compared with the one ahead of it. */
const NEXT_GROUP = 1 / 4

/** How every target stands; kept in one array that the next call fills anew. */
function standings(race: Race): Float64Array {
  mirrorRace(model, race)
  fillSurvey(survey, model)
  for (let target: Target = 0; target < TARGET_COUNT; target++) {
    let worth = 0
    for (let group = SURVEYED_GROUPS - 1; group >= 0; group--) {
      worth = worth * NEXT_GROUP + survey.counts[group * TARGET_COUNT + target]!
    }
    worths[target] = worth
  }
  return worths
}
