// Dice Run as boardgame.io would have it: plain objects, changed in place. The rules are those of
// src/games/dice-run/RULES.md. It is spared the shuffling, the dice and the clock.

import type { Card, Trait } from '#games/dice-run/cards.ts'
import { INVALID_MOVE, type RivalContext, type RivalGame } from '../rivals/boardgame.ts'

export interface RivalDie {
  readonly id: number
  readonly colour: number
  value: number
}

export interface RivalGroup {
  dice: RivalDie[]
  isGap: boolean
}

interface RivalTarget {
  readonly colour: number
  readonly value: number
}

interface RivalPlayer {
  hand: string[]
  targets: RivalTarget[]
  played: RivalTarget | null
  choice: RivalTarget | null
  faceDown: string | null
  points: number
}

export interface RivalDeal {
  readonly values: readonly number[]
  readonly hands: readonly (readonly string[])[]
  readonly targets: readonly (readonly number[])[]
  readonly piles: readonly (readonly string[])[]
}

export interface RivalRace {
  groups: RivalGroup[]
  players: RivalPlayer[]
  piles: string[][]
  discards: string[]
  stage: number
  rollers: number[]
  sums: number[]
  /** Whose draw bared the stage card. */
  revealer: number
  step: 'opening' | 'turn' | 'choosing' | 'over'
  reroller: number | null
}

/** What a card is to do: whatever of this it needs. */
export interface RivalDetails {
  readonly as?: Trait
  readonly group?: number | null
  readonly value?: number
  readonly dice?: readonly number[] | null
}

const TRAITS = 'yellow blue orange green lilac one two three four five six'.split(' ')
const COLOURS = 5

export function rivalDiceRun(nextDeal: () => RivalDeal): RivalGame<RivalRace> {
  return {
    name: 'dice-run',
    disableUndo: true,
    setup: () => laidOut(nextDeal()),
    turn: { activePlayers: { all: null } },
    moves: { rollOff, play, playTarget, reroll, choose },
    endIf: ({ G }) => {
      if (G.step !== 'over') return undefined
      return { scores: G.players.map(player => player.points) }
    },
  }
}

type Context = RivalContext<RivalRace>
type Outcome = typeof INVALID_MOVE | undefined

function rollOff({ G, playerID, random, events }: Context, ids: readonly number[]): Outcome {
  const seat = Number(playerID)
  if (G.step !== 'opening' || G.rollers[G.sums.length] !== seat) return INVALID_MOVE
  const first = rolledOff(G, ids, () => random.D6())
  // The type we share names no argument, but the rival takes one.
  if (first !== null) (events.endTurn as (to: object) => void)({ next: `${first}` })
  return undefined
}

function play(context: Context, card: Card, details: RivalDetails): Outcome {
  const { G, ctx, playerID, events } = context
  const player = G.players[Number(playerID)]!
  if (G.step !== 'turn' || ctx.currentPlayer !== playerID) return INVALID_MOVE
  if (!player.hand.includes(card)) return INVALID_MOVE
  if (!resolve(G, card, details)) return INVALID_MOVE
  player.hand.splice(player.hand.indexOf(card), 1)
  G.discards.push(card)
  draw(G, Number(playerID))
  events.endTurn()
  return undefined
}

function playTarget(context: Context, id: number, first: 'colour' | 'value'): Outcome {
  const { G, ctx, playerID, events } = context
  const player = G.players[Number(playerID)]!
  const place = player.targets.findIndex(target => idOf(target) === id)
  if (G.step !== 'turn' || ctx.currentPlayer !== playerID) return INVALID_MOVE
  if (place < 0 || player.played !== null) return INVALID_MOVE
  const [target] = player.targets.splice(place, 1)
  const { colour, value } = target!
  if (first === 'colour') advance(G, die => die.colour === colour)
  advance(G, die => die.value === value)
  if (first === 'value') advance(G, die => die.colour === colour)
  player.played = target!
  events.endTurn()
  return undefined
}

function reroll(context: Context, card: string, place: number): Outcome {
  const { G, ctx, playerID, random, events } = context
  const seat = Number(playerID)
  const player = G.players[seat]!
  const group = G.groups[place]
  if (G.step !== 'turn' || ctx.currentPlayer !== playerID) return INVALID_MOVE
  if (G.reroller === seat || !player.hand.includes(card)) return INVALID_MOVE
  if (place === 0 || group === undefined || group.isGap) return INVALID_MOVE
  player.hand.splice(player.hand.indexOf(card), 1)
  if (G.reroller !== null) G.players[G.reroller]!.faceDown = null
  player.faceDown = card
  G.reroller = seat
  // In the order of our dice, so that the same ones fall alike.
  group.dice.sort((one, other) => one.id - other.id)
  for (const die of group.dice) die.value = random.D6()
  draw(G, seat)
  events.endTurn()
  return undefined
}

function choose({ G, playerID }: Context, id: number): Outcome {
  const player = G.players[Number(playerID)]!
  const target = player.targets.find(candidate => idOf(candidate) === id)
  if (G.step !== 'choosing' || target === undefined) return INVALID_MOVE
  if (player.played !== null || player.choice !== null) return INVALID_MOVE
  player.choice = target
  scoreIfSettled(G)
  return undefined
}

function laidOut({ values, hands, targets, piles }: RivalDeal): RivalRace {
  const dice = values.map((value, id) => ({ id, colour: Math.floor(id / 6), value }))
  return {
    groups: [{ dice, isGap: false }],
    players: hands.map((hand, seat) => ({
      hand: [...hand],
      targets: targets[seat]!.map(id => ({ colour: Math.floor(id / 6), value: (id % 6) + 1 })),
      played: null,
      choice: null,
      faceDown: null,
      points: 0,
    })),
    piles: piles.map(pile => [...pile]),
    discards: [],
    stage: 0,
    rollers: hands.map((_, seat) => seat),
    sums: [],
    revealer: 0,
    step: 'opening',
    reroller: null,
  }
}

function idOf({ colour, value }: RivalTarget): number {
  return colour * 6 + value - 1
}

/** Who starts, if that is known by now. */
function rolledOff(race: RivalRace, ids: readonly number[], roll: () => number): number | null {
  let sum = 0
  for (const die of race.groups[0]!.dice) {
    if (!ids.includes(die.id)) continue
    die.value = roll()
    sum += die.value
  }
  race.sums.push(sum)
  if (race.sums.length < race.rollers.length) return null
  const highest = Math.max(...race.sums)
  race.rollers = race.rollers.filter((_, i) => race.sums[i] === highest)
  race.sums = []
  if (race.rollers.length > 1) return null
  race.step = 'turn'
  return race.rollers[0]!
}

/** Whether the card could be played that way. */
function resolve(race: RivalRace, card: Card, details: RivalDetails): boolean {
  const { group = null, dice = null, value = 0, as = card } = details
  const { groups } = race
  switch (card) {
    case 'swap':
      if (group === null) return true
      if (group === 0 || !isGroup(race, group) || !isGroup(race, group + 1)) return false
      groups.splice(group, 2, groups[group + 1]!, groups[group]!)
      return true
    case 'gap':
      if (group === null) return true
      if (!isGroup(race, group) || !isGroup(race, group + 1)) return false
      groups.splice(group + 1, 0, { dice: [], isGap: true })
      return true
    case 'sprint':
      if (dice === null) return true
      if (groups[0]!.dice.length < 4 || dice.length !== 3) return false
      groups.unshift({ dice: groups[0]!.dice.filter(die => dice.includes(die.id)), isGap: false })
      groups[1]!.dice = groups[1]!.dice.filter(die => !dice.includes(die.id))
      return true
    case 'comeback':
      if (groups.filter(one => !one.isGap).length > 2) groups.splice(1, 0, groups.pop()!)
      return withoutOuterGaps(race)
    case 'about-turn':
      if (group === null || !isGroup(race, group)) return false
      for (const die of groups[group]!.dice) if (die.value === value) die.value = 7 - value
      return true
    case 'crash':
      return dice === null || crash(race, dice[0]!)
    default: {
      const trait = TRAITS.indexOf(as)
      advance(race, die => (trait < COLOURS ? die.colour : die.value + COLOURS - 1) === trait)
      return true
    }
  }
}

function isGroup({ groups }: RivalRace, place: number): boolean {
  return groups[place] !== undefined && !groups[place].isGap
}

function crash(race: RivalRace, id: number): boolean {
  const { groups } = race
  const place = groups[0]!.dice.findIndex(die => die.id === id)
  if (place < 0 || groups.length === 1) return false
  const [die] = groups[0]!.dice.splice(place, 1)
  groups[groups.length - 1]!.dice.push(die!)
  if (groups[0]!.dice.length === 0) groups.shift()
  return withoutOuterGaps(race)
}

function withoutOuterGaps({ groups }: RivalRace): boolean {
  while (groups[0]!.isGap) groups.shift()
  while (groups[groups.length - 1]!.isGap) groups.pop()
  return true
}

function advance({ groups }: RivalRace, isMoving: (die: RivalDie) => boolean): void {
  let place = 0
  if (groups[0]!.dice.some(isMoving) && !groups[0]!.dice.every(isMoving)) {
    const movers = groups[0]!.dice.filter(isMoving)
    groups[0]!.dice = groups[0]!.dice.filter(die => !isMoving(die))
    groups.unshift({ dice: movers, isGap: false })
    place = 1
  }
  for (place += 1; place < groups.length; place++) {
    const movers = groups[place]!.dice.filter(isMoving)
    if (movers.length === 0) continue
    groups[place - 1]!.dice.push(...movers)
    groups[place - 1]!.isGap = false
    groups[place]!.dice = groups[place]!.dice.filter(die => !isMoving(die))
    if (groups[place]!.dice.length > 0) continue
    groups.splice(place, 1)
    place -= 1
  }
}

function draw(race: RivalRace, seat: number): void {
  const pile = race.piles[race.stage]!
  race.players[seat]!.hand.push(pile.pop()!)
  if (pile.length > 0) return
  race.revealer = seat
  race.step = 'choosing'
  scoreIfSettled(race)
}

function scoreIfSettled(race: RivalRace): void {
  const { players } = race
  for (const player of players) {
    if (player.played === null && player.targets.length === 1) player.choice = player.targets[0]!
    if (player.played === null && player.choice === null) return
  }
  const counts = players.map(player => countsOf(race, (player.played ?? player.choice)!))
  const places = players.map((_, i) => (race.revealer + i) % players.length)
  places.sort((one, other) => compared(counts[other]!, counts[one]!))
  for (const [i, prize] of [race.stage + 3, 2, 1].entries()) {
    if (i < places.length) players[places[i]!]!.points += prize
  }
  for (const player of players) {
    const served = player.choice === null ? null : idOf(player.choice)
    player.targets = player.targets.filter(target => idOf(target) !== served)
    player.played = null
    player.choice = null
  }
  race.stage += 1
  race.step = race.stage === 4 ? 'over' : 'turn'
}

function countsOf({ groups }: RivalRace, { colour, value }: RivalTarget): number[] {
  return groups
    .filter(group => !group.isGap)
    .map(({ dice }) =>
      dice.reduce((sum, die) => {
        const isBoth = die.colour === colour && die.value === value
        return sum + Number(die.colour === colour) + Number(die.value === value) + Number(isBoth)
      }, 0),
    )
}

function compared(counts: readonly number[], others: readonly number[]): number {
  const place = counts.findIndex((points, i) => points !== others[i])
  return place < 0 ? 0 : counts[place]! - others[place]!
}
