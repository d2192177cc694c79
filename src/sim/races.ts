// Whether near and far have the same chance: people at the ends of lines of different length reach
// for the same thing, at a real table.

import type { Chance, Millis } from '#kernel/game.ts'
import type { Fairness } from '#protocol/client.ts'
import { type Bench, bench } from '#sim/bench.ts'
import type { Trial } from '#sim/trial.ts'
import { streamOf } from '#sim/world.ts'
import { bell, bellManners } from '#table/rehearsal/bell.ts'

/** Somebody at the end of a line. */
export interface Racer {
  readonly trip: Millis
  /** By how much quicker than the others. */
  readonly quicker: Millis
}

const PEOPLE = 3
const RACERS = 2

/** How often the first of two wins, in percent. */
export function shareOfFirst(
  racers: readonly [Racer, Racer],
  races: number,
  seed: string,
  fairness: Fairness = 'friendly',
): number {
  const chance = streamOf(seed, JSON.stringify(racers))
  const setting = { game: bell, manners: bellManners, bots: [], understudy: null }
  const stage = bench(setting, PEOPLE, undefined, fairness)
  sitDown(stage)
  let won = 0
  for (let race = 1; race <= races; race++) {
    racers.forEach(({ trip }, who) => {
      stage.do({ type: 'measure', who, trip: leg(trip, chance) + leg(trip, chance) })
    })
    if (run(stage, racers, chance, race) === 0) won += 1
  }
  return (100 * won) / races
}

function sitDown(stage: Bench): void {
  for (let who = 0; who < RACERS; who++) {
    stage.do({ type: 'arrive', who })
    const words = { name: `Racer ${who}`, seat: null, value: `the-value-of-racer-${who}` }
    stage.do({ type: 'hear', who, message: { type: 'join', number: 1, ...words } })
    stage.pass(10)
  }
  stage.do({ type: 'hear', who: 0, message: { type: 'start', number: 2 } })
}

/** Waits until the bell is shown, lets everybody reach for it, and says who has it. */
function run(
  stage: Bench,
  racers: readonly Racer[],
  chance: Chance,
  number: number,
): number | null {
  const shownAt = racers.map((_, who) => instantOf(stage, who, '"shown"'))
  const hands = racers.map(({ trip, quicker }, who) => {
    const there = leg(trip, chance)
    const back = leg(trip, chance)
    return { who, at: shownAt[who]! + there + reaction(chance) - quicker + back }
  })
  for (const { who, at } of hands.toSorted((one, other) => one.at - other.at)) {
    stage.pass(Math.max(1, Math.round(at) - stage.agenda.now()))
    stage.do({ type: 'hear', who, message: { type: 'act', number, action: { type: 'ring' } } })
  }
  instantOf(stage, 0, '"rang"')
  const rang = stage.said[0]!.findLast(text => text.includes('"rang"'))!
  for (const one of stage.said) one.length = 0
  return Number(/"type":"rang","seat":(\d)/.exec(rang)?.[1])
}

/** When this one is told of it. */
function instantOf(stage: Bench, who: number, word: string): Millis {
  for (let events = 0; events < 1000; events++) {
    const text = stage.said[who]!.find(one => one.includes(word))
    if (text !== undefined) return Number(text.split(' ')[0])
    stage.agenda.proceed()
  }
  throw new Error(`nobody was told ${word}`)
}

function uniform(chance: Chance): number {
  return (chance.below(1 << 24) + 0.5) / (1 << 24)
}

/** About 300 ms, give or take 60. */
function reaction(chance: Chance): Millis {
  const [one, other] = [uniform(chance), uniform(chance)]
  return 300 + 60 * Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other)
}

/** One way, with a little delay now and then. */
function leg(trip: Millis, chance: Chance): Millis {
  return trip / 2 - 4 * Math.log(uniform(chance))
}

const NEAR: Racer = { trip: 20, quicker: 0 }
const FAR: Racer = { trip: 200, quicker: 0 }

export const RACES = {
  'near against far': { racers: [NEAR, FAR], from: 48, to: 52 },
  'near and quicker': { racers: [{ ...NEAR, quicker: 80 }, NEAR], from: 75, to: 100 },
  'far and quicker': { racers: [{ ...FAR, quicker: 80 }, NEAR], from: 75, to: 100 },
} as const

/** So many races of each kind. */
export const races: Trial = {
  usual: 20_000,
  run({ count, seed }) {
    const lines: string[] = []
    let problem: string | null = null
    for (const [name, { racers, from, to }] of Object.entries(RACES)) {
      const share = shareOfFirst(racers, count, seed)
      lines.push(`${name}: the first wins ${share.toFixed(1)} % of ${count}`)
      if (share < from || share > to) problem ??= `${name}: ${share} % is not ${from} to ${to} %`
    }
    return { lines, problem }
  },
}
