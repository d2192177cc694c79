// How each player's colour can be told without seeing it: by a shape and a pattern.

import type { Colour } from '#games/jelly-monster/vocabulary.ts'

export type Shape = 'disc' | 'square' | 'triangle' | 'plus' | 'star'

export interface Livery {
  readonly paint: string
  readonly shape: Shape
}

export const LIVERIES: Readonly<Record<Colour, Livery>> = {
  lemon: { paint: '#f8e953', shape: 'disc' },
  'steel-blue': { paint: '#548ac0', shape: 'square' },
  orange: { paint: '#ff6735', shape: 'triangle' },
  green: { paint: '#00ca7c', shape: 'plus' },
  lilac: { paint: '#d8c1ff', shape: 'star' },
}

/** The shapes once more, as they sit in the corner of a die, 100 by 104. */
export const BADGES: Readonly<Record<Shape, string>> = {
  disc: 'M74.1 85a10.9 10.9 0 1 1 21.8 0 10.9 10.9 0 1 1-21.8 0z',
  square: 'M74.7 74.7h20.6v20.6H74.7z',
  triangle: 'M85 73.5l12 21.8H73z',
  plus: 'M80.6 74.1h8.8v6.5h6.5v8.8h-6.5v6.5h-8.8v-6.5h-6.5v-8.8h6.5z',
  star: 'M85 73l3.5 7.9 8.6.8-6.6 5.8 2 8.5L85 91.6l-7.5 4.4 2-8.5-6.6-5.8 8.6-.8z',
}
