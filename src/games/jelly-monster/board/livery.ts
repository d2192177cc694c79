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
  disc: 'M75.5 84a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0z',
  square: 'M76 75h18v18H76z',
  triangle: 'M85 74l10.5 19h-21z',
  plus: 'M81.2 74.5h7.6v5.7h5.7v7.6h-5.7v5.7h-7.6v-5.7h-5.7v-7.6h5.7z',
  star: 'M85 73.6l3 6.9 7.5.7-5.7 5 1.7 7.4L85 89.7l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7z',
}
