// A second scorer, written from the text of the rules and not from the code: it shares types with
// the game and nothing else. Where both agree on many rounds, neither has misread a rule alone.

import type { Icon, PodValue, Reward } from '#games/jelly-monster/components/set.ts'

export interface LooseDie {
  readonly seat: number
  value: number
}

/** The table as it lies when the round is over. */
export interface FinalTable {
  readonly seats: number
  readonly drone: number
  /** For each district clockwise its target reward and the dice at its entrance. */
  readonly districts: readonly { readonly reward: Reward; readonly dice: LooseDie[] }[]
  readonly centre: readonly LooseDie[]
  readonly jelly: number[]
  readonly pods: PodValue[][]
  /** The top one last. */
  readonly stack: PodValue[]
}

export type Asked = 'return-pod' | 'copy' | 'give'

/** What those asked say, by seat; who says nothing in time is left out. */
export type Answers = ReadonlyMap<number, PodValue | string | readonly number[]>

export interface Oracle {
  /** One throw of a die. */
  throwDie(): number
  ask(about: Asked, seats: ReadonlySet<number>): Answers
}

/** Scores a round on the table itself. */
export function scoreByTheBook(table: FinalTable, oracle: Oracle): void {
  const count = table.districts.length
  // [J4.1]
  for (let turn = 0; turn < count; turn++) scoreOne(table, (table.drone + turn) % count, oracle)
  // [J6.1] [J6.2]
  const crowd = new Map<number, number>()
  for (const { seat } of table.centre) crowd.set(seat, (crowd.get(seat) ?? 0) + 1)
  const most = Math.max(0, ...crowd.values())
  handOutPods(
    table,
    everyone(table).filter(seat => most > 0 && crowd.get(seat) === most),
  )
}

/** [J5.6] Whoever sits next at the drone or clockwise from it comes first. */
function everyone({ seats, districts, drone }: FinalTable): number[] {
  const whole = seats * districts.length
  const distance = (seat: number) => (seat * districts.length - drone * seats + whole) % whole
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => distance(a) - distance(b))
}

interface District {
  readonly index: number
  readonly sums: ReadonlyMap<number, number>
  readonly diceOf: (seat: number) => readonly number[]
  readonly inControl: readonly number[]
  readonly rest: readonly number[]
}

function scoreOne(table: FinalTable, index: number, oracle: Oracle): void {
  const { reward, dice } = table.districts[index]!
  const isPromo = reward.some(icon => icon.type === 'reroll')
  // [J5.11]
  if (isPromo) for (const die of dice) die.value = oracle.throwDie()
  // [J4.2]
  const counting = isPromo
    ? dice
    : dice.filter(die => {
        return dice.every(
          other => other === die || other.seat !== die.seat || other.value !== die.value,
        )
      })
  const diceOf = (seat: number) => counting.filter(die => die.seat === seat).map(die => die.value)
  const sums = new Map<number, number>()
  for (const { seat, value } of counting) sums.set(seat, (sums.get(seat) ?? 0) + value)
  // [J4.4]
  if (sums.size === 0) return
  // [J4.3]
  const best = Math.max(...sums.values())
  const all = everyone(table)
  const inControl = all.filter(seat => sums.get(seat) === best)
  const rest = all.filter(seat => sums.get(seat) !== best)
  const district = { index, sums, diceOf, inControl, rest }
  // [J4.5]
  giveReward(table, district, { reward, at: index, met: new Set([index]) }, oracle)
}

interface Printed {
  readonly reward: Reward
  readonly at: number
  readonly met: Set<number>
}

function giveReward(table: FinalTable, district: District, printed: Printed, oracle: Oracle): void {
  for (const icon of printed.reward) {
    if (icon.type === 'copy') {
      const count = table.districts.length
      const clockwise =
        icon.from === 'choice' ? !wantCounter(district, oracle) : icon.from === 'clockwise'
      const next = (printed.at + (clockwise ? 1 : -1) + count) % count
      // [J5.5b]
      if (printed.met.has(next)) continue
      printed.met.add(next)
      const { reward } = table.districts[next]!
      giveReward(table, district, { reward, at: next, met: printed.met }, oracle)
    } else {
      giveIcon(table, district, icon, oracle)
    }
  }
}

/** [J5.5a] Only if all of them say so. */
function wantCounter({ inControl }: District, oracle: Oracle): boolean {
  const answers = oracle.ask('copy', new Set(inControl))
  return inControl.every(seat => answers.get(seat) === 'counter-clockwise')
}

function giveIcon(
  table: FinalTable,
  district: District,
  icon: Exclude<Icon, { type: 'copy' }>,
  oracle: Oracle,
): void {
  const { jelly, pods } = table
  const { inControl, sums, diceOf } = district
  switch (icon.type) {
    case 'jelly': // [J5.1]
      for (const seat of inControl) jelly[seat]! += icon.amount
      break
    case 'pod': // [J5.2]
      handOutPods(table, inControl)
      break
    case 'lose-pod': // [J5.3]
      losePods(table, inControl, oracle)
      break
    case 'jelly-per-pod': // [J5.4]
      for (const seat of inControl) jelly[seat]! += pods[seat]!.length * icon.amount
      break
    case 'collect': // [J5.6]
      everybodyGives(table, district, icon.amount)
      break
    case 'give': // [J5.7]
      youGive(table, district, oracle)
      break
    case 'by-number': // [J5.8]
      countDice(table, district, icon)
      break
    case 'podium': {
      // [J5.9]
      const steps = [...new Set(sums.values())].sort((a, b) => b - a)
      for (const [seat, sum] of sums) jelly[seat]! += icon.gains[steps.indexOf(sum)] ?? 0
      break
    }
    case 'first-and-others': // [J5.10]
      for (const seat of sums.keys()) {
        jelly[seat]! += inControl.includes(seat) ? icon.first : icon.others
      }
      break
    case 'per-die': // [J5.11]
      for (const seat of inControl) {
        const odd = diceOf(seat).filter(value => [1, 3, 5].includes(value)).length
        const fitting = icon.parity === 'odd' ? odd : diceOf(seat).length - odd
        jelly[seat]! += icon.amount * fitting
      }
      break
    case 'reroll':
      break
  }
}

function countDice(
  table: FinalTable,
  { inControl, diceOf }: District,
  icon: Extract<Icon, { type: 'by-number' }>,
): void {
  const branch = (seat: number) => (diceOf(seat).length >= icon.from ? icon.many : icon.few)
  for (const seat of inControl) {
    const found = branch(seat)
    if (found.type === 'jelly') table.jelly[seat]! += found.amount
  }
  handOutPods(
    table,
    inControl.filter(seat => branch(seat).type === 'pod'),
  )
}

function handOutPods({ pods, stack }: FinalTable, seats: readonly number[]): void {
  if (seats.length > stack.length) return
  for (const seat of seats) pods[seat]!.push(stack.pop()!)
}

function losePods({ pods }: FinalTable, seats: readonly number[], oracle: Oracle): void {
  const choosers = seats.filter(seat => pods[seat]!.length >= 2)
  const answers =
    choosers.length > 0 ? oracle.ask('return-pod', new Set(choosers)) : new Map<number, PodValue>()
  for (const seat of seats) {
    const own = pods[seat]!
    if (own.length === 0) continue
    const worth = (pod: PodValue) => (pod === 'die' ? 3.5 : pod)
    // [J8.1]
    const lowest = [...own].sort((a, b) => worth(a) - worth(b))[0]!
    const chosen = (answers.get(seat) as PodValue | undefined) ?? lowest
    own.splice(own.indexOf(chosen), 1)
  }
}

function everybodyGives({ jelly }: FinalTable, { inControl, rest }: District, each: number): void {
  for (const giver of rest) {
    // One Jelly at a time, round and round, until all have theirs or nothing is left.
    for (let lap = 0; lap < each; lap++) {
      for (const taker of inControl) {
        if (jelly[giver] === 0) continue
        jelly[giver]! -= 1
        jelly[taker]! += 1
      }
    }
  }
}

function youGive(
  { jelly, seats }: FinalTable,
  { inControl, rest }: District,
  oracle: Oracle,
): void {
  const short = inControl.filter(seat => jelly[seat]! > 0 && jelly[seat]! < rest.length)
  const answers =
    short.length > 0 ? oracle.ask('give', new Set(short)) : new Map<number, readonly number[]>()
  for (const giver of inControl) {
    const chosen = answers.get(giver) as readonly number[] | undefined
    // [J8.1]
    const clockwise = Array.from({ length: seats - 1 }, (_, step) => (giver + 1 + step) % seats)
    const takers = chosen ?? clockwise.filter(seat => rest.includes(seat)).slice(0, jelly[giver])
    for (const taker of takers) {
      jelly[giver]! -= 1
      jelly[taker]! += 1
    }
  }
}

/** [J7.3] */
export function finalScores({ jelly, pods }: FinalTable, oracle: Oracle): number[] {
  return jelly.map((amount, seat) => {
    const values = pods[seat]!.map(pod => (pod === 'die' ? oracle.throwDie() : pod))
    return values.reduce((sum, value) => sum + value, amount)
  })
}
