// Rewards as numbers: four bits say which icon, the rest how much.

import type { Icon, SimpleIcon } from '#games/jelly-monster/components/set.ts'

/** 0 is no icon at all. */
export const KINDS = {
  jelly: 1,
  pod: 2,
  'lose-pod': 3,
  'jelly-per-pod': 4,
  copy: 5,
  collect: 6,
  give: 7,
  'by-number': 8,
  podium: 9,
  'first-and-others': 10,
  'per-die': 11,
  reroll: 12,
} as const satisfies Readonly<Record<Icon['type'], number>>

export const KIND_BITS = 4
const KIND = (1 << KIND_BITS) - 1
/** Enough for every amount on a board, and one more. */
export const AMOUNT_BITS = 7
const AMOUNT = (1 << AMOUNT_BITS) - 1

export const CLOCKWISE = 0
export const COUNTER_CLOCKWISE = 1
export const OWN_CHOICE = 2

/** Stands for a pod where an amount of Jelly could stand. */
export const POD_INSTEAD = AMOUNT

export function kindOf(icon: number): number {
  return icon & KIND
}

/** Its first, second or third number. */
export function amountOf(icon: number, nth: number): number {
  return (icon >> (KIND_BITS + AMOUNT_BITS * nth)) & AMOUNT
}

export function packedIcon(icon: Icon): number {
  return amountsIn(icon).reduce(
    (packed, amount, nth) => packed | (amount << (KIND_BITS + AMOUNT_BITS * nth)),
    KINDS[icon.type],
  )
}

function amountsIn(icon: Icon): readonly number[] {
  switch (icon.type) {
    case 'jelly':
    case 'jelly-per-pod':
    case 'collect':
      return [icon.amount]
    case 'copy':
      return [['clockwise', 'counter-clockwise', 'choice'].indexOf(icon.from)]
    case 'by-number':
      return [icon.from, simple(icon.few), simple(icon.many)]
    case 'podium':
      return icon.gains
    case 'first-and-others':
      return [icon.first, icon.others]
    case 'per-die':
      return [icon.amount, icon.parity === 'odd' ? 1 : 0]
    default:
      return []
  }
}

function simple(icon: SimpleIcon): number {
  return icon.type === 'pod' ? POD_INSTEAD : icon.amount
}
