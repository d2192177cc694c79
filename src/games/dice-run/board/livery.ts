// What the dice wear: a colour, a pattern and a shape, so that no one cue stands alone.

import { COLOURS, type Colour, type Value } from '#games/dice-run/dice.ts'

export interface Livery {
  readonly colour: Colour
  readonly paint: string
  /** A path in a square of 24. */
  readonly shape: string
  /** The same on the front of a die, 100 by 116. */
  readonly badge: string
}

const SHAPES: { readonly [colour in Colour]: string } = {
  yellow: 'M12 3a9 9 0 1 0 .01 0z',
  blue: 'M3.5 3.5h17v17h-17z',
  orange: 'M12 2.5 22 20.5H2z',
  green: 'M8.2 2.5h7.6v5.7h5.7v7.6h-5.7v5.7H8.2v-5.7H2.5V8.2h5.7z',
  lilac: 'M12 1.6l3 6.9 7.5.7-5.7 5 1.7 7.4L12 17.7l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7z',
}

const BADGES: { readonly [colour in Colour]: string } = {
  yellow: 'M50 85.1a7.9 7.9 0 1 0 .01 0z',
  blue: 'M42.6 85.6h14.9v14.9H42.6z',
  orange: 'M50 84.7l8.7 15.7H41.3z',
  green: 'M46.7 84.7h6.6v5h5v6.6h-5v5h-6.6v-5h-5v-6.6h5z',
  lilac: 'M50 83.9l2.6 6 6.6.6-5 4.4 1.5 6.5L50 98l-5.7 3.4 1.5-6.5-5-4.4 6.6-.6z',
}

const PAINTS: { readonly [colour in Colour]: string } = {
  yellow: '#f8e953',
  blue: '#548ac0',
  orange: '#ff6735',
  green: '#00ca7c',
  lilac: '#d8c1ff',
}

export const LIVERIES: readonly Livery[] = COLOURS.map(colour => {
  return { colour, paint: PAINTS[colour], shape: SHAPES[colour], badge: BADGES[colour] }
})

export type Pip = readonly [across: number, down: number]

/** Pips by value, from -1 to 1 both ways. */
export const PIPS: { readonly [value in Value]: readonly Pip[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
