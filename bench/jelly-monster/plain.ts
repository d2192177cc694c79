// The same rules as one hand-written loop that changes its table in place: no events, no views, no
// refusals, no account. The speed of the real rules is measured against it, and it has to come to
// the same scores.

import type { Icon, PodValue, Reward } from '#games/jelly-monster/components/set.ts'
import type { Chance } from '#kernel/game.ts'

export interface PlainDie {
  owner: number
  face: number
  /** -2 in hand, -1 on the city centre, otherwise a district. */
  at: number
}

export interface PlainTable {
  seats: number
  drone: number
  order: readonly number[]
  zones: readonly (readonly Reward[])[]
  stack: PodValue[]
  dice: PlainDie[]
  rolled: boolean[]
  rollableAt: number[]
  target: number[]
  lock: number[]
  jelly: number[]
  pods: PodValue[][]
  endsAt: number
}

export interface Layout {
  readonly drone: number
  readonly order: readonly number[]
  readonly zones: readonly (readonly Reward[])[]
  readonly stack: readonly PodValue[]
}

export function plainTable(layout: Layout, seats: number): PlainTable {
  const dice: PlainDie[] = []
  for (let die = 0; die < seats * 7; die++)
    dice.push({ owner: Math.floor(die / 7), face: 0, at: -2 })
  return {
    seats,
    drone: layout.drone,
    order: layout.order,
    zones: layout.zones,
    stack: layout.stack.slice(),
    dice,
    rolled: new Array(seats).fill(false),
    rollableAt: new Array(seats).fill(0),
    target: new Array(seats + 2).fill(0),
    lock: new Array(seats + 2).fill(-1),
    jelly: new Array(seats).fill(2),
    pods: Array.from({ length: seats }, () => []),
    endsAt: 0,
  }
}

export function prepareRound(table: PlainTable, now: number): void {
  for (const die of table.dice) die.at = -2
  table.rolled.fill(false)
  table.rollableAt.fill(now)
  table.target.fill(0)
  table.lock.fill(-1)
  table.endsAt = Number.POSITIVE_INFINITY
}

export function handOf(table: PlainTable, seat: number): number {
  let left = 0
  for (let die = seat * 7; die < seat * 7 + 7; die++) if (table.dice[die]!.at === -2) left += 1
  return left
}

export function rollAll(table: PlainTable, seat: number, chance: Chance): void {
  for (let die = seat * 7; die < seat * 7 + 7; die++) {
    const rolled = table.dice[die]!
    if (rolled.at === -2) rolled.face = 1 + chance.below(6)
  }
  table.rolled[seat] = true
}

export function scoreRound(table: PlainTable, chance: Chance): void {
  const count = table.zones.length
  for (let step = 0; step < count; step++)
    scoreDistrict(table, (table.drone + step) % count, chance)
  const counts = new Array<number>(table.seats).fill(0)
  for (const die of table.dice) if (die.at === -1) counts[die.owner]! += 1
  const most = Math.max(...counts)
  if (most > 0)
    takePods(
      table,
      table.order.filter(seat => counts[seat] === most),
    )
}

interface Standing {
  readonly district: number
  readonly totals: readonly number[]
  readonly controllers: readonly number[]
  readonly others: readonly number[]
}

function scoreDistrict(table: PlainTable, district: number, chance: Chance): void {
  const reward = table.zones[district]![table.target[district]!]!
  if (reward[0]!.type === 'reroll') {
    for (const die of table.dice) if (die.at === district) die.face = 1 + chance.below(6)
  } else {
    cancel(table, district)
  }
  const totals = new Array<number>(table.seats).fill(0)
  for (const die of table.dice) if (die.at === district) totals[die.owner]! += die.face
  const highest = Math.max(...totals)
  if (highest === 0) return
  const controllers = table.order.filter(seat => totals[seat] === highest)
  const others = table.order.filter(seat => totals[seat] !== highest)
  resolve(table, { district, totals, controllers, others }, reward, [district])
}

function cancel(table: PlainTable, district: number): void {
  const seen = new Array<number>(table.seats * 7).fill(0)
  for (const die of table.dice) if (die.at === district) seen[die.owner * 7 + die.face]! += 1
  for (const die of table.dice) {
    if (die.at === district && seen[die.owner * 7 + die.face]! > 1) die.at = -2
  }
}

function resolve(table: PlainTable, standing: Standing, reward: Reward, chain: number[]): void {
  for (const icon of reward) {
    if (icon.type !== 'copy') {
      resolveIcon(table, standing, icon)
      continue
    }
    const count = table.zones.length
    const of = chain[chain.length - 1]!
    const from = icon.from === 'counter-clockwise' ? (of + count - 1) % count : (of + 1) % count
    if (chain.includes(from)) continue
    chain.push(from)
    resolve(table, standing, table.zones[from]![table.target[from]!]!, chain)
  }
}

function resolveIcon(table: PlainTable, standing: Standing, icon: Icon): void {
  const { totals, controllers, others, district } = standing
  switch (icon.type) {
    case 'pod':
      takePods(table, controllers)
      return
    case 'collect':
      collect(table, standing, icon.amount)
      return
    case 'podium': {
      const steps = [...new Set(totals)].sort((one, other) => other - one)
      for (let seat = 0; seat < table.seats; seat++) {
        if (totals[seat]! > 0) table.jelly[seat]! += icon.gains[steps.indexOf(totals[seat]!)] ?? 0
      }
      return
    }
    case 'first-and-others':
      for (const seat of controllers) table.jelly[seat]! += icon.first
      for (const seat of others) if (totals[seat]! > 0) table.jelly[seat]! += icon.others
      return
    case 'by-number': {
      const takers: number[] = []
      for (const seat of controllers) {
        const branch =
          ownCount(table, seat, district, () => true) < icon.from ? icon.few : icon.many
        if (branch.type === 'pod') takers.push(seat)
        else table.jelly[seat]! += branch.amount
      }
      if (takers.length > 0) takePods(table, takers)
      return
    }
  }
  for (const seat of controllers) {
    if (icon.type === 'jelly') table.jelly[seat]! += icon.amount
    else if (icon.type === 'jelly-per-pod') {
      table.jelly[seat]! += icon.amount * table.pods[seat]!.length
    } else if (icon.type === 'lose-pod') losePod(table.pods[seat]!)
    else if (icon.type === 'give') give(table, seat, others)
    else if (icon.type === 'per-die') {
      const rest = icon.parity === 'odd' ? 1 : 0
      table.jelly[seat]! += icon.amount * ownCount(table, seat, district, face => face % 2 === rest)
    }
  }
}

function ownCount(
  table: PlainTable,
  seat: number,
  district: number,
  fits: (face: number) => boolean,
): number {
  let count = 0
  for (const die of table.dice) {
    if (die.owner === seat && die.at === district && fits(die.face)) count += 1
  }
  return count
}

function takePods(table: PlainTable, seats: readonly number[]): void {
  if (table.stack.length < seats.length) return
  for (const seat of seats) table.pods[seat]!.push(table.stack.pop()!)
}

function losePod(pods: PodValue[]): void {
  if (pods.length === 0) return
  let lowest = 0
  for (let nth = 1; nth < pods.length; nth++) {
    if (weight(pods[nth]!) < weight(pods[lowest]!)) lowest = nth
  }
  pods.splice(lowest, 1)
}

function weight(pod: PodValue): number {
  return pod === 'die' ? 3.5 : pod
}

function collect(table: PlainTable, { controllers, others }: Standing, amount: number): void {
  for (const giver of others) {
    const due = Math.min(table.jelly[giver]!, amount * controllers.length)
    table.jelly[giver]! -= due
    controllers.forEach((taker, nth) => {
      const odd = nth < due % controllers.length ? 1 : 0
      table.jelly[taker]! += Math.floor(due / controllers.length) + odd
    })
  }
}

function give(table: PlainTable, giver: number, others: readonly number[]): void {
  const next = [...others].sort((one, other) => {
    return (
      ((one - giver + table.seats) % table.seats) - ((other - giver + table.seats) % table.seats)
    )
  })
  for (const taker of next) {
    if (table.jelly[giver] === 0) return
    table.jelly[giver]! -= 1
    table.jelly[taker]! += 1
  }
}

export function finalScores(table: PlainTable, chance: Chance): number[] {
  return table.jelly.map((jelly, seat) => {
    return table.pods[seat]!.reduce<number>((sum, pod) => {
      return sum + (pod === 'die' ? 1 + chance.below(6) : pod)
    }, jelly)
  })
}
