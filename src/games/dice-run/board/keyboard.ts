// Everything by keys: letters for groups leave out those that mean something else.

/** e ends a turn, r rerolls, t goes through the targets, v shows the result, z takes back. */
const LETTERS = 'abcdfghijklmnopqsuwxy'

/** The letter of a group by its number; empty for those that come after the last letter. */
export function letterOf(number: number): string {
  return LETTERS[number - 1] ?? ''
}

/** The number of the group with this letter, or 0. */
export function numberFor(letter: string): number {
  return letter.length === 1 ? LETTERS.indexOf(letter.toLowerCase()) + 1 : 0
}

export interface Spotted {
  readonly x: number
  readonly y: number
}

export const ARROW_KEYS: { readonly [key: string]: Spotted } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest spot that way; straight ahead is nearer than aside. `null`: there is none. */
export function neighbour(spots: readonly Spotted[], from: number, way: Spotted): number | null {
  const here = spots[from]!
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  spots.forEach((spot, index) => {
    const ahead = (spot.x - here.x) * way.x + (spot.y - here.y) * way.y
    const aside = Math.abs((spot.x - here.x) * way.y) + Math.abs((spot.y - here.y) * way.x)
    if (ahead < 2 || index === from) return
    const distance = ahead + 2.5 * aside
    if (distance >= least) return
    least = distance
    best = index
  })
  return best
}
