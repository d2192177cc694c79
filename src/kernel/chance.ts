// What games build from chance, and a chance whose results a test writes down beforehand.

import type { Chance } from '#kernel/game.ts'

export type Face = 1 | 2 | 3 | 4 | 5 | 6

export function die(chance: Chance): Face {
  return (1 + chance.below(6)) as Face
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[chance.below(items.length)]!
}

/** A fresh array in an order of which each is equally likely. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = items.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}

/**
 * Each number is what `below` answers next. Asking for more, or for less than that, is a mistake
 * in the test.
 */
export function scripted(numbers: readonly number[]): Chance {
  let used = 0
  return {
    below(n) {
      const number = numbers[used]
      if (number === undefined) throw new RangeError(`the script ends after ${used} numbers`)
      if (number >= n) throw new RangeError(`the script says ${number}, but it must be below ${n}`)
      used += 1
      return number
    },
  }
}
