// Draws one action at random without listing all: first what to use, then how. For simulations and
// playouts.

import { type Card, isTrait, TRAITS } from '#games/dice-run/cards.ts'
import { count, type DiceSet, NO_DICE, nth, only, VALUES } from '#games/dice-run/dice.ts'
import { canChoose, canReroll } from '#games/dice-run/legal.ts'
import { groupCount, hasNeighbourBehind, isGroup, LEAD, type Line } from '#games/dice-run/line.ts'
import { lowestNamed } from '#games/dice-run/look-alikes.ts'
import { ROLL_OFF_DICE, rollerOf } from '#games/dice-run/opening.ts'
import { canCrash, canSprint, canSwap, SPRINTERS } from '#games/dice-run/plays.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Action, Own, Play, View } from '#games/dice-run/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import type { Chance, Seat } from '#kernel/game.ts'

const END_TURN: Action = { type: 'endTurn' }

/** Never takes anything back. `null`: there is nothing for this viewer to do. */
export function sample(view: View, chance: Chance): Action | null {
  const { viewer, open, own } = view
  if (viewer === 'spectator' || own === null) return null
  const { step, race } = open
  if (step.type === 'turn') {
    if (step.seat !== viewer) return null
    return step.played === null ? turnAction(view, own, viewer, chance) : END_TURN
  }
  if (step.type === 'opening') {
    if (rollerOf(step) !== viewer) return null
    return { type: 'rollOff', dice: someDice(race, ROLL_OFF_DICE, chance) }
  }
  return canChoose(view) ? { type: 'choose', target: pick(own.targets, chance) } : null
}

/** Each card in hand, each unused target and the reroll are equally likely. */
function turnAction(view: View, own: Own, seat: Seat, chance: Chance): Action {
  const { hand, targets } = own
  const playable = view.open.players[seat]!.target === null ? targets.length : 0
  const ways = hand.length + playable + (canReroll(view) ? 1 : 0)
  const way = chance.below(ways)
  if (way < hand.length) return playOf(hand[way]!, view.open.race, chance)
  if (way < hand.length + playable) {
    const first = chance.below(2) === 0 ? 'colour' : 'value'
    return { type: 'playTarget', target: targets[way - hand.length]!, first }
  }
  return { type: 'reroll', card: pick(hand, chance), group: someFollower(view, chance) }
}

function playOf(card: Card, race: Race, chance: Chance): Play {
  const type = 'play'
  const { line, faces } = race
  if (isTrait(card) || card === 'comeback') return { type, card }
  switch (card) {
    case 'joker':
      return { type, card, as: pick(TRAITS, chance) }
    case 'swap':
      return { type, card, group: somePlace(line, canSwap, chance) }
    case 'gap':
      return { type, card, group: somePlace(line, hasNeighbourBehind, chance) }
    case 'sprint':
      return { type, card, dice: canSprint(line) ? someDice(race, SPRINTERS, chance) : null }
    case 'about-turn': {
      const group = somePlace(line, isGroup, chance)!
      return { type, card, group, value: pick(VALUES, chance) }
    }
    case 'crash': {
      if (!canCrash(line)) return { type, card, die: null }
      const lead = line[LEAD]!
      const die = only(nth(lead, chance.below(count(lead))))
      return { type, card, die: nth(lowestNamed(die, lead, faces), 0) }
    }
  }
}

/** So many dice of the leading group. */
function someDice({ line, faces }: Race, wanted: number, chance: Chance): DiceSet {
  const lead = line[LEAD]!
  let dice = NO_DICE
  for (let taken = 0; taken < wanted; taken++) {
    const rest = lead & ~dice
    dice |= only(nth(rest, chance.below(count(rest))))
  }
  return lowestNamed(dice, lead, faces)
}

function someFollower({ open }: View, chance: Chance): number {
  const { line } = open.race
  let skipped = chance.below(groupCount(line) - 1)
  let place = LEAD + 1
  while (!isGroup(line, place) || skipped-- > 0) place += 1
  return place
}

/** One of the places of which something is true, or `null`. */
function somePlace(
  line: Line,
  isFit: (line: Line, place: number) => boolean,
  chance: Chance,
): number | null {
  let fit = 0
  for (let place = 0; place < line.length; place++) if (isFit(line, place)) fit += 1
  if (fit === 0) return null
  let skipped = chance.below(fit)
  let place = 0
  while (!isFit(line, place) || skipped-- > 0) place += 1
  return place
}
