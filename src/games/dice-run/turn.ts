// [R4] A turn: play a card, a target or reroll; then draw, unless a target was played.

import { turnBegan } from '#games/dice-run/clock.ts'
import { evolveAll } from '#games/dice-run/evolve.ts'
import { groupCount, isGroup, LEAD } from '#games/dice-run/line.ts'
import { valuesFor } from '#games/dice-run/opening.ts'
import { effectsOf, targetEffects } from '#games/dice-run/plays.ts'
import { stageEnd } from '#games/dice-run/stage.ts'
import type {
  DiceRun,
  Event,
  Play,
  PlayTarget,
  Refusal,
  Reroll,
  State,
  Turn,
} from '#games/dice-run/vocabulary.ts'
import type { Decision, Millis, Moment, Seat } from '#kernel/game.ts'

/** What a player can do with a turn that has only begun. */
export type TurnAction = Play | PlayTarget | Reroll

/** What happens at once; the turn still has to be finished. */
export function taken(
  state: State,
  seat: Seat,
  action: TurnAction,
  moment: Moment,
): readonly Event[] | Refusal {
  switch (action.type) {
    case 'play':
      return play(state, seat, action)
    case 'playTarget':
      return playTarget(state, seat, action)
    case 'reroll':
      return reroll(state, seat, action, moment)
  }
}

/** [R4.4] Only what revealed nothing can be taken back, so a reroll ends the turn by itself. */
export function endsAtOnce(state: State, action: TurnAction): boolean {
  return action.type === 'reroll' || !state.open.options.undo
}

/** The events of a turn with its end: the draw, and either the end of the stage or the next turn. */
export function finished(
  state: State,
  seat: Seat,
  events: readonly Event[],
  now: Millis,
): readonly Event[] {
  const { open, piles } = state
  const last = lastPlayed(open.step as Turn, events)
  const next = turnBegan(open, (seat + 1) % open.players.length, now)
  if (last === 'target') return [...events, next]
  const drawn: Event[] = [...events, { type: 'drew', seat }]
  const left = piles[open.results.length]!.length - 1
  if (left > 0) {
    drawn.push(next)
    return drawn
  }
  return [...drawn, ...stageEnd(evolveAll(state, drawn), seat, now)]
}

function lastPlayed({ played }: Turn, events: readonly Event[]): 'target' | 'card' {
  if (played !== null) return played.target === null ? 'card' : 'target'
  return events.some(event => event.type === 'targetPlayed') ? 'target' : 'card'
}

function play({ open, seats }: State, seat: Seat, action: Play): readonly Event[] | Refusal {
  if (!seats[seat]!.hand.includes(action.card)) return 'not-your-card'
  const effects = effectsOf(open.race, action)
  if (typeof effects === 'string') return effects
  return [{ type: 'played', seat, card: action.card }, ...effects]
}

/** [R6.1] At most one target per player and stage, and each only once. */
function playTarget(
  { open, seats }: State,
  seat: Seat,
  action: PlayTarget,
): readonly Event[] | Refusal {
  const { target, spent } = open.players[seat]!
  if (target !== null) return 'target-already-played'
  if (spent.includes(action.target)) return 'target-used'
  if (!seats[seat]!.targets.includes(action.target)) return 'not-your-target'
  const played: Event = { type: 'targetPlayed', seat, target: action.target }
  return [played, ...targetEffects(open.race, action)]
}

/** [R6.2] */
function reroll(
  { open, seats }: State,
  seat: Seat,
  { card, group }: Reroll,
  { chance }: Moment,
): readonly Event[] | Refusal {
  const { line } = open.race
  if (!seats[seat]!.hand.includes(card)) return 'not-your-card'
  if (open.reroller === seat) return 'reroll-not-yours-again'
  if (groupCount(line) === 1) return 'nothing-to-reroll'
  if (!isGroup(line, group)) return 'no-such-group'
  if (group === LEAD) return 'leading-group-not-allowed'
  const dice = line[group]!
  return [
    { type: 'laidDown', seat },
    { type: 'hid', seat, card },
    { type: 'rolled', seat, dice, values: valuesFor(dice, chance) },
  ]
}

export function refused(refusal: Refusal): Decision<DiceRun> {
  return { ok: false, refusal }
}

export function accepted(events: readonly Event[]): Decision<DiceRun> {
  return { ok: true, events }
}
