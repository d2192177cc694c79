// Random rounds of Jelly Monster for four in one array and nothing else: as fast as we know how to
// write it, and no more readable than that allows. The mark by which the bots' model is measured.
// It knows Jelly and pods only, which is what its city is built of.

const PLAYERS = 4
const PLACES = 6
const DICE_EACH = 7

const TARGET = 0
const LEFT = 6
const CENTRE = 10
const JELLY = 14
const PODS = 18
const FACES = 22
const STACK = 46
const ZONES = 47

const table = new Int32Array(ZONES + 3 * PLACES)
/** Sums of dice that do not cancel, for every way seven dice can show six values. */
const SUMS = new Uint8Array(1 << 18)
for (let faces = 0; faces < SUMS.length; faces++) {
  for (let face = 0; face < 6; face++) {
    if (((faces >> (3 * face)) & 7) === 1) SUMS[faces]! += face + 1
  }
}

let luck = 1

function below(n: number): number {
  luck ^= luck << 13
  luck ^= luck >>> 17
  luck ^= luck << 5
  return ((luck >>> 0) * n * 2 ** -32) | 0
}

/** Amounts of Jelly by district and zone; 99 stands for a pod. */
export const CITY: readonly (readonly number[])[] = [
  [3, 6, 0],
  [4, 7, 0],
  [5, 0, 7],
  [4, 2, 99],
  [99, 3, 6],
  [6, 0, 4],
]
export const POD = 99
export const PILE = 30
export const ROUNDS = 4

/** Plays a match and returns how many dice were placed. */
export function playCompact(seed: number): number {
  luck = Math.imul(seed + 1, 0x9e3779b9) | 1
  table.fill(0)
  table[STACK] = PILE
  for (let place = 0; place < PLACES; place++) {
    for (let zone = 0; zone < 3; zone++) table[ZONES + 3 * place + zone] = CITY[place]![zone]!
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = TARGET; at < JELLY; at++) table[at] = 0
    for (let at = FACES; at < STACK; at++) table[at] = 0
    for (let seat = 0; seat < PLAYERS; seat++) table[LEFT + seat] = DICE_EACH
    for (let nth = 0; nth < PLAYERS * DICE_EACH; nth++) place(nth & 3)
    score()
  }
  return ROUNDS * PLAYERS * DICE_EACH
}

export function compactResult(): string {
  return table.slice(JELLY, FACES).join()
}

function place(seat: number): void {
  const face = below(6)
  const district = below(PLACES)
  table[LEFT + seat]! -= 1
  table[FACES + 4 * district + seat]! += 1 << (3 * face)
  if (face < 2) {
    const owner = below(PLAYERS)
    const removed = below(6)
    const at = FACES + 4 * district + owner
    if (((table[at]! >> (3 * removed)) & 7) > 0) {
      table[at]! -= 1 << (3 * removed)
      table[CENTRE + owner]! += 1
    }
  } else if (face < 4) {
    const target = table[TARGET + district]!
    table[TARGET + district] = target === 1 ? 2 * below(2) : 1
  }
}

function score(): void {
  for (let district = 0; district < PLACES; district++) {
    const at = FACES + 4 * district
    let highest = 1
    for (let seat = 0; seat < PLAYERS; seat++) {
      const sum = SUMS[table[at + seat]!]!
      if (sum > highest) highest = sum
    }
    const amount = table[ZONES + 3 * district + table[TARGET + district]!]!
    let takers = 0
    for (let seat = 0; seat < PLAYERS; seat++) {
      if (SUMS[table[at + seat]!] === highest) takers |= 1 << seat
    }
    give(takers, amount)
  }
  let most = 1
  for (let seat = 0; seat < PLAYERS; seat++) most = Math.max(most, table[CENTRE + seat]!)
  let takers = 0
  for (let seat = 0; seat < PLAYERS; seat++) if (table[CENTRE + seat] === most) takers |= 1 << seat
  give(takers, POD)
}

function give(takers: number, amount: number): void {
  let count = 0
  for (let rest = takers; rest !== 0; rest &= rest - 1) count += 1
  if (amount === POD && table[STACK]! < count) return
  if (amount === POD) table[STACK]! -= count
  for (let seat = 0; seat < PLAYERS; seat++) {
    if ((takers & (1 << seat)) === 0) continue
    if (amount === POD) table[PODS + seat]! += 1
    else table[JELLY + seat]! += amount
  }
}
