// Every way the dice can fall, with exact odds: for bots that weigh them and for tests that count
// them.

import type { Chance } from '#kernel/game.ts'

export interface Outcome<T> {
  readonly value: T
  /** This one way happens once in so many. */
  readonly oneIn: number
}

/** A share of all cases, in lowest terms. */
export interface Odds {
  readonly ways: number
  readonly of: number
}

/**
 * Runs `decide` once for each way its chance can fall. It must ask the same again after the same
 * answers.
 */
export function* outcomes<T>(decide: (chance: Chance) => T): Generator<Outcome<T>> {
  const answers: number[] = []
  const sides: number[] = []
  do {
    let asked = 0
    const value = decide({
      below(n) {
        if (asked === answers.length) {
          answers.push(0)
          sides.push(n)
        }
        if (sides[asked] !== n) throw new Error('asked differently after the same answers')
        asked += 1
        return answers[asked - 1]!
      },
    })
    yield { value, oneIn: product(sides) }
  } while (turnOver(answers, sides))
}

/** How likely each label is, over every way the chance can fall. */
export function oddsOf<T>(
  decide: (chance: Chance) => T,
  label: (value: T) => string,
): ReadonlyMap<string, Odds> {
  const all = new Map<string, Odds>()
  for (const { value, oneIn } of outcomes(decide)) {
    const key = label(value)
    all.set(key, sum(all.get(key) ?? { ways: 0, of: 1 }, { ways: 1, of: oneIn }))
  }
  return all
}

/**
 * Like an odometer: the last answer that can still grow does, and what came after it is asked
 * anew.
 */
function turnOver(answers: number[], sides: number[]): boolean {
  while (answers.length > 0) {
    const last = answers.length - 1
    if (answers[last]! + 1 < sides[last]!) {
      answers[last] = answers[last]! + 1
      return true
    }
    answers.pop()
    sides.pop()
  }
  return false
}

function product(sides: readonly number[]): number {
  let all = 1
  for (const side of sides) all *= side
  if (!Number.isSafeInteger(all)) throw new RangeError('too many ways for exact odds')
  return all
}

function sum(one: Odds, other: Odds): Odds {
  const ways = one.ways * other.of + other.ways * one.of
  const of = one.of * other.of
  if (!Number.isSafeInteger(of)) throw new RangeError('too many ways for exact odds')
  const divisor = commonDivisor(ways, of)
  return { ways: ways / divisor, of: of / divisor }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
