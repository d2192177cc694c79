// How fast contenders are beside each other: in one run, in turns, by the time the processor spent.

export interface Contender {
  readonly name: string
  /** Plays once, differently for every seed, and says how many actions that took. */
  play(seed: number): number
}

/** One that runs in a process of its own and measures itself there. */
export interface Outsider {
  readonly name: string
  /** Actions in a second of processor time. */
  rate(round: number): number
}

export interface Rate {
  readonly name: string
  /** Actions in a second of processor time, one number for each round. */
  readonly rounds: readonly number[]
}

export interface Effort {
  readonly rounds: number
  /** Milliseconds of processor time for each contender in each round. */
  readonly portion: number
}

interface Portion {
  readonly name: string
  readonly rounds: number[]
  rate(round: number): number
}

/** Everybody has a turn in every round, so that a busy machine slows all of them alike. */
export function ratesOf(all: readonly (Contender | Outsider)[], effort: Effort): Rate[] {
  const portions = all.map(one => ('play' in one ? portioned(one, effort.portion) : outside(one)))
  for (let round = 0; round < effort.rounds; round++) {
    for (let turn = 0; turn < portions.length; turn++) {
      // Another begins each round, so that none always runs in the wake of the same one.
      const portion = portions[(round + turn) % portions.length]!
      portion.rounds.push(portion.rate(round))
    }
  }
  return portions.map(({ name, rounds }) => ({ name, rounds }))
}

function outside({ name, rate }: Outsider): Portion {
  return { name, rounds: [], rate }
}

/** Warms a contender up and finds out how much of it fills a portion. */
function portioned(contender: Contender, portion: number): Portion {
  let plays = 1
  let spent = 0
  let warmth = 0
  while (spent < portion || warmth < 4 * portion) {
    if (spent < portion) plays *= 2
    spent = spentOn(() => repeat(contender, plays, 0)) / 1000
    warmth += spent
  }
  const enough = Math.max(1, Math.round((plays * portion) / spent))
  const rate = (round: number) => rateOf(contender, enough, round * enough)
  return { name: contender.name, rounds: [], rate }
}

function rateOf(contender: Contender, plays: number, seed: number): number {
  // What the one before left behind is swept up at nobody's expense.
  Bun.gc(true)
  let actions = 0
  const spent = spentOn(() => {
    actions = repeat(contender, plays, seed)
  })
  return (actions / spent) * 1e6
}

function repeat(contender: Contender, plays: number, seed: number): number {
  let actions = 0
  for (let play = 0; play < plays; play++) actions += contender.play(seed + play)
  return actions
}

/** Microseconds of the processor, in all threads: collecting garbage counts. */
function spentOn(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** How many times as fast as the other, judged round by round. */
export function ratioOf(rate: Rate, other: Rate): number {
  return median(rate.rounds.map((perSecond, round) => perSecond / other.rounds[round]!))
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** The number below which that share of them lies, between two of them if need be. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]!
  const above = sorted[Math.ceil(place)]!
  return below + (above - below) * (place - Math.floor(place))
}

/** One line for each: its median, where the middle half of its rounds lies, and how it compares. */
export function tableOf(title: string, rates: readonly Rate[], other: Rate): string {
  const heading = [title, 'actions/s', 'middle half', `× ${other.name}`]
  const lines = rates.map(rate => [
    rate.name,
    rounded(median(rate.rounds)),
    `${rounded(quantile(rate.rounds, 0.25))} – ${rounded(quantile(rate.rounds, 0.75))}`,
    ratioOf(rate, other).toPrecision(3),
  ])
  return aligned([heading, ...lines])
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  const padded = lines.map(line => {
    const [first, ...rest] = line
    const others = rest.map((text, column) => text.padStart(widths[column + 1]!))
    return [first!.padEnd(widths[0]!), ...others].join('  ')
  })
  return padded.join('\n')
}

/** Three digits are all that such a number is good for. */
function rounded(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en')
}
