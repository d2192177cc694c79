// What the dice wear: a colour, a pattern and a shape, so that no one cue stands alone.

import { COLOURS, type Colour, type Value } from '#games/dice-run/dice.ts'

export interface Livery {
  readonly colour: Colour
  readonly paint: string
  /** A path in a square of 24. */
  readonly shape: string
}

const SHAPES: { readonly [colour in Colour]: string } = {
  yellow: 'M12 3a9 9 0 1 0 .01 0z',
  blue: 'M3.5 3.5h17v17h-17z',
  orange: 'M12 2.5 22 20.5H2z',
  green: 'M8.2 2.5h7.6v5.7h5.7v7.6h-5.7v5.7H8.2v-5.7H2.5V8.2h5.7z',
  lilac: 'M12 1.6l3 6.9 7.5.7-5.7 5 1.7 7.4L12 17.7l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7z',
}

const PAINTS: { readonly [colour in Colour]: string } = {
  yellow: '#f8e953',
  blue: '#548ac0',
  orange: '#ff6735',
  green: '#00ca7c',
  lilac: '#d8c1ff',
}

export const LIVERIES: readonly Livery[] = COLOURS.map(colour => {
  return { colour, paint: PAINTS[colour], shape: SHAPES[colour] }
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
