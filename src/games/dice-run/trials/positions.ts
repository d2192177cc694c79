// Random positions and random plays on them, leaning towards the corners of the rules: groups of
// one colour or value only, few values, gaps, single dice.

import { type Card, TRAITS } from '#games/dice-run/cards.ts'
import {
  ALL_DICE,
  colourOf,
  count,
  DICE_COUNT,
  type DiceSet,
  type Faces,
  faceOf,
  NO_DICE,
  nth,
  only,
  rolled,
  VALUES,
  type Value,
} from '#games/dice-run/dice.ts'
import { GAP, hasNeighbourBehind, isGroup, LEAD, type Line } from '#games/dice-run/line.ts'
import { lowestNamed } from '#games/dice-run/look-alikes.ts'
import { canCrash, canSprint, canSwap } from '#games/dice-run/plays.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Play } from '#games/dice-run/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'

const MOST_GROUPS = 9

export function randomRace(chance: Chance): Race {
  const faces = randomFaces(chance)
  const groups = randomGroups(faces, chance)
  const line: DiceSet[] = []
  for (const group of groups) {
    if (line.length > 0 && chance.below(4) === 0) line.push(GAP)
    line.push(group)
  }
  return { line, faces }
}

function randomFaces(chance: Chance): Faces {
  const values: Value[] = []
  const few = chance.below(3) === 0
  for (let die = 0; die < DICE_COUNT; die++) values.push(pick(few ? [2, 5, 6] : VALUES, chance))
  return rolled([ALL_DICE, 0, 0, 0, 0, 0], ALL_DICE, values)
}

function randomGroups(faces: Faces, chance: Chance): DiceSet[] {
  const wanted = 1 + chance.below(MOST_GROUPS)
  const order = chance.below(3)
  const groups = new Array<DiceSet>(wanted).fill(NO_DICE)
  for (let die = 0; die < DICE_COUNT; die++) {
    const isStray = chance.below(8) === 0
    const trait = order === 0 ? colourOf(die) : faceOf(faces, die)
    const place = order === 2 || isStray ? chance.below(wanted) : trait % wanted
    groups[place]! |= only(die)
  }
  return groups.filter(group => group !== NO_DICE)
}

export function randomPlay(card: Card, { line, faces }: Race, chance: Chance): Play {
  const type = 'play'
  const lead = line[LEAD]!
  switch (card) {
    case 'joker':
      return { type, card, as: pick(TRAITS, chance) }
    case 'swap':
      return { type, card, group: randomPlace(line, canSwap, chance) }
    case 'gap':
      return { type, card, group: randomPlace(line, hasNeighbourBehind, chance) }
    case 'sprint':
      return { type, card, dice: canSprint(line) ? threeOf(lead, faces, chance) : null }
    case 'about-turn': {
      const group = randomPlace(line, isGroup, chance)!
      return { type, card, group, value: pick(VALUES, chance) }
    }
    case 'crash': {
      const any = only(nth(lead, chance.below(count(lead))))
      const die = nth(lowestNamed(any, lead, faces), 0)
      return { type, card, die: canCrash(line) ? die : null }
    }
    default:
      return { type, card }
  }
}

function threeOf(lead: DiceSet, faces: Faces, chance: Chance): DiceSet {
  let dice = NO_DICE
  while (count(dice) < 3) dice |= only(nth(lead, chance.below(count(lead))))
  return lowestNamed(dice, lead, faces)
}

function randomPlace(
  line: Line,
  isFit: (line: Line, place: number) => boolean,
  chance: Chance,
): number | null {
  const places = [...line.keys()].filter(place => isFit(line, place))
  return places.length === 0 ? null : pick(places, chance)
}
