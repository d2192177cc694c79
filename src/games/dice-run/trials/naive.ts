// The rules of moving and scoring once more, as literally as they can be read and without a thought
// for speed. Shares nothing with the game itself, so that the two can be held against each other.

export interface NaiveDie {
  readonly id: number
  readonly colour: number
  value: number
}

export interface NaiveGroup {
  dice: NaiveDie[]
  readonly isGap: boolean
}

export type NaiveLine = NaiveGroup[]

type Wish = (die: NaiveDie) => boolean

/** R3.3: from the leading group backwards, and each step sees what the steps before it left. */
export function naiveMove(line: NaiveLine, wish: Wish): void {
  const hasMoved = new Set<number>()
  for (const group of line.filter(candidate => !candidate.isGap)) {
    const movers = group.dice.filter(die => wish(die) && !hasMoved.has(die.id))
    const isLeading = line[0] === group
    if (isLeading && movers.length === group.dice.length) continue
    for (const die of movers) {
      hasMoved.add(die.id)
      group.dice = group.dice.filter(other => other.id !== die.id)
    }
    if (movers.length === 0) continue
    if (isLeading) {
      line.unshift({ dice: movers, isGap: false })
      continue
    }
    const place = line.indexOf(group)
    const ahead = line[place - 1]!
    if (ahead.isGap) line[place - 1] = { dice: movers, isGap: false }
    else ahead.dice.push(...movers)
    if (group.dice.length === 0) line.splice(line.indexOf(group), 1)
  }
}

/** R5.4. */
export function naiveSwap(line: NaiveLine, ahead: number | null): void {
  if (ahead === null) return
  const [moved] = line.splice(ahead, 1)
  line.splice(ahead + 1, 0, moved!)
}

/** R5.5. */
export function naiveSprint(line: NaiveLine, ids: readonly number[]): void {
  if (ids.length !== 3) return
  const lead = line[0]!
  const runaways = lead.dice.filter(die => ids.includes(die.id))
  lead.dice = lead.dice.filter(die => !ids.includes(die.id))
  line.unshift({ dice: runaways, isGap: false })
}

/** R5.6. */
export function naiveComeback(line: NaiveLine): void {
  const groups = line.filter(group => !group.isGap)
  if (groups.length <= 2) return
  const last = groups[groups.length - 1]!
  line.splice(line.indexOf(last), 1)
  line.splice(1, 0, last)
  removeOuterGaps(line)
}

/** R5.7. */
export function naiveAboutTurn(line: NaiveLine, group: number, value: number): void {
  for (const die of line[group]!.dice) if (die.value === value) die.value = 7 - value
}

/** R5.8. */
export function naiveGap(line: NaiveLine, ahead: number | null): void {
  if (ahead === null) return
  line.splice(ahead + 1, 0, { dice: [], isGap: true })
}

/** R5.9. */
export function naiveCrash(line: NaiveLine, id: number | null): void {
  const groups = line.filter(group => !group.isGap)
  if (groups.length === 1) return
  const lead = groups[0]!
  const last = groups[groups.length - 1]!
  last.dice.push(lead.dice.find(die => die.id === id)!)
  lead.dice = lead.dice.filter(die => die.id !== id)
  if (lead.dice.length === 0) line.splice(line.indexOf(lead), 1)
  removeOuterGaps(line)
}

/** R5.8: a gap before the leading or behind the last group is removed. */
function removeOuterGaps(line: NaiveLine): void {
  while (line[0]!.isGap) line.splice(0, 1)
  while (line[line.length - 1]!.isGap) line.splice(line.length - 1, 1)
}

export interface NaiveTarget {
  readonly colour: number
  readonly value: number
}

/** R7.3. */
export function naivePoints(group: NaiveGroup, target: NaiveTarget): number {
  let points = 0
  for (const die of group.dice) {
    if (die.colour === target.colour && die.value === target.value) points += 3
    else if (die.colour === target.colour) points += 1
    else if (die.value === target.value) points += 1
  }
  return points
}

/** R7.4 to R7.6: victory points by seat. */
export function naiveStagePoints(
  line: NaiveLine,
  targets: readonly NaiveTarget[],
  revealer: number,
  stageValue: number,
): number[] {
  const awarded = targets.map(() => 0)
  let waiting = targets.map((_, seat) => seat)
  for (const prize of [stageValue, 2, 1]) {
    if (waiting.length === 0) break
    const best = naiveBest(line, targets, revealer, waiting)
    awarded[best] = prize
    waiting = waiting.filter(seat => seat !== best)
  }
  return awarded
}

/** R7.5: group after group only those with the most stay in; then clockwise from the revealer. */
function naiveBest(
  line: NaiveLine,
  targets: readonly NaiveTarget[],
  revealer: number,
  candidates: readonly number[],
): number {
  let tied = candidates
  for (const group of line.filter(candidate => !candidate.isGap)) {
    const points = tied.map(seat => naivePoints(group, targets[seat]!))
    tied = tied.filter((_, i) => points[i] === Math.max(...points))
  }
  let seat = revealer
  while (!tied.includes(seat)) seat = seat + 1 === targets.length ? 0 : seat + 1
  return seat
}
