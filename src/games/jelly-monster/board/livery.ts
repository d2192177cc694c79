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
