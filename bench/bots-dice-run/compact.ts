// Random matches of Dice Run for four in one array and nothing else: as fast as we know how to
// write it, and no more readable than that allows. The mark by which the bots' model is measured.

const FACES = 0
const LENGTH = 6
const LINE = 8
const TARGETS = 72
const SHOWN = 76
const HANDS = 80
const POINTS = 92
const TROPHIES = 96
const CHOSEN = 100
const ENDS = 104
const PILE = 112

const ALL = 2 ** 30 - 1
const table = new Int32Array(PILE + 76)
const deck = new Int32Array(76)
let luck = 1
let seat = 0
let reroller = -1

function below(n: number): number {
  luck ^= luck << 13
  luck ^= luck >>> 17
  luck ^= luck << 5
  return ((luck >>> 0) * n * 2 ** -32) | 0
}

function count(dice: number): number {
  const pairs = dice - ((dice >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function nth(dice: number, skipped: number): number {
  let rest = dice
  for (let left = skipped; left > 0; left--) rest &= rest - 1
  return rest & -rest
}

for (let card = 0, place = 0; card < 18; card++) {
  const copies = card === 11 || card === 15 ? 6 : 4
  for (let copy = 0; copy < copies; copy++) deck[place++] = card
}

/** Plays a match and returns how many actions it had; `result` tells what came of it. */
export function playCompact(seed: number): number {
  deal(seed)
  let actions = 0
  let drawn = 12
  for (let stage = 0; stage < 4; ) {
    actions += 1
    const hasDrawn = turn(drawn)
    if (hasDrawn) {
      drawn += 1
      if (drawn === table[ENDS + stage]) {
        actions += score(stage)
        stage += 1
      }
    }
    seat = (seat + 1) & 3
  }
  return actions
}

export function compactResult(): string {
  return table.slice(POINTS, CHOSEN).join()
}

function deal(seed: number): void {
  luck = Math.imul(seed + 1, 0x9e3779b9) | 1
  table.fill(0)
  for (let die = 0; die < 30; die++) table[FACES + below(6)]! |= 1 << die
  table[LENGTH] = 1
  table[LINE] = ALL
  let free = ALL
  for (let player = 0; player < 4; player++) {
    table[SHOWN + player] = -1
    for (let held = 0; held < 4; held++) {
      const target = nth(free, below(count(free)))
      free &= ~target
      table[TARGETS + player]! |= target
    }
  }
  table.set(deck, PILE)
  for (let last = 75; last > 0; last--) {
    const other = PILE + below(last + 1)
    const card = table[PILE + last]!
    table[PILE + last] = table[other]!
    table[other] = card
  }
  for (let card = 0; card < 12; card++) table[HANDS + card] = table[PILE + card]!
  let end = 12
  for (let stage = 0; stage < 4; stage++) {
    end += 11 + below(5)
    table[ENDS + stage] = end
  }
  seat = below(4)
  reroller = -1
}

/** Says whether a card was drawn. */
function turn(drawn: number): boolean {
  const length = table[LENGTH]!
  const targets = table[SHOWN + seat] === -1 ? count(table[TARGETS + seat]!) : 0
  const rerolls = reroller !== seat && length > 1 ? 1 : 0
  const way = below(3 + targets + rerolls)
  if (way >= 3 && way < 3 + targets) {
    showTarget(nth(table[TARGETS + seat]!, way - 3))
    return false
  }
  const hand = HANDS + 3 * seat
  const card = table[hand + (way < 3 ? way : below(3))]!
  let place = 0
  while (table[hand + place] !== card) place += 1
  for (; place < 2; place++) table[hand + place] = table[hand + place + 1]!
  if (way >= 3) {
    reroller = seat
    reroll(table[LINE + group(1)]!)
  } else play(card)
  table[hand + 2] = table[PILE + drawn]!
  return true
}

/** A place with dice, at random, from this one on. */
function group(from: number): number {
  const end = table[LENGTH]!
  let groups = 0
  for (let place = from; place < end; place++) if (table[LINE + place] !== 0) groups += 1
  let skipped = below(groups)
  let place = from
  while (table[LINE + place] === 0 || skipped-- > 0) place += 1
  return place
}

function reroll(dice: number): void {
  for (let face = FACES; face < 6; face++) table[face]! &= ~dice
  for (let rest = dice; rest !== 0; rest &= rest - 1) table[FACES + below(6)]! |= rest & -rest
}

function showTarget(bit: number): void {
  table[TARGETS + seat]! &= ~bit
  const target = 31 - Math.clz32(bit)
  table[SHOWN + seat] = target
  const colour = 63 << (6 * ((target / 6) | 0))
  const value = table[FACES + (target % 6)]!
  const first = below(2)
  advance(first === 0 ? colour : value)
  advance(first === 0 ? value : colour)
}

function play(card: number): void {
  const length = table[LENGTH]!
  if (card < 12) {
    const trait = card === 11 ? below(11) : card
    advance(trait < 5 ? 63 << (6 * trait) : table[FACES + trait - 5]!)
  } else if (card === 12) {
    const place = pair(1)
    if (place < 0) return
    const moved = table[LINE + place]!
    table[LINE + place] = table[LINE + place + 1]!
    table[LINE + place + 1] = moved
  } else if (card === 13) sprint()
  else if (card === 14) comeBack(length)
  else if (card === 15) turnOver(table[LINE + group(0)]!, below(6))
  else if (card === 16) {
    const place = pair(0)
    if (place >= 0) insert(place + 1, 0)
  } else if (length > 1) {
    const leading = table[LINE]!
    crash(nth(leading, below(count(leading))), length)
  }
}

function advance(movers: number): void {
  const leading = table[LINE]! & movers
  let place = LINE + 1
  if (leading !== 0 && leading !== table[LINE]) {
    const left = table[LINE]! & ~leading
    insert(0, leading)
    table[LINE + 1] = left
    place += 1
  }
  const end = LINE + table[LENGTH]!
  let kept = place
  for (; place < end; place++) {
    const dice = table[place]!
    const moving = dice & movers
    if (moving !== 0) table[kept - 1]! |= moving
    if (dice === 0 || moving !== dice) table[kept++] = dice & ~moving
  }
  table[LENGTH] = kept - LINE
}

function insert(at: number, dice: number): void {
  const length = table[LENGTH]!
  for (let place = LINE + length; place > LINE + at; place--) table[place] = table[place - 1]!
  table[LINE + at] = dice
  table[LENGTH] = length + 1
}

/** A place with dice and dice directly behind it, at random, or −1. */
function pair(from: number): number {
  const end = table[LENGTH]! - 1
  let pairs = 0
  for (let place = from; place < end; place++) {
    if (table[LINE + place] !== 0 && table[LINE + place + 1] !== 0) pairs += 1
  }
  if (pairs === 0) return -1
  let skipped = below(pairs)
  let place = from
  while (table[LINE + place] === 0 || table[LINE + place + 1] === 0 || skipped-- > 0) place += 1
  return place
}

function sprint(): void {
  const leading = table[LINE]!
  const size = count(leading)
  if (size < 4) return
  let dice = nth(leading, below(size))
  dice |= nth(leading & ~dice, below(size - 1))
  dice |= nth(leading & ~dice, below(size - 2))
  insert(0, dice)
  table[LINE + 1] = leading & ~dice
}

function comeBack(length: number): void {
  let groups = 0
  for (let place = 0; place < length; place++) if (table[LINE + place] !== 0) groups += 1
  if (groups < 3) return
  const last = table[LINE + length - 1]!
  table[LENGTH] = table[LINE + length - 2] === 0 ? length - 2 : length - 1
  insert(1, last)
}

function turnOver(dice: number, value: number): void {
  const turned = dice & table[FACES + value]!
  table[FACES + value]! &= ~turned
  table[FACES + 5 - value]! |= turned
}

function crash(die: number, length: number): void {
  table[LINE + length - 1]! |= die
  table[LINE]! &= ~die
  if (table[LINE] !== 0) return
  const gone = table[LINE + 1] === 0 ? 2 : 1
  for (let place = LINE; place < LINE + length - gone; place++) table[place] = table[place + gone]!
  table[LENGTH] = length - gone
}

/** Everybody settles, the places are given. Returns how many had to choose. */
function score(stage: number): number {
  let choices = 0
  for (let player = 0; player < 4; player++) {
    let target = table[SHOWN + player]!
    if (target === -1) {
      const targets = table[TARGETS + player]!
      const held = count(targets)
      if (held > 1) choices += 1
      const bit = held > 1 ? nth(targets, below(held)) : targets
      target = 31 - Math.clz32(bit)
      table[TARGETS + player]! &= ~bit
    }
    table[CHOSEN + player] = target
    table[SHOWN + player] = -1
  }
  for (let player = 0; player < 4; player++) {
    let ahead = 0
    for (let other = 0; other < 4; other++) if (isAhead(other, player)) ahead += 1
    const prize = ahead === 0 ? 3 + stage : ahead === 1 ? 2 : ahead === 2 ? 1 : 0
    table[POINTS + player]! += prize
    if (ahead === 0) table[TROPHIES + player] = prize
  }
  return choices
}

function isAhead(other: number, player: number): boolean {
  const theirs = table[CHOSEN + other]!
  const own = table[CHOSEN + player]!
  for (let place = 0; place < table[LENGTH]!; place++) {
    const dice = table[LINE + place]!
    const difference = counted(dice, theirs) - counted(dice, own)
    if (difference !== 0) return difference > 0
  }
  return ((other - seat) & 3) < ((player - seat) & 3)
}

function counted(dice: number, target: number): number {
  const colour = dice & (63 << (6 * ((target / 6) | 0)))
  const value = dice & table[FACES + (target % 6)]!
  return count(colour) + count(value) + count(colour & value)
}
