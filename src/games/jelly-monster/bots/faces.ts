// Dice of one colour in one district as a number: three bits for each value, how many show it.

const BITS = 3
const MOST = 7
const VALUES = 6
const WAYS = 1 << (BITS * VALUES)

/** How many dice show each value, packed. */
export type Faces = number

export const NO_FACES: Faces = 0

export function only(face: number): Faces {
  return 1 << (BITS * (face - 1))
}

export function countOf(faces: Faces, face: number): number {
  return (faces >> (BITS * (face - 1))) & MOST
}

/** For every number of this kind: what it sums up to, how many dice count, how many are odd. */
const COUNTING = new Uint16Array(WAYS)

const SUM_BITS = 5
const DICE_BITS = 3
const SUM = (1 << SUM_BITS) - 1
const DICE = (1 << DICE_BITS) - 1

for (let faces = 0; faces < WAYS; faces++) COUNTING[faces] = counting(faces)

/** [J4.2] Only dice of a value that no other of their colour shows. */
function counting(faces: Faces): number {
  let sum = 0
  let dice = 0
  let odd = 0
  for (let face = 1; face <= VALUES; face++) {
    if (countOf(faces, face) !== 1) continue
    sum += face
    dice += 1
    odd += face & 1
  }
  return sum | (dice << SUM_BITS) | (odd << (SUM_BITS + DICE_BITS))
}

export function sumOf(faces: Faces): number {
  return COUNTING[faces]! & SUM
}

export function diceIn(faces: Faces): number {
  return (COUNTING[faces]! >> SUM_BITS) & DICE
}

export function oddDiceIn(faces: Faces): number {
  return COUNTING[faces]! >> (SUM_BITS + DICE_BITS)
}

/** All of them, cancelled or not. */
export function allDiceIn(faces: Faces): number {
  let dice = 0
  for (let rest = faces; rest !== 0; rest >>= BITS) dice += rest & MOST
  return dice
}

/** The highest value that counts; 0 if none does. */
export function highestIn(faces: Faces): number {
  for (let face = VALUES; face > 0; face--) if (countOf(faces, face) === 1) return face
  return 0
}
