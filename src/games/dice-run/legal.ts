// Everything that the owner of a view may do, each choice once.

import { type Card, isTrait, TRAITS } from '#games/dice-run/cards.ts'
import { lowest, NO_DICE, VALUES, withoutLowest } from '#games/dice-run/dice.ts'
import { groupCount, hasNeighbourBehind, isGroup, LEAD } from '#games/dice-run/line.ts'
import { forerunners, pairs, triples } from '#games/dice-run/look-alikes.ts'
import { rollerOf } from '#games/dice-run/opening.ts'
import {
  canCrash,
  canPartAnywhere,
  canSprint,
  canSwap,
  canSwapAnywhere,
} from '#games/dice-run/plays.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Action, Own, View } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'

const END_TURN: Action = { type: 'endTurn' }
const UNDO: Action = { type: 'undo' }
const RETURN: Action = { type: 'return' }

export function legal(view: View): readonly Action[] {
  const actions = legalWithoutSprints(view)
  const { race } = view.open
  if (!canTakeTurn(view) || !view.own!.hand.includes('sprint') || !canSprint(race.line)) {
    return actions
  }
  for (const dice of triples(race.line[LEAD]!, race.faces)) {
    actions.push({ type: 'play', card: 'sprint', dice })
  }
  return actions
}

/**
 * There can be four thousand ways to sprint; this leaves all of them out, for whoever chooses
 * their own.
 */
export function legalWithoutSprints(view: View): Action[] {
  const actions: Action[] = []
  const { viewer, open, own } = view
  if (viewer === 'spectator' || own === null) return actions
  const { step, players, race } = open
  if (step.type === 'over') return actions
  if (players[viewer]!.away) actions.push(RETURN)
  if (step.type === 'opening') {
    if (rollerOf(step) !== viewer) return actions
    for (const dice of pairs(race.line[LEAD]!, race.faces)) actions.push({ type: 'rollOff', dice })
  } else if (step.type === 'choosing') {
    if (!canChoose(view)) return actions
    for (const target of own.targets) actions.push({ type: 'choose', target })
  } else if (step.seat === viewer) {
    if (step.played !== null) actions.push(END_TURN, UNDO)
    else addTurnActions(actions, view, own, viewer)
  }
  return actions
}

/** Whether it is this viewer's turn and nothing has been played in it. */
export function canTakeTurn({ viewer, open }: View): boolean {
  return open.step.type === 'turn' && open.step.seat === viewer && open.step.played === null
}

/** Whether this viewer still has to settle on a target. */
export function canChoose({ viewer, open, own }: View): boolean {
  if (own === null || viewer === 'spectator' || open.step.type !== 'choosing') return false
  return open.players[viewer]!.target === null && own.choice === null && own.targets.length > 1
}

/** [R6.2] */
export function canReroll({ viewer, open }: View): boolean {
  return open.reroller !== viewer && groupCount(open.race.line) > 1
}

function addTurnActions(actions: Action[], view: View, own: Own, seat: Seat): void {
  const { open } = view
  const cards = own.hand.filter((card, i) => own.hand.indexOf(card) === i)
  for (const card of cards) addPlays(actions, card, open.race)
  if (open.players[seat]!.target === null) {
    for (const target of own.targets) {
      actions.push({ type: 'playTarget', target, first: 'colour' })
      actions.push({ type: 'playTarget', target, first: 'value' })
    }
  }
  if (!canReroll(view)) return
  const { line } = open.race
  for (const card of cards) {
    for (let group = LEAD + 1; group < line.length; group++) {
      if (isGroup(line, group)) actions.push({ type: 'reroll', card, group })
    }
  }
}

/** The ways to play a card; of a sprint only the one without effect. */
function addPlays(actions: Action[], card: Card, { line, faces }: Race): void {
  const type = 'play'
  if (isTrait(card) || card === 'comeback') {
    actions.push({ type, card })
  } else if (card === 'joker') {
    for (const as of TRAITS) actions.push({ type, card, as })
  } else if (card === 'swap') {
    if (!canSwapAnywhere(line)) actions.push({ type, card, group: null })
    for (let group = LEAD + 1; group < line.length; group++) {
      if (canSwap(line, group)) actions.push({ type, card, group })
    }
  } else if (card === 'sprint') {
    if (!canSprint(line)) actions.push({ type, card, dice: null })
  } else if (card === 'about-turn') {
    for (let group = 0; group < line.length; group++) {
      if (!isGroup(line, group)) continue
      for (const value of VALUES) actions.push({ type, card, group, value })
    }
  } else if (card === 'gap') {
    if (!canPartAnywhere(line)) actions.push({ type, card, group: null })
    for (let group = 0; group < line.length; group++) {
      if (hasNeighbourBehind(line, group)) actions.push({ type, card, group })
    }
  } else {
    if (!canCrash(line)) actions.push({ type, card, die: null })
    else addCrashes(actions, { line, faces })
  }
}

function addCrashes(actions: Action[], { line, faces }: Race): void {
  const before = forerunners(line[LEAD]!, faces)
  for (let rest = line[LEAD]!; rest !== NO_DICE; rest = withoutLowest(rest)) {
    const die = lowest(rest)
    if (before[die] === -1) actions.push({ type: 'play', card: 'crash', die })
  }
}
