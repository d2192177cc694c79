// Holds the game against the naive reading of the rules on random positions.

import { CARDS, TRAITS, type Trait } from '#games/dice-run/cards.ts'
import { ALL_DICE, COLOURS, colourOf, type DiceSet, faceOf, listed } from '#games/dice-run/dice.ts'
import { setUp } from '#games/dice-run/layout.ts'
import { GAP } from '#games/dice-run/line.ts'
import { readOptions } from '#games/dice-run/options.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { effectsOf, targetEffects } from '#games/dice-run/plays.ts'
import { type Race, type RaceEvent, racedAll } from '#games/dice-run/race.ts'
import { stageResult } from '#games/dice-run/scoring.ts'
import { TARGETS, type Target, targetColour, targetValue } from '#games/dice-run/targets.ts'
import {
  type NaiveDie,
  type NaiveLine,
  type NaiveTarget,
  naiveAboutTurn,
  naiveComeback,
  naiveCrash,
  naiveGap,
  naiveMove,
  naiveSprint,
  naiveStagePoints,
  naiveSwap,
} from '#games/dice-run/trials/naive.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { randomPlay, randomRace } from '#games/dice-run/trials/positions.ts'
import type { Open, Play, PlayTarget } from '#games/dice-run/vocabulary.ts'
import { pick, shuffled } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

/** Tries so many random positions. Returns where the two first disagree, or `null`. */
export function disagreement(positions: number, seed: string): string | null {
  const luck = swiftLuck(seed)
  for (let position = 0; position < positions; position++) {
    const chance = luck.chance('table', position)
    const race = randomRace(chance)
    const problem =
      cardProblem(race, randomPlay(pick(CARDS, chance), race, chance)) ??
      targetProblem(race, pick(TARGETS, chance), chance) ??
      scoringProblem(race, chance)
    if (problem !== null) return `${seed}/${position}, ${picture(race)}: ${problem}`
  }
  return null
}

function cardProblem(race: Race, play: Play): string | null {
  const effects = effectsOf(race, play)
  if (typeof effects === 'string') return `${JSON.stringify(play)} is refused: ${effects}`
  const line = naiveLine(race)
  playNaively(line, play)
  return advancesProblem(effects) ?? difference(racedAll(race, effects), line, play)
}

function targetProblem(race: Race, target: Target, chance: Chance): string | null {
  const first = pick(['colour', 'value'] as const, chance)
  const play: PlayTarget = { type: 'playTarget', target, first }
  const line = naiveLine(race)
  const { colour, value } = naiveTarget(target)
  if (first === 'colour') naiveMove(line, die => die.colour === colour)
  naiveMove(line, die => die.value === value)
  if (first === 'value') naiveMove(line, die => die.colour === colour)
  return difference(racedAll(race, targetEffects(race, play)), line, play)
}

function scoringProblem(race: Race, chance: Chance): string | null {
  const seats = 2 + chance.below(5)
  const targets = shuffled(TARGETS, chance).slice(0, seats)
  const revealer = chance.below(seats)
  const { points } = stageResult(openTable(race, seats), targets, revealer)
  const naive = naiveStagePoints(
    naiveLine(race),
    targets.map(naiveTarget),
    revealer,
    STAGE_VALUES[0]!,
  )
  if (points.join() === naive.join()) return null
  return `targets ${targets} seen from seat ${revealer} score ${points} against ${naive}`
}

function playNaively(line: NaiveLine, play: Play): void {
  if (play.card === 'joker') naiveMove(line, naiveWish(play.as))
  else if (play.card === 'comeback') naiveComeback(line)
  else if (play.card === 'about-turn') naiveAboutTurn(line, play.group, play.value)
  else if (play.card === 'swap') naiveSwap(line, play.group)
  else if (play.card === 'gap') naiveGap(line, play.group)
  else if (play.card === 'sprint') naiveSprint(line, play.dice === null ? [] : listed(play.dice))
  else if (play.card === 'crash') naiveCrash(line, play.die)
  else naiveMove(line, naiveWish(play.card))
}

function naiveWish(trait: Trait): (die: NaiveDie) => boolean {
  const place = TRAITS.indexOf(trait)
  const value = place - COLOURS.length + 1
  return die => (place < COLOURS.length ? die.colour === place : die.value === value)
}

function naiveTarget(target: Target): NaiveTarget {
  return { colour: COLOURS.indexOf(targetColour(target)), value: targetValue(target) }
}

function naiveLine({ line, faces }: Race): NaiveLine {
  return line.map(group => ({
    dice: listed(group).map(id => ({ id, colour: colourOf(id), value: faceOf(faces, id) })),
    isGap: group === GAP,
  }))
}

/** R3.4: in one card no die advances twice. */
function advancesProblem(effects: readonly RaceEvent[]): string | null {
  let advanced: DiceSet = 0
  for (const event of effects) {
    if (event.type !== 'advanced') continue
    if ((advanced & event.dice) !== 0) return `dice ${listed(advanced & event.dice)} advance twice`
    advanced |= event.dice
  }
  return null
}

function difference(race: Race, line: NaiveLine, play: Play | PlayTarget): string | null {
  const ours = told(naiveLine(race))
  const theirs = told(line)
  const all = race.line.reduce((dice, group) => dice | group, 0)
  if (all !== ALL_DICE) return `${JSON.stringify(play)} loses dice`
  return ours === theirs ? null : `${JSON.stringify(play)} gives ${ours} against ${theirs}`
}

function told(line: NaiveLine): string {
  const groups = line.map(({ dice, isGap }) => {
    if (isGap) return 'gap'
    const sorted = [...dice].sort((one, other) => one.id - other.id)
    return sorted.map(({ id, value }) => `${id}:${value}`).join(' ')
  })
  return groups.join(' | ')
}

function openTable(race: Race, seats: number): Open {
  const options = readOptions({})
  if (!options.ok) throw new Error(options.problem)
  return { ...setUp(options.value, seats).open, race }
}
