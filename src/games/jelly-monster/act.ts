// What players may do, and what follows from it.

import { type Answer, answered, answerRefusal } from '#games/jelly-monster/choice.ts'
import { positionOf } from '#games/jelly-monster/dice.ts'
import { placementRefusal } from '#games/jelly-monster/placement.ts'
import { countdownStarted, flipped } from '#games/jelly-monster/round.ts'
import { endRound } from '#games/jelly-monster/scoring.ts'
import { tell, telling } from '#games/jelly-monster/telling.ts'
import type {
  Action,
  Colour,
  Effect,
  Event,
  JellyMonster,
  Placement,
  Refusal,
  Screen,
  State,
} from '#games/jelly-monster/vocabulary.ts'
import { die, type Face } from '#kernel/chance.ts'
import type { Decision, Moment, Seat } from '#kernel/game.ts'

type Verdict = Decision<JellyMonster>

export function act(state: State, seat: Seat, action: Action, moment: Moment): Verdict {
  switch (action.type) {
    case 'roll':
      return roll(state, seat, moment)
    case 'place':
      return place(state, seat, action, moment)
    case 'lock':
      return lock(state, seat, action.district)
    case 'flip':
      return flip(state, seat, moment)
    case 'ready':
      return ready(state, seat, moment)
    case 'take':
      return take(state, seat, action.colour)
    default:
      return answer(state, seat, action, moment)
  }
}

/** [J3.2] All the dice that are left. [J3.13] Rolling takes time. */
function roll(state: State, seat: Seat, { now, chance }: Moment): Verdict {
  if (state.stage.type !== 'play') return refused(outsideRound(state))
  const { dice, rollableAt } = state.screens[seat]!
  if (dice.length === 0) return refused('no-dice-left')
  if (now < rollableAt) return refused('too-soon')
  const faces = new Array<Face>(dice.length)
  for (let nth = 0; nth < dice.length; nth++) faces[nth] = die(chance)
  const { rollInterval } = state.setting.options
  return accepted([
    { type: 'rolled', seat },
    // [J3.3] What they show, only the owner sees.
    { type: 'peeked', seat, faces, rollableAt: now + rollInterval },
  ])
}

function place(state: State, seat: Seat, action: Placement, moment: Moment): Verdict {
  if (state.stage.type !== 'play') return refused(outsideRound(state))
  const refusal = placementRefusal(state, seat, action)
  if (refusal !== null) return refused(refusal)
  const { die, district, effect } = action
  const { dice, shown } = state.screens[seat]!
  const face = shown[positionOf(die, dice)]!
  const placed: Event = { type: 'placed', seat, die, face, district }
  const events = effect === null ? [placed] : [placed, effected(seat, effect, district)]
  if (!isLastDie(state.screens)) return accepted(events)
  // [J3.10] Nobody has a die left to place: the round ends at once.
  const story = telling(state, moment)
  for (const event of events) tell(story, event)
  endRound(story, 'all-placed')
  return accepted(story.events)
}

function effected(seat: Seat, effect: Effect, district: number): Event {
  if (effect.type === 'remove') return { type: 'removed', seat, die: effect.die, district }
  return { type: 'targetMoved', seat, district, zone: effect.to }
}

function isLastDie(screens: readonly Screen[]): boolean {
  let left = 0
  for (let seat = 0; seat < screens.length; seat++) left += screens[seat]!.dice.length
  return left === 1
}

/** [J3.6] After the last die, one district that nobody has locked; one lock a player. */
function lock(state: State, seat: Seat, district: number): Verdict {
  if (state.stage.type !== 'play') return refused(outsideRound(state))
  const target = state.districts[district]
  if (target === undefined) return refused('no-such-district')
  if (state.screens[seat]!.dice.length > 0) return refused('dice-left')
  if (state.districts.some(other => other.lock === seat)) return refused('lock-spent')
  if (target.lock !== null) return refused('already-locked')
  return accepted([{ type: 'locked', seat, district }])
}

/** [J3.7] Once per round for the whole table, by a player who has placed all dice. */
function flip(state: State, seat: Seat, { now }: Moment): Verdict {
  if (state.stage.type !== 'play') return refused(outsideRound(state))
  if (state.screens[seat]!.dice.length > 0) return refused('too-soon-to-flip')
  if (state.stage.endsAt !== null) return refused('timer-running')
  return accepted([flipped(state, seat, now)])
}

/** [J3.1] The countdown starts when all are ready. */
function ready(state: State, seat: Seat, { now }: Moment): Verdict {
  if (state.stage.type !== 'ready') return refused('not-the-time-to-ready')
  const { waiting } = state.stage
  if (!waiting.includes(seat)) return refused('already-ready')
  const readied: Event = { type: 'readied', seat }
  return accepted(waiting.length === 1 ? [readied, countdownStarted(state, now)] : [readied])
}

/** [J2.5] A colour of one's choice, until one is ready for the first round. */
function take(state: State, seat: Seat, colour: Colour): Verdict {
  if (state.stage.type !== 'ready' || state.round !== 1) return refused('colours-settled')
  if (!state.stage.waiting.includes(seat)) return refused('already-ready')
  if (state.holdings.some(holding => holding.colour === colour)) return refused('colour-taken')
  return accepted([{ type: 'colourTaken', seat, colour }])
}

function answer(state: State, seat: Seat, action: Answer, moment: Moment): Verdict {
  const refusal = answerRefusal(state, seat, action)
  if (refusal !== null) return refused(refusal)
  return accepted(answered(state, seat, action, moment))
}

/** Who is late hears that it is over; who is early, that it has not begun. */
function outsideRound({ stage, round }: State): Refusal {
  if (stage.type === 'countdown' || stage.type === 'set-up') return 'round-not-started'
  return stage.type === 'ready' && round === 1 ? 'round-not-started' : 'round-over'
}

function accepted(events: readonly Event[]): Verdict {
  return { ok: true, events }
}

function refused(refusal: Refusal): Verdict {
  return { ok: false, refusal }
}
