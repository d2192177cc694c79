// A bot is a mind that answers a few questions, and a hand that takes its time.

import { type Hand, type Span, timeTaken } from '#games/jelly-monster/bots/hand.ts'
import { type Reason, reasonFor } from '#games/jelly-monster/bots/reasons.ts'
import type { Answer } from '#games/jelly-monster/choice.ts'
import type {
  Action,
  DistrictIndex,
  Event,
  JellyMonster,
  Placement,
  Play,
  Question,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Bot, Chance, Millis, Seat, Thought } from '#kernel/game.ts'

/** What a mind knows: its seat's view, all that this seat was told, and a chance of its own. */
export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly now: Millis
  readonly chance: Chance
  readonly heard: readonly Event[]
  /** How quick its own hand is. */
  readonly hand: Hand
}

export interface Mind {
  readonly name: string
  /** The one that comes with it; another may be lent to it. */
  readonly hand: Hand
  /** What to do with the dice that were just rolled; `null` rolls them again. */
  place(situation: Situation): Placement | null
  /** [J3.6] After the last die; `null` leaves all districts open. */
  lock(situation: Situation): DistrictIndex | null
  /** [J3.7] */
  flips(situation: Situation): boolean
  /** [J8.1] */
  answer(situation: Situation, question: Question): Answer
  /** Whether it plays without a reason that it could name. */
  readonly isThoughtless?: true
}

type Idea = Thought<JellyMonster> | null

const ROLL: Action = { type: 'roll' }
const READY: Action = { type: 'ready' }
const FLIP: Action = { type: 'flip' }

export function botOf(mind: Mind, hand: Hand = mind.hand): Bot<JellyMonster> {
  return {
    name: mind.name,
    choose(view, { now, chance }, heard) {
      const { viewer, stage } = view
      if (viewer === 'spectator') return null
      const situation = { view, seat: viewer, now, chance, heard, hand }
      switch (stage.type) {
        case 'ready':
          if (!stage.waiting.includes(viewer)) return null
          return idea(mind, situation, READY, timeTaken(hand.answering, chance))
        case 'play':
          return inRound(mind, situation, stage)
        case 'scoring': {
          const question = stage.pause?.question
          if (!question?.waiting.includes(viewer)) return null
          const action = mind.answer(situation, question)
          return inTime(mind, situation, { action, span: hand.answering, endsAt: question.endsAt })
        }
        default:
          return null
      }
    },
  }
}

function inRound(mind: Mind, situation: Situation, { endsAt }: Play): Idea {
  const { view, seat, now, chance, hand } = situation
  const { dice, shown, rollableAt } = view.screens[seat]!
  if (dice.length === 0) return afterwards(mind, situation, endsAt)
  const hasRolled = shown !== null && shown.length > 0
  const placement = hasRolled ? mind.place(situation) : null
  if (placement !== null) {
    return inTime(mind, situation, { action: placement, span: hand.placing, endsAt })
  }
  const span = hasRolled ? hand.refusing : hand.throwing
  // [J3.13] However quick the hand, dice need their time.
  const after = Math.max(timeTaken(span, chance), rollableAt! - now)
  if (endsAt !== null && now + after >= endsAt) return null
  return idea(mind, situation, ROLL, after)
}

/** All dice are placed. */
function afterwards(mind: Mind, situation: Situation, endsAt: Millis | null): Idea {
  const { view, seat, hand } = situation
  const hasLocked = view.districts.some(({ lock }) => lock === seat)
  const district = hasLocked ? null : mind.lock(situation)
  if (district !== null) {
    const action: Action = { type: 'lock', district }
    return inTime(mind, situation, { action, span: hand.reaching, endsAt })
  }
  if (endsAt !== null || !mind.flips(situation)) return null
  return inTime(mind, situation, { action: FLIP, span: hand.reaching, endsAt })
}

interface Deed {
  readonly action: Action
  readonly span: Span
  readonly endsAt: Millis | null
}

/** Hurries when time runs out, as far as the hand can; what cannot be done in time is left. */
function inTime(mind: Mind, situation: Situation, { action, span, endsAt }: Deed): Idea {
  const { now, chance } = situation
  const left = endsAt === null ? Number.POSITIVE_INFINITY : endsAt - now - 1
  if (left < span.least) return null
  return idea(mind, situation, action, Math.min(left, timeTaken(span, chance)))
}

function idea(mind: Mind, { view, seat }: Situation, action: Action, after: Millis): Idea {
  return { action, after, why: reasonOf(mind, view, seat, action) }
}

function reasonOf(mind: Mind, view: View, seat: Seat, action: Action): Reason {
  const isForced = action.type === 'ready' || action.type === 'roll'
  return mind.isThoughtless && !isForced ? 'whim' : reasonFor(view, seat, action)
}
